// The board in words, for those who do not see it: what a tile is and bears, what a place touches.
import { tile_facts, turned_edges } from '../art/sprite';
import { turned_roads } from '../art/tile_facts';
import type { Place, Tile, View } from '../protocol';
import { t } from '../text/language.svelte';

type Named = (seat: number | undefined) => string;

const kSteps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

// "Tile D (Base game), column 0, row 0: road east to west; city north, ... With 1 farmhouse. Anna: ..."
export function tile_sentence(tile: Tile, view: View, name: Named): string {
  const here = (one: { x: number; y: number }) => one.x === tile.x && one.y === tile.y;
  const roads = turned_roads(tile_facts(tile.type), tile.rotation);
  const edges = t.board.tile_edges(turned_edges(tile.type, tile.rotation));
  return t.board.tile_at(
    t.words.tile(tile.type),
    t.words.cell(tile.x, tile.y),
    roads.length > 0 ? `${t.board.tile_roads(roads)}; ${edges}` : edges,
    tile.symbols.map((one) => t.words.part_name(1, one.part)),
    [
      ...view.figures
        .filter(here)
        .map((one) => t.board.figure_on(name(one.seat), one.figure, one.kind)),
      ...view.tokens
        .filter(here)
        .map((one) => t.board.token_on(name(one.seat), one.token, one.shows)),
    ],
  );
}

export function touches(place: { x: number; y: number }, tiles: readonly Tile[]): string {
  const edges = kSteps.flatMap(([dx, dy], side) => {
    const tile = tiles.find((one) => one.x === place.x + dx && one.y === place.y + dy);
    if (!tile) return [];
    return [{ side, edge: turned_edges(tile.type, tile.rotation)[(side + 2) % 4]! }];
  });
  return t.board.touches(edges);
}

// "Place 3 of 9: column 1, row 0. Touches a road to the west. 2 of 4 rotations fit."
export function place_sentence(
  place: Place,
  places: readonly Place[],
  tiles: readonly Tile[],
): string {
  const index = places.findIndex((one) => one.x === place.x && one.y === place.y) + 1;
  return [
    t.board.place(index, places.length, t.words.cell(place.x, place.y)),
    touches(place, tiles),
    t.board.rotations_fit(place.rotations.length),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
