// The turn at this screen: one draft, asked about at the server at each change, sent by confirm.
import type { Place, Previewed, View } from '../protocol';
import type { Table } from '../game/table.svelte';
import { Refused } from '../net/refused';
import {
  actions_of,
  cycle,
  drop_actions,
  is_picked,
  kEmptyDraft,
  lay,
  next_rotation,
  options_of,
  pick,
  undo,
  type Draft,
  type Option,
} from './draft';

export type Mode = 'tile' | 'figure' | 'special';

export class Turn {
  draft = $state.raw<Draft>(kEmptyDraft);
  answer = $state.raw<Previewed | null>(null); // to the draft as it is
  mode = $state<Mode>('tile'); // what lights up on the board
  sending = $state(false);
  rotation = $state(0); // of the tile in hand before a place is chosen
  #seq = -1;
  #seat: number | null = null;
  #asked = 0;

  constructor(private readonly table: Table) {}

  get view(): View | null {
    return this.table.acting === null ? null : this.table.latest;
  }
  get places(): Place[] {
    return this.view?.phase === 'place' ? this.view.places : [];
  }
  get place(): Place | undefined {
    const { tile } = this.draft;
    return tile ? this.places.find((place) => place.x === tile.x && place.y === tile.y) : undefined;
  }
  get options(): Option[] {
    return options_of(this.draft);
  }
  get figures(): Option[] {
    return this.options.filter((option) => option.choice.kind === 'figure');
  }
  get specials(): Option[] {
    return this.options.filter((option) => option.choice.kind === 'special');
  }
  get started(): boolean {
    return this.draft.tile !== null || this.draft.actions.length > 0;
  }
  // Whether confirm has something to send.
  get ready(): boolean {
    if (!this.view || this.sending) return false;
    return this.view.phase === 'place' ? this.draft.tile !== null : true;
  }
  picked(option: Option): boolean {
    return is_picked(this.draft, option);
  }

  // The table moved on, or a seat changed hands: a draft of another moment is void.
  follow(): void {
    const { acting, latest } = this.table;
    const seq = latest?.seq ?? -1;
    if (seq === this.#seq && acting === this.#seat) {
      if (acting !== null && !this.answer) void this.#ask();
      return;
    }
    this.#seq = seq;
    this.#seat = acting;
    this.sending = false;
    this.mode = 'tile';
    this.#set(kEmptyDraft);
    if (acting !== null && latest?.phase === 'act') this.mode = 'figure';
  }

  choose_place(x: number, y: number): void {
    const place = this.places.find((known) => known.x === x && known.y === y);
    if (!place || this.sending) return;
    const draft = lay(place, this.draft.tile?.rotation ?? this.rotation);
    this.rotation = draft.tile!.rotation;
    this.mode = 'tile';
    this.#set(draft);
  }
  turn_tile(step: 1 | -1): void {
    const { tile } = this.draft;
    const place = this.place;
    if (!tile || !place) {
      this.rotation = (this.rotation + step + 4) % 4;
      return;
    }
    this.set_rotation(next_rotation(place.rotations, tile.rotation, step));
  }
  set_rotation(rotation: number): void {
    const { tile } = this.draft;
    this.rotation = rotation;
    if (!tile || tile.rotation === rotation || !this.place?.rotations.includes(rotation)) return;
    this.#set({ tile: { ...tile, rotation }, actions: [], stages: [] });
  }
  // Picks; a second time drops.
  choose(option: Option): void {
    if (this.sending) return;
    if (this.picked(option)) this.#set(drop_actions(this.draft));
    else this.#set(pick(this.draft, option));
  }
  cycle(kind: 'figure' | 'special', step: 1 | -1): Option | undefined {
    const next = cycle(this.draft, kind === 'figure' ? this.figures : this.specials, step);
    this.mode = kind;
    if (next && !this.picked(next)) this.#set(pick(this.draft, next));
    return next;
  }
  clear_actions(): void {
    this.mode = this.view?.phase === 'act' ? 'figure' : 'tile';
    if (this.draft.actions.length > 0) this.#set(drop_actions(this.draft));
  }
  undo(): void {
    if (this.sending || !this.started) return;
    this.mode = 'tile';
    this.#set(undo(this.draft));
  }
  set_mode(mode: Mode): void {
    this.mode = this.mode === mode ? 'tile' : mode;
  }

  async pass(): Promise<void> {
    if (!this.ready) return;
    if (this.draft.actions.length > 0) this.#set(drop_actions(this.draft));
    await this.confirm(true);
  }
  // Without undo the tile is laid for good first, then the rest of the turn.
  async confirm(finish = false): Promise<void> {
    const view = this.view;
    if (!view || !this.ready) return;
    const first = !this.table.undo && view.phase === 'place' && !finish && this.offers_more;
    const message = {
      type: 'play' as const,
      seq: view.seq,
      seat: view.seat,
      actions: actions_of(this.draft),
    };
    this.sending = true;
    this.table.refusal = null;
    try {
      await this.table.ask(first ? { ...message, finish: false } : message);
    } catch (error) {
      // The draft stays: the sentence says what is wrong with it.
      this.table.refuse(error);
    } finally {
      this.sending = false;
    }
  }
  get offers_more(): boolean {
    return this.draft.actions.length === 0 && this.options.length > 0;
  }

  #set(draft: Draft): void {
    this.draft = draft;
    this.answer = null;
    if (this.table.refusal) this.table.refusal = null;
    void this.#ask();
  }
  async #ask(): Promise<void> {
    const view = this.view;
    const number = ++this.#asked;
    if (!view || (view.phase === 'place' && !this.draft.tile)) return;
    try {
      const answer = await this.table.ask<Previewed>({
        type: 'preview',
        seq: view.seq,
        seat: view.seat,
        actions: actions_of(this.draft),
      });
      if (number !== this.#asked) return;
      const stages = this.draft.stages.slice(0, this.draft.actions.length);
      stages[this.draft.actions.length] = answer.choices;
      this.draft = { ...this.draft, stages };
      this.answer = answer;
    } catch (error) {
      const code = error instanceof Refused ? error.code : '';
      // Another answer is on its way in these cases: the update, or the welcome after rejoining.
      if (number === this.#asked && code !== 'stale' && code !== 'offline')
        this.table.refuse(error);
    }
  }
}
