// What the board shows of the move that was just made: points that pop up, outlines of what was
// completed, figures on their way home, the newest tile. Owned by Board.svelte.
import { moves_allowed } from '../game/settings.svelte';
import type { Cell, Table } from '../game/table.svelte';
import type { Entry, Feature, Figure, Tile, Update, View } from '../protocol';
import { t } from '../text/language.svelte';
import { kTile, middle_cell } from './geometry';
import type { Pop } from './Pops.svelte';

const kPopMs = 4000;
const kWalkMs = 400;
const kMostOutlines = 6;

const same_figure = (a: Figure, b: Figure) =>
  a.x === b.x && a.y === b.y && a.on === b.on && a.seat === b.seat && a.figure === b.figure;

export class MoveMarks {
  pops = $state.raw<Pop[]>([]);
  shapes = $state.raw<Feature['shapes']>([]); // of what was completed
  leaving = $state.raw<Figure[]>([]);
  newest = $state(''); // "x,y" of the tile
  #pop_number = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly table: Table) {}

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  // Returns the tile that was laid.
  take({ view: after, log }: Update, before: View): Tile | undefined {
    this.pops = [];
    this.shapes = [];
    const tile = after.tiles.slice(before.tiles.length).at(-1);
    this.newest = tile ? `${tile.x},${tile.y}` : '';
    if (after.phase === 'over') return tile;
    const entries = log.map((line) => line.entry);
    const scores = entries.filter((one) => one.kind === 'score' && !one.at_end);
    this.#pop_up(scores, entries, before);
    const home = before.figures.filter(
      (figure) => !after.figures.some((one) => same_figure(one, figure)),
    );
    if (moves_allowed() && home.length > 0) {
      this.leaving = home;
      this.#later(kWalkMs, () => {
        if (this.leaving === home) this.leaving = [];
      });
    }
    void this.#outline(
      scores.map((entry) => entry.cells as Cell[]),
      home,
    );
    return tile;
  }

  #later(ms: number, what: () => void): void {
    this.#timers.push(setTimeout(what, ms));
  }
  #pop_up(scores: Entry[], entries: Entry[], before: View): void {
    const turned = entries.find((one) => one.kind === 'token_turned');
    const last = before.tiles.at(-1);
    const shown = scores.map((entry) => {
      const cells = entry.cells as Cell[] | undefined;
      const [x, y] = cells && cells.length > 0 ? middle_cell(cells) : [last?.x ?? 0, last?.y ?? 0];
      const also =
        turned && turned.seat === entry.seat && entry.word === 'toll'
          ? t.board.turns_over(t.words.token(turned.word ?? ''), turned.number ?? 1)
          : '';
      return { id: ++this.#pop_number, entry, also, x: x * kTile + 50, y: y * kTile + 36 };
    });
    this.pops = shown;
    if (shown.length === 0) return;
    this.#later(kPopMs, () => {
      if (this.pops === shown) this.pops = [];
    });
  }
  // Outlines of what was completed: asked at the spots of the figures that went home.
  async #outline(scored: Cell[][], home: Figure[]): Promise<void> {
    const in_score = (x: number, y: number) =>
      scored.some((cells) => cells?.some((cell) => cell[0] === x && cell[1] === y));
    const points = home.filter((figure) => figure.kind !== 'field' && in_score(figure.x, figure.y));
    const shapes: Feature['shapes'] = [];
    for (const point of points.slice(0, kMostOutlines)) {
      try {
        const at = point.at as [number, number];
        const feature = await this.table.feature_at(point.x, point.y, at);
        if (feature?.complete) shapes.push(...feature.shapes);
      } catch {
        return;
      }
    }
    this.shapes = shapes;
    if (shapes.length === 0) return;
    this.#later(kPopMs + 200, () => {
      if (this.shapes === shapes && moves_allowed()) this.shapes = [];
    });
  }
}
