import { expect, test } from 'vitest';
import { read_saved_game } from './saved_game';

test('a record says how many play, with or without names', () => {
  const text = JSON.stringify({
    format: 'tollkeeper-record',
    setup: { seats: 3 },
    players: ['Ada', ''],
  });
  expect(read_saved_game(text)?.names).toEqual(['Ada', '', '']);
});

test('a .jcz has a list of players', () => {
  const text = `\uFEFF${JSON.stringify({ players: [{ name: 'Alice', slot: 0 }, { slot: 1 }] })}`;
  expect(read_saved_game(text)?.names).toEqual(['Alice', '']);
});

test.each([
  '',
  '[]',
  '12',
  'null',
  '{}',
  '{"players":[]}',
  '{"setup":{"seats":"2"}}',
  '{"setup":{"seats":99}}',
])('no saved game: %s', (text) => expect(read_saved_game(text)).toBeNull());
