// Words of the game: features, figures, symbols, colours. Words the server may send that are not
// here (of a tile file of one's own) are shown as they are, without their underscores.
import type { Forms } from '../plural';
import { count } from './count';

const plain = (word: string) => word.replaceAll('_', ' ');
const from = (table: Record<string, string>) => (word: string) => table[word] ?? plain(word);

// What a score is made of.
const parts: Record<string, Forms> = {
  tile: { one: 'tile', other: 'tiles' },
  coat_of_arms: { one: 'coat of arms', other: 'coats of arms' },
  completed_city: { one: 'completed city', other: 'completed cities' },
  monastery: { one: 'monastery', other: 'monasteries' },
  garden: { one: 'garden', other: 'gardens' },
  neighbour: { one: 'neighbouring tile', other: 'neighbouring tiles' },
  travellers: { one: 'group of travellers', other: 'groups of travellers' },
  farmhouse: { one: 'farmhouse', other: 'farmhouses' },
  cowshed: { one: 'cowshed', other: 'cowsheds' },
  pigsty: { one: 'pigsty', other: 'pigsties' },
  donkey_stable: { one: 'donkey stable', other: 'donkey stables' },
  highwaymen: { one: 'highwaymen symbol', other: 'highwaymen symbols' },
};

const sets: Record<string, string> = {
  base: 'Base game',
  tollkeepers: 'The Tollkeepers',
  river_1: 'The River',
  river: 'The River',
  river_2: 'The River II',
  abbot: 'The Abbot',
  inns_and_cathedrals: 'Inns & Cathedrals',
};

// The letters in front of a tile type are those of its set.
const prefixes: Record<string, string> = {
  base: 'Base game',
  tk: 'The Tollkeepers',
  river: 'The River',
  r2: 'The River II',
  ab: 'The Abbot',
  ic: 'Inns & Cathedrals',
};

export const words = {
  plain,
  list: (items: string[]) =>
    new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }).format(items),

  points: (n: number) => count(n, { one: 'point', other: 'points' }),
  tiles: (n: number) => count(n, { one: 'tile', other: 'tiles' }),
  turns: (n: number) => count(n, { one: 'turn', other: 'turns' }),
  meeples: (n: number) => count(n, { one: 'meeple', other: 'meeples' }),
  players: (n: number) => count(n, { one: 'player', other: 'players' }),
  number: (n: number) => count.number(n),
  place: (n: number) =>
    count.ordinal(n, { one: '{n}st', two: '{n}nd', few: '{n}rd', other: '{n}th' }),
  /** "2 groups of travellers" */
  part: (n: number, what: string) => count(n, parts[what] ?? { other: plain(what) }),
  /** "groups of travellers" */
  part_name: (n: number, what: string) => count.form(n, parts[what] ?? { other: plain(what) }),

  cell: (x: number, y: number) => `column ${count.number(x)}, row ${count.number(y)}`,
  tile: (type: string) => {
    const [prefix = '', letter = ''] = type.split('/');
    return `tile ${letter || prefix} (${prefixes[prefix] ?? plain(prefix)})`;
  },
  set: from(sets),
  /** The server's title for a set the page has no name for. */
  set_title: (name: string, title: string) => sets[name] ?? title,

  feature: from({
    road: 'road',
    city: 'city',
    field: 'field',
    monastery: 'monastery',
    garden: 'garden',
    river: 'river',
    crossroads: 'crossroads',
  }),
  a_feature: (word: string) =>
    from({
      road: 'a road',
      city: 'a city',
      field: 'a field',
      monastery: 'a monastery',
      garden: 'a garden',
    })(word),
  /** Kinds of points, as headings of a table. */
  points_for: from({
    road: 'Roads',
    city: 'Cities',
    field: 'Fields',
    monastery: 'Monasteries',
    garden: 'Gardens',
    toll: 'Tolls',
    tollhouse: 'Tolls',
  }),
  figure: from({ meeple: 'meeple', large_meeple: 'large meeple', abbot: 'abbot' }),
  figures: from({ meeple: 'meeples', large_meeple: 'large meeple', abbot: 'abbot' }),
  role: from({
    road: 'highwayman',
    city: 'knight',
    monastery: 'monk',
    field: 'farmer',
    garden: 'abbot',
  }),
  token: from({ tollhouse: 'tollhouse' }),
  colour: from({
    blue: 'blue',
    yellow: 'yellow',
    green: 'green',
    pink: 'pink',
    red: 'red',
    black: 'black',
  }),
  emblem: from({
    blue: 'disc',
    yellow: 'triangle',
    green: 'square',
    pink: 'chevron',
    red: 'cross',
    black: 'bars',
  }),
  side: (n: number) => ['north', 'east', 'south', 'west'][n & 3] ?? '',
};
