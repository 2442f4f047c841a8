// Texts beside the board: seats, log, points, tiles left, settings, keys.
import { plain } from '../tables';
import { count } from './count';
import { a_feature, figures, words } from './words';

export const levels = {
  traveller: 'Traveller',
  farmhand: 'Farmhand',
  carter: 'Carter',
  innkeeper: 'Innkeeper',
  steward: 'Steward',
  bailiff: 'Bailiff',
  toll_master: 'Toll master',
  random: 'Random',
  greedy: 'Greedy',
};

const plural_tiles = (n: number) => words.tiles(n);

export const reason_kinds = {
  scored: 'points so far',
  road: 'roads',
  city: 'cities',
  monastery: 'monasteries',
  garden: 'gardens',
  field: 'fields',
  figures: 'free figures',
  expansions: 'toll and the like',
};

const signed = (n: number) => `${n > 0 ? '+' : ''}${words.number(Math.round(n * 10) / 10)}`;

export const side = {
  side: 'Seats and log',
  seats: 'Seats',
  seat: (n: number) => `Player ${n}`,
  you: 'you',
  to_move: 'to move',
  thinking: 'thinking …',
  open: 'open seat',
  away: 'away',
  resigned: 'resigned',
  computer: (level: string) => (level ? `computer, ${level}` : 'computer'),
  plays_for: (level: string) => `computer plays (${level})`,
  level: (name: string, title = '') =>
    (levels as Record<string, string>)[name] ?? (title || plain(name)),
  /** How it plays; the server's words, which are English. */
  level_help: (_name: string, said: string) => said,
  points_of: (name: string, points: number) => `${name}: ${words.points(points)}`,
  more_now: (points: number) =>
    points < 0 ? `${words.number(points)}` : `+${words.number(points)}`,
  projected: (name: string, points: number) =>
    `${name}: ${words.points(points)} more if the game ended now. Show what for`,
  projected_title: 'If the game ended now',
  nothing_more: 'Nothing more if the game ended now.',
  left_of: (left: number, of: number, figure: string) =>
    `${words.number(left)} of ${words.number(of)} ${figures(figure)} left`,
  token_in_play: (token: string, shows: number) => `${words.token(token)} in play, shows ${shows}`,
  token_in_hand: (token: string, shows: number) =>
    `${words.token(token)} not in play yet, would show ${shows}`,

  last_points: 'Last points',
  tab_log: 'Log',
  tab_points: 'Points',
  tab_tiles: 'Tiles',
  tab_more: 'More',
  tabs: 'Log, points and tiles',

  log_older: 'Show older lines',
  log_empty: 'Nothing has happened yet.',
  log_show: 'Show on the board',
  reason: 'Why?',
  reason_of: (name: string, turn: number) => `Why did ${name} play so in turn ${turn}?`,
  reason_lead: (name: string, lead: number, exact: boolean) =>
    exact
      ? `${name} counted every line to the end: ${signed(lead)} against the best other player.`
      : `${name} expected to end at ${signed(lead)} against the best other player.`,
  reason_kind: (word: string) => (reason_kinds as Record<string, string>)[word] ?? plain(word),
  reason_places: 'Places it weighed most:',
  reason_place: (place: string, lead: number, chosen: boolean) =>
    `${place}: ${signed(lead)}${chosen ? ' (played)' : ''}`,
  reason_none: 'There is nothing to tell about this turn.',
  move: (name: string) => `${name} placed a tile`,
  move_figure: (name: string, figure: string, word: string) =>
    word === 'field'
      ? `${name} placed a tile and a farmer`
      : `${name} placed a tile and ${figure === 'abbot' ? 'the abbot' : `a ${words.figure(figure)}`} on ${a_feature(word)}`,
  move_token: (name: string, token: string, moved: boolean) =>
    `${name} placed a tile and ${moved ? 'moved' : 'set up'} the ${words.token(token)}`,
  toll_to: (name: string) => `Toll to ${name}`,
  score_for: (name: string, subject: string) => `${name}: ${subject}`,
  turns_over: (shows: number) => `The tollhouse turns over and now shows ${shows}.`,

  by_kind: 'Points so far',
  kind: 'Kind',
  sum: 'Sum',
  no_points: 'Nobody has points yet.',

  tiles_left: (n: number) => `Tiles left: ${words.number(n)}`,
  all_kinds: (n: number) => `all ${count(n, { one: 'kind', other: 'kinds' })}`,
  tile_left: (type: string, left: number) => `${words.tile(type)}: ${left} left`,
  tiles_hidden: 'The list of tiles left is switched off.',
  tiles_sum: (n: number) => `${plural_tiles(n)} still to be drawn.`,

  fields: 'Fields',
  fields_label: 'Whose field is whose',
  rules: 'Rules',
  settings: 'Settings',
  help: 'Keys and help',
  table: 'Table',
  theme: 'Theme',
  theme_system: 'as the system',
  theme_light: 'light',
  theme_dark: 'dark',
  motion: 'Movement',
  motion_system: 'as the system',
  motion_off: 'none',
  helps: 'Helps',
  helps_locked: 'switched off at this table',
  legal_places: 'Show where the tile fits',
  dead_places: 'Mark places no tile can fill any more',
  show_projected: 'Points if the game ended now',
  remaining: 'Tiles left',
  feature_worth: 'What a feature is worth under the pointer',
  fields_always: 'Always show whose field is whose',
  confirm_turns: 'Confirm each turn',
  letter_keys: 'One-letter keys',
  your_name: 'Your name',
  your_name_hint: 'Proposed when you take a seat',

  keys_off: 'One-letter keys are switched off in the settings.',
  keys_key: 'Key',
  keys_does: 'Does',
  keys: [
    ['arrows', 'next place in that direction'],
    ['Tab', 'next place, in reading order'],
    ['R  Shift+R', 'turn the tile, the other way'],
    ['M  Shift+M', 'next, last figure spot; Esc clears'],
    ['T  Shift+T', 'next, last crossroads for the tollhouse'],
    ['A', 'abbot: place, or take home'],
    ['B', 'large meeple on the chosen spot'],
    ['P', 'pass the second phase'],
    ['Enter', 'confirm the turn'],
    ['Backspace  Ctrl+Z', 'take back the last piece of the turn'],
    ['F', 'whose field is whose'],
    ['V', 'points if the game ended now, on the board'],
    ['L', 'last moves, step by step'],
    ['N  Shift+N', 'next, last tile of the board, told'],
    ['I', 'what the next feature here is worth'],
    ['H', 'say the tile in hand'],
    ['+  −  0', 'larger, smaller, all in view'],
    ['Shift+arrows', 'move the board'],
    ['?', 'this list'],
  ] as [string, string][],
  how_title: 'A turn in short',
  how: [
    'Lay the tile in hand on a place with a dashed frame, turned so that all borders match.',
    'Then, if you like: a meeple on the tile just laid, or your tollhouse on a free crossroads anywhere.',
    'Confirm. What is completed is scored, and a completed road pays toll to every tollhouse it touches.',
  ],
};
