// Słowa gry: obszary, pionki, symbole, kolory.
import type { tables as English } from '../en/words';
import { listing, type Forms } from '../plural';
import { counted, from, plain, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { nouns } from './nouns';

const tables: Same<typeof English> = {
  parts: nouns,
  sets: {
    base: 'Gra podstawowa',
    tollkeepers: 'Celnicy',
    river_1: 'Rzeka',
    river: 'Rzeka',
    river_2: 'Rzeka II',
    abbot: 'Opat',
    inns_and_cathedrals: 'Karczmy i katedry',
  },
  prefixes: {
    base: 'Gra podstawowa',
    tk: 'Celnicy',
    river: 'Rzeka',
    r2: 'Rzeka II',
    ab: 'Opat',
    ic: 'Karczmy i katedry',
  },
  editions: {
    C1: '1. edycja (C1, 2000)',
    C2: '2. edycja (C2, 2014)',
    C3: '3. edycja (C3, 2020)',
  },
  feature: {
    road: 'droga',
    city: 'miasto',
    field: 'pole',
    monastery: 'klasztor',
    garden: 'ogród',
    river: 'rzeka',
    crossroads: 'skrzyżowanie',
    toll: 'cło',
    tollhouse: 'komora celna',
  },
  points_for: {
    road: 'Drogi',
    city: 'Miasta',
    field: 'Pola',
    monastery: 'Klasztory',
    garden: 'Ogrody',
    toll: 'Cło',
    tollhouse: 'Cło',
  },
  figure: { meeple: 'podwładny', large_meeple: 'duży podwładny', abbot: 'opat' },
  token: { tollhouse: 'komora celna' },
  colour: {
    blue: 'niebieski',
    yellow: 'żółty',
    green: 'zielony',
    pink: 'różowy',
    red: 'czerwony',
    black: 'czarny',
  },
};

/** Mianownik, jak przed dwukropkiem: „podwładni”. */
export const figures = from({
  meeple: 'podwładni',
  large_meeple: 'duży podwładny',
  abbot: 'opat',
});
/** Biernik: „umieszcza podwładnego”. */
export const the_figure = from({
  meeple: 'podwładnego',
  large_meeple: 'dużego podwładnego',
  abbot: 'opata',
});
export const the_token = from({ tollhouse: 'komorę celną' });
/** „na drodze”, „w mieście” */
export const on_feature = from({
  road: 'na drodze',
  city: 'w mieście',
  field: 'na polu',
  monastery: 'w klasztorze',
  garden: 'w ogrodzie',
});
/** „na północy” */
export const at_side = (n: number) =>
  ['na północy', 'na wschodzie', 'na południu', 'na zachodzie'][n & 3]!;
export const side = (n: number) => ['północ', 'wschód', 'południe', 'zachód'][n & 3]!;

const parts: Record<string, Forms> = tables.parts;
const set = from(tables.sets);

export const words: Text['words'] = {
  list: listing(' i\u00a0'),

  points: (n) => count(n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
  tiles: (n) => count(n, tables.parts.tile),
  turns: (n) => count(n, { one: 'tura', few: 'tury', many: 'tur', other: 'tury' }),
  players: (n) => count(n, { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' }),
  number: (n) => count.number(n),
  place: (n) => `${count.number(n)}.`,
  part: counted(count, nouns),
  part_name: (n, what) => count.form(n, parts[what] ?? { other: plain(what) }),

  cell: (x, y) => `kolumna ${count.number(x)}, rząd ${count.number(y)}`,
  tile: (type) => {
    const [prefix = '', letter = ''] = type.split('/');
    return `płytka ${letter || prefix} (${from(tables.prefixes)(prefix)})`;
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
