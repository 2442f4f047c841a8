// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo, Update, View, Welcome } from '../protocol';
import { Table } from './table.svelte';
import { FakeSocket } from './test/fake_socket';

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  name: ['Ada', 'Ben', 'Cy'][number - 1]!,
  colour: (['blue', 'red', 'green'] as const)[number - 1]!,
  kind: 'person',
  here: false,
  online: true,
  resigned: false,
  ...more,
});
const view = (seq: number, to_move: number, more: Partial<View> = {}): View => ({
  seq,
  phase: 'place',
  turn: seq,
  seat: to_move,
  tiles: [{ x: 0, y: 0, rotation: 0, type: 'base/D', copy: 'base/D.1', symbols: [], turn: 0 }],
  figures: [],
  tokens: [],
  seats: [],
  left: 10,
  places: [
    { x: 1, y: 0, rotations: [1, 3] },
    { x: 0, y: -1, rotations: [0] },
  ],
  hand: { type: 'base/U', copy: 'base/U.1', symbols: [[], [], [], []] },
  ...more,
});
const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  game: 'g',
  seats: [seat(1, { here: true }), seat(2), seat(3)],
  view: view(5, 1),
  log: [],
  rules: { edition: 'C2', sets: [], options: [] },
  helps: {
    legal_places: true,
    dead_places: true,
    projected: false,
    remaining: true,
    field_view: true,
    feature_worth: true,
    previews: true,
  },
  undo: true,
  messages: true,
  talk: [],
  watching: 0,
  watch_link: 'w',
  art: { sprite: '/art/1.svg' },
  version: '1',
  ...more,
});
const update = (next: View, index: number): Update => ({
  type: 'update',
  view: next,
  log: [{ index, entry: { kind: 'tile_placed', turn: index, text: '' } }],
});
const figure = {
  action: { type: 'place_figure', figure: 'meeple', on: 'road 1' },
  kind: 'figure',
  figure: 'meeple',
  on: 'road 1',
  gains: [],
};
const token = {
  action: { type: 'tollhouse', x: 0, y: 0 },
  kind: 'special',
  token: 'tollhouse',
  gains: [],
};
const pass = { action: { type: 'pass' }, kind: 'pass', gains: [] };

describe('table', () => {
  let table: Table;
  const socket = () => FakeSocket.last;
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const answer_preview = async (choices: unknown[] = [figure, token, pass]) => {
    const { id, seq } = socket().asked('preview').at(-1)!;
    socket().say({ type: 'previewed', id, seq, choices, outcome: [], warnings: [], text: '' });
    await settle();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    table = new Table('g', { make: () => new FakeSocket() as unknown as WebSocket });
    table.open();
    socket().onopen?.();
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  it('lets the seat at this screen act', () => {
    expect(table.acting).toBeNull();
    socket().say(welcome());
    expect(table.acting).toBe(1);
    socket().say({ type: 'seats', seats: [seat(1), seat(2), seat(3)] });
    expect(table.acting).toBeNull();
    socket().say({ type: 'seats', seats: [seat(1, { here: true, kind: 'computer' })] });
    expect(table.acting).toBeNull();
  });

  it('keeps helps off that the table forbids', () => {
    socket().say(welcome());
    expect(table.helps('legal_places')).toBe(true);
    expect(table.helps('projected')).toBe(false);
  });

  it('asks what a draft would do and sends it once confirmed', async () => {
    socket().say(welcome());
    const { turn } = table;
    turn.choose_place(1, 0);
    expect(turn.draft.tile).toEqual({ x: 1, y: 0, rotation: 1 });
    expect(socket().asked('preview')[0]).toMatchObject({
      seq: 5,
      seat: 1,
      actions: [{ type: 'place_tile', x: 1, y: 0, rotation: 1 }],
    });
    await answer_preview();
    expect(turn.spots).toHaveLength(1);
    expect(turn.tokens).toHaveLength(1);
    turn.choose(turn.spots[0]!);
    await answer_preview([pass]);
    expect(turn.chosen?.on).toBe('road 1');
    const done = turn.confirm();
    const play = socket().asked('play')[0]!;
    expect(play).toMatchObject({ seq: 5, seat: 1 });
    expect(play.actions).toHaveLength(2);
    expect(play.finish).toBeUndefined();
    expect(turn.ready).toBe(false);
    socket().say({ type: 'done', id: play.id });
    await done;
    socket().say(update(view(8, 2), 0));
    expect(turn.started).toBe(false);
    expect(table.acting).toBeNull();
  });

  it('refuses places and turns that are not legal', () => {
    socket().say(welcome());
    const { turn } = table;
    turn.choose_place(7, 7);
    expect(turn.started).toBe(false);
    turn.choose_place(0, -1);
    turn.turn_tile(1);
    turn.set_rotation(2);
    expect(turn.draft.tile?.rotation).toBe(0);
  });

  it('keeps the draft and shows the rule when the server refuses', async () => {
    socket().say(welcome());
    const { turn } = table;
    turn.choose_place(1, 0);
    await answer_preview();
    const done = turn.confirm();
    const { id } = socket().asked('play')[0]!;
    socket().say({ type: 'error', id, code: 'illegal', message: 'No.', rule: 'TK-4' });
    await done;
    expect(table.refusal).toMatchObject({ message: 'No.', rule: 'TK-4' });
    expect(turn.draft.tile).not.toBeNull();
    expect(turn.ready).toBe(true);
    turn.turn_tile(1);
    expect(table.refusal).toBeNull();
  });

  it('forgets an answer to a draft of before', async () => {
    socket().say(welcome());
    const { turn } = table;
    turn.choose_place(1, 0);
    const first = socket().asked('preview')[0]!;
    turn.turn_tile(1);
    socket().say({
      type: 'previewed',
      id: first.id,
      seq: 5,
      choices: [figure],
      outcome: [],
      warnings: [],
      text: '',
    });
    await settle();
    expect(turn.answer).toBeNull();
    await answer_preview();
    expect(turn.answer).not.toBeNull();
  });

  it('keeps the draft over a short loss of the line', async () => {
    socket().say(welcome());
    table.turn.choose_place(1, 0);
    await answer_preview();
    socket().onclose?.();
    expect(table.line).toBe('waiting');
    expect(table.turn.draft.tile).not.toBeNull();
    await vi.advanceTimersByTimeAsync(400);
    socket().onopen?.();
    socket().say(welcome());
    expect(table.line).toBe('open');
    expect(table.turn.draft.tile).toEqual({ x: 1, y: 0, rotation: 1 });
  });

  it('lays the tile first where there is no undo', async () => {
    socket().say(welcome({ undo: false }));
    const { turn } = table;
    turn.choose_place(1, 0);
    await answer_preview();
    turn.choose(turn.spots[0]!);
    expect(turn.draft.actions).toEqual([]);
    const laid = turn.confirm();
    const play = socket().asked('play')[0]!;
    expect(play).toMatchObject({ finish: false });
    socket().say({ type: 'done', id: play.id });
    await laid;
    socket().say(update(view(6, 1, { phase: 'act', places: [], hand: undefined }), 0));
    await settle();
    expect(turn.mode).toBe('figure');
    await answer_preview();
    turn.choose(turn.spots[0]!);
    await answer_preview([pass]);
    void turn.confirm();
    expect(socket().asked('play')[1]).toMatchObject({ seq: 6, actions: [figure.action] });
    expect(socket().asked('play')[1]!.finish).toBeUndefined();
  });

  it('shows the moves of others one after another', async () => {
    socket().say(welcome({ view: view(5, 2) }));
    socket().say(update(view(8, 3), 0));
    socket().say(update(view(11, 1), 1));
    await settle();
    expect(table.view?.seq).toBe(8);
    expect(table.log).toHaveLength(1);
    expect(table.acting).toBeNull();
    await vi.advanceTimersByTimeAsync(899);
    expect(table.view?.seq).toBe(8);
    await vi.advanceTimersByTimeAsync(2);
    expect(table.view?.seq).toBe(11);
    expect(table.log).toHaveLength(2);
    expect(table.acting).toBe(1);
  });

  it('catches up when asked to', async () => {
    const seen: number[] = [];
    table.on_move((one) => seen.push(one.view.seq));
    socket().say(welcome({ view: view(5, 2) }));
    for (const [seq, who] of [
      [8, 3],
      [11, 2],
      [14, 3],
      [17, 1],
    ] as const) {
      socket().say(update(view(seq, who), seq));
    }
    await settle();
    expect(table.behind).toBe(3);
    table.catch_up();
    expect(table.view?.seq).toBe(17);
    expect(table.acting).toBe(1);
    expect(seen).toEqual([8, 11, 14, 17]);
  });

  it('passes over an update that is older than what it has', () => {
    socket().say(welcome());
    socket().say(update(view(3, 2), 0));
    expect(table.latest?.seq).toBe(5);
  });

  it('keeps the token of a claimed seat and joins again', async () => {
    socket().say(welcome({ seats: [seat(1, { kind: 'open' }), seat(2), seat(3)] }));
    const claimed = table.claim(1, 'Ada');
    const { id } = socket().asked('claim')[0]!;
    socket().say({ type: 'claimed', id, seat: 1, token: 'secret' });
    expect(await claimed).toBe(true);
    expect(socket().asked('join').at(-1)).toMatchObject({ tokens: ['secret'] });
  });

  it('says when there is no such game', () => {
    socket().say({ type: 'error', code: 'no_game', message: 'There is no such game.' });
    expect(table.missing).toMatchObject({ code: 'no_game' });
    expect(table.line).toBe('closed');
  });

  it('shows a position of the past and goes back', async () => {
    socket().say(welcome());
    const asked = table.review(3);
    const { id } = socket().asked('history')[0]!;
    socket().say({ type: 'history', id, view: view(3, 2), entries: [] });
    await asked;
    expect(table.view?.seq).toBe(3);
    expect(table.acting).toBeNull();
    await table.review(null);
    expect(table.view?.seq).toBe(5);
  });
});
