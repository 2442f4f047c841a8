// Texty stránky „Kolik je to daně?“.
import { capital } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { side, words } from './words';

const tiles = (n: number) => words.tiles(n);
const open_ends = (n: number) =>
  count(n, {
    one: 'otevřený konec',
    few: 'otevřené konce',
    many: 'otevřeného konce',
    other: 'otevřených konců',
  });

export const toll: Text['toll'] = {
  title: 'Kolik je to daně?',
  lead: 'Vyložte část stolu, o kterou jde, s figurkami a celnicemi, a přečtěte si, kolik bodů co přináší a podle kterého pravidla.',
  hint: 'Vykládejte kartičky jako na stůl',
  of_game: 'Kolik je to daně? (tato pozice)',

  tab_tiles: 'Kartičky',
  tab_pieces: 'Figurky',
  tab_table: 'Stůl',
  tab_answer: 'Odpověď',
  tabs: 'Části této stránky',

  set: 'Sada',
  search: 'Hrany nebo název',
  search_hint: 'Od severu po směru hodinových ručiček: R cesta, C město, F louka, S řeka',
  symbol: 'Symbol',
  anything: 'jakýkoli',
  nothing: 'bez symbolu',
  no_tiles: 'Taková kartička není.',
  tile: (type, edges, symbols) =>
    `${capital(words.tile(type))}: ${edges}${symbols.length > 0 ? `; ${words.list(symbols)}` : ''}`,

  board: (n) =>
    `Stůl, ${tiles(n)}. Šipky posouvají, Enter položí, co je vybráno, R otáčí, Delete odstraní.`,
  empty: 'Vyberte kartičku a ťukněte na místo.',
  free: (where) => `Volné místo, ${where}`,
  at: (tile, where) => `${tile}, ${where}`,
  piece_of: (piece, colour) => `${piece} (${colour})`,
  larger: 'Větší',
  smaller: 'Menší',
  remove: 'Odstranit',
  placed: 'Právě přiložená',
  placed_hint: 'Co tato kartička uzavřela, vyhodnotí se teď.',
  chosen: 'Vybraná kartička',
  no_chosen: 'Ťuknutím na kartičku na stole ji lze otočit, odstranit nebo na ni postavit figurky.',

  colour: 'Barva',
  figure: 'Figurka',
  no_figure: 'žádná, jen vybírat',
  figure_hint:
    'Ťukněte na místo na kartičce, kde figurka stojí. Celnice patří na křižovatku; dalším ťuknutím se otočí.',
  spot: (kind, sides) =>
    sides.length > 0
      ? `${words.feature(kind)} (${sides.map(side).join(', ')})`
      : words.feature(kind),
  set_here: (figure, spot) => `Postavit: ${figure}, ${spot}`,
  take_away: (piece) => `Vzít pryč: ${piece}`,
  turn_over: (shows) => `Otočit, ukazuje ${count.number(shows)}`,

  edition: 'Edice',
  points_of: (colour) => `Body, ${colour}`,
  name_of: (colour) => `Jméno, ${colour}`,
  players: 'Hráči',
  load: 'Načíst soubor',
  load_hint: 'Pozice, záznam hry Tollkeeper nebo soubor .jcz',
  after_turn: 'Po tahu',
  save: 'Uložit pozici',
  copy: 'Zkopírovat odkaz',
  copied: 'Odkaz zkopírován: je v něm celý stůl.',
  clear: 'Vyprázdnit stůl',
  example: 'Ukázat příklad',

  answer: 'Odpověď',
  asking: 'Počítá se',
  nothing_yet: 'Odpověď se objeví zde, jakmile na stole leží kartička.',
  points: 'body',
  due: 'teď',
  end: 'na konci',
  total: 'celkem',
  scored_now: 'Vyhodnotí se teď',
  turns_over: (name, shows) => `${name}: celnice pak ukazuje ${count.number(shows)}`,
  tollhouse_of: (name, where, shows) =>
    `Celnice: ${name}, ${where}, ukazuje ${count.number(shows)}`,
  complete: 'dokončeno',
  complete_now: 'právě dokončeno',
  size: (n, ends) => (ends > 0 ? `${tiles(n)}, ${open_ends(ends)}` : tiles(n)),
  if_complete: 'Po dokončení tak, jak je',
  when_completed: 'Při dokončení',
  now: 'Vyhodnotí se teď',
  at_end: 'Na konci hry',
  no_points: 'nic',
  paid_before: 'Cesta byla uzavřena dříve, daň už nepřinese.',
  elsewhere: 'Na jiných volných křižovatkách by vybrala',
  free_crossroads: 'Volné křižovatky',
  crossroads_shows: (where, shows) => `${where}, ukazuje ${count.number(shows)}`,
  others: (n) => `Také to, za co nikdo nezískává body (${count.number(n)})`,
  worth: (now, complete) =>
    `Nikdo tam nestojí; hodnota na konci ${count.number(now)}, po dokončení ${count.number(complete)}.`,
  worth_now: (now) => `Nikdo tam nestojí; hodnota ${count.number(now)}.`,
  notes: 'Poznámky',
  warning: {
    box_has_fewer: 'Tato kartička zde leží vícekrát, než kolikrát je v krabici.',
    plain_tile: 'Soubor uvádí jen typ kartičky; byl vzat kus bez symbolů.',
    apart: 'Tyto kartičky se nedotýkají zbytku stolu.',
    two_on_tile: 'Na jedné kartičce stojí dvě figurky; při hře se na kartičku staví jen jedna.',
  },
  does_not_fit: 'Odpověď se objeví, až se opraví toto:',
  bad_link: 'Z tohoto odkazu nelze stůl přečíst.',
};
