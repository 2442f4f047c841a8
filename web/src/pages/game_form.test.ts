import { expect, test } from 'vitest';
import type { Form } from '../protocol';
import {
  clock_message,
  faults_of,
  first_draft,
  message_of,
  move_up,
  option_groups,
  quick_game,
  set_colour,
  set_copies,
  set_edition,
  set_option,
  tiles_in_all,
  new_seat,
} from './game_form';

const form: Form = {
  editions: [
    { name: 'C1', title: 'first' },
    { name: 'C3', title: 'third' },
  ],
  sets: [
    set('base', ['C1', 'C3'], 72),
    set('tollkeepers', ['C3'], 14),
    set('river', ['C1', 'C3'], 12),
  ],
  options: [
    option('fields', 'base', ['on', 'off']),
    option('river', 'river', ['river_1', 'river_2']),
    { ...option('meeples_per_player', 'base', []), default: '7', low: 0, high: 100 },
  ],
  levels: ['a', 'b', 'c'].map((name) => ({ name, title: name, help: '', ms: 5 })),
  seats: { least: 2, most: 6 },
  colours: ['blue', 'yellow', 'green', 'pink', 'red', 'black'],
};

function set(name: string, editions: string[], tiles: number): Form['sets'][number] {
  return {
    name,
    title: name,
    help: '',
    editions,
    most_copies: 2,
    tiles: editions.map((edition) => ({ edition, count: tiles })),
  };
}
function option(name: string, of: string, values: string[]): Form['options'][number] {
  return { name, set: of, values, default: values[0] ?? '', help: '', rule: 'B-1' };
}

test('the first draft is the base game with the Tollkeepers against the computer', () => {
  const draft = first_draft(form, 'Ada');
  expect(faults_of(form, draft)).toEqual([]);
  expect(tiles_in_all(form, draft)).toBe(86);
  expect(message_of(form, draft)).toEqual({
    rules: {
      edition: 'C3',
      sets: [
        { name: 'base', copies: 1 },
        { name: 'tollkeepers', copies: 1 },
      ],
      options: [],
    },
    seats: [
      { kind: 'here', colour: 'blue', name: 'Ada' },
      { kind: 'computer', colour: 'yellow', level: 'b' },
    ],
    helps: expect.objectContaining({ previews: true }),
    undo: true,
  });
});

test('an edition without a set takes the set out, and its options with it', () => {
  let draft = set_copies(first_draft(form, ''), 'river', 1);
  draft = set_option(draft, form.options[1]!, 'river_2');
  expect(option_groups(form, draft).map((group) => [group.set, group.changed])).toEqual([
    ['base', 0],
    ['river', 1],
  ]);
  expect(message_of(form, draft).rules.options).toEqual([{ name: 'river', value: 'river_2' }]);
  draft = set_copies(draft, 'river', 0);
  expect(message_of(form, draft).rules.options).toEqual([]);
  draft = set_edition(form, draft, 'C1');
  expect(message_of(form, draft).rules.sets).toEqual([{ name: 'base', copies: 1 }]);
});

test('a default chosen again is no change', () => {
  let draft = set_option(first_draft(form, ''), form.options[0]!, 'off');
  expect(draft.options).toEqual({ fields: 'off' });
  draft = set_option(draft, form.options[0]!, 'on');
  expect(draft.options).toEqual({});
});

test('colours are exchanged, seats move and new ones take free colours', () => {
  const { seats } = first_draft(form, '');
  const [first, second] = seats as [(typeof seats)[0], (typeof seats)[0]];
  expect(set_colour(seats, first.key, 'yellow').map((seat) => seat.colour)).toEqual([
    'yellow',
    'blue',
  ]);
  expect(set_colour(seats, first.key, 'red').map((seat) => seat.colour)).toEqual(['red', 'yellow']);
  expect(move_up(seats, second.key).map((seat) => seat.key)).toEqual([second.key, first.key]);
  expect(move_up(seats, first.key)).toBe(seats);
  expect(new_seat(form, seats, 'link').colour).toBe('green');
});

test('what cannot begin says why', () => {
  const draft = first_draft(form, '');
  expect(faults_of(form, { ...draft, seats: draft.seats.slice(1) })).toEqual(['too_few', 'nobody']);
  expect(faults_of(form, { ...draft, seed: 'x' })).toEqual(['seed']);
});

test('a quick game takes the level asked for, where there is such a one', () => {
  expect(quick_game(form, '', 'c').seats[1]).toMatchObject({ level: 'c' });
  expect(quick_game(form, '', 'gone').seats[1]).toMatchObject({ level: 'b' });
});

test('a clock and messages are only said where they differ from none and yes', () => {
  const draft = first_draft(form, '');
  expect(message_of(form, draft)).not.toHaveProperty('clock');
  expect(message_of(form, draft)).not.toHaveProperty('messages');
  const bank = { ...draft.clock, kind: 'bank' as const };
  expect(message_of(form, { ...draft, messages: false, clock: bank })).toMatchObject({
    messages: false,
    clock: { kind: 'bank', seconds: 900, increment: 5, at_zero: 'computer' },
  });
  expect(clock_message({ ...bank, kind: 'turn', at_zero: 'pass' })).toEqual({
    kind: 'turn',
    seconds: 60,
    at_zero: 'pass',
  });
});
