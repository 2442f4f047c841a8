// What the tests of a file stand on: a server with a store of its own and a browser, started before
// the first of them and stopped after the last.
import { afterAll, beforeAll } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './browser';
import { GameServer } from './server';

export interface Stage {
  server: GameServer;
  browser: Browser;
}

/** Filled in when the tests begin; `set` then makes what else they share. */
export function stage(set?: (at: Stage) => Promise<void>): Stage {
  const at = {} as Stage;
  beforeAll(async () => {
    at.server = await GameServer.start();
    at.browser = await launch();
    await set?.(at);
  });
  afterAll(async () => {
    await at.browser?.close();
    await at.server?.stop();
  });
  return at;
}
