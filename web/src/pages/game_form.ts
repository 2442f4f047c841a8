// What a new game is made from: the choices a person has made in the form, and the message they
// become. Pure: the server's Form says what there is, nothing here knows a rule.
import type { ClockRules, Form, Helps, NewGame, Rules } from '../protocol';

export type SeatKind = NewGame['seats'][number]['kind'];
export type Colour = NonNullable<NewGame['seats'][number]['colour']>;

export interface SeatDraft {
  key: number; // stays with the seat when it moves
  kind: SeatKind;
  name: string;
  level: string;
  colour: Colour;
}

export interface GameDraft {
  edition: Rules['edition'];
  copies: Record<string, number>; // by set; those not in play are not there
  options: Record<string, string>; // those that were changed
  seats: SeatDraft[];
  helps: Helps;
  undo: boolean;
  messages: boolean;
  clock: ClockDraft;
  seed: string;
}

export interface ClockDraft {
  kind: 'none' | ClockRules['kind'];
  bank: number; // s
  increment: number; // s
  turn: number; // s
  at_zero: ClockRules['at_zero'];
}

export type FormSet = Form['sets'][number];
export type FormOption = Form['options'][number];

export const kBase = 'base';
export const kAllHelps: Helps = {
  legal_places: true,
  dead_places: true,
  projected: true,
  remaining: true,
  field_view: true,
  feature_worth: true,
  previews: true,
};

let next_key = 1;

// A level for somebody's first game: neither the weakest nor a strong one.
export function first_level(form: Form): string {
  return form.levels[Math.min(1, form.levels.length - 1)]?.name ?? '';
}

function free_colour(form: Form, seats: SeatDraft[]): Colour {
  const taken = new Set<string>(seats.map((seat) => seat.colour));
  return (form.colours.find((colour) => !taken.has(colour)) ?? form.colours[0]) as Colour;
}

export function new_seat(form: Form, seats: SeatDraft[], kind: SeatKind, name = ''): SeatDraft {
  const level = seats.findLast((seat) => seat.kind === 'computer')?.level ?? first_level(form);
  return { key: next_key++, kind, name, level, colour: free_colour(form, seats) };
}

export function first_draft(form: Form, name: string): GameDraft {
  const edition = form.editions.some((known) => known.name === 'C3')
    ? 'C3'
    : form.editions[0]!.name;
  const copies: Record<string, number> = {};
  for (const set of form.sets) {
    if (set.name === kBase || set.name === 'tollkeepers') copies[set.name] = 1;
  }
  const me = new_seat(form, [], 'here', name);
  const seats = [me, new_seat(form, [me], 'computer')];
  return {
    edition,
    copies,
    options: {},
    seats,
    helps: { ...kAllHelps },
    undo: true,
    messages: true,
    clock: { kind: 'none', bank: 900, increment: 5, turn: 60, at_zero: 'computer' },
    seed: '',
  };
}

export const is_possible = (set: FormSet, edition: string): boolean =>
  set.editions.length === 0 || set.editions.includes(edition);

export function set_copies(draft: GameDraft, set: string, copies: number): GameDraft {
  const next = { ...draft.copies };
  if (copies > 0) next[set] = copies;
  else delete next[set];
  return { ...draft, copies: next };
}

// Sets that this edition does not have leave the game.
export function set_edition(form: Form, draft: GameDraft, edition: Rules['edition']): GameDraft {
  const copies = Object.fromEntries(
    Object.entries(draft.copies).filter(([name]) => {
      const set = form.sets.find((known) => known.name === name);
      return set !== undefined && is_possible(set, edition);
    }),
  );
  return { ...draft, edition, copies };
}

// A value that is the default again is no change.
export function set_option(draft: GameDraft, option: FormOption, value: string): GameDraft {
  const options = { ...draft.options };
  if (value === option.default) delete options[option.name];
  else options[option.name] = value;
  return { ...draft, options };
}

export const value_of = (draft: GameDraft, option: FormOption): string =>
  draft.options[option.name] ?? option.default;

export const in_play = (draft: GameDraft, set: string): boolean =>
  set === kBase || (draft.copies[set] ?? 0) > 0;

export function tiles_of(set: FormSet, edition: string): number {
  return set.tiles.find((row) => row.edition === edition)?.count ?? 0;
}

export function tiles_in_all(form: Form, draft: GameDraft): number {
  return form.sets
    .filter((set) => in_play(draft, set.name))
    .reduce((sum, set) => sum + tiles_of(set, draft.edition) * (draft.copies[set.name] ?? 1), 0);
}

export interface OptionGroup {
  set: string;
  options: FormOption[];
  changed: number;
}

// The options of the sets in play, grouped by set in the form's order.
export function option_groups(form: Form, draft: GameDraft): OptionGroup[] {
  const sets = [kBase, ...form.sets.map((set) => set.name).filter((name) => name !== kBase)];
  return sets
    .filter((set) => in_play(draft, set))
    .map((set) => {
      const options = form.options.filter((option) => option.set === set);
      const changed = options.filter((option) => draft.options[option.name] !== undefined).length;
      return { set, options, changed };
    })
    .filter((group) => group.options.length > 0);
}

export const is_switch = (option: FormOption): boolean =>
  option.values.length === 2 && option.values.includes('on') && option.values.includes('off');

// A colour that another seat has goes to that seat in exchange.
export function set_colour(seats: SeatDraft[], key: number, colour: Colour): SeatDraft[] {
  const before = seats.find((seat) => seat.key === key)?.colour;
  return seats.map((seat) => {
    if (seat.key === key) return { ...seat, colour };
    return seat.colour === colour && before ? { ...seat, colour: before } : seat;
  });
}

export function move_up(seats: SeatDraft[], key: number): SeatDraft[] {
  const at = seats.findIndex((seat) => seat.key === key);
  if (at <= 0) return seats;
  const next = [...seats];
  [next[at - 1], next[at]] = [next[at]!, next[at - 1]!];
  return next;
}

export type Fault = 'too_few' | 'nobody' | 'seed';

export function faults_of(form: Form, draft: GameDraft): Fault[] {
  const faults: Fault[] = [];
  if (draft.seats.length < form.seats.least) faults.push('too_few');
  if (!draft.seats.some((seat) => seat.kind !== 'computer')) faults.push('nobody');
  if (draft.seed !== '' && !/^[0-9]{1,19}$/.test(draft.seed)) faults.push('seed');
  return faults;
}

function seat_message(seat: SeatDraft): NewGame['seats'][number] {
  const message: NewGame['seats'][number] = { kind: seat.kind, colour: seat.colour };
  if (seat.kind === 'computer') message.level = seat.level;
  else if (seat.name.trim() !== '') message.name = seat.name.trim().slice(0, 24);
  return message;
}

// In seconds; what a clock may be set to in the form.
export const kBanks = [300, 600, 900, 1200, 1800, 2700, 3600];
export const kIncrements = [0, 5, 10, 15, 30];
export const kTurns = [15, 30, 45, 60, 90, 120, 180, 300];

export function clock_message(clock: ClockDraft): ClockRules | null {
  const { kind, bank, increment, turn, at_zero } = clock;
  if (kind === 'none') return null;
  return kind === 'bank'
    ? { kind, seconds: bank, increment, at_zero }
    : { kind, seconds: turn, at_zero };
}

export function message_of(form: Form, draft: GameDraft, record?: string): NewGame {
  // An option of a set that was taken out again stays behind.
  const valid = new Set(
    option_groups(form, draft)
      .flatMap((group) => group.options)
      .map((o) => o.name),
  );
  const message: NewGame = {
    rules: {
      edition: draft.edition,
      sets: form.sets
        .filter((set) => in_play(draft, set.name))
        .map((set) => ({ name: set.name, copies: draft.copies[set.name] ?? 1 })),
      options: Object.entries(draft.options)
        .filter(([name]) => valid.has(name))
        .map(([name, value]) => ({ name, value })),
    },
    seats: draft.seats.map(seat_message),
    helps: draft.helps,
    undo: draft.undo,
  };
  const clock = clock_message(draft.clock);
  if (clock) message.clock = clock;
  if (!draft.messages) message.messages = false;
  if (draft.seed !== '') message.seed = draft.seed;
  if (record !== undefined) message.record = record;
  return message;
}

// One click: the Tollkeepers against one computer player.
export function quick_game(form: Form, name: string, level: string): NewGame {
  const draft = first_draft(form, name);
  draft.seats[1]!.level = form.levels.some((known) => known.name === level)
    ? level
    : first_level(form);
  return message_of(form, draft);
}
