import { expect, test } from 'vitest';
import { grid_step, plot_of } from './plot';

test('lines step up from the lower left to the upper right', () => {
  const plot = plot_of([
    { points: [0, 0] },
    { points: [4, 0] },
    { points: [4, 8] },
    { points: [10, 8] },
  ]);
  expect(plot.highest).toBe(10);
  expect(plot.lines[0]).toBe('M0 50H33.33V30H100V0');
  expect(plot.ends).toEqual([
    [100, 0],
    [100, 10],
  ]);
  expect(plot.grid.map((line) => line.points)).toEqual([0, 2, 4, 6, 8, 10]);
});

test('a game without points, or without turns, is a flat line', () => {
  expect(plot_of([{ points: [0] }]).lines).toEqual(['M0 50']);
  expect(plot_of([]).lines).toEqual([]);
});

test('never more than six lines of grid', () => {
  for (const highest of [1, 7, 33, 99, 250, 999, 4000]) {
    expect(highest / grid_step(highest)).toBeLessThanOrEqual(5);
  }
});
