// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokens_of } from '../net/tokens';
import type { SeatInfo, Welcome } from '../protocol';
import { Table } from './table.svelte';
import { FakeSocket } from './test/fake_socket';

const seat = (number: number, here: boolean): SeatInfo => ({
  seat: number,
  name: ['Ada', 'Ben'][number - 1]!,
  colour: 'blue',
  kind: 'person',
  here,
  online: true,
  resigned: false,
});
const welcome = (more: Partial<Welcome> = {}): Welcome =>
  ({
    type: 'welcome',
    game: 'g',
    seats: [seat(1, true), seat(2, false)],
    view: {
      ...{ seq: 5, phase: 'place', turn: 1, seat: 1, left: 9 },
      ...{ tiles: [], figures: [], tokens: [], seats: [], places: [] },
    },
    log: [],
    rules: { edition: 'C3', sets: [], options: [] },
    helps: {},
    undo: true,
    messages: true,
    talk: [],
    watching: 0,
    watch_link: 'w',
    art: { sprite: '' },
    version: '1',
    ...more,
  }) as Welcome;

describe('sitting together', () => {
  let table: Table;
  const say = (message: unknown) => FakeSocket.last.say(message);

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    table = new Table('g', { make: () => new FakeSocket() as unknown as WebSocket });
    table.open();
    FakeSocket.last.onopen?.();
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  it('counts the time down by itself and warns of one’s own', async () => {
    say(welcome({ clock: { left: [32_000, 60_000], running: 1, paused: false } }));
    expect([table.sitting.seconds(1), table.sitting.seconds(2)]).toEqual([32, 60]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(table.sitting.seconds(1)).toBe(29);
    expect(table.announcement).toContain('30');
    expect(table.sitting.warned).toBe(1);
    // The server knows better.
    say({ type: 'clock', clock: { left: [40_000, 60_000], running: 2, paused: false } });
    expect(table.sitting.seconds(1)).toBe(40);
    await vi.advanceTimersByTimeAsync(55_000);
    expect(table.sitting.seconds(2)).toBe(5);
    expect(table.sitting.warned).toBe(1);
    await vi.advanceTimersByTimeAsync(55_000);
    expect(table.sitting.seconds(2)).toBe(0);
  });

  it('lets nobody act in a pause, nor in place of a computer', () => {
    say(welcome());
    expect(table.acting).toBe(1);
    say({ type: 'clock', clock: { left: [1000, 1000], paused: true } });
    expect(table.acting).toBeNull();
    say({ type: 'clock', clock: { left: [1000, 1000], paused: false } });
    expect(table.acting).toBe(1);
    say({ type: 'seats', seats: [{ ...seat(1, true), level: 'carter' }, seat(2, false)] });
    expect(table.acting).toBeNull();
  });

  it('counts what others said until it is read, also over a loss of the line', () => {
    say(welcome());
    say({ type: 'said', line: { number: 1, seat: 1, text: 'mine' } });
    say({ type: 'said', line: { number: 2, seat: 2, phrase: 'thanks' } });
    expect(table.sitting.unread).toBe(1);
    expect(table.announcement).toMatch(/^Ben: /);
    say(
      welcome({
        talk: [
          { number: 2, seat: 2, phrase: 'thanks' },
          { number: 3, seat: 2, text: 'there?' },
        ],
      }),
    );
    expect(table.sitting.unread).toBe(2);
    ++table.sitting.readers;
    table.sitting.unread = 0;
    say({ type: 'said', line: { number: 4, seat: 2, text: 'yes' } });
    expect(table.sitting.unread).toBe(0);
    expect(table.sitting.talk).toHaveLength(3);
  });

  it('has no messages where nobody could read them', () => {
    say(welcome({ seats: [seat(1, true), { ...seat(2, false), kind: 'computer' }] }));
    expect(table.sitting.talks).toBe(false);
    say(welcome({ messages: false }));
    expect(table.sitting.talks).toBe(false);
  });

  it('asks only seats at this screen that have not agreed', () => {
    const offer = { kind: 'end', by: 2, agreed: [2], wanted: [1, 2] };
    say(welcome());
    say({ type: 'offer', offer });
    expect(table.sitting.asked).toEqual([1]);
    table.sitting.answer(true);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'answer_offer', seat: 1 });
    say({ type: 'offer', offer: { ...offer, agreed: [1, 2] } });
    expect(table.sitting.asked).toEqual([]);
    say({ type: 'offer_gone', kind: 'end', why: 'declined' });
    expect(table.sitting.offer).toBeNull();
    expect(table.sitting.notice).not.toBe('');
  });

  it('carries its seats to the next game', () => {
    localStorage.setItem('tollkeeper.seats', '{"g": [{"seat": 1, "token": "secret"}]}');
    say(welcome());
    say({ type: 'rematch', game: 'h' });
    expect(table.sitting.next).toBe('h');
    expect(tokens_of('h')).toEqual([{ seat: 1, token: 'secret' }]);
  });
});
