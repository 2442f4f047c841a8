// The store of one game as this page sees it, and the API every component uses. Owned by Game.svelte
// and handed down as a property. It decides no rule: everything comes from the server's messages.
//
//   latest   the newest position known          view   the one drawn: may lag behind while moves
//   past     a position of the review           are shown one after another, or be of the past
//
// Seats count from 1. Requests reject with Refused.
import { SvelteSet } from 'svelte/reactivity';
import { GameSocket, type Ask, type Line, type News, type SocketOptions } from '../net/socket';
import { Refused } from '../net/refused';
import { drop_token, keep_token, tokens_of } from '../net/tokens';
import type {
  Action,
  Claimed,
  Feature,
  FeatureAnswer,
  FieldsAnswer,
  FieldView,
  Helps,
  HistoryAnswer,
  LogEntry,
  Rules,
  SeatInfo,
  ServerMessage,
  SummaryAnswer,
  Update,
  View,
} from '../protocol';
import { who } from '../side/who';
import { Turn } from '../turn/turn.svelte';
import { moves_allowed, settings } from './settings.svelte';
import { Sitting } from './sitting.svelte';

export type Cell = [number, number];
export interface Highlight {
  cells: Cell[];
  number: number; // grows, so that the same cells can be shown again
}

// What a guide points at on the board and in the dock.
export interface Hint {
  cell: Cell | null;
  spot: Action | null;
  act: string; // data-act of a button of the dock; "turn": the turning of the tile
}

// Shortest time a move of others stays before the next is shown; less where nothing is animated.
const kShowMs = 900;
const kStillShowMs = 600;
const kNoHelps: Helps = {
  legal_places: false,
  dead_places: false,
  projected: false,
  remaining: false,
  field_view: false,
  feature_worth: false,
  previews: false,
};

export class Table {
  line = $state<Line>('connecting');
  retry_at = $state(0); // ms of Date.now(), while line is 'waiting'
  missing = $state.raw<Refused | null>(null); // the join was refused
  refusal = $state.raw<Refused | null>(null); // of the last thing asked for, until dismissed
  seats = $state.raw<SeatInfo[]>([]);
  latest = $state.raw<View | null>(null);
  all_log = $state.raw<LogEntry[]>([]);
  rules = $state.raw<Rules>({ edition: 'C2', sets: [], options: [] });
  allowed = $state.raw<Helps>(kNoHelps);
  undo = $state(true);
  sprite = $state('');
  version = $state('');
  thinking = $state<number | null>(null);
  past = $state.raw<HistoryAnswer | null>(null);
  highlighted = $state.raw<Highlight | null>(null);
  fields = $state.raw<{ seq: number; fields: FieldView[] } | null>(null);
  show_fields = $state(false);
  show_projected = $state(false); // points if the game ended now, on the board
  hint = $state.raw<Hint | null>(null);
  hosted = $state(0); // a seat held here that the page plays as somebody else's; 0: none
  announcement = $state(''); // for the live region
  waiting_views = $state.raw<Update[]>([]);
  readonly turn: Turn = new Turn(this);
  readonly sitting: Sitting = new Sitting(this);

  #shown = $state.raw<View | null>(null);
  #shown_log = $state(0); // entries of all_log shown
  #socket: GameSocket;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #highlight_timer: ReturnType<typeof setTimeout> | undefined;
  #shown_at = 0;
  #listeners = new SvelteSet<(update: Update, before: View) => void>();

  constructor(
    readonly id: string,
    options: SocketOptions = {},
  ) {
    this.#socket = new GameSocket(
      id,
      () => tokens_of(id).map((known) => known.token),
      {
        line: (state, retry_in_ms) => {
          this.line = state;
          this.retry_at = Date.now() + retry_in_ms;
          if (state !== 'open') this.thinking = null;
        },
        news: (message) => this.#take(message),
        refused: (refusal) => {
          if (this.latest) this.refusal = refusal;
          else this.missing = refusal;
          if (refusal.code === 'no_game') this.#socket.close();
        },
      },
      options,
    );
  }

  open(): void {
    this.#socket.open();
  }
  retry(): void {
    this.#socket.retry();
  }
  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#highlight_timer);
    this.sitting.close();
    this.#socket.close();
  }

  // ---- what is shown -------------------------------------------------------------------------

  get view(): View | null {
    return this.past?.view ?? this.#shown;
  }
  // Entries up to the position shown; of the review too.
  get log(): LogEntry[] {
    const all = this.all_log;
    return this.#shown_log >= all.length ? all : all.slice(0, this.#shown_log);
  }
  get behind(): number {
    return this.waiting_views.length;
  }
  seat_info(seat: number | undefined): SeatInfo | undefined {
    return this.seats.find((info) => info.seat === seat);
  }
  name_of(seat: number | undefined): string {
    return who(this.seat_info(seat), seat);
  }
  get mine(): number[] {
    return this.seats.filter((info) => info.here).map((info) => info.seat);
  }
  // The seat at this screen that may act now.
  get acting(): number | null {
    const view = this.latest;
    if (!view || view.phase === 'over' || this.past || this.behind > 0) return null;
    if (this.sitting.paused) return null;
    const info = this.seat_info(view.seat);
    if (!info || !info.here || info.kind !== 'person' || info.resigned || info.level) return null;
    return info.seat;
  }
  get over(): boolean {
    return this.view?.phase === 'over';
  }
  // A help is on when the table allows it and this browser wants it.
  helps(name: keyof Helps): boolean {
    const wanted = (settings as unknown as Record<string, unknown>)[name];
    return this.allowed[name] && wanted !== false;
  }

  // ---- doing ---------------------------------------------------------------------------------

  ask<Answer extends ServerMessage>(question: Ask): Promise<Answer> {
    return this.#socket.ask<Answer>(question);
  }
  // Like ask, for buttons: what is refused is shown at the table instead of thrown.
  async try_ask(question: Ask): Promise<boolean> {
    try {
      await this.ask(question);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }
  refuse(error: unknown): void {
    this.refusal = error instanceof Refused ? error : new Refused('server', String(error));
  }
  async claim(seat: number, name: string): Promise<boolean> {
    try {
      const { token } = await this.ask<Claimed>({ type: 'claim', seat, name });
      keep_token(this.id, seat, token);
      this.#socket.rejoin();
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }
  async leave(seat: number, level?: string): Promise<boolean> {
    const done = await this.try_ask(
      level === undefined ? { type: 'leave', seat } : { type: 'leave', seat, level },
    );
    if (done) {
      drop_token(this.id, seat);
      this.#socket.rejoin();
    }
    return done;
  }
  take_over(seat: number, level: string): Promise<boolean> {
    return this.try_ask({ type: 'take_over', seat, level });
  }
  take_back(seat: number): Promise<boolean> {
    return this.try_ask({ type: 'take_back', seat });
  }
  resign(seat: number): Promise<boolean> {
    return this.try_ask({ type: 'resign', seat });
  }
  summary(): Promise<SummaryAnswer> {
    return this.ask<SummaryAnswer>({ type: 'summary' });
  }
  // Shows the position after the first `seq` entries; null: back to now.
  async review(seq: number | null): Promise<HistoryAnswer | null> {
    if (seq === null) {
      this.past = null;
      return null;
    }
    const answer = await this.ask<HistoryAnswer>({ type: 'history', seq });
    this.past = answer;
    return answer;
  }
  async feature_at(x: number, y: number, at: [number, number]): Promise<Feature | undefined> {
    const view = this.view;
    if (!view) return undefined;
    const answer = await this.ask<FeatureAnswer>({ type: 'feature', seq: view.seq, x, y, at });
    return answer.feature;
  }
  async load_fields(): Promise<void> {
    const seq = this.view?.seq;
    if (seq === undefined || this.fields?.seq === seq) return;
    const answer = await this.ask<FieldsAnswer>({ type: 'fields', seq });
    this.fields = { seq: answer.seq, fields: answer.fields };
  }
  // Shows cells on the board for a while (a line of the log was chosen); none: takes it away.
  highlight(cells: Cell[] | null): void {
    clearTimeout(this.#highlight_timer);
    const number = (this.highlighted?.number ?? 0) + 1;
    this.highlighted = cells && cells.length > 0 ? { cells, number } : null;
    if (this.highlighted) this.#highlight_timer = setTimeout(() => this.highlight(null), 6000);
  }
  announce(text: string): void {
    this.announcement = text;
  }

  // ---- what comes ----------------------------------------------------------------------------

  // Calls back for each move as it is shown, with the position before. Returns what stops it.
  on_move(listener: (update: Update, before: View) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  catch_up(): void {
    clearTimeout(this.#timer);
    for (const update of this.waiting_views) this.#show(update);
    this.waiting_views = [];
    this.turn.follow();
  }

  #take(message: News): void {
    switch (message.type) {
      case 'welcome': {
        clearTimeout(this.#timer);
        this.waiting_views = [];
        this.missing = null;
        this.seats = this.#as_seen(message.seats);
        this.all_log = message.log;
        this.#shown_log = message.log.length;
        this.rules = message.rules;
        this.allowed = message.helps;
        this.undo = message.undo;
        this.sprite = message.art.sprite;
        this.latest = message.view;
        this.#shown = message.view;
        this.version = message.version;
        this.thinking = null;
        this.sitting.welcome(message);
        this.turn.follow();
        return;
      }
      case 'seats':
        this.seats = this.#as_seen(message.seats);
        this.turn.follow();
        return;
      case 'thinking':
        this.thinking = message.seat;
        return;
      case 'update':
        this.#update(message);
        return;
      default:
        this.sitting.take(message);
        this.turn.follow();
    }
  }

  #as_seen(seats: SeatInfo[]): SeatInfo[] {
    if (this.hosted === 0) return seats;
    return seats.map((info) =>
      info.seat === this.hosted ? { ...info, here: false, kind: 'computer' } : info,
    );
  }
  #update(update: Update): void {
    const before = this.latest;
    if (!before || update.view.seq < before.seq) return;
    this.thinking = null;
    this.latest = update.view;
    if (update.clock) this.sitting.set_clock(update.clock);
    const newest = this.all_log.at(-1)?.index ?? -1;
    this.all_log = [...this.all_log, ...update.log.filter((line) => line.index > newest)];
    const own = this.seat_info(before.seat)?.here ?? false;
    if (own && this.behind === 0) {
      this.#show(update);
      this.turn.follow();
      return;
    }
    this.waiting_views = [...this.waiting_views, update];
    if (this.behind === 1) this.#next();
  }

  // Shows the next waiting move as soon as the one before it stood long enough.
  #next(): void {
    const rest = this.#shown_at + (moves_allowed() ? kShowMs : kStillShowMs) - Date.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        const [first, ...others] = this.waiting_views;
        if (!first) return;
        this.#show(first);
        this.waiting_views = others;
        if (others.length > 0) this.#next();
        else this.turn.follow();
      },
      Math.max(0, rest),
    );
  }

  #show(update: Update): void {
    const before = this.#shown;
    this.#shown = update.view;
    this.#shown_at = Date.now();
    const last = update.log.at(-1);
    if (last) {
      const at = this.all_log.findIndex((line) => line.index === last.index);
      this.#shown_log = at < 0 ? this.all_log.length : at + 1;
    }
    if (this.waiting_views.length <= 1) this.#shown_log = this.all_log.length;
    if (before) for (const listener of this.#listeners) listener(update, before);
  }
}
