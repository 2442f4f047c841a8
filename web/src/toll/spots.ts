// The places of a tile where a figure or the tollhouse may stand, by the names of records, with
// where they are on the tile as it lies.
import { turned } from '../rules/picture';
import { feet_below, spot_of, type Places } from '../rules/places';
import type { TableTile } from './position';

export interface TileSpot {
  on: string; // "road 1", "monastery"; "crossroads" for the token
  kind: string;
  at: [number, number]; // of a figure's feet, in tile units, as the tile lies
  middle: [number, number]; // the same without the step down to the feet
}

const kCounted = [
  ['road', 'roads'],
  ['city', 'cities'],
  ['field', 'fields'],
] as const;

export function spots_of(places: Places, tile: TableTile): TileSpot[] {
  const type = places.types[tile.type];
  if (!type) return [];
  const spots: TileSpot[] = [];
  const add = (kind: string, on: string, index: number) => {
    const at = spot_of(places, tile.copy, tile.type, kind, index);
    if (!at) return;
    const middle = turned(at, tile.rotation);
    spots.push({ on, kind, middle, at: [middle[0], middle[1] + feet_below(kind)] });
  };
  for (const [kind, list] of kCounted) {
    type[list].forEach((_, n) => add(kind, `${kind} ${n + 1}`, n));
  }
  for (const kind of ['monastery', 'garden', 'crossroads']) add(kind, kind, 0);
  return spots;
}

/** Where figures of that word may be set at all; the server judges the rest. */
export function takes(word: string, kind: string): boolean {
  if (word === 'tollhouse') return kind === 'crossroads';
  if (word === 'abbot') return kind === 'monastery' || kind === 'garden';
  return kind !== 'crossroads' && kind !== 'garden';
}

/** The sides of the tile that the place lies towards: [0] north, [0, 1] north-east, [] middle. */
export function sides_towards([x, y]: readonly [number, number]): number[] {
  const sides: number[] = [];
  if (y < 38) sides.push(0);
  if (y > 62) sides.push(2);
  if (x > 62) sides.push(1);
  if (x < 38) sides.push(3);
  return sides;
}

export function nearest(spots: readonly TileSpot[], x: number, y: number): TileSpot | undefined {
  const distance = ({ middle }: TileSpot) => Math.hypot(middle[0] - x, middle[1] - y);
  return [...spots].sort((a, b) => distance(a) - distance(b))[0];
}
