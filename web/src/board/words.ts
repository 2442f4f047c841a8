// Where something is, for people: columns and rows are counted from the upper left tile.
import { t } from '../text/language.svelte';

export function cell_words(
  tiles: readonly { x: number; y: number }[],
  x: number,
  y: number,
): string {
  let left = x;
  let top = y;
  for (const tile of tiles) {
    left = Math.min(left, tile.x);
    top = Math.min(top, tile.y);
  }
  return t.board.cell(x - left + 1, y - top + 1);
}
