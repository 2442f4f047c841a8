// What the feature under the pointer or the keyboard is worth. Asked at the server; a later question
// or a move makes an answer void. Owned by Board.svelte.
import type { Table } from '../game/table.svelte';
import type { Feature } from '../protocol';
import type { BoardCamera } from './camera.svelte';
import { box_around, kTile } from './geometry';

const kHoverMs = 220;

export interface Tip {
  feature: Feature;
  x: number; // px on the board's element
  y: number;
}

export class FeatureTips {
  now = $state.raw<Tip | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  constructor(
    private readonly table: Table,
    private readonly camera: BoardCamera,
  ) {}

  hide(): void {
    clearTimeout(this.#timer);
    ++this.#number;
    this.now = null;
  }
  show_soon(px: number, py: number): void {
    this.hide();
    this.#timer = setTimeout(() => void this.show(px, py), kHoverMs);
  }
  async show(px: number, py: number): Promise<void> {
    this.hide();
    const { table, camera } = this;
    if (!table.helps('feature_worth')) return;
    const [bx, by] = camera.board(px, py);
    const x = Math.floor(bx / kTile);
    const y = Math.floor(by / kTile);
    if (!table.view?.tiles.some((tile) => tile.x === x && tile.y === y)) return;
    const number = ++this.#number;
    const round = (value: number) => Math.round(value * 10) / 10;
    try {
      const feature = await table.feature_at(x, y, [round(bx - x * kTile), round(by - y * kTile)]);
      if (number === this.#number && feature) this.now = { feature, x: px, y: py };
    } catch {
      // The game moved on, or the line is down: no tip.
    }
  }
  // For the keyboard: shows what lies there as the pointer would.
  async inspect(x: number, y: number, at: [number, number]): Promise<Feature | undefined> {
    this.hide();
    const number = ++this.#number;
    const feature = await this.table.feature_at(x, y, at);
    if (!feature || number !== this.#number) return undefined;
    this.camera.reveal(box_around([{ x, y }], 30));
    const [px, py] = this.camera.screen(x * kTile + at[0], y * kTile + at[1]);
    this.now = { feature, x: px, y: py };
    return feature;
  }
}
