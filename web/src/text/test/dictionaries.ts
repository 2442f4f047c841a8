// The four dictionaries side by side, and values to call their functions with.
import type { Choice, Entry, Feature } from '../../protocol';
import { cs } from '../cs';
import { de } from '../de';
import { en } from '../en';
import { levels, reason_kinds } from '../en/side';
import { names as options, values } from '../en/options';
import { tables as page_tables } from '../en/pages';
import { by_code } from '../en/refusals';
import { tables as sitting_tables } from '../en/sitting';
import { tables } from '../en/words';
import { pl } from '../pl';
import { refusal_rules } from '../refusal_rules';

export const dictionaries = { en, pl, cs, de };

/** Leaves by their path: "side.tab_log". Lists are leaves. */
export function leaves(texts: object, path = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const here = path ? `${path}.${key}` : key;
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value);
    return inner ? leaves(value, here) : [[here, value] as [string, unknown]];
  });
}

export const numbers = [0, 1, 2, 5, 12, 22, 1.5];

const name = (seat: number | undefined) => (seat === 2 ? 'Ben' : 'Ada');
const base = { turn: 3, seat: 1, cells: [[2, 4]] };

export const parts = Object.keys(tables.parts).map((what, n) => ({
  what,
  count: n + 1,
  worth: (n % 3) + 1,
  points: (n + 1) * ((n % 3) + 1),
  rule: 'B-31',
}));

export const entries = [
  { ...base, kind: 'tile_drawn', type: 'base/D' },
  { ...base, kind: 'tile_discarded', type: 'tk/J' },
  { ...base, kind: 'tile_placed', type: 'r2/A' },
  ...['meeple', 'large_meeple', 'abbot'].flatMap((figure) => [
    ...['road 1', 'city', 'field 2', 'monastery', 'garden'].map((on) => ({
      ...base,
      kind: 'figure_placed',
      figure,
      on,
    })),
    { ...base, kind: 'figure_returned', figure },
  ]),
  ...['token_placed', 'token_moved', 'token_turned'].map((kind) => ({
    ...base,
    kind,
    word: 'tollhouse',
    number: 2,
  })),
  ...['road', 'city', 'field', 'monastery', 'garden', 'toll', 'tollhouse'].flatMap((word) =>
    [false, true].map((at_end) => ({
      ...base,
      kind: 'score',
      word,
      at_end,
      points: 5,
      parts: parts.slice(0, 3),
    })),
  ),
  { ...base, kind: 'score', word: 'garden', at_end: false, rule: 'A-5', points: 6, parts },
  { ...base, kind: 'turn_ended' },
  { turn: 3, kind: 'game_ended' },
] as unknown as Entry[];

const about = { tiles: 2, open_ends: 2, occupied_by: [2], worth_now: 3, worth_complete: 5 };
export const choices = [
  { kind: 'special', action: { type: 'return_abbot' }, figure: 'abbot', gains: [] },
  {
    kind: 'special',
    action: { type: 'place_token' },
    token: 'tollhouse',
    shows: 2,
    gains: [],
    about,
  },
  ...['road', 'city', 'field', 'monastery', 'garden'].flatMap((feature) =>
    ['meeple', 'large_meeple', 'abbot'].map((figure) => ({
      kind: 'figure',
      action: { type: 'place_figure' },
      figure,
      feature,
      lies: feature === 'field',
      gains: [],
      about,
    })),
  ),
] as unknown as Choice[];

export const features = ['road', 'city', 'field', 'monastery', 'garden', 'crossroads'].flatMap(
  (kind) =>
    [true, false].map((complete) => ({
      kind,
      complete,
      tiles: 3,
      open_ends: 2,
      occupants: complete ? [] : [{ seat: 1 }, { seat: 2 }],
      owners: [],
      now: complete ? [] : entries.filter((one) => one.kind === 'score').slice(-5),
      when_complete: complete ? [] : entries.filter((one) => one.kind === 'score').slice(0, 2),
    })),
) as unknown as Feature[];

const words = (table: object) => Object.keys(table).map((word) => [word]);
const counted = numbers.map((n) => [n]);
const named = [['Ada']];
const times = [[0], [1], [5], [62], [125], [300], [3600], [3660], [7800]];
const edges = ['road', 'city', 'field', 'river'];
const placed = ['meeple', 'large_meeple', 'abbot'].flatMap((figure) =>
  ['road', 'city', 'field', 'monastery', 'garden'].map((word) => ['Ada', figure, word]),
);

/** Arguments for every function, by its path. */
export const samples: Record<string, unknown[][]> = {
  'toll.tile': [
    ['base/D', 'x', []],
    ['tk/03', 'x', ['y', 'z']],
  ],
  'toll.board': counted,
  'toll.free': [['x']],
  'toll.at': [['x', 'y']],
  'toll.piece_of': [['x', 'y']],
  'toll.spot': [
    ['road', [0, 1]],
    ['monastery', []],
  ],
  'toll.set_here': [['x', 'y']],
  'toll.take_away': [['x']],
  'toll.turn_over': [[1], [2]],
  'toll.points_of': [['x']],
  'toll.name_of': [['x']],
  'toll.turns_over': [['x', 2]],
  'toll.tollhouse_of': [['x', 'y', 2]],
  'toll.size': [
    [1, 0],
    [3, 2],
    [12, 5],
  ],
  'toll.crossroads_shows': [['x', 2]],
  'toll.others': counted,
  'toll.worth': [[3, 5]],
  'toll.worth_now': [[3]],
  'board.turn_of': named,
  'board.waits_for': named,
  'board.waits_for_absent': named,
  'board.thinks': named,
  'board.moves_shown': named,
  'board.turn_number': numbers.map((n) => [7, n]),
  'board.in_review': counted,
  'board.reconnecting': [[0], [3]],
  'board.behind': counted,
  'board.label': counted,
  'board.place': [[1, 4, 'x']],
  'board.touches': [[[]], [edges.map((edge, side) => ({ side, edge }))]],
  'board.rotations_fit': [[1], [4]],
  'board.now_does': [['x']],
  'board.tile_edges': [[edges]],
  'board.tile_roads': [[[[0, 2], [1]]]],
  'board.turned': [['x']],
  'board.tile_in_hand': [
    ['base/D', 'x', []],
    ['ic/C', 'x', ['y', 'z']],
  ],
  'board.tile_at': [
    ['x', 'x', 'y', [], []],
    ['x', 'x', 'y', ['v', 'w'], ['Ada: z']],
  ],
  'board.figure_on': placed,
  'board.token_on': [['Ada', 'tollhouse', 2]],
  'board.spot': choices.map((choice) => [choice, 1, 3, name, '4']),
  'board.gain': counted,
  'board.field_tag': counted,
  'board.feature.title': features.map((feature) => [feature]),
  'board.feature.size': features.map((feature) => [feature]),
  'board.feature.sentence': features.map((feature) => [feature, name]),
  'board.step_place_hint': counted,
  'board.rotation': [
    [0, true],
    [3, false],
  ],
  'board.figure_name': words(tables.figure),
  'board.token_name': words(tables.token),
  'board.special': [['return_x']],
  'board.preview': [
    [entries, undefined, name],
    ...choices.map((choice) => [entries.filter((one) => one.kind !== 'score'), choice, name]),
  ],
  'board.turns_over': [['x', 2]],

  'entry.sum': [[undefined], [parts]],
  'entry.subject': entries.filter((one) => one.kind === 'score').map((one) => [one]),
  'entry.headline': entries.map((one) => [one, 'Ada']),
  'entry.at': [[entries[0]], [entries.at(-1)]],
  'entry.sentence': entries.map((one) => [one, 'Ada']),

  'guide.step': [[3, 11]],
  'guide.marked': [['x']],

  'options.name': words(options),
  'options.value': Object.keys(values).map((pair) => pair.split('=')),
  'options.help': Object.keys(options).map((option) => [option, 'the words of the server']),

  'pages.title': [[''], ['x']],
  'pages.rule': [['TK-12']],
  'pages.start.left': counted,
  'pages.start.line': named,
  'pages.start.moved': [[5], [61], [600], [4000], [90_000], [200_000]],
  'pages.form.tiles': counted,
  'pages.form.all_tiles': counted,
  'pages.form.copies_of': [['x']],
  'pages.form.seat': [[1]],
  'pages.form.remove_seat': [[1]],
  'pages.form.move_up': [[1]],
  'pages.form.changed': counted,
  'pages.form.help': words(page_tables.help),
  'pages.form.set_help': words(page_tables.set_help).map(([set]) => [
    set,
    'the words of the server',
  ]),
  'pages.form.too_few': counted,
  'pages.open.chosen': [['x']],
  'pages.open.players': counted,
  'pages.lobby.open_seats': counted,
  'pages.table.of': [[''], ['Ada']],
  'pages.table.leave_ask': named,
  'pages.table.leave_computer_ask': named,
  'pages.table.take_over_ask': named,
  'pages.table.resign_ask': named,
  'pages.table.edition': [['C2']],
  'pages.end.reason': [[''], ...words(page_tables.reason)],
  'pages.end.winner': [
    ['Ada', false],
    ['Ada, Ben', true],
  ],
  'pages.end.over_time_text': [['x']],
  'pages.review.step': [[1, 5]],

  'refusals.sentence': [
    ...Object.keys(by_code).map((code) => [code, undefined, 'the words of the server']),
    ...refusal_rules.map((rule) => ['illegal', rule, 'the words of the server']),
  ],
  'refusals.detail': [['']],

  'side.seat': [[2]],
  'side.computer': [[''], ['x']],
  'side.plays_for': [['x']],
  'side.level': words(levels),
  'side.level_help': words(levels)
    .filter(([level]) => level !== 'random' && level !== 'greedy')
    .map(([level]) => [level, 'the words of the server']),
  'side.points_of': numbers.map((n) => ['Ada', n]),
  'side.more_now': [[3], [-3]],
  'side.reason_of': [['Ada', 12]],
  'side.reason_lead': [
    ['Ada', 4.25, false],
    ['Ada', -3, true],
  ],
  'side.reason_kind': words(reason_kinds),
  'side.reason_place': [['a1', 4.25, true]],
  'side.projected': numbers.map((n) => ['Ada', n]),
  'side.left_of': words(tables.figure).map(([figure]) => [2, 7, figure]),
  'side.token_in_play': [['tollhouse', 2]],
  'side.token_in_hand': [['tollhouse', 1]],
  'side.move': named,
  'side.move_figure': placed,
  'side.move_token': [
    ['Ada', 'tollhouse', true],
    ['Ada', 'tollhouse', false],
  ],
  'side.toll_to': named,
  'side.score_for': [['Ada', 'x']],
  'side.turns_over': [[2]],
  'side.tiles_left': counted,
  'side.all_kinds': counted,
  'side.tile_left': [['base/D', 2]],
  'side.tiles_sum': counted,

  'sitting.watching': counted,
  'sitting.duration': times,
  'sitting.time_left': times.map(([n]) => ['Ada', n]),
  'sitting.low': [[30], [10]],
  'sitting.up_computer': named,
  'sitting.up_pass': named,
  'sitting.up_resign': named,
  'sitting.talk_tab': [[0], [3]],
  'sitting.talk_left': [[1], [200]],
  'sitting.phrase': words(sitting_tables.phrase),
  'sitting.says': [['Ada', 'x']],
  'sitting.ends': named,
  'sitting.pauses': named,
  'sitting.waits_for': named,

  'words.list': [[['x', 'y', 'z']], [['x']], [[]]],
  'words.points': counted,
  'words.tiles': counted,
  'words.turns': counted,
  'words.players': counted,
  'words.number': counted,
  'words.place': [[1], [2], [3], [4]],
  'words.part': words(tables.parts).flatMap(([what]) => numbers.map((n) => [n, what])),
  'words.part_name': words(tables.parts).flatMap(([what]) => numbers.map((n) => [n, what])),
  'words.cell': [[2, 3]],
  'words.tile': words(tables.prefixes).map(([prefix]) => [`${prefix}/D`]),
  'words.set': words(tables.sets),
  'words.set_title': words(tables.sets).map(([set]) => [set, 'x']),
  'words.edition': words(tables.editions).map(([edition]) => [edition, 'x']),
  'words.feature': words(tables.feature),
  'words.points_for': words(tables.points_for),
  'words.figure': words(tables.figure),
  'words.token': words(tables.token),
  'words.colour': words(tables.colour),
};
