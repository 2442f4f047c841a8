// The line of a game, begun before the page is there: early_line.ts, a small script of its own, opens
// it while the browser still reads the large one; the game's GameSocket takes it over.
import type { ClientMessage } from '../protocol';
import { tokens_of } from './tokens';

export interface EarlyLine {
  game: string;
  socket: WebSocket;
  heard: string[]; // what came meanwhile
}

declare global {
  interface Window {
    tollkeeper_early?: EarlyLine | undefined;
  }
}

export const kSocketPath = '/api/socket';

export function socket_address(): string {
  const address = new URL(kSocketPath, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

export function join_message(game: string, tokens: string[]): string {
  const join: ClientMessage = { type: 'join', game };
  if (tokens.length > 0) join.tokens = tokens;
  return JSON.stringify(join);
}

/** Joins a game, and asks for its sprite as soon as its address is known. */
export function begin_early_line(game: string): void {
  const line: EarlyLine = { game, socket: new WebSocket(socket_address()), heard: [] };
  const { socket, heard } = line;
  socket.onopen = () => {
    const tokens = tokens_of(game).map((known) => known.token);
    socket.send(join_message(game, tokens));
  };
  socket.onmessage = (event) => {
    const text = String(event.data);
    heard.push(text);
    const sprite = /"sprite":"([^"]+)"/.exec(text)?.[1];
    if (sprite) preload(sprite);
  };
  window.tollkeeper_early = line;
}

function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
}

/** The line of this game, if it was begun, still lives and nobody has taken it. */
export function take_early_line(game: string): EarlyLine | undefined {
  const line = globalThis.window?.tollkeeper_early;
  if (line?.game !== game) return undefined;
  window.tollkeeper_early = undefined;
  return line.socket.readyState <= WebSocket.OPEN ? line : undefined;
}
