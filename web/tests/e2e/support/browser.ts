// Chromium with pages of the sizes and themes we promise.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { Created } from '../../../src/protocol';

export interface Look {
  width: number;
  height: number;
  theme: 'light' | 'dark';
}
export const kDesk: Look = { width: 1280, height: 800, theme: 'light' };
export const kPhone: Look = { width: 390, height: 844, theme: 'light' };

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.TOLLKEEPER_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

// A browser of its own: nothing in common with other contexts. Faults of the page fail the test.
export async function new_context(browser: Browser, look: Look = kDesk): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    hasTouch: look.width < 720 || look.height < 500,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    locale: 'en-GB',
  });
  context.setDefaultTimeout(15_000);
  return context;
}

export interface Watched {
  page: Page;
  faults: string[];
}

export async function new_page(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // What the network says of a server that is away, or of an address that is not there, is not a
    // fault of the page.
    if (message.type() === 'error' && !/Failed to load resource|WebSocket/.test(message.text())) {
      faults.push(`console: ${message.text()}`);
    }
  });
  return { page, faults };
}

/** Puts the tokens of a game made over HTTP into the browser, as the form would have. */
export async function give_seats(
  context: BrowserContext,
  created: Created,
  seats = created.seats.map((one) => one.seat),
): Promise<void> {
  const own = created.seats.filter((one) => seats.includes(one.seat));
  await context.addInitScript(
    ([game, tokens]) => {
      const key = 'tollkeeper.seats';
      const book = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
      book[game] ??= tokens;
      localStorage.setItem(key, JSON.stringify(book));
    },
    [created.game, own] as const,
  );
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Goes to an address as the page's own links do; a page that is not open yet is loaded. */
export async function visit(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).origin !== new URL(address).origin) {
    await page.goto(address);
    return;
  }
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, address);
}

/** Until what was asked for is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** What axe-core finds on the page as it is, each with where it is. */
export async function axe_faults(page: Page): Promise<string[]> {
  // Reading axe costs as much as running it: once in a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Node {
      target: unknown[];
      failureSummary?: string;
    }
    interface Found {
      violations: { id: string; nodes: Node[] }[];
    }
    const { axe } = window as unknown as { axe: { run(how: object): Promise<Found> } };
    // Nothing but what fails; all styles are the page's own, which need not be fetched again.
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 4)
          .map((node) => `${node.target.join(' ')} (${node.failureSummary?.split('\n')[1] ?? ''})`)
          .join('; ')}`,
    );
  });
}
