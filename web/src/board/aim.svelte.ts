// Where the camera looks by itself: the first look, what was just laid, picked or asked for. Has to
// be made while Board.svelte is set up, for it follows the table by effects.
import { untrack } from 'svelte';
import type { Table } from '../game/table.svelte';
import type { View } from '../protocol';
import type { BoardCamera } from './camera.svelte';
import { box_around, distance, fit, kTile, within, type Camera } from './geometry';

// Below this a tile is too small to read, px per unit.
const kLeastReadable = 0.5;
const kReadable = 0.64;
const kSpotScale = 1.5; // figure spots need room

export class Aim {
  #framed = false;
  #before_spots: Camera | null = null;
  #at_spots: Camera | null = null;

  constructor(
    private readonly table: Table,
    private readonly camera: BoardCamera,
  ) {
    const { turn } = table;
    $effect(() => {
      const { view } = table;
      if (!view) return;
      camera.bounds = box_around([...view.tiles, ...view.places]);
      this.first_look();
    });
    $effect(() => {
      const cells = table.highlighted?.cells;
      if (!cells) return;
      const around = cells.map(([x, y]) => ({ x, y }));
      untrack(() => camera.reveal(box_around(around, 30)));
    });
    $effect(() => {
      const { hint } = table;
      const cell = hint?.cell ?? (hint?.spot ? [hint.spot.x ?? 0, hint.spot.y ?? 0] : null);
      if (!cell) return;
      untrack(() => camera.reveal(box_around([{ x: cell[0]!, y: cell[1]! }], 34), 12));
    });
    $effect(() => {
      const { tile } = turn.draft;
      if (tile) untrack(() => camera.reveal(box_around([tile], 12), 46));
    });
    $effect(() => {
      const near = turn.mode === 'figure' && turn.figures.length > 0;
      untrack(() => this.#near_spots(near));
    });
    $effect(() => {
      const picked = turn.chosen;
      if (picked?.x === undefined || picked.y === undefined) return;
      const cell = { x: picked.x, y: picked.y };
      untrack(() => camera.reveal(box_around([cell], 10), 24));
    });
  }

  // Everything, but tiles not too small to read; on a phone the newest then.
  first_look(): void {
    const now = untrack(() => this.table.view);
    const { camera } = this;
    if (this.#framed || !now || camera.size.width === 0) return;
    this.#framed = true;
    const all = fit(this.#whole(now), camera.size);
    if (all.scale >= kLeastReadable) camera.jump(all);
    else {
      const last = now.tiles.at(-1);
      const middle = { x: (last?.x ?? 0) * kTile + 50, y: (last?.y ?? 0) * kTile + 50 };
      camera.jump(within({ ...middle, scale: kReadable }, camera.size, this.#whole(now)));
    }
  }
  show_all(): void {
    const { view } = this.table;
    if (view) this.camera.show_all(this.#whole(view));
  }
  // Everything stays in view while tiles are large enough to read and nobody moved the camera.
  follow(after: View, tile: { x: number; y: number }): void {
    const { camera } = this;
    const whole = this.#whole(after);
    const all = fit(whole, camera.size);
    if (camera.follows && all.scale >= kLeastReadable) {
      if (!camera.sees(whole)) camera.glide(all);
    } else if (!camera.sees(box_around([tile]))) {
      camera.reveal(box_around([tile], 40), 10);
    }
  }

  #whole(of: View) {
    // Room for the turn handles of a tile at the edge.
    return box_around([...of.tiles, ...of.places], this.table.turn.draft.tile ? 50 : 24);
  }
  // Comes closer while figure spots are shown, and goes back where one was.
  #near_spots(near: boolean): void {
    const { camera, table } = this;
    const tile = table.turn.draft.tile ?? table.view?.tiles.at(-1);
    if (near && tile && !this.#at_spots && camera.now.scale < kSpotScale * 0.8) {
      this.#before_spots = camera.now;
      this.#at_spots = { x: tile.x * kTile + 50, y: tile.y * kTile + 50, scale: kSpotScale };
      camera.glide(this.#at_spots);
    } else if (!near && this.#at_spots) {
      const stayed = distance(camera.now.x, camera.now.y, this.#at_spots.x, this.#at_spots.y) < 5;
      if (stayed && this.#before_spots) camera.glide(this.#before_spots);
      this.#at_spots = this.#before_spots = null;
    }
  }
}
