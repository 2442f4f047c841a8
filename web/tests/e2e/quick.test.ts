// How soon the board can be used, also the first time. The goal is a second on a quiet machine; the
// figures are printed, and only a board that takes many seconds fails: speed is no matter for a test
// that shares its machine.
import { availableParallelism, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, new_context, new_page } from './support/browser';
import { GameServer } from './support/server';
import { text } from './support/table';

let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  server = await GameServer.start();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const kMost = 15_000; // ms, from a click or an address to places that can be clicked

test('from the address to a board that can be used', async () => {
  const busy = Math.max(1, loadavg()[0]! / availableParallelism());
  // work: what the page's thread itself computed meanwhile.
  const times: { click: number; cold: number; work: number }[] = [];
  // Other programs may take the processor for a moment: the best of three counts.
  for (let n = 0; n < 3; ++n) {
    const context = await new_context(browser);
    const { page } = await new_page(context);
    await page.goto(server.url);
    const play = page.getByRole('button', { name: text.pages.start.play });
    await play.waitFor();
    let began = performance.now();
    await play.click();
    await page.waitForSelector('[data-place]', { state: 'attached' });
    const click = performance.now() - began;
    const address = page.url();
    const cold_context = await new_context(browser);
    const state = await context.storageState();
    await cold_context.addInitScript(
      (seats) => {
        localStorage.setItem('tollkeeper.seats', seats);
      },
      state.origins[0]?.localStorage.find((one) => one.name === 'tollkeeper.seats')?.value ?? '{}',
    );
    const cold_page = (await new_page(cold_context)).page;
    const meter = await cold_context.newCDPSession(cold_page);
    await meter.send('Performance.enable', { timeDomain: 'threadTicks' });
    began = performance.now();
    await cold_page.goto(address, { waitUntil: 'commit' });
    await cold_page.waitForSelector('[data-place]', { state: 'attached' });
    const cold = performance.now() - began;
    const { metrics } = await meter.send('Performance.getMetrics');
    const work = (metrics.find((one) => one.name === 'TaskDuration')?.value ?? 0) * 1000;
    times.push({ click, cold, work });
    await context.close();
    await cold_context.close();
  }
  const best = {
    click: Math.min(...times.map((one) => one.click)),
    cold: Math.min(...times.map((one) => one.cold)),
    work: Math.min(...times.map((one) => one.work)),
  };
  console.log(
    `board usable after ${best.click.toFixed(0)} ms (click), ${best.cold.toFixed(0)} ms (cold, of which the page computed ${best.work.toFixed(0)} ms); load ${busy.toFixed(1)}`,
  );
  expect(best.click).toBeLessThan(kMost);
  expect(best.cold).toBeLessThan(kMost);
});
