// Which place, spot or tile in hand lies under a point of the board. Pure; points are board units.
import type { Place } from '../protocol';
import type { Draft, Option } from '../turn/draft';
import { distance, kTile } from './geometry';

const covers = (cell: { x: number; y: number }, x: number, y: number) =>
  cell.x === Math.floor(x / kTile) && cell.y === Math.floor(y / kTile);

// The place under a point, or the nearest whose middle is within `reach` tiles.
export function place_near(
  places: readonly Place[],
  x: number,
  y: number,
  reach = 0,
): Place | undefined {
  const at = places.find((place) => covers(place, x, y));
  if (at || reach === 0) return at;
  let best: Place | undefined;
  let best_distance = reach * kTile;
  for (const place of places) {
    const away = distance(x, y, place.x * kTile + 50, place.y * kTile + 50);
    if (away < best_distance) [best, best_distance] = [place, away];
  }
  return best;
}

// The spot nearest to a point; `scale` in px per unit, for a finger needs room on any board.
export function spot_near(
  options: readonly Option[],
  x: number,
  y: number,
  scale: number,
): Option | undefined {
  let best: Option | undefined;
  let best_distance = Infinity;
  for (const option of options) {
    const { choice } = option;
    if (choice.x === undefined || choice.y === undefined || !choice.at) continue;
    const away = distance(x, y, choice.x * kTile + choice.at[0], choice.y * kTile + choice.at[1]);
    const reach = Math.max(choice.token ? 28 : 14, 22 / scale);
    if (away <= reach && away < best_distance) [best, best_distance] = [option, away];
  }
  return best;
}

export const on_draft = (draft: Draft, x: number, y: number): boolean =>
  !!draft.tile && covers(draft.tile, x, y);
