// Wörter des Spiels: Gebiete, Figuren, Symbole, Farben.
import type { tables as English } from '../en/words';
import { listing, type Forms } from '../plural';
import { counted, from, plain, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { nouns } from './nouns';

const tables: Same<typeof English> = {
  parts: nouns,
  sets: {
    base: 'Grundspiel',
    tollkeepers: 'Die Zöllner',
    river_1: 'Der Fluss',
    river: 'Der Fluss',
    river_2: 'Der Fluss II',
    abbot: 'Der Abt',
    inns_and_cathedrals: 'Wirtshäuser und Kathedralen',
  },
  prefixes: {
    base: 'Grundspiel',
    tk: 'Die Zöllner',
    river: 'Der Fluss',
    r2: 'Der Fluss II',
    ab: 'Der Abt',
    ic: 'Wirtshäuser und Kathedralen',
  },
  editions: {
    C1: '1. Edition (C1, 2000)',
    C2: '2. Edition (C2, 2014)',
    C3: '3. Edition (C3, 2020)',
  },
  feature: {
    road: 'Straße',
    city: 'Stadt',
    field: 'Wiese',
    monastery: 'Kloster',
    garden: 'Garten',
    river: 'Fluss',
    crossroads: 'Kreuzung',
    toll: 'Zoll',
    tollhouse: 'Zollhaus',
  },
  points_for: {
    road: 'Straßen',
    city: 'Städte',
    field: 'Wiesen',
    monastery: 'Klöster',
    garden: 'Gärten',
    toll: 'Zölle',
    tollhouse: 'Zölle',
  },
  figure: { meeple: 'Meeple', large_meeple: 'großer Meeple', abbot: 'Abt' },
  token: { tollhouse: 'Zollhaus' },
  colour: {
    blue: 'Blau',
    yellow: 'Gelb',
    green: 'Grün',
    pink: 'Rosa',
    red: 'Rot',
    black: 'Schwarz',
  },
};

/** „einen Meeple“, „den Abt“ */
export const the_figure = from({
  meeple: 'einen Meeple',
  large_meeple: 'den großen Meeple',
  abbot: 'den Abt',
});
export const the_token = from({ tollhouse: 'das Zollhaus' });
/** „auf einer Straße“ */
export const on_feature = from({
  road: 'auf einer Straße',
  city: 'in einer Stadt',
  field: 'auf einer Wiese',
  monastery: 'in einem Kloster',
  garden: 'in einem Garten',
});
/** „auf eine Straße“ */
export const onto_feature = from({
  road: 'auf eine Straße',
  city: 'in eine Stadt',
  field: 'auf eine Wiese',
  monastery: 'in ein Kloster',
  garden: 'in einen Garten',
});
export const side = (n: number) => ['Norden', 'Osten', 'Süden', 'Westen'][n & 3]!;

const parts: Record<string, Forms> = tables.parts;
const set = from(tables.sets);

export const words: Text['words'] = {
  list: listing(' und '),

  points: (n) => count(n, { one: 'Punkt', other: 'Punkte' }),
  tiles: (n) => count(n, tables.parts.tile),
  turns: (n) => count(n, { one: 'Zug', other: 'Züge' }),
  players: (n) => count(n, { other: 'Spieler' }),
  number: (n) => count.number(n),
  place: (n) => `${count.number(n)}.`,
  part: counted(count, nouns),
  part_name: (n, what) => count.form(n, parts[what] ?? { other: plain(what) }),

  cell: (x, y) => `Spalte ${count.number(x)}, Reihe ${count.number(y)}`,
  tile: (type) => {
    const [prefix = '', letter = ''] = type.split('/');
    return `Plättchen ${letter || prefix} (${from(tables.prefixes)(prefix)})`;
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
