// Words of the game: features, figures, symbols, colours. Words the server may send that are not
// here (of a tile file of one's own) are shown as they are, without their underscores.
import { listing, type Forms } from '../plural';
import { counted, from, plain } from '../tables';
import { count } from './count';
import { nouns } from './nouns';

export const tables = {
  // What a score is made of.
  parts: nouns,
  sets: {
    base: 'Base game',
    tollkeepers: 'The Tollkeepers',
    river_1: 'The River',
    river: 'The River',
    river_2: 'The River II',
    abbot: 'The Abbot',
    inns_and_cathedrals: 'Inns & Cathedrals',
  },
  // The letters in front of a tile type are those of its set.
  prefixes: {
    base: 'Base game',
    tk: 'The Tollkeepers',
    river: 'The River',
    r2: 'The River II',
    ab: 'The Abbot',
    ic: 'Inns & Cathedrals',
  },
  editions: {
    C1: 'First edition (2000)',
    C2: 'Second edition (2014)',
    C3: 'Third edition (2020)',
  },
  feature: {
    road: 'road',
    city: 'city',
    field: 'field',
    monastery: 'monastery',
    garden: 'garden',
    river: 'river',
    crossroads: 'crossroads',
    toll: 'toll',
    tollhouse: 'tollhouse',
  },
  points_for: {
    road: 'Roads',
    city: 'Cities',
    field: 'Fields',
    monastery: 'Monasteries',
    garden: 'Gardens',
    toll: 'Tolls',
    tollhouse: 'Tolls',
  },
  figure: { meeple: 'meeple', large_meeple: 'large meeple', abbot: 'abbot' },
  token: { tollhouse: 'tollhouse' },
  colour: {
    blue: 'blue',
    yellow: 'yellow',
    green: 'green',
    pink: 'pink',
    red: 'red',
    black: 'black',
  },
};

/** "meeples" */
export const figures = from({ meeple: 'meeples', large_meeple: 'large meeple', abbot: 'abbot' });
const parts: Record<string, Forms> = tables.parts;
const sides = ['north', 'east', 'south', 'west'];

/** "north", "east", "south", "west" */
export const side = (n: number) => sides[n & 3]!;

/** "a road" */
export const a_feature = from({
  road: 'a road',
  city: 'a city',
  field: 'a field',
  monastery: 'a monastery',
  garden: 'a garden',
});

const set = from(tables.sets);

export const words = {
  list: listing(' and ', ', and '),

  points: (n: number) => count(n, { one: 'point', other: 'points' }),
  tiles: (n: number) => count(n, { one: 'tile', other: 'tiles' }),
  turns: (n: number) => count(n, { one: 'turn', other: 'turns' }),
  players: (n: number) => count(n, { one: 'player', other: 'players' }),
  number: (n: number) => count.number(n),
  place: (n: number) =>
    count.ordinal(n, { one: '{n}st', two: '{n}nd', few: '{n}rd', other: '{n}th' }),
  /** "2 groups of travellers" */
  part: counted(count, nouns),
  /** "groups of travellers" */
  part_name: (n: number, what: string) => count.form(n, parts[what] ?? { other: plain(what) }),

  cell: (x: number, y: number) => `column ${count.number(x)}, row ${count.number(y)}`,
  tile: (type: string) => {
    const [prefix = '', letter = ''] = type.split('/');
    return `tile ${letter || prefix} (${from(tables.prefixes)(prefix)})`;
  },
  set,
  /** The server's title for a set the page has no name for. */
  set_title: (name: string, title: string) => (name in tables.sets ? set(name) : title),
  edition: (name: string, title: string) =>
    name in tables.editions ? from(tables.editions)(name) : title,

  feature: from(tables.feature),
  /** Kinds of points, as headings of a table. */
  points_for: from(tables.points_for),
  figure: from(tables.figure),
  token: from(tables.token),
  colour: from(tables.colour),
};
