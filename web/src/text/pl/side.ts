// Teksty obok planszy: miejsca przy stole, przebieg gry, punkty, pozostałe płytki, ustawienia, klawisze.
import type { levels as Levels, reason_kinds as Kinds } from '../en/side';
import { capital, plain, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { figures, on_feature, the_figure, the_token, words } from './words';

const levels: Same<typeof Levels> = {
  traveller: 'Wędrowiec',
  farmhand: 'Parobek',
  carter: 'Woźnica',
  innkeeper: 'Karczmarz',
  steward: 'Rządca',
  bailiff: 'Wójt',
  toll_master: 'Naczelnik ceł',
  random: 'Losowy',
  greedy: 'Zachłanny',
};

const level_helps: Record<string, string> = {
  traveller: 'tylko przejeżdża: gra, co dobrze wygląda, zapomina o polach, często się myli',
  farmhand: 'zna pola, myśli tylko o tej turze i często się myli',
  carter: 'gra przyzwoicie, a czasem nie widzi lepszego miejsca',
  innkeeper: 'gra starannie, ale nie patrzy, co będzie potem',
  steward: 'zanim zagra, patrzy kilka tur naprzód',
  bailiff: 'uważnie patrzy naprzód i z dwóch dobrych tur rzadko wybiera gorszą',
  toll_master: 'gra tak dobrze, jak ten program potrafi w dwie sekundy',
};

const kinds = (n: number) =>
  count(n, { one: 'rodzaj', few: 'rodzaje', many: 'rodzajów', other: 'rodzaju' });

const reason_kinds: Same<typeof Kinds> = {
  scored: 'dotychczasowe punkty',
  road: 'drogi',
  city: 'miasta',
  monastery: 'klasztory',
  garden: 'ogrody',
  field: 'pola',
  figures: 'wolne pionki',
  expansions: 'cło i podobne',
};

const signed = (n: number) => `${n > 0 ? '+' : ''}${words.number(Math.round(n * 10) / 10)}`;

export const side: Text['side'] = {
  side: 'Miejsca przy stole i przebieg gry',
  seats: 'Miejsca przy stole',
  seat: (n) => `Gracz ${n}`,
  you: 'ty',
  to_move: 'teraz gra',
  thinking: 'myśli…',
  open: 'wolne miejsce',
  away: 'nie ma przy stole',
  resigned: 'poddana partia',
  computer: (level) => (level ? `komputer, ${level}` : 'komputer'),
  plays_for: (level) => `gra komputer (${level})`,
  level: (name, title = '') => (levels as Record<string, string>)[name] ?? (title || plain(name)),
  level_help: (name, said) => level_helps[name] ?? said,
  points_of: (name, points) => `${name}: ${words.points(points)}`,
  more_now: (points) => (points < 0 ? words.number(points) : `+${words.number(points)}`),
  projected: (name, points) =>
    `${name}: jeszcze ${words.points(points)}, gdyby gra skończyła się teraz. Pokaż za co`,
  projected_title: 'Gdyby gra skończyła się teraz',
  nothing_more: 'Nic więcej, gdyby gra skończyła się teraz.',
  left_of: (left, of, figure) =>
    `${capital(figures(figure))}: zostało ${words.number(left)} z ${words.number(of)}`,
  token_in_play: (token, shows) => `${words.token(token)} w grze, pokazuje ${shows}`,
  token_in_hand: (token, shows) => `${words.token(token)} jeszcze poza grą, pokaże ${shows}`,

  last_points: 'Ostatnie punkty',
  tab_log: 'Przebieg',
  tab_points: 'Punkty',
  tab_tiles: 'Płytki',
  tab_more: 'Więcej',
  tabs: 'Przebieg gry, punkty i płytki',

  log_older: 'Pokaż wcześniejsze wpisy',
  log_empty: 'Nic się jeszcze nie wydarzyło.',
  log_show: 'Pokaż na planszy',
  reason: 'Dlaczego?',
  reason_of: (name: string, turn: number) => `Dlaczego tak? ${name}, tura ${turn}`,
  reason_lead: (name: string, lead: number, exact: boolean) =>
    exact
      ? `${name} liczy każdy przebieg do końca: ${signed(lead)} względem najlepszego z pozostałych.`
      : `${name} oczekuje na koniec ${signed(lead)} względem najlepszego z pozostałych.`,
  reason_kind: (word: string) => (reason_kinds as Record<string, string>)[word] ?? plain(word),
  reason_places: 'Najczęściej rozważane miejsca:',
  reason_place: (place: string, lead: number, chosen: boolean) =>
    `${place}: ${signed(lead)}${chosen ? ' (zagrane)' : ''}`,
  reason_none: 'O tej turze nie ma nic do powiedzenia.',
  move: (name) => `${name} umieszcza płytkę`,
  move_figure: (name, figure, word) =>
    word === 'field' && figure === 'meeple'
      ? `${name} umieszcza płytkę i chłopa`
      : `${name} umieszcza płytkę i ${the_figure(figure)} ${on_feature(word)}`,
  move_token: (name, token, moved) =>
    `${name} umieszcza płytkę i ${moved ? 'przenosi' : 'stawia'} ${the_token(token)}`,
  toll_to: (name) => `Cło pobiera ${name}`,
  score_for: (name, subject) => `${name}: ${subject}`,
  turns_over: (shows) => `Komora celna odwraca się i pokazuje teraz ${shows}.`,

  by_kind: 'Dotychczasowe punkty',
  kind: 'Za co',
  sum: 'Suma',
  no_points: 'Nikt nie ma jeszcze punktów.',

  tiles_left: (n) => `Pozostałe płytki: ${words.number(n)}`,
  all_kinds: (n) => kinds(n),
  tile_left: (type, left) => `${words.tile(type)}: zostało ${left}`,
  tiles_hidden: 'Lista pozostałych płytek jest wyłączona.',
  tiles_sum: (n) => `Do dobrania: ${words.tiles(n)}.`,

  fields: 'Pola',
  fields_label: 'Czyje jest które pole',
  rules: 'Zasady',
  settings: 'Ustawienia',
  help: 'Klawisze i pomoc',
  table: 'Stół',
  theme: 'Motyw',
  theme_system: 'jak w systemie',
  theme_light: 'jasny',
  theme_dark: 'ciemny',
  motion: 'Animacje',
  motion_system: 'jak w systemie',
  motion_off: 'brak',
  helps: 'Podpowiedzi',
  helps_locked: 'przy tym stole wyłączone',
  legal_places: 'Pokazuj, gdzie płytka pasuje',
  dead_places: 'Zaznaczaj miejsca, których nic już nie wypełni',
  show_projected: 'Punkty, gdyby gra skończyła się teraz',
  remaining: 'Pozostałe płytki',
  feature_worth: 'Ile jest warty obszar pod wskaźnikiem',
  fields_always: 'Zawsze pokazuj, czyje jest które pole',
  confirm_turns: 'Potwierdzaj każdą turę',
  letter_keys: 'Skróty jednoliterowe',
  your_name: 'Twoje imię',
  your_name_hint: 'Podpowiadane, gdy zajmujesz miejsce przy stole',

  keys_off: 'Skróty jednoliterowe są wyłączone w ustawieniach.',
  keys_key: 'Klawisz',
  keys_does: 'Działanie',
  keys: [
    ['strzałki', 'następne miejsce w tym kierunku'],
    ['Tab', 'następne miejsce w kolejności czytania'],
    ['R  Shift+R', 'obraca płytkę, w drugą stronę'],
    ['M  Shift+M', 'następne, poprzednie miejsce pionka; Esc cofa wybór'],
    ['T  Shift+T', 'następne, poprzednie skrzyżowanie dla komory celnej'],
    ['A', 'opat: umieść albo zabierz'],
    ['B', 'duży podwładny na wybranym miejscu'],
    ['P', 'pasuje w drugim kroku tury'],
    ['Enter', 'potwierdza turę'],
    ['Backspace  Ctrl+Z', 'cofa ostatnią część tury'],
    ['F', 'czyje jest które pole'],
    ['V', 'punkty, gdyby gra skończyła się teraz, na planszy'],
    ['L', 'ostatnie ruchy, krok po kroku'],
    ['N  Shift+N', 'następna, poprzednia płytka na planszy, na głos'],
    ['I', 'ile jest warty następny obszar w tym miejscu'],
    ['H', 'opisuje płytkę do umieszczenia'],
    ['+  −  0', 'bliżej, dalej, cała plansza'],
    ['Shift+strzałki', 'przesuwa planszę'],
    ['?', 'ta lista'],
  ],
  how_title: 'Tura w skrócie',
  how: [
    'Umieść płytkę w miejscu z przerywaną ramką, obróconą tak, by wszystkie krawędzie pasowały.',
    'Potem, jeśli chcesz: podwładny na tej płytce albo twoja komora celna na dowolnym wolnym skrzyżowaniu.',
    'Potwierdź. To, co ukończone, punktuje, a za ukończoną drogę cło pobiera każda komora celna, której ta droga dotyka.',
  ],
};
