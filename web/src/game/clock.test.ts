import { expect, test } from 'vitest';
import { clock_face, crossed, seconds_shown } from './clock';

test('a clock shows minutes and seconds, from an hour on hours and minutes', () => {
  expect([0, 9, 60, 750, 3600, 3905].map(clock_face)).toEqual([
    '0:00',
    '0:09',
    '1:00',
    '12:30',
    '1h00',
    '1h05',
  ]);
  expect([0, 1, 999, 1000, 1001].map(seconds_shown)).toEqual([0, 1, 1, 1, 2]);
});

test('it warns at 30 and at 10 seconds, once each', () => {
  expect(crossed(31_000, 30_500)).toBeNull();
  expect(crossed(30_100, 29_900)).toBe(30);
  expect(crossed(29_900, 29_700)).toBeNull();
  expect(crossed(10_100, 10_000)).toBe(10);
  // Somebody who was away hears the shorter one.
  expect(crossed(60_000, 4_000)).toBe(10);
  expect(crossed(20_000, 19_000)).toBeNull();
});
