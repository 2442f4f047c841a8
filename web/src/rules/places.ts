// Where things lie on the tiles: the art's own geometry, which the server gives beside its sprite
// of all sets. Tile units (100 to a tile), rotation 0.
import { use_sprite } from '../art/sprite';

type Point = [number, number];

interface Segment {
  d?: string; // outline of a field or city
  spot: Point;
}
interface TypePlaces {
  fields: Segment[];
  roads: Segment[];
  cities: Segment[];
  monastery?: Point;
  crossroads?: Point;
}
export interface PlacedSymbol {
  kind: string;
  at: Point;
  size: number;
}
export interface Places {
  types: Record<string, TypePlaces>;
  symbols: Record<string, PlacedSymbol[]>; // by copy
  farmers: Record<string, (Point | null)[]>; // by copy, where symbols take the field's own spot
}

const kSprite = '/art/all.svg';
const kPlaces = '/art/all.json';

let loading: Promise<Places> | undefined;

async function load(): Promise<Places> {
  const response = await fetch(kPlaces);
  if (!response.ok) throw new Error(`${kPlaces}: ${response.status}`);
  return (await response.json()) as Places;
}

/** Resolves when pictures can be drawn. The sprite is asked for each time: a game may replace it. */
export async function all_places(): Promise<Places> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const [places] = await Promise.all([loading, use_sprite(kSprite)]);
  return places;
}

// The feet of a figure stand on the threshold of a monastery and amid the beds of a garden.
const kFeet: Record<string, number> = { monastery: 4, garden: -2 };

/** How much lower than that spot the feet of an upright figure are. */
export const feet_below = (place: string): number => kFeet[place] ?? 0;

/** Where a figure stands; undefined where the tile has no such place. */
export function spot_of(
  places: Places,
  copy: string,
  type: string,
  place: string,
  index: number,
): Point | undefined {
  const tile = places.types[type];
  if (!tile) return undefined;
  if (place === 'monastery') return tile.monastery;
  if (place === 'crossroads') return tile.crossroads;
  if (place === 'garden') return places.symbols[copy]?.find((it) => it.kind === 'garden')?.at;
  if (place === 'field') return places.farmers[copy]?.[index] ?? tile.fields[index]?.spot;
  return (place === 'road' ? tile.roads : tile.cities)[index]?.spot;
}
