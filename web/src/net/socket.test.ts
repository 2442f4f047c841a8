// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../protocol';
import { begin_early_line, take_early_line } from './early';
import { GameSocket, wait_before_retry, type Line, type News } from './socket';
import type { Refused } from './refused';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  up() {
    this.readyState = 1;
    this.onopen?.();
  }
  down() {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = { type: 'welcome', game: 'g' } as unknown as ServerMessage;

describe('socket of a game', () => {
  let lines: Line[];
  let news: News[];
  let refused: Refused[];
  let tokens: string[];
  let socket: GameSocket;
  const last = () => FakeSocket.all.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    lines = [];
    news = [];
    refused = [];
    tokens = ['secret'];
    socket = new GameSocket(
      'g',
      () => tokens,
      {
        line: (state) => lines.push(state),
        news: (message) => news.push(message),
        refused: (one) => refused.push(one),
      },
      { make: (url) => new FakeSocket(url) as unknown as WebSocket, random: () => 0.5 },
    );
    socket.open();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it('joins with the tokens of the browser', () => {
    expect(last().url).toMatch(/^ws:.*\/api\/socket$/);
    last().up();
    expect(last().sent).toEqual([{ type: 'join', game: 'g', tokens: ['secret'] }]);
    last().say(welcome);
    expect(lines).toEqual(['connecting', 'open']);
    expect(news).toEqual([welcome]);
  });

  it('takes a line over that was begun early, with what came over it', () => {
    socket.close();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1 }));
    localStorage.setItem('tollkeeper.seats', '{"g": [{"seat": 1, "token": "secret"}]}');
    begin_early_line('g');
    const early = last();
    early.up();
    expect(early.sent).toEqual([{ type: 'join', game: 'g', tokens: ['secret'] }]);
    early.say({ ...welcome, art: { sprite: '/art/1.svg' } });
    expect(document.head.querySelector('link')).toMatchObject({ rel: 'preload', as: 'fetch' });
    expect(take_early_line('another')).toBeUndefined();
    lines = [];
    news = [];
    const events = {
      line: (state: Line) => lines.push(state),
      news: (message: News) => news.push(message),
      refused: () => undefined,
    };
    const taker = new GameSocket('g', () => tokens, events);
    taker.open();
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines).toEqual(['connecting', 'open']);
    expect(news).toMatchObject([welcome]);
    expect(early.sent).toHaveLength(1);
    early.down(); // and comes back as any line does
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    taker.close();
    vi.unstubAllGlobals();
    // One that died meanwhile is of no use.
    vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1 }));
    begin_early_line('g');
    last().close();
    expect(take_early_line('g')).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it('gives each question its own answer', async () => {
    last().up();
    const first = socket.ask({ type: 'summary' });
    const second = socket.ask({ type: 'resign', seat: 1 });
    const [a, b] = last().sent.slice(1);
    expect(a!.id).not.toBe(b!.id);
    last().say({ type: 'done', id: b!.id });
    last().say({ type: 'error', id: a!.id, code: 'illegal', message: 'No.', rule: 'R-1' });
    await expect(second).resolves.toEqual({ type: 'done', id: b!.id });
    await expect(first).rejects.toMatchObject({ code: 'illegal', message: 'No.', rule: 'R-1' });
    expect(refused).toEqual([]);
  });

  it('hands on errors that answer nothing', () => {
    last().up();
    last().say({ type: 'error', code: 'no_game', message: 'There is no such game.' });
    expect(refused[0]).toMatchObject({ code: 'no_game' });
  });

  it('comes back by itself, more slowly each time', () => {
    last().down();
    expect(lines.at(-1)).toBe('waiting');
    vi.advanceTimersByTime(249);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    last().down();
    vi.advanceTimersByTime(499);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(3);
    tokens = ['secret', 'another'];
    last().up();
    expect(last().sent[0]).toMatchObject({ type: 'join', tokens: ['secret', 'another'] });
    last().say(welcome);
    last().down();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it('fails what was asked when the line goes down, and asks nothing without one', async () => {
    last().up();
    const asked = socket.ask({ type: 'summary' });
    last().down();
    await expect(asked).rejects.toMatchObject({ code: 'offline' });
    await expect(socket.ask({ type: 'summary' })).rejects.toMatchObject({ code: 'offline' });
  });

  it('does not wait for ever', async () => {
    last().up();
    const asked = expect(socket.ask({ type: 'summary' })).rejects.toMatchObject({
      code: 'timeout',
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await asked;
  });

  it('finds out that a silent line is dead', async () => {
    last().up();
    last().say(welcome);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines.at(-1)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(250);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('survives what is no message', () => {
    last().up();
    last().onmessage?.({ data: 'not json' });
    last().say({ type: 'done', id: 77 });
    expect(news).toEqual([]);
  });

  it('stays closed', () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines.at(-1)).toBe('closed');
  });
});

describe('waiting before another try', () => {
  it('doubles up to eight seconds and is spread', () => {
    expect(wait_before_retry(0, () => 0.5)).toBe(250);
    expect(wait_before_retry(3, () => 0.5)).toBe(2000);
    expect(wait_before_retry(50, () => 0.5)).toBe(8000);
    expect(wait_before_retry(50, () => 0)).toBe(6000);
    expect(wait_before_retry(50, () => 1)).toBe(10000);
  });
});
