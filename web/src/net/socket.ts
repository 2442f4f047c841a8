// One WebSocket of one game that comes back by itself: joins (again) with the tokens of the
// browser, gives every question an id and its answer back as a promise.
import type { ClientMessage, ServerMessage } from '../protocol';
import { join_message, socket_address, take_early_line } from './early';
import { Refused } from './refused';

export type Line = 'connecting' | 'open' | 'waiting' | 'closed';
export type Question = Exclude<ClientMessage, { type: 'join' }>;
// Omit over each member of the union, so that the message keeps its shape.
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Ask = WithoutId<Question>;
// What comes without being asked for.
export type News = Extract<
  ServerMessage,
  {
    type:
      | ('welcome' | 'seats' | 'update' | 'thinking')
      | ('clock' | 'time_up' | 'said' | 'offer' | 'offer_gone' | 'rematch' | 'watching');
  }
>;

export interface SocketEvents {
  line(state: Line, retry_in_ms: number): void;
  news(message: News): void;
  refused(refusal: Refused): void; // an error without an id: the join, or a broken message
}

export interface SocketOptions {
  make?: (url: string) => WebSocket;
  answer_ms?: number; // patience for an answer
  quiet_ms?: number; // silence before a ping
  random?: () => number;
}

const kFirstWaitMs = 250;
const kLongestWaitMs = 8000;

// Grows by doubling; spread, so that the pages of a restarted server do not come all at once.
export function wait_before_retry(attempt: number, random: () => number): number {
  const full = Math.min(kLongestWaitMs, kFirstWaitMs * 2 ** attempt);
  return Math.round(full * (0.75 + 0.5 * random()));
}

interface Pending {
  resolve(message: ServerMessage): void;
  reject(refusal: Refused): void;
  timer: ReturnType<typeof setTimeout>;
}

export class GameSocket {
  #socket: WebSocket | undefined;
  #pending = new Map<number, Pending>();
  #next_id = 1;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #make: (url: string) => WebSocket;
  #answer_ms: number;
  #quiet_ms: number;
  #random: () => number;

  constructor(
    readonly game: string,
    private readonly tokens: () => string[],
    private readonly events: SocketEvents,
    options: SocketOptions = {},
  ) {
    this.#make = options.make ?? ((url) => new WebSocket(url));
    this.#answer_ms = options.answer_ms ?? 10_000;
    this.#quiet_ms = options.quiet_ms ?? 20_000;
    this.#random = options.random ?? Math.random;
  }

  open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.events.line('connecting', 0);
    const early = take_early_line(this.game);
    const socket = early?.socket ?? this.#make(socket_address());
    this.#socket = socket;
    socket.onopen = () => this.#join();
    socket.onmessage = (event) => this.#take(String(event.data));
    socket.onclose = () => this.#lost(socket);
    for (const text of early?.heard ?? []) this.#take(text);
  }

  // Try again now: the network came back, or somebody pressed the button.
  retry(): void {
    if (this.#closed || this.#socket) return;
    this.open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    this.#fail_all('closed');
    this.#socket?.close();
    this.#socket = undefined;
    this.events.line('closed', 0);
  }

  // Joins again over the same line: after a seat was claimed its token counts.
  rejoin(): void {
    if (this.#socket?.readyState === 1) this.#join();
  }

  ask<Answer extends ServerMessage>(question: Ask): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== 1) return Promise.reject(new Refused('offline', ''));
    const id = this.#next_id++;
    return new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        reject(new Refused('timeout', ''));
      }, this.#answer_ms);
      this.#pending.set(id, { resolve: resolve as Pending['resolve'], reject, timer });
      socket.send(JSON.stringify({ ...question, id }));
    });
  }

  #join(): void {
    this.#socket?.send(join_message(this.game, this.tokens()));
  }

  #take(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    this.#rest();
    switch (message.type) {
      case 'welcome':
        this.#attempt = 0;
        this.events.line('open', 0);
        this.events.news(message);
        return;
      case 'seats':
      case 'update':
      case 'thinking':
      case 'clock':
      case 'time_up':
      case 'said':
      case 'offer':
      case 'offer_gone':
      case 'rematch':
      case 'watching':
        this.events.news(message);
        return;
      case 'error': {
        const refusal = new Refused(message.code, message.message, message.rule);
        const asked = message.id === undefined ? undefined : this.#answered(message.id);
        if (asked) asked.reject(refusal);
        else this.events.refused(refusal);
        return;
      }
      default:
        this.#answered(message.id)?.resolve(message);
    }
  }

  #answered(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    if (pending) {
      clearTimeout(pending.timer);
      this.#pending.delete(id);
    }
    return pending;
  }

  // A line may die without a word (sleeping laptop): ask when nothing came for a while.
  #rest(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.ask({ type: 'ping' }).catch((refusal: Refused) => {
        if (refusal.code === 'timeout') this.#drop();
      });
    }, this.#quiet_ms);
  }

  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = undefined;
    clearTimeout(this.#ping);
    this.#fail_all('offline');
    const wait = wait_before_retry(this.#attempt++, this.#random);
    this.events.line('waiting', wait);
    this.#retry = setTimeout(() => this.open(), wait);
  }

  #fail_all(code: string): void {
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new Refused(code, ''));
    }
    this.#pending.clear();
  }
}
