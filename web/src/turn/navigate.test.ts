// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { nearest, neighbour, next_in_order } from './navigate';

const places = [
  { x: 0, y: -1 },
  { x: 3, y: 0 },
  { x: 4, y: 2 },
  { x: -2, y: 1 },
];

describe('moving among places', () => {
  it('goes to the nearest in a direction', () => {
    expect(neighbour(places, { x: 0, y: -1 }, 1, 0)).toEqual({ x: 3, y: 0 });
    expect(neighbour(places, { x: 3, y: 0 }, 0, 1)).toEqual({ x: 4, y: 2 });
    expect(neighbour(places, { x: 4, y: 2 }, 0, 1)).toBeUndefined();
    expect(neighbour(places, { x: 4, y: 2 }, -1, 0)).toEqual({ x: -2, y: 1 });
  });
  it('goes through all in reading order', () => {
    expect(next_in_order(places, null, 1)).toEqual({ x: 0, y: -1 });
    expect(next_in_order(places, { x: 3, y: 0 }, 1)).toEqual({ x: -2, y: 1 });
    expect(next_in_order(places, { x: 4, y: 2 }, 1)).toBeUndefined();
    expect(next_in_order(places, null, -1)).toEqual({ x: 4, y: 2 });
    expect(next_in_order(places, { x: 9, y: 9 }, 1)).toEqual({ x: 0, y: -1 });
  });
  it('reaches every place from every other', () => {
    const seen = new Set<string>();
    const open = [places[0]!];
    while (open.length > 0) {
      const place = open.pop()!;
      const key = `${place.x},${place.y}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = neighbour(places, place, dx, dy);
        if (next) open.push(next);
      }
    }
    expect(seen.size).toBe(places.length);
  });
  it('begins near a point', () => {
    expect(nearest(places, { x: 4, y: 1 })).toEqual({ x: 4, y: 2 });
    expect(nearest([], { x: 0, y: 0 })).toBeUndefined();
  });
});
