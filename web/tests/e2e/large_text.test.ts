// The browser's text at 200 %: every text is twice as large, no label is cut off, nothing to press
// lies outside the window or under something else, on a desk and on a phone.
// With TOLLKEEPER_SHOTS=FOLDER each screen is kept as a picture, to be looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Created } from '../../src/protocol';
import { give_seats, kDesk, kPhone, new_context, new_page, visit } from './support/browser';
import { finished_and_begun } from './support/games';
import { stage } from './support/stage';
import { text } from './support/table';

const shots = process.env.TOLLKEEPER_SHOTS;
let finished: Created;
let begun: Created;

const at = stage(async ({ server }) => {
  const sets = 'tollkeepers,abbot';
  ({ finished, begun } = await finished_and_begun(server, sets));
  if (shots) mkdirSync(shots, { recursive: true });
});

/** Texts cut off, and things to press that cannot be reached with the pointer. */
const faults_of = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const seen = (one: Element) =>
      (one as HTMLElement).checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest('.sr, [inert], svg');
    const say = (one: Element) =>
      `${one.tagName}.${one.className} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`;
    const root = document.querySelector('dialog') ?? document.body;
    if (document.documentElement.scrollWidth > innerWidth) {
      const wide = [...root.querySelectorAll('*')].filter(
        (one) => seen(one) && one.getBoundingClientRect().right > innerWidth + 1,
      );
      faults.push(...wide.map((one) => `wider than the window: ${say(one)}`));
    }
    for (const one of root.querySelectorAll<HTMLElement>('*')) {
      const own_text = [...one.childNodes].some((n) => n.nodeType === 3 && n.textContent!.trim());
      if (!own_text || !seen(one) || one.clientWidth <= 1) continue;
      const style = getComputedStyle(one);
      if (style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) {
        faults.push(`cut off: ${say(one)}`);
      }
      if (/hidden|clip/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 3) {
        faults.push(`cut off below: ${say(one)}`);
      }
    }
    for (const one of root.querySelectorAll<HTMLElement>('button, a[href], select, input')) {
      if (!seen(one) || one.matches('[type=checkbox], [type=radio], [type=file]')) continue;
      one.scrollIntoView({ block: 'center', inline: 'nearest' });
      const box = one.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      if (!hit) faults.push(`outside: ${say(one)}`);
      else if (!one.contains(hit) && !hit.contains(one)) {
        faults.push(`${say(one)} is under ${say(hit)}`);
      }
    }
    scrollTo(0, 0);
    return faults;
  });

describe.each([
  ['desk', kDesk],
  ['phone', kPhone],
])('%s', (shape, look) => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await new_context(at.browser, look);
    for (const game of [finished, begun]) await give_seats(context, game);
    ({ page } = await new_page(context));
    const browser_settings = await context.newCDPSession(page);
    await browser_settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  });
  afterAll(async () => context?.close());

  async function look_at(name: string): Promise<void> {
    if (shots) await page.screenshot({ path: join(shots, `large-${shape}-${name}.png`) });
    expect.soft(await faults_of(page), name).toEqual([]);
  }

  test('pages', async () => {
    await visit(page, at.server.url);
    await page.getByRole('button', { name: text.pages.start.play }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('30px');
    await look_at('start');
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
    await visit(page, `${at.server.url}/toll`);
    await page.getByRole('tablist', { name: text.toll.tabs }).waitFor();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await look_at(`toll-${await tab.textContent()}`);
    }
  });

  test('the table', async () => {
    await visit(page, `${at.server.url}/game/${begun.game}`);
    await page.waitForSelector('[data-place]', { state: 'attached' });
    await look_at('table');
    await page.locator('[data-board]').focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('#ghost', { state: 'attached' });
    await page.keyboard.press('m');
    await page.waitForSelector('[data-spot]', { state: 'attached' });
    await look_at('table-figure');
    const board = await page.locator('[data-board]').boundingBox();
    expect(board!.height, 'room for the board').toBeGreaterThanOrEqual(180);
    const windows = {
      settings: () => page.getByRole('button', { name: text.side.settings, exact: true }).click(),
      help: () => page.keyboard.press('?'),
      log: () =>
        page
          .getByRole('navigation', { name: text.side.tabs })
          .getByRole('button', { name: text.side.tab_log })
          .click(),
    };
    for (const [name, open] of Object.entries(windows)) {
      if (name === 'log' && shape === 'desk') continue;
      await open();
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
    await look_at('review');
  });
});
