// What gestures on the board do: drag the tile in hand, pan and zoom, tap a place or spot, look.
import type { Place } from '../protocol';
import type { Turn } from '../turn/turn.svelte';
import type { BoardCamera } from './camera.svelte';
import type { GestureHandlers } from './gestures';
import { on_draft, place_near, spot_near } from './spots_at';
import type { FeatureTips } from './tip.svelte';

// How far beside a place, in tiles, a dragged tile may be let go.
const kDropReach = 0.8;

export interface PointerNeeds {
  turn: Turn;
  camera: BoardCamera;
  tips: FeatureTips;
  element(): HTMLElement;
  pans_only(): boolean; // with Space held a drag pans wherever it begins
}

// The place at a point of the window, for the tile dragged from the dock.
export function place_at_client(
  { turn, camera, element }: PointerNeeds,
  client_x: number,
  client_y: number,
): Place | undefined {
  const box = element().getBoundingClientRect();
  const inside =
    client_x >= box.left && client_x <= box.right && client_y >= box.top && client_y <= box.bottom;
  if (!inside) return undefined;
  const [x, y] = camera.board(client_x - box.left, client_y - box.top);
  return place_near(turn.places, x, y, kDropReach);
}

export function pointer_handlers(needs: PointerNeeds): GestureHandlers {
  const { turn, camera, tips } = needs;
  const on_ghost = (px: number, py: number) => on_draft(turn.draft, ...camera.board(px, py));
  const near = (px: number, py: number, reach = 0) =>
    place_near(turn.places, ...camera.board(px, py), reach);

  function tap(px: number, py: number, hit: Element | null): void {
    const spots = turn.shown;
    const named = hit?.closest<SVGElement>('[data-spot]')?.dataset.spot;
    const option =
      spot_near(spots, ...camera.board(px, py), camera.now.scale) ??
      (named === undefined ? undefined : spots[Number(named)]);
    if (option) {
      turn.choose(option);
      return;
    }
    const cell = hit?.closest<SVGElement>('[data-place]')?.dataset.place?.split(',').map(Number);
    if (cell) {
      turn.choose_place(cell[0]!, cell[1]!);
      return;
    }
    if (on_ghost(px, py)) {
      if (turn.mode === 'tile' && turn.figures.length > 0) turn.show_figure(turn.figure);
      return;
    }
    const place = near(px, py);
    if (place) turn.choose_place(place.x, place.y);
    else void tips.show(px, py);
  }

  return {
    grab: (px, py) => !needs.pans_only() && turn.places.length > 0 && on_ghost(px, py),
    drag: (px, py) => {
      const box = needs.element().getBoundingClientRect();
      turn.dragged = { x: px + box.left, y: py + box.top };
    },
    drop: (px, py) => {
      const place = near(px, py, kDropReach);
      turn.dragged = null;
      if (place) turn.choose_place(place.x, place.y);
    },
    drag_ended: () => (turn.dragged = null),
    pan: (dx, dy) => {
      tips.hide();
      camera.pan(dx, dy);
    },
    pinch: (factor, px, py) => camera.zoom(factor, px, py),
    wheel: (factor, px, py) => {
      tips.hide();
      camera.zoom(factor, px, py);
    },
    settle: () => camera.settle(),
    hold: (px, py) => void tips.show(px, py),
    hover: (px, py) => {
      if (turn.dragged) tips.hide();
      else tips.show_soon(px, py);
    },
    leave: () => tips.hide(),
    tap,
  };
}
