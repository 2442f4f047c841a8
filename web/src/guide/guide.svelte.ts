// The guided game as it goes on: where in the plan the position is, what the learner is asked to do,
// and the friend's moves. Where it stands follows from the position alone, so a reload resumes it.
// Owned by Coach.svelte, which draws it. Decides no rule: it compares with the plan, the server
// judges.
import { get_form } from '../net/http';
import type { Table } from '../game/table.svelte';
import { moves_allowed } from '../game/settings.svelte';
import type { Entry } from '../protocol';
import { same_action } from '../turn/draft';
import { kFriend } from './friend';
import { actions_of_move, steps, type Step } from './plan';
import { keep_lesson, lesson } from './store';

// told: the learner's turn is explained; friend_told: the friend's. Both wait for "Continue".
export type Stage =
  | 'loading'
  | 'lay'
  | 'turn'
  | 'then'
  | 'confirm'
  | 'told'
  | 'friend'
  | 'friend_told'
  | 'free'
  | 'over';

const kFriendWaitsMs = 500;

export class Guide {
  #heard = $state(lesson()?.heard ?? 0);
  #asked = -1; // seq the friend's move was sent for

  constructor(readonly table: Table) {
    table.turn.guard = () => this.#allows();
  }

  // Tiles laid by the two, the first at the start not counted.
  get done(): number {
    return (this.table.latest?.tiles.length ?? 1) - 1;
  }
  // The step that is played, or was played last while something is told of it.
  get index(): number {
    const { done } = this;
    const telling = done > 0 && done % 2 === 0 && this.#heard < done;
    return Math.min(steps.length - 1, Math.floor((telling ? done - 1 : done) / 2));
  }
  get step(): Step {
    return steps[this.index]!;
  }
  get stage(): Stage {
    const { latest, turn, acting, behind, line } = this.table;
    if (!latest || line !== 'open') return 'loading';
    if (latest.phase === 'over') return 'over';
    if (latest.seat === kFriend) return this.#heard < this.done ? 'told' : 'friend';
    if (behind > 0 || acting === null) return 'friend';
    if (this.done > 0 && this.#heard < this.done) return 'friend_told';
    const { own, free } = this.step;
    if (free) return 'free';
    const { tile, actions } = turn.draft;
    if (!tile || tile.x !== own.x || tile.y !== own.y) return 'lay';
    if (!own.rotations.includes(tile.rotation)) return 'turn';
    if (own.then) {
      const last = actions.at(-1);
      return last && same_action(last, own.then) ? 'confirm' : 'then';
    }
    return actions.length > 0 ? 'then' : 'confirm';
  }
  // Something else was chosen than the lesson asks for.
  get strayed(): 'place' | 'spot' | null {
    const { draft } = this.table.turn;
    if (this.stage === 'lay' && draft.tile) return 'place';
    if (this.stage === 'then' && draft.actions.length > 0) return 'spot';
    return null;
  }
  get waits(): boolean {
    return this.stage === 'told' || this.stage === 'friend_told';
  }
  // Scores of the turn that is told.
  get scores(): Entry[] {
    if (!this.waits) return [];
    const newest = this.table.log.at(-1)?.entry.turn;
    const turns = this.table.log.map(({ entry }) => entry);
    const last = turns.findLast((entry) => entry.kind === 'tile_placed')?.turn ?? newest;
    return turns.filter((entry) => entry.kind === 'score' && entry.turn === last && entry.points);
  }

  go_on(): void {
    this.#heard = this.done;
    keep_lesson({ game: this.table.id, heard: this.#heard });
  }
  // The friend's seat goes to a computer, the game to the learner.
  async skip(): Promise<void> {
    const { table } = this;
    const { levels } = await get_form();
    table.hosted = 0;
    if (table.latest?.phase !== 'over') {
      const left = await table.leave(kFriend, levels[0]?.name ?? '');
      if (!left) {
        table.hosted = kFriend;
        return;
      }
    }
    this.end();
  }
  end(): void {
    this.table.turn.guard = null;
    this.table.hint = null;
    keep_lesson(null);
  }

  // What lights up; called whenever the stage may have changed.
  show_hint(): void {
    const { stage, table } = this;
    const { own } = this.step;
    const cell: [number, number] = [own.x, own.y];
    if (stage === 'lay') table.hint = { cell, spot: null, act: '' };
    else if (stage === 'turn') table.hint = { cell, spot: null, act: 'turn' };
    else if (stage === 'then' && own.then) {
      const wanted = own.then.type === 'place_figure' ? 'figure' : 'token';
      const open = table.turn.mode === wanted;
      const act = open ? '' : wanted === 'figure' ? 'meeple' : 'token';
      table.hint = { cell: null, spot: open ? own.then : null, act };
    } else if (stage === 'confirm') table.hint = { cell: null, spot: null, act: 'confirm' };
    else table.hint = null;
  }
  // Plays the friend's move once it is their turn. Returns what stops it.
  play_friend(): (() => void) | undefined {
    const { table } = this;
    const seq = table.latest?.seq ?? -1;
    const friend = this.step.friend;
    if (this.stage !== 'friend' || table.latest?.seat !== kFriend || !friend) return undefined;
    if (this.#asked === seq) return undefined;
    const timer = setTimeout(
      () => {
        this.#asked = seq;
        const actions = actions_of_move(friend);
        table.ask({ type: 'play', seq, seat: kFriend, actions }).catch((error: unknown) => {
          this.#asked = -1;
          table.refuse(error);
        });
      },
      moves_allowed() ? kFriendWaitsMs : 0,
    );
    return () => clearTimeout(timer);
  }

  // Asked by the turn before it sends: only what the lesson is about goes on, the rest comes back.
  #allows(): boolean {
    const { stage, strayed } = this;
    if (stage === 'confirm' || stage === 'free') return true;
    const { turn } = this.table;
    if (strayed === 'spot') turn.undo();
    else if (strayed === 'place') while (turn.started) turn.undo();
    return false;
  }
}
