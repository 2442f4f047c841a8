import { expect, test } from 'vitest';
import type { Entry, LogEntry } from '../protocol';
import { en } from '../text/en';
import { log_lines } from './log_lines';

const name = (seat: number | undefined) => ['', 'Ada', 'Bo'][seat ?? 0] ?? '';
const log = (...entries: Omit<Entry, 'text'>[]): LogEntry[] =>
  entries.map((entry, index) => ({ index, entry: { text: '', ...entry } }));

test('a turn is one line, however many pieces it moved', () => {
  const lines = log_lines(
    log(
      { kind: 'tile_drawn', turn: 1, seat: 1 },
      { kind: 'tile_placed', turn: 1, seat: 1, cells: [[1, 0]] },
      { kind: 'figure_placed', turn: 1, seat: 1, figure: 'meeple', on: 'road 1', cells: [[1, 0]] },
      { kind: 'turn_ended', turn: 1, seat: 1 },
      { kind: 'tile_placed', turn: 2, seat: 2, cells: [[0, 1]] },
      { kind: 'token_placed', turn: 2, seat: 2, word: 'tollhouse', number: 1, cells: [[3, 3]] },
    ),
    en,
    name,
  );
  expect(lines.map((line) => line.title)).toEqual([
    'Ada placed a tile and a meeple on a road',
    'Bo placed a tile and set up the tollhouse',
  ]);
  expect(lines[1]!.cells).toEqual([
    [0, 1],
    [3, 3],
  ]);
});

test('a score says what it is made of, and a tollhouse that turns over joins its toll', () => {
  const part = (count: number, worth: number, what: string) => ({
    count,
    worth,
    what,
    points: count * worth,
    rule: 'TK-12',
  });
  const [toll, road] = log_lines(
    log(
      {
        kind: 'score',
        turn: 5,
        seat: 2,
        word: 'toll',
        points: 7,
        rule: 'TK-10',
        parts: [part(2, 3, 'travellers'), part(1, 1, 'farmhouse')],
      },
      {
        kind: 'score',
        turn: 5,
        seat: 1,
        word: 'road',
        points: 4,
        rule: 'B-31',
        parts: [{ ...part(4, 1, 'tile'), rule: 'B-31' }],
      },
      { kind: 'figure_returned', turn: 5, seat: 1 },
      { kind: 'token_turned', turn: 5, seat: 2, word: 'tollhouse', number: 2, rule: 'TK-20' },
    ),
    en,
    name,
  );
  expect(toll).toMatchObject({ kind: 'toll', title: 'Toll to Bo', points: 7 });
  expect(toll!.detail.replaceAll('\u00a0', ' ')).toBe(
    '2 groups of travellers × 3 + 1 farmhouse. The tollhouse turns over and now shows 2.',
  );
  expect(toll!.rules).toEqual(['TK-10', 'TK-12', 'TK-20']);
  expect(road).toMatchObject({ kind: 'score', title: 'Ada: a completed road', points: 4 });
  expect(road!.detail.replaceAll('\u00a0', ' ')).toBe('4 tiles × 1');
});

test('fields that pay nothing are left out', () => {
  expect(
    log_lines(
      log({ kind: 'score', turn: 9, seat: 1, word: 'field', points: 0, at_end: true }),
      en,
      name,
    ),
  ).toEqual([]);
});
