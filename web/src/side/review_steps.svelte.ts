// The steps of the review: where each turn of the game stands, and which one is shown. Shared by
// the review's bar and the log, which jumps to a turn.
import type { Table } from '../game/table.svelte';
import type { SummaryAnswer } from '../protocol';

export interface Step {
  seq: number;
  turn: number; // 0: before the first
  points: number[];
}

class ReviewSteps {
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  #asked = 0;

  // The first step is the game before its first turn. The last turn and the final scoring are one
  // position: the later of two steps with one number counts.
  take(summary: SummaryAnswer, seats: number): void {
    const start: Step = { seq: 0, turn: 0, points: Array<number>(seats).fill(0) };
    const all: Step[] = summary.steps[0]?.seq === 0 ? summary.steps : [start, ...summary.steps];
    this.steps = all.filter((step, n) => all[n + 1]?.seq !== step.seq);
    this.at = Math.min(this.at, this.steps.length - 1);
  }
  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }
  // Of several asked for quickly (a slider that is dragged) only the last is fetched.
  async show(table: Table, at: number): Promise<void> {
    const next = Math.max(0, Math.min(this.last, at));
    const step = this.steps[next];
    if (!step) return;
    this.at = next;
    const number = ++this.#asked;
    await Promise.resolve();
    if (number !== this.#asked) return;
    try {
      await table.review(step.seq);
    } catch (error) {
      table.refuse(error);
    }
    // An answer that came late must not stand: show what is wanted now.
    if (number !== this.#asked && this.steps[this.at]) {
      await table.review(this.steps[this.at]!.seq).catch(() => null);
    }
  }
  // The turn of a line of the log; final scoring comes after the last turn.
  jump(table: Table, turn: number, kind: string): Promise<void> {
    const exact = this.steps.findLastIndex((step) => step.turn === turn);
    const at = exact >= 0 ? exact : kind === 'move' ? this.at : this.last;
    return this.show(table, at);
  }
}

export const review_steps = new ReviewSteps();
