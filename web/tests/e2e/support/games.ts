// Games for the tests: short ones (a record with a short deck), and finished ones.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kAllHelps } from '../../../src/pages/game_form';
import type { Created, NewGame } from '../../../src/protocol';
import { run_program, type GameServer } from './server';

interface Saved {
  setup: { sets: { name: string; copies: number }[]; edition: 'C1' | 'C2' | 'C3' };
  deck?: string[];
  actions: { type: string; tile?: string }[];
  scores?: number[];
  players: string[];
  assertions?: unknown;
}

/** Records of whole games between computer players. */
export function finished_records(count: number, sets: string, seats = 2, seed = 1): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tollkeeper-games-'));
  try {
    run_program(
      ...['simulate', '--games', String(count), '--seed', String(seed), '--threads', '1'],
      ...['--bots', 'greedy,random', '--players', String(seats), '--expansions', sets],
      ...['--save', folder],
    );
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same game before its first turn, ending after so many tiles. */
export function short_record(record: string, tiles: number): string {
  const saved = JSON.parse(record) as Saved;
  const laid = saved.actions.flatMap((action) =>
    (action.type === 'place_tile' || action.type === 'discard') && action.tile ? [action.tile] : [],
  );
  saved.deck = laid.slice(0, tiles);
  saved.actions = [];
  delete saved.scores;
  delete saved.assertions;
  return JSON.stringify(saved);
}

/** A message that opens a record, with these seats. */
export function from_record(record: string, seats: NewGame['seats']): NewGame {
  const { setup } = JSON.parse(record) as Saved;
  return {
    rules: { edition: setup.edition, sets: setup.sets, options: [] },
    seats,
    helps: kAllHelps,
    undo: true,
    record,
  };
}

/** A finished game of three at one screen with these sets, and one that has just begun. */
export async function finished_and_begun(
  server: GameServer,
  sets: string,
): Promise<{ finished: Created; begun: Created }> {
  const here = ['Ada', 'Ben', 'Cleo'].map((name) => ({ kind: 'here' as const, name }));
  const rules: NewGame['rules'] = {
    edition: 'C3',
    sets: ['base', ...sets.split(',')].map((name) => ({ name, copies: 1 })),
    options: [],
  };
  return {
    finished: await server.create(from_record(finished_records(1, sets, 3, 5)[0]!, here)),
    begun: await server.create({ rules, seats: here, helps: kAllHelps, undo: true, seed: '3' }),
  };
}

export interface ExplainedEvent {
  turn: number;
  seat: number;
  for: string;
  points: number;
  at_end: boolean;
  rule: string;
  cells: [number, number][];
  parts: { count: number; worth: number; what: string; points: number; rule: string }[];
}
export interface Explained {
  players: string[];
  scores: number[];
  over: boolean;
  events: ExplainedEvent[];
}

/** `tollkeeper explain --json` of a record. */
export function explain(record: string): Explained {
  const folder = mkdtempSync(join(tmpdir(), 'tollkeeper-explain-'));
  try {
    const file = join(folder, 'game.json');
    writeFileSync(file, record);
    return JSON.parse(run_program('explain', '--json', file)) as Explained;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
