// Colours of the field view: for each tile the --q properties of its fields, and the patterns of
// fields with several owners: their hatches in stripes. Pure.
import type { FieldView, Tile } from '../protocol';

export interface MixedHatch {
  id: string; // without the rotation
  colours: string[];
}

const key_of = (x: number, y: number) => `${x},${y}`;
const mixed_id = (colours: string[]) => 'fm-' + colours.join('-');

export function mixed_hatches(
  fields: readonly FieldView[],
  colour_of: (seat: number) => string,
): MixedHatch[] {
  const found = new Map<string, MixedHatch>();
  for (const { owners } of fields) {
    if (owners.length < 2) continue;
    const colours = owners.map(colour_of);
    found.set(mixed_id(colours), { id: mixed_id(colours), colours });
  }
  return [...found.values()];
}

export function field_tints(
  fields: readonly FieldView[],
  tiles: readonly Tile[],
  colour_of: (seat: number) => string,
): Map<string, string> {
  const rotations = new Map(tiles.map((tile) => [key_of(tile.x, tile.y), tile.rotation]));
  const tints = new Map<string, string>();
  for (const { owners, parts } of fields) {
    if (owners.length === 0) continue;
    const colours = owners.map(colour_of);
    const hatch = colours.length > 1 ? mixed_id(colours) : `fh-${colours[0]}`;
    for (const { x, y, field } of parts) {
      const key = key_of(x, y);
      const rotation = rotations.get(key);
      if (rotation === undefined) continue;
      const rule = `--q${field}: url(#${hatch}-${rotation});`;
      tints.set(key, (tints.get(key) ?? '') + rule);
    }
  }
  return tints;
}
