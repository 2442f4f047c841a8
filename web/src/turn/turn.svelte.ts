// The turn at this screen: one draft, asked about at the server at each change, sent by confirm.
import type { Choice, Place, Previewed, View } from '../protocol';
import type { Table } from '../game/table.svelte';
import { settings } from '../game/settings.svelte';
import { Refused } from '../net/refused';
import {
  actions_of,
  by_kind,
  cycle,
  drop_actions,
  is_picked,
  kEmptyDraft,
  lay,
  next_rotation,
  options_of,
  pick,
  same_action,
  undo,
  type Draft,
  type Option,
} from './draft';

// What lights up on the board.
export type Mode = 'tile' | 'figure' | 'token';

export class Turn {
  draft = $state.raw<Draft>(kEmptyDraft);
  answer = $state.raw<Previewed | null>(null); // to the draft as it is
  mode = $state<Mode>('tile');
  figure = $state('meeple'); // the kind whose spots are shown
  sending = $state(false);
  rotation = $state(0); // of the tile in hand before a place is chosen
  // Where the tile is dragged, in client px; null: it is not.
  dragged = $state.raw<{ x: number; y: number } | null>(null);
  // The board says which place lies there while it is shown.
  place_at: (client_x: number, client_y: number) => Place | undefined = () => undefined;
  // Somebody who may hold back what would be sent (a lesson).
  guard: (() => boolean) | null = null;
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
  // Every figure spot, by kind of figure and then by spot.
  get figures(): Option[] {
    return by_kind(this.options.filter((option) => option.choice.kind === 'figure'));
  }
  get spots(): Option[] {
    return this.figures.filter((option) => option.choice.figure === this.figure);
  }
  get tokens(): Option[] {
    return this.options.filter((option) => option.choice.token !== undefined);
  }
  // Choices without a place on the board to pick: the abbot's return, those of later expansions.
  get others(): Option[] {
    return this.options.filter(
      (option) => option.choice.kind === 'special' && option.choice.token === undefined,
    );
  }
  // What lights up now.
  get shown(): Option[] {
    return this.mode === 'figure' ? this.spots : this.mode === 'token' ? this.tokens : [];
  }
  // The last choice made.
  get chosen(): Choice | undefined {
    const last = this.draft.actions.at(-1);
    if (!last) return undefined;
    return this.options.find((option) => same_action(option.choice.action, last))?.choice;
  }
  get started(): boolean {
    return this.draft.tile !== null || this.draft.actions.length > 0;
  }
  // Whether confirm has something to send.
  get ready(): boolean {
    if (!this.view || this.sending) return false;
    return this.view.phase === 'place' ? this.draft.tile !== null : true;
  }
  // Without undo the tile is laid for good before anything else is chosen.
  get lays_first(): boolean {
    return !this.table.undo && this.view?.phase === 'place';
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
    if (acting !== this.#seat || latest?.phase === 'place') this.rotation = 0;
    this.#seq = seq;
    this.#seat = acting;
    this.sending = false;
    this.dragged = null;
    this.mode = acting !== null && latest?.phase === 'act' ? 'figure' : 'tile';
    this.figure = 'meeple';
    this.#set(kEmptyDraft);
  }

  choose_place(x: number, y: number): void {
    const place = this.places.find((known) => known.x === x && known.y === y);
    if (!place || this.sending) return;
    const { tile } = this.draft;
    if (tile?.x === x && tile.y === y) return;
    const draft = lay(place, tile?.rotation ?? this.rotation);
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
    if (this.sending) return;
    if (!tile) this.rotation = rotation;
    if (!tile || tile.rotation === rotation || !this.place?.rotations.includes(rotation)) return;
    this.rotation = rotation;
    if (this.mode === 'token') this.mode = 'tile';
    this.#set({ tile: { ...tile, rotation }, actions: [], stages: [] });
  }
  // Picks; a second time drops.
  choose(option: Option): void {
    if (this.sending || this.lays_first) return;
    if (this.picked(option)) {
      this.#set(drop_actions(this.draft));
      return;
    }
    if (option.choice.kind === 'figure') this.figure = option.choice.figure ?? this.figure;
    this.#set(pick(this.draft, option));
    if (!settings.confirm_turns) void this.confirm();
  }
  cycle(kind: 'figure' | 'token', step: 1 | -1): Option | undefined {
    const all = kind === 'figure' ? this.figures : this.tokens;
    if (this.lays_first || this.sending) return undefined;
    const next = cycle(this.draft, all, step);
    this.mode = kind;
    if (!next) return undefined;
    if (kind === 'figure') this.figure = next.choice.figure ?? this.figure;
    if (!this.picked(next)) this.#set(pick(this.draft, next));
    return next;
  }
  // Lights up the spots of a kind of figure; a figure that is picked changes its kind where that
  // is possible. A second time: out.
  show_figure(figure: string): void {
    if (this.mode === 'figure' && this.figure === figure) {
      this.clear_actions();
      return;
    }
    this.mode = 'figure';
    this.figure = figure;
    const { chosen } = this;
    if (chosen?.kind !== 'figure' || chosen.figure === figure) {
      if (chosen && chosen.kind !== 'figure') this.#set(drop_actions(this.draft));
      return;
    }
    const same = this.spots.find((option) => option.choice.on === chosen.on);
    this.#set(same ? pick(this.draft, same) : drop_actions(this.draft));
  }
  show_tokens(): void {
    if (this.mode === 'token') {
      this.clear_actions();
      return;
    }
    this.mode = 'token';
    if (this.draft.actions.length > 0) this.#set(drop_actions(this.draft));
  }
  clear_actions(): void {
    this.mode = this.view?.phase === 'act' ? 'figure' : 'tile';
    if (this.draft.actions.length > 0) this.#set(drop_actions(this.draft));
  }
  undo(): void {
    if (this.sending || !this.started) return;
    if (this.draft.actions.length === 0) this.mode = 'tile';
    this.#set(undo(this.draft));
  }

  // Ends the turn with nothing more placed; before the tile lies there is nothing to pass.
  async pass(): Promise<void> {
    if (!this.ready || this.draft.stages.length === 0) return;
    if (this.draft.actions.length > 0) this.#set(drop_actions(this.draft));
    await this.#send(true);
  }
  async confirm(): Promise<void> {
    await this.#send(!this.lays_first || !this.offers_more);
  }
  get offers_more(): boolean {
    return this.draft.actions.length === 0 && this.options.length > 0;
  }

  async #send(finish: boolean): Promise<void> {
    const { view } = this;
    if (!view || !this.ready || (this.guard && !this.guard())) return;
    const message = {
      type: 'play' as const,
      seq: view.seq,
      seat: view.seat,
      actions: actions_of(this.draft),
    };
    this.sending = true;
    this.table.refusal = null;
    try {
      await this.table.ask(finish ? message : { ...message, finish: false });
    } catch (error) {
      // The draft stays: the sentence says what is wrong with it.
      this.table.refuse(error);
    } finally {
      this.sending = false;
    }
  }
  #set(draft: Draft): void {
    this.draft = draft;
    this.answer = null;
    if (this.table.refusal) this.table.refusal = null;
    void this.#ask();
  }
  async #ask(): Promise<void> {
    const { view } = this;
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
      if (!this.figures.some((option) => option.choice.figure === this.figure)) {
        this.figure = this.figures[0]?.choice.figure ?? this.figure;
      }
    } catch (error) {
      const code = error instanceof Refused ? error.code : '';
      // Another answer is on its way in these cases: the update, or the welcome after rejoining.
      if (number === this.#asked && code !== 'stale' && code !== 'offline')
        this.table.refuse(error);
    }
  }
}
