// What keys do at the table, and the words they are answered with. The board is told by its own
// exported functions.
import { tile_facts, turned_edges } from '../art/sprite';
import { turned_roads } from '../art/tile_facts';
import { place_sentence, tile_sentence } from '../board/words';
import { settings } from '../game/settings.svelte';
import type { Table } from '../game/table.svelte';
import type { Feature, Place } from '../protocol';
import { sheets } from '../side/sheets.svelte';
import { t } from '../text/language.svelte';
import type { Option } from './draft';
import { key_action, press_of, type KeyAction } from './keys';
import { in_reading_order, nearest, neighbour, next_in_order } from './navigate';
import { hand_sentence, preview_text } from './status';

export interface BoardControls {
  zoom(factor: number): void;
  show_all(): void;
  pan_by(dx: number, dy: number): void;
  focus(): void;
  inspect(x: number, y: number, at: [number, number]): Promise<Feature | undefined>;
}

// Points of a tile that lie on every feature it may have.
const kProbes: [number, number][] = [
  [50, 50],
  [50, 8],
  [92, 50],
  [50, 92],
  [8, 50],
  [20, 20],
  [80, 20],
  [80, 80],
  [20, 80],
];

export class Controls {
  board: BoardControls | null = null;
  #last = 0; // step of "last moves"
  #read: [number, number] | null = null; // the tile read last
  #probe = { key: '', index: 0 };

  constructor(private readonly table: Table) {}

  keyed(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('dialog') || document.querySelector('dialog[open]')) return;
    if (event.key === 'Tab' && target?.closest('[data-board]')) {
      if (this.#tab(event.shiftKey ? -1 : 1)) event.preventDefault();
      return;
    }
    // A place or spot that a screen reader put the focus on.
    const part = target?.closest('[data-place], [data-spot]');
    if (part && (event.key === 'Enter' || event.key === ' ')) {
      part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      event.preventDefault();
      return;
    }
    const action = key_action(press_of(event, settings.letter_keys));
    if (action && this.act(action)) event.preventDefault();
  }

  // Whether the key meant something here.
  act(action: KeyAction): boolean {
    const { table } = this;
    const { turn } = table;
    switch (action.do) {
      case 'move':
        return this.#move(action.dx, action.dy);
      case 'pan':
        this.board?.pan_by(-action.dx * 90, -action.dy * 90);
        return true;
      case 'zoom':
        this.board?.zoom(action.factor);
        return true;
      case 'all':
        this.board?.show_all();
        return true;
      case 'turn':
        if (table.acting === null) return false;
        turn.turn_tile(action.step);
        this.#say_tile();
        return true;
      case 'figure':
      case 'token':
        return this.#cycle(action.do, action.step);
      case 'tile':
        return this.#read_tile(action.step);
      case 'abbot':
        return this.#abbot();
      case 'big':
        if (!turn.ready) return false;
        turn.show_figure('large_meeple');
        return true;
      case 'pass':
        if (!turn.ready) return false;
        void turn.pass();
        return true;
      case 'undo':
        if (!turn.started) return false;
        turn.undo();
        this.#say_preview();
        return true;
      case 'clear':
        return this.#clear();
      case 'confirm':
        return this.#confirm();
      case 'fields':
        if (!table.allowed.field_view) return false;
        table.show_fields = !table.show_fields;
        return true;
      case 'projected':
        if (!table.allowed.projected) return false;
        table.show_projected = !table.show_projected;
        table.announce(this.#projected());
        return true;
      case 'last':
        return this.#show_last();
      case 'inspect':
        void this.#inspect();
        return true;
      case 'hand':
        this.#say_hand();
        return true;
      case 'help':
        sheets.open('help');
        return true;
    }
  }

  // ---- places --------------------------------------------------------------------------------

  #move(dx: number, dy: number): boolean {
    const { turn } = this.table;
    if (turn.places.length === 0) return false;
    const from = turn.draft.tile;
    const next = from ? neighbour(turn.places, from, dx, dy) : this.#first();
    if (next) this.#choose(next);
    return true;
  }
  #tab(step: 1 | -1): boolean {
    const { turn } = this.table;
    const next = next_in_order(turn.places, turn.draft.tile, step);
    if (!next) return false;
    this.#choose(next);
    return true;
  }
  // Near the newest tile: that is where people look.
  #first(): Place | undefined {
    const { turn, view } = this.table;
    return nearest(turn.places, view?.tiles.at(-1) ?? { x: 0, y: 0 });
  }
  #choose(place: Place): void {
    const { turn } = this.table;
    turn.choose_place(place.x, place.y);
    const said = place_sentence(place, turn.places, this.table.view?.tiles ?? []);
    void this.#say_with_preview([said]);
  }
  #where(x: number, y: number): string {
    return t.words.cell(x, y);
  }
  // ---- the tile and figures ------------------------------------------------------------------

  #say_tile(): void {
    const { turn, view } = this.table;
    if (!view?.hand) return;
    const rotation = turn.draft.tile?.rotation ?? turn.rotation;
    const roads = turned_roads(tile_facts(view.hand.type), rotation);
    const edges = t.board.tile_edges(turned_edges(view.hand.type, rotation));
    void this.#say_with_preview([
      t.board.turned(roads.length > 0 ? `${t.board.tile_roads(roads)}; ${edges}` : edges),
    ]);
  }
  #say_hand(): void {
    this.table.announce(hand_sentence(this.table));
  }
  #cycle(kind: 'figure' | 'token', step: 1 | -1): boolean {
    const { turn } = this.table;
    if (!turn.ready) return false;
    const next = turn.cycle(kind, step);
    if (next) this.#say_option(next, kind === 'figure' ? turn.figures : turn.tokens);
    else this.table.announce(t.board.no_more_spots);
    return true;
  }
  #say_option(option: Option, all: Option[]): void {
    const name = (seat: number | undefined) => this.table.name_of(seat);
    const { x, y } = option.choice;
    const index = all.findIndex((one) => one.choice === option.choice) + 1;
    void this.#say_with_preview([
      t.board.spot(option.choice, index, all.length, name, this.#where(x ?? 0, y ?? 0)),
    ]);
  }
  #abbot(): boolean {
    const { turn } = this.table;
    if (!turn.ready) return false;
    const home = turn.others.find((one) => one.choice.action.type === 'return_abbot');
    if (home) turn.choose(home);
    else {
      const spot = turn.figures.find((one) => one.choice.figure === 'abbot');
      if (!spot) return false;
      turn.mode = 'figure';
      turn.choose(spot);
    }
    this.#say_preview();
    return true;
  }
  #clear(): boolean {
    const { table } = this;
    const { turn } = table;
    if (table.refusal) table.refusal = null;
    else if (table.highlighted) table.highlight(null);
    else if (turn.mode !== 'tile' || turn.draft.actions.length > 0) {
      turn.clear_actions();
      table.announce(t.board.nothing_chosen);
    } else return false;
    return true;
  }
  #confirm(): boolean {
    const { turn } = this.table;
    if (turn.ready) {
      void turn.confirm();
      return true;
    }
    // Nothing chosen yet: take the first place, so that Enter alone leads on.
    if (turn.places.length > 0 && !turn.draft.tile) {
      const first = this.#first();
      if (first) this.#choose(first);
      return true;
    }
    return false;
  }

  // ---- looking ------------------------------------------------------------------------------

  // The newest tile first, then tile by tile in reading order; I tells its features then.
  #read_tile(step: 1 | -1): boolean {
    const { table } = this;
    const { view } = table;
    if (!view) return false;
    const order = in_reading_order(view.tiles);
    const at = order.findIndex((one) => one.x === this.#read?.[0] && one.y === this.#read[1]);
    const tile = at < 0 ? view.tiles.at(-1) : order[(at + step + order.length) % order.length];
    if (!tile) return false;
    this.#read = [tile.x, tile.y];
    table.highlight([this.#read]);
    table.announce(tile_sentence(tile, view, (seat) => table.name_of(seat)));
    return true;
  }
  // What the tags on the board say.
  #projected(): string {
    const { table } = this;
    if (!table.show_projected) return t.board.projected_off;
    const entries = (table.view?.seats ?? []).flatMap((seat) => seat.projected_parts ?? []);
    const sentences = entries
      .filter((entry) => entry.points)
      .map((entry) => t.entry.sentence(entry, table.name_of(entry.seat)));
    return [`${t.side.projected_title}:`, sentences.join(' ') || t.side.nothing_more].join(' ');
  }
  // Step by step from the newest tile back to one's own last turn.
  #show_last(): boolean {
    const { table } = this;
    const last = table.view?.last ?? [];
    if (last.length === 0) return false;
    const mark = last[this.#last % last.length]!;
    this.#last = (this.#last + 1) % last.length;
    table.highlight([[mark.x, mark.y]]);
    table.announce(`${table.name_of(mark.seat)}: ${this.#where(mark.x, mark.y)}.`);
    return true;
  }
  // The features of the tile in view of the keyboard, one after another.
  async #inspect(): Promise<void> {
    const { table } = this;
    const cell = table.highlighted?.cells[0] ?? this.#read;
    const tile = cell
      ? table.view?.tiles.find((one) => one.x === cell[0] && one.y === cell[1])
      : table.view?.tiles.at(-1);
    if (!tile || !this.board || !table.helps('feature_worth')) return;
    const key = `${tile.x},${tile.y}`;
    if (key !== this.#probe.key) this.#probe = { key, index: 0 };
    const at = kProbes[this.#probe.index++ % kProbes.length]!;
    const feature = await this.board.inspect(tile.x, tile.y, at).catch(() => undefined);
    if (feature) {
      table.announce(t.board.feature.sentence(feature, (seat) => table.name_of(seat)));
    }
  }

  // ---- saying -------------------------------------------------------------------------------

  #said = 0;
  #say_preview(): void {
    void this.#say_with_preview([]);
  }
  // The answer of the server takes a moment; a later key makes it void.
  async #say_with_preview(sentences: string[]): Promise<void> {
    const number = ++this.#said;
    const { table } = this;
    for (let wait = 0; wait < 20 && table.turn.started && !table.turn.answer; ++wait) {
      await new Promise((done) => setTimeout(done, 30));
    }
    if (number !== this.#said) return;
    const text = table.turn.answer ? t.board.now_does(preview_text(table)) : '';
    table.announce([...sentences, text].filter((one) => one !== '').join(' '));
  }
}
