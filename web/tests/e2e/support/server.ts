// The program under test, as a server with a store of its own; it can be killed and come back.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Created, Form, NewGame } from '../../../src/protocol';

export const program = process.env.TOLLKEEPER_PROGRAM ?? '';

function free_port(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

export class GameServer {
  #process: ChildProcess | undefined;
  #said = '';
  readonly folder = mkdtempSync(join(tmpdir(), 'tollkeeper-e2e-'));

  private constructor(readonly port: number) {}

  static async start(): Promise<GameServer> {
    const server = new GameServer(await free_port());
    await server.begin();
    return server;
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  async begin(): Promise<void> {
    const child = spawn(
      program,
      [
        ...['serve', '--port', String(this.port)],
        ...['--store', join(this.folder, 'games.sqlite')],
        // While working on the page: one built elsewhere instead of the program's own.
        ...(process.env.TOLLKEEPER_DIST ? ['--web', process.env.TOLLKEEPER_DIST] : []),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], cwd: this.folder },
    );
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => (this.#said += text.toString()));
    }
    const until = Date.now() + 10_000;
    while (Date.now() < until && child.exitCode === null) {
      const answer = await fetch(`${this.url}/api/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`the server did not start: ${this.#said}`);
  }
  // Not asked, not warned: as when the machine loses power.
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async get<Answer>(path: string): Promise<Answer> {
    const answer = await fetch(this.url + path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  async text(path: string): Promise<string> {
    const answer = await fetch(this.url + path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  }
  form(): Promise<Form> {
    return this.get<Form>('/api/form');
  }
  async create(game: NewGame): Promise<Created> {
    const answer = await fetch(`${this.url}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.url },
      body: JSON.stringify(game),
    });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Created;
  }
}

/** The program's own words: `tollkeeper explain FILE --json` and the like. */
export function run_program(...words: string[]): string {
  return execFileSync(program, words, { encoding: 'utf8', maxBuffer: 64 << 20 });
}
