// Slova hry: území, figurky, symboly, barvy.
import type { tables as English } from '../en/words';
import { listing, type Forms } from '../plural';
import { counted, from, plain, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { nouns } from './nouns';

const tables: Same<typeof English> = {
  parts: nouns,
  sets: {
    base: 'Základní hra',
    tollkeepers: 'Výběrčí daní (Mýtné)',
    river_1: 'Řeka',
    river: 'Řeka',
    river_2: 'Řeka II',
    abbot: 'Opat',
    inns_and_cathedrals: 'Hostince a katedrály',
  },
  prefixes: {
    base: 'Základní hra',
    tk: 'Výběrčí daní',
    river: 'Řeka',
    r2: 'Řeka II',
    ab: 'Opat',
    ic: 'Hostince a katedrály',
  },
  editions: {
    C1: 'Původní edice (C1, 2000)',
    C2: 'Nová edice (C2, 2014)',
    C3: 'Třetí edice (C3, 2020)',
  },
  feature: {
    road: 'cesta',
    city: 'město',
    field: 'louka',
    monastery: 'klášter',
    garden: 'zahrada',
    river: 'řeka',
    crossroads: 'křižovatka',
    toll: 'daň',
    tollhouse: 'celnice',
  },
  points_for: {
    road: 'Cesty',
    city: 'Města',
    field: 'Louky',
    monastery: 'Kláštery',
    garden: 'Zahrady',
    toll: 'Daně',
    tollhouse: 'Daně',
  },
  figure: { meeple: 'družiník', large_meeple: 'velký družiník', abbot: 'opat' },
  token: { tollhouse: 'celnice' },
  colour: {
    blue: 'modrá',
    yellow: 'žlutá',
    green: 'zelená',
    pink: 'růžová',
    red: 'červená',
    black: 'černá',
  },
};

/** Nominativ, jak stojí před dvojtečkou: „družiníci“. */
export const figures = from({
  meeple: 'družiníci',
  large_meeple: 'velký družiník',
  abbot: 'opat',
});
/** Akuzativ: „umisťuje družiníka“. */
export const the_figure = from({
  meeple: 'družiníka',
  large_meeple: 'velkého družiníka',
  abbot: 'opata',
});
export const the_token = from({ tollhouse: 'celnici' });
/** „na cestě“, „ve městě“ */
export const on_feature = from({
  road: 'na cestě',
  city: 've městě',
  field: 'na louce',
  monastery: 'v klášteře',
  garden: 'na zahradě',
});
/** „na cestu“, „do města“ */
export const onto_feature = from({
  road: 'na cestu',
  city: 'do města',
  field: 'na louku',
  monastery: 'do kláštera',
  garden: 'na zahradu',
});
/** „na severu“ */
export const at_side = (n: number) => ['na severu', 'na východě', 'na jihu', 'na západě'][n & 3]!;
export const side = (n: number) => ['sever', 'východ', 'jih', 'západ'][n & 3]!;

const parts: Record<string, Forms> = tables.parts;
const set = from(tables.sets);

export const words: Text['words'] = {
  list: listing(' a\u00a0'),

  points: (n) => count(n, { one: 'bod', few: 'body', many: 'bodu', other: 'bodů' }),
  tiles: (n) => count(n, tables.parts.tile),
  turns: (n) => count(n, { one: 'tah', few: 'tahy', many: 'tahu', other: 'tahů' }),
  players: (n) => count(n, { one: 'hráč', few: 'hráči', many: 'hráče', other: 'hráčů' }),
  number: (n) => count.number(n),
  place: (n) => `${count.number(n)}.`,
  part: counted(count, nouns),
  part_name: (n, what) => count.form(n, parts[what] ?? { other: plain(what) }),

  cell: (x, y) => `sloupec ${count.number(x)}, řada ${count.number(y)}`,
  tile: (type) => {
    const [prefix = '', letter = ''] = type.split('/');
    return `kartička ${letter || prefix} (${from(tables.prefixes)(prefix)})`;
  },
  set,
  set_title: (name, title) => (name in tables.sets ? set(name) : title),
  edition: (name, title) => (name in tables.editions ? from(tables.editions)(name) : title),

  feature: from(tables.feature),
  points_for: from(tables.points_for),
  figure: from(tables.figure),
  token: from(tables.token),
  colour: from(tables.colour),
};
