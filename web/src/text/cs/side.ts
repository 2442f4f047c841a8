// Texty vedle herního plánu: místa u stolu, průběh hry, body, zbývající kartičky, nastavení, klávesy.
import type { levels as Levels, reason_kinds as Kinds } from '../en/side';
import { capital, plain, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { figures, onto_feature, the_figure, the_token, words } from './words';

const levels: Same<typeof Levels> = {
  traveller: 'Pocestný',
  farmhand: 'Čeledín',
  carter: 'Forman',
  innkeeper: 'Hostinský',
  steward: 'Správce',
  bailiff: 'Rychtář',
  toll_master: 'Vrchní výběrčí',
  random: 'Náhodný',
  greedy: 'Hamižný',
};

const level_helps: Record<string, string> = {
  traveller: 'jen projíždí: hraje, co dobře vypadá, zapomíná na louky a často chybuje',
  farmhand: 'zná louky, myslí jen na tento tah a často chybuje',
  carter: 'hraje slušně a občas přehlédne lepší místo',
  innkeeper: 'hraje pečlivě, ale nedívá se, co přijde potom',
  steward: 'než zahraje, dívá se o několik tahů dopředu',
  bailiff: 'pečlivě se dívá dopředu a ze dvou dobrých tahů málokdy volí horší',
  toll_master: 'hraje tak dobře, jak tento program umí za dvě sekundy',
};

const kinds = (n: number) => count(n, { one: 'typ', few: 'typy', many: 'typu', other: 'typů' });

const reason_kinds: Same<typeof Kinds> = {
  scored: 'dosavadní body',
  road: 'cesty',
  city: 'města',
  monastery: 'kláštery',
  garden: 'zahrady',
  field: 'louky',
  figures: 'volné figurky',
  expansions: 'daň a podobné',
};

const signed = (n: number) => `${n > 0 ? '+' : ''}${words.number(Math.round(n * 10) / 10)}`;

export const side: Text['side'] = {
  side: 'Místa u stolu a průběh hry',
  seats: 'Místa u stolu',
  seat: (n) => `Hráč ${n}`,
  you: 'vy',
  to_move: 'na tahu',
  thinking: 'přemýšlí…',
  open: 'volné místo',
  away: 'není u stolu',
  resigned: 'vzdaná hra',
  computer: (level) => (level ? `počítač, ${level}` : 'počítač'),
  plays_for: (level) => `hraje počítač (${level})`,
  level: (name, title = '') => (levels as Record<string, string>)[name] ?? (title || plain(name)),
  level_help: (name, said) => level_helps[name] ?? said,
  points_of: (name, points) => `${name}: ${words.points(points)}`,
  more_now: (points) => (points < 0 ? words.number(points) : `+${words.number(points)}`),
  projected: (name, points) =>
    `${name}: ještě ${words.points(points)}, kdyby hra skončila nyní. Ukázat za co`,
  projected_title: 'Kdyby hra skončila nyní',
  nothing_more: 'Nic navíc, kdyby hra skončila nyní.',
  left_of: (left, of, figure) =>
    `${capital(figures(figure))}: zbývá ${words.number(left)} z ${words.number(of)}`,
  token_in_play: (token, shows) => `${words.token(token)} ve hře, ukazuje ${shows}`,
  token_in_hand: (token, shows) => `${words.token(token)} zatím mimo hru, ukáže ${shows}`,

  last_points: 'Poslední body',
  tab_log: 'Průběh',
  tab_points: 'Body',
  tab_tiles: 'Kartičky',
  tab_more: 'Více',
  tabs: 'Průběh hry, body a kartičky',

  log_older: 'Ukázat starší záznamy',
  log_empty: 'Zatím se nic nestalo.',
  log_show: 'Ukázat na herním plánu',
  reason: 'Proč?',
  reason_of: (name: string, turn: number) => `Proč tak? ${name}, tah ${turn}`,
  reason_lead: (name: string, lead: number, exact: boolean) =>
    exact
      ? `${name} počítá každý průběh až do konce: ${signed(lead)} proti nejlepšímu z ostatních.`
      : `${name} čeká na konci ${signed(lead)} proti nejlepšímu z ostatních.`,
  reason_kind: (word: string) => (reason_kinds as Record<string, string>)[word] ?? plain(word),
  reason_places: 'Nejvíce zvažovaná místa:',
  reason_place: (place: string, lead: number, chosen: boolean) =>
    `${place}: ${signed(lead)}${chosen ? ' (zahráno)' : ''}`,
  reason_none: 'K tomuto tahu není co říci.',
  move: (name) => `${name} přikládá kartičku`,
  move_figure: (name, figure, word) =>
    word === 'field' && figure === 'meeple'
      ? `${name} přikládá kartičku a umisťuje sedláka`
      : `${name} přikládá kartičku a umisťuje ${the_figure(figure)} ${onto_feature(word)}`,
  move_token: (name, token, moved) =>
    `${name} přikládá kartičku a ${moved ? 'přemisťuje' : 'umisťuje'} ${the_token(token)}`,
  toll_to: (name) => `Daň vybírá ${name}`,
  score_for: (name, subject) => `${name}: ${subject}`,
  turns_over: (shows) => `Celnice se otáčí a nyní ukazuje ${shows}.`,

  by_kind: 'Dosavadní body',
  kind: 'Za co',
  sum: 'Součet',
  no_points: 'Zatím nikdo nemá body.',

  tiles_left: (n) => `Zbývající kartičky: ${words.number(n)}`,
  all_kinds: (n) => kinds(n),
  tile_left: (type, left) => `${words.tile(type)}: zbývá ${left}`,
  tiles_hidden: 'Seznam zbývajících kartiček je vypnutý.',
  tiles_sum: (n) => `K dobrání: ${words.tiles(n)}.`,

  fields: 'Louky',
  fields_label: 'Čí je která louka',
  rules: 'Pravidla',
  settings: 'Nastavení',
  help: 'Klávesy a pomoc',
  table: 'Stůl',
  theme: 'Motiv',
  theme_system: 'podle systému',
  theme_light: 'světlý',
  theme_dark: 'tmavý',
  motion: 'Animace',
  motion_system: 'podle systému',
  motion_off: 'žádné',
  helps: 'Nápovědy',
  helps_locked: 'u tohoto stolu vypnuté',
  legal_places: 'Ukazovat, kam kartička pasuje',
  dead_places: 'Označovat místa, která už nic nezaplní',
  show_projected: 'Body, kdyby hra skončila nyní',
  remaining: 'Zbývající kartičky',
  feature_worth: 'Hodnota území pod ukazatelem',
  fields_always: 'Vždy ukazovat, čí je která louka',
  confirm_turns: 'Potvrzovat každý tah',
  letter_keys: 'Zkratky z jednoho písmene',
  your_name: 'Vaše jméno',
  your_name_hint: 'Nabízí se, když si sedáte ke stolu',

  keys_off: 'Zkratky z jednoho písmene jsou v nastavení vypnuté.',
  keys_key: 'Klávesa',
  keys_does: 'Co dělá',
  keys: [
    ['šipky', 'další místo tím směrem'],
    ['Tab', 'další místo v pořadí čtení'],
    ['R  Shift+R', 'otočí kartičku, na druhou stranu'],
    ['M  Shift+M', 'další, předchozí místo pro figurku; Esc výběr zruší'],
    ['T  Shift+T', 'další, předchozí křižovatka pro celnici'],
    ['A', 'opat: umístit, nebo vzít zpět'],
    ['B', 'velký družiník na vybraném místě'],
    ['P', 'přeskočí druhý krok tahu'],
    ['Enter', 'potvrdí tah'],
    ['Backspace  Ctrl+Z', 'vrátí poslední část tahu'],
    ['F', 'čí je která louka'],
    ['V', 'body, kdyby hra skončila nyní, na plánu'],
    ['L', 'poslední tahy, krok za krokem'],
    ['N  Shift+N', 'další, předchozí kartička plánu, nahlas'],
    ['I', 'jakou hodnotu má další území na tomto místě'],
    ['H', 'popíše kartičku k přiložení'],
    ['+  −  0', 'blíž, dál, celý plán'],
    ['Shift+šipky', 'posune herní plán'],
    ['?', 'tento seznam'],
  ],
  how_title: 'Tah ve zkratce',
  how: [
    'Přiložte kartičku na místo s čárkovaným rámečkem, otočenou tak, aby všechny hrany souhlasily.',
    'Potom, chcete-li: družiník na této kartičce, nebo vaše celnice na kterékoli volné křižovatce.',
    'Potvrďte. Co je dokončené, se vyhodnotí a z uzavřené cesty vybírá daň každá celnice, které se cesta dotýká.',
  ],
};
