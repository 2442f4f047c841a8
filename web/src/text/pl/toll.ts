// Teksty strony „Ile wynosi cło?”.
import { capital } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { side, words } from './words';

const tiles = (n: number) => words.tiles(n);
const open_ends = (n: number) =>
  count(n, {
    one: 'otwarty koniec',
    few: 'otwarte końce',
    many: 'otwartych końców',
    other: 'otwartego końca',
  });

export const toll: Text['toll'] = {
  title: 'Ile wynosi cło?',
  lead: 'Ułóż tę część stołu, o którą chodzi, z pionkami i komorami celnymi, i zobacz, ile punktów wszystko tam daje i z której zasady to wynika.',
  hint: 'Układaj płytki jak na stole',
  of_game: 'Ile wynosi cło? (ta pozycja)',

  tab_tiles: 'Płytki',
  tab_pieces: 'Pionki',
  tab_table: 'Stół',
  tab_answer: 'Odpowiedź',
  tabs: 'Części tej strony',

  set: 'Zestaw',
  search: 'Krawędzie lub nazwa',
  search_hint: 'Od północy zgodnie z ruchem wskazówek zegara: R droga, C miasto, F pole, S rzeka',
  symbol: 'Symbol',
  anything: 'dowolny',
  nothing: 'bez symbolu',
  no_tiles: 'Nie ma takiej płytki.',
  tile: (type, edges, symbols) =>
    `${capital(words.tile(type))}: ${edges}${symbols.length > 0 ? `; ${words.list(symbols)}` : ''}`,

  board: (n) =>
    `Stół, ${tiles(n)}. Strzałki przesuwają, Enter kładzie to, co wybrano, R obraca, Delete usuwa.`,
  empty: 'Wybierz płytkę i dotknij miejsca.',
  free: (where) => `Wolne miejsce, ${where}`,
  at: (tile, where) => `${tile}, ${where}`,
  piece_of: (piece, colour) => `${piece} (${colour})`,
  larger: 'Większe',
  smaller: 'Mniejsze',
  remove: 'Usuń',
  placed: 'Właśnie położona',
  placed_hint: 'To, co ta płytka ukończyła, punktuje teraz.',
  chosen: 'Wybrana płytka',
  no_chosen: 'Dotknij płytki na stole, żeby ją obrócić, usunąć albo postawić na niej pionki.',

  colour: 'Kolor',
  figure: 'Pionek',
  no_figure: 'żaden, tylko wybieranie',
  figure_hint:
    'Dotknij miejsca na płytce, w którym stoi pionek. Komora celna staje na skrzyżowaniu; dotknij jej jeszcze raz, żeby ją odwrócić.',
  spot: (kind, sides) =>
    sides.length > 0
      ? `${words.feature(kind)} (${sides.map(side).join(', ')})`
      : words.feature(kind),
  set_here: (figure, spot) => `Postaw: ${figure}, ${spot}`,
  take_away: (piece) => `Zabierz: ${piece}`,
  turn_over: (shows) => `Odwróć, pokazuje ${count.number(shows)}`,

  edition: 'Edycja',
  points_of: (colour) => `Punkty, ${colour}`,
  name_of: (colour) => `Imię, ${colour}`,
  players: 'Gracze',
  load: 'Wczytaj plik',
  load_hint: 'Pozycja, zapis gry Tollkeeper albo plik .jcz',
  after_turn: 'Po turze',
  save: 'Zapisz pozycję',
  copy: 'Skopiuj link',
  copied: 'Link skopiowany: jest w nim cały stół.',
  clear: 'Opróżnij stół',
  example: 'Pokaż przykład',

  answer: 'Odpowiedź',
  asking: 'Liczenie',
  nothing_yet: 'Odpowiedź pojawi się tutaj, gdy tylko na stole będzie leżała płytka.',
  points: 'punkty',
  due: 'teraz',
  end: 'na koniec',
  total: 'razem',
  scored_now: 'Punktuje teraz',
  turns_over: (name, shows) => `${name}: komora celna pokazuje potem ${count.number(shows)}`,
  tollhouse_of: (name, where, shows) =>
    `Komora celna: ${name}, ${where}, pokazuje ${count.number(shows)}`,
  complete: 'ukończone',
  complete_now: 'właśnie ukończone',
  size: (n, ends) => (ends > 0 ? `${tiles(n)}, ${open_ends(ends)}` : tiles(n)),
  if_complete: 'Po ukończeniu tak, jak jest',
  when_completed: 'W chwili ukończenia',
  now: 'Punktuje teraz',
  at_end: 'Na koniec gry',
  no_points: 'nic',
  paid_before: 'Ukończona wcześniej: cła już nie da.',
  elsewhere: 'Na innych wolnych skrzyżowaniach dałaby',
  free_crossroads: 'Wolne skrzyżowania',
  crossroads_shows: (where, shows) => `${where}, pokazuje ${count.number(shows)}`,
  others: (n) => `Także to, za co nikt nie dostaje punktów (${count.number(n)})`,
  worth: (now, complete) =>
    `Nikt tam nie stoi; na koniec warte ${count.number(now)}, po ukończeniu ${count.number(complete)}.`,
  worth_now: (now) => `Nikt tam nie stoi; warte ${count.number(now)}.`,
  notes: 'Uwagi',
  warning: {
    box_has_fewer: 'Ta płytka leży tu więcej razy, niż jest jej w pudełku.',
    plain_tile: 'Plik podaje tylko rodzaj płytki; wzięto egzemplarz bez symboli.',
    apart: 'Te płytki nie stykają się z resztą stołu.',
    two_on_tile: 'Na jednej płytce stoją dwa pionki; w grze stawia się na płytce tylko jeden.',
  },
  does_not_fit: 'Odpowiedź pojawi się, gdy to zostanie poprawione:',
  bad_link: 'Z tego linku nie da się odczytać stołu.',
};
