// The other languages, whose words are longer: their screens on a desk and on a phone, each theme
// with each language; no fault by axe-core, nothing wider than the window, no label cut off, and
// on a phone nothing to tap smaller than a finger. English is looked at in screens.test.ts.
// With TOLLKEEPER_SHOTS=FOLDER each screen is kept as a picture, to be looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cs } from '../../src/text/cs';
import { de } from '../../src/text/de';
import type { en } from '../../src/text/en';
import { pl } from '../../src/text/pl';
import type { Created } from '../../src/protocol';
import {
  axe_faults,
  drawn,
  give_seats,
  new_context,
  new_page,
  visit,
  type Look,
} from './support/browser';
import { finished_and_begun } from './support/games';
import { stage } from './support/stage';

const shots = process.env.TOLLKEEPER_SHOTS;
let finished: Created;
let begun: Created;

const at = stage(async ({ server }) => {
  const sets = 'tollkeepers,abbot,inns_and_cathedrals';
  ({ finished, begun } = await finished_and_begun(server, sets));
  if (shots) mkdirSync(shots, { recursive: true });
});

/** Labels that do not fit: cut off, or shortened with dots. */
const cut_labels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, button span, a.button, h1, h2, th, label')]
      .filter((one) => {
        const style = getComputedStyle(one);
        if (one.closest('.sr') || one.clientWidth <= 1 || style.overflowX === 'visible')
          return false;
        return one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => `${one.tagName} "${one.textContent?.trim()}"`),
  );
/** What is too small for a finger: under 44 px. Links within a sentence may be as high as it. */
const small_targets = (page: Page) =>
  page.evaluate(() => {
    const within_text = (one: Element) =>
      one.tagName === 'A' && one.closest('p, li, td, .ids') !== null;
    return [...document.querySelectorAll('button, a[href], select, input, summary')]
      .filter((one) => !one.closest('[inert], .sr') && !within_text(one))
      .filter((one) => (one as HTMLElement).checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        // A box of a form is as large as its label.
        const label =
          one.matches('[type=checkbox], [type=radio], [type=file]') && one.closest('label');
        return { one, box: (label || one).getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(
        ({ one, box }) =>
          `${one.tagName}.${one.className} "${one.getAttribute('aria-label') ?? one.textContent?.trim()}" ${box.width.toFixed(0)}x${box.height.toFixed(0)}`,
      );
  });

interface Case {
  code: string;
  text: typeof en;
  look: Look;
  few?: true; // only the screens that change with the shape of the window
}
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };
const cases: Case[] = [
  { code: 'pl', text: pl, look: { ...phone, theme: 'light' } },
  { code: 'pl', text: pl, look: { ...desk, theme: 'dark' } },
  { code: 'cs', text: cs, look: { ...phone, theme: 'dark' } },
  { code: 'cs', text: cs, look: { ...desk, theme: 'light' } },
  { code: 'de', text: de, look: { ...phone, theme: 'light' } },
  { code: 'de', text: de, look: { ...desk, theme: 'dark' } },
  { code: 'pl', text: pl, look: { ...lying, theme: 'light' }, few: true },
  // A desk with the page at 200 %.
  { code: 'de', text: de, look: { width: 640, height: 400, theme: 'light' }, few: true },
];

describe.each(
  cases.map((one) => [`${one.code} ${one.look.width} ${one.look.theme}`, one] as const),
)('%s', (_, { code, text, look, few }) => {
  const touch = look.width < 900;
  let context: BrowserContext;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    context = await new_context(at.browser, look);
    await context.addInitScript((language) => {
      const kept = localStorage.getItem('tollkeeper.settings') ?? '{}';
      const settings = { ...(JSON.parse(kept) as object), language };
      localStorage.setItem('tollkeeper.settings', JSON.stringify(settings));
    }, code);
    for (const game of [finished, begun]) await give_seats(context, game);
    ({ page, faults } = await new_page(context));
  });
  afterAll(async () => context?.close());

  async function look_at(name: string): Promise<void> {
    await drawn(page);
    if (shots) {
      const file = `${code}-${look.width}-${look.theme}-${name}.png`;
      await page.screenshot({ path: join(shots, file) });
    }
    expect.soft((await axe_faults(page)).join('\n'), name).toBe('');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${name} is wider than the window`).toBeLessThanOrEqual(look.width);
    expect.soft(await cut_labels(page), `${name}: labels cut off`).toEqual([]);
    if (touch) expect.soft(await small_targets(page), `${name}: small`).toEqual([]);
    expect.soft(faults, name).toEqual([]);
  }

  test('pages', async () => {
    await visit(page, at.server.url);
    await page.getByRole('link', { name: text.guide.learn }).waitFor();
    await page.getByRole('button', { name: text.pages.start.play }).waitFor();
    await look_at('start');
    if (few) return;
    await visit(page, `${at.server.url}/learn`);
    await page.getByRole('button', { name: text.guide.begin }).waitFor();
    await look_at('learn');
    await visit(page, `${at.server.url}/new`);
    await page.getByRole('button', { name: text.pages.form.begin }).waitFor();
    for (const one of await page.locator('summary').all()) await one.click();
    await look_at('new');
    await visit(page, `${at.server.url}/open`);
    await page.getByRole('heading', { name: text.pages.open.title }).waitFor();
    await look_at('open');
    await visit(page, `${at.server.url}/rules/tollkeepers`);
    await page.locator('[id="TK-1"]').waitFor();
    await look_at('rules');
  });

  test('the table', async () => {
    await visit(page, `${at.server.url}/game/${begun.game}`);
    await page.waitForSelector('[data-place]', { state: 'attached' });
    await look_at('table');
    await page.locator('[data-board]').focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('#ghost', { state: 'attached' });
    await page.keyboard.press('m');
    await page.waitForTimeout(150);
    await look_at('table-figure');
    for (const name of ['log', 'points', 'tiles', 'table', 'help', 'settings'] as const) {
      if (few && name !== 'settings') continue;
      if (look.width === 1280 && ['log', 'points', 'tiles'].includes(name)) {
        const tabs = {
          log: text.side.tab_log,
          points: text.side.tab_points,
          tiles: text.side.tab_tiles,
        };
        await page.getByRole('tab', { name: tabs[name as 'log'] }).click();
        await look_at(name);
        continue;
      }
      if (name === 'help') await page.keyboard.press('?');
      else if (name === 'settings') {
        await page.getByRole('button', { name: text.side.settings, exact: true }).click();
      } else if (look.width < 720 && look.height > 500) {
        const tabs = {
          log: text.side.tab_log,
          points: text.side.tab_points,
          tiles: text.side.tab_tiles,
          table: text.side.tab_more,
        };
        const bar = page.getByRole('navigation', { name: text.side.tabs });
        await bar.getByRole('button', { name: tabs[name] }).click();
      } else continue;
      await page.getByRole('dialog').waitFor();
      await look_at(name);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog'));
    }
  });

  test('the end', async () => {
    await visit(page, `${at.server.url}/game/${finished.game}`);
    await page.getByRole('dialog').waitFor();
    await page.getByText(text.pages.end.over_time, { exact: true }).waitFor();
    await look_at('result');
    await visit(page, `${at.server.url}/game/${finished.game}?review`);
    await page.getByRole('slider').waitFor();
    await page.waitForTimeout(200);
    await look_at('review');
  });
});
