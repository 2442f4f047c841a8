// Sitting together as this page sees it: who looks on, the clock, messages, what is proposed, the
// game after this one. Part of Table; the server decides everything here too.
//
// A clock's message says what was left when it was sent; from then on the page counts by its own
// clock that never jumps, and only shows the count.
import { go } from '../router.svelte';
import { carry_tokens } from '../net/tokens';
import type { News } from '../net/socket';
import type { ClockRules, ClockView, Offer, Phrase, TalkLine, Welcome } from '../protocol';
import { t } from '../text/language.svelte';
import { crossed, seconds_shown } from './clock';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';

const kTickMs = 200;
const kNoticeMs = 12_000;
const kKeptLines = 200;

export class Sitting {
  allowed = $state(false); // messages, at this table
  talk = $state.raw<TalkLine[]>([]);
  unread = $state(0);
  readers = $state(0); // open lists of messages
  watching = $state(0);
  watch_link = $state(''); // empty: this page came by it
  clock_rules = $state.raw<ClockRules | null>(null);
  clock = $state.raw<ClockView | null>(null);
  now = $state(0); // ms of performance.now(), while a time runs
  warned = $state(0); // how often the own time was found short; for sounds
  offer = $state.raw<Offer | null>(null);
  notice = $state(''); // what has just been settled
  next = $state('');

  #clock_at = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #noticed: ReturnType<typeof setTimeout> | undefined;
  #going = false; // to the next game, as soon as it is there

  constructor(readonly table: Table) {}

  close(): void {
    clearInterval(this.#ticking);
    clearTimeout(this.#noticed);
  }

  // ---- what is shown -------------------------------------------------------------------------

  get only_watches(): boolean {
    return this.watch_link === '';
  }
  get paused(): boolean {
    return this.clock?.paused ?? false;
  }
  // Messages are of use where somebody else may read them.
  get talks(): boolean {
    return (
      this.allowed &&
      settings.messages &&
      this.table.seats.some((info) => info.kind !== 'computer' && !info.here)
    );
  }
  // ms; null: no clock for this seat.
  left(seat: number): number | null {
    const left = this.clock?.left[seat - 1] ?? null;
    if (left === null || this.clock?.running !== seat) return left;
    return Math.max(0, left - Math.max(0, this.now - this.#clock_at));
  }
  seconds(seat: number): number | null {
    const left = this.left(seat);
    return left === null ? null : seconds_shown(left);
  }
  // Own seats that are asked for an answer.
  get asked(): number[] {
    const { offer } = this;
    if (!offer) return [];
    return offer.wanted.filter(
      (seat) => !offer.agreed.includes(seat) && this.table.seat_info(seat)?.here,
    );
  }
  said(line: TalkLine): string {
    return line.text ?? t.sitting.phrase(line.phrase ?? '');
  }

  // ---- doing ---------------------------------------------------------------------------------

  say(seat: number, what: { text: string } | { phrase: Phrase }): Promise<boolean> {
    return this.table.try_ask({ type: 'say', seat, ...what });
  }
  propose(seat: number, kind: Offer['kind']): Promise<boolean> {
    return this.table.try_ask({ type: 'offer', seat, kind });
  }
  answer(accept: boolean): void {
    const seat = this.asked[0];
    if (seat !== undefined) void this.table.try_ask({ type: 'answer_offer', seat, accept });
  }
  resume(): void {
    const seat = this.table.mine[0];
    if (seat !== undefined) void this.table.try_ask({ type: 'resume', seat });
  }
  async rematch(): Promise<void> {
    const seat = this.table.mine[0];
    if (seat === undefined) return;
    this.#going = true;
    this.#going = await this.table.try_ask({ type: 'rematch', seat });
    this.#go();
  }

  // ---- what comes ----------------------------------------------------------------------------

  welcome(message: Welcome): void {
    const before = this.talk.at(-1)?.number ?? message.talk.at(-1)?.number ?? 0;
    this.allowed = message.messages;
    this.talk = message.talk;
    this.#count_unread(before);
    this.watching = message.watching;
    this.watch_link = message.watch_link ?? '';
    this.clock_rules = message.clock_rules ?? null;
    this.set_clock(message.clock ?? null);
    this.offer = message.offer ?? null;
    if (message.next) this.#take_next(message.next);
  }
  take(message: News): void {
    const { table } = this;
    switch (message.type) {
      case 'watching':
        this.watching = message.count;
        return;
      case 'clock':
        this.set_clock(message.clock);
        return;
      case 'time_up': {
        const name = table.name_of(message.seat);
        const text = {
          computer: t.sitting.up_computer,
          pass: t.sitting.up_pass,
          resign: t.sitting.up_resign,
        }[message.does](name);
        this.#tell(text);
        return;
      }
      case 'said':
        this.#heard(message.line);
        return;
      case 'offer':
        if (!this.offer) {
          const name = table.name_of(message.offer.by);
          table.announce(
            message.offer.kind === 'end' ? t.sitting.ends(name) : t.sitting.pauses(name),
          );
        }
        this.offer = message.offer;
        return;
      case 'offer_gone':
        this.offer = null;
        if (message.why === 'declined') this.#tell(t.sitting.declined);
        if (message.why === 'lapsed') this.#tell(t.sitting.lapsed);
        return;
      case 'rematch':
        this.#take_next(message.game);
        table.announce(t.sitting.next_ready);
    }
  }
  set_clock(clock: ClockView | null): void {
    this.clock = clock;
    this.#clock_at = performance.now();
    this.now = this.#clock_at;
    clearInterval(this.#ticking);
    if (clock?.running !== undefined) this.#ticking = setInterval(() => this.#tick(), kTickMs);
  }

  #tick(): void {
    const seat = this.clock?.running;
    if (seat === undefined) return;
    const before = this.left(seat) ?? 0;
    this.now = performance.now();
    const low = crossed(before, this.left(seat) ?? 0);
    if (low !== null && this.table.seat_info(seat)?.here) {
      ++this.warned;
      this.table.announce(t.sitting.low(low));
    }
  }
  #heard(line: TalkLine): void {
    const before = this.talk.at(-1)?.number ?? 0;
    if (line.number <= before) return;
    this.talk = [...this.talk, line].slice(-kKeptLines);
    this.#count_unread(before);
    if (this.talks && !this.table.seat_info(line.seat)?.here) {
      this.table.announce(t.sitting.says(this.table.name_of(line.seat), this.said(line)));
    }
  }
  #count_unread(before: number): void {
    if (this.readers > 0) return;
    this.unread += this.talk.filter(
      (line) => line.number > before && !this.table.seat_info(line.seat)?.here,
    ).length;
  }
  #tell(text: string): void {
    this.notice = text;
    this.table.announce(text);
    clearTimeout(this.#noticed);
    this.#noticed = setTimeout(() => (this.notice = ''), kNoticeMs);
  }
  #take_next(game: string): void {
    if (this.next !== game) carry_tokens(this.table.id, game);
    this.next = game;
    this.#go();
  }
  #go(): void {
    if (!this.#going || this.next === '') return;
    this.#going = false;
    go(`/game/${this.next}`);
  }
}
