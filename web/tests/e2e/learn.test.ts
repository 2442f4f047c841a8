// The guided first game: a newcomer finishes it on a phone by touch, following what is marked, after
// a reload in the middle; and it goes with keys alone. Other moves are brought back, and it can be
// left at any step.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe_faults, kDesk, kPhone, new_context, new_page } from './support/browser';
import { stage } from './support/stage';
import { next_turn, places, text } from './support/table';

const at = stage();

const asked_now = (page: Page) =>
  page.locator('[data-stage]').first().getAttribute('data-stage', { timeout: 5000 });

async function begin(page: Page): Promise<void> {
  await page.goto(at.server.url);
  await page.getByRole('link', { name: text.guide.learn }).click();
  await page.getByRole('button', { name: text.guide.begin }).click();
  await page.waitForURL(/\/game\//);
  await page.waitForSelector('[data-stage="lay"]');
}
/** Waits until something is asked of the learner. */
async function asked(page: Page): Promise<string> {
  await page.waitForSelector('[data-stage]:not([data-stage="friend"], [data-stage="loading"])');
  return (await asked_now(page))!;
}
const left = (page: Page, from: string) =>
  page.waitForSelector(`[data-stage]:not([data-stage="${from}"])`);

async function tap_middle(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  const board = await page.locator('[data-board]').boundingBox();
  if (!box || !board) throw new Error(`nothing to tap: ${selector}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  expect(x > board.x && x < board.x + board.width, `${selector} is in view`).toBe(true);
  expect(y > board.y && y < board.y + board.height, `${selector} is in view`).toBe(true);
  await page.touchscreen.tap(x, y);
}

test('is finished on a phone by touch, and goes on after a reload', async () => {
  const context = await new_context(at.browser, kPhone);
  const { page, faults } = await new_page(context);
  await begin(page);
  let told = 0;
  let reloaded = false;
  const seen = new Set<string>();
  for (let n = 0; n < 200; ++n) {
    const now = await asked(page);
    if (!seen.has(now)) {
      seen.add(now);
      expect((await axe_faults(page)).join('\n'), now).toBe('');
    }
    if (now === 'over') break;
    if (now === 'lay') {
      await tap_middle(page, '[data-hint] rect');
    } else if (now === 'turn') {
      await page.getByRole('button', { name: text.board.turn_left }).tap();
    } else if (now === 'then') {
      const button = page.locator('.dock .wanted');
      if ((await button.count()) > 0) await button.tap();
      else await tap_middle(page, '[data-spot][data-wanted]');
      // The button lights up the spots first.
      await page.waitForTimeout(60);
      continue;
    } else if (now === 'confirm') {
      await page.locator('[data-act="confirm"]').tap();
    } else if (now === 'free') {
      const all = await places(page);
      expect(all.length).toBeGreaterThan(0);
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('#ghost', { state: 'attached' });
      await page.locator('[data-act="confirm"]').tap();
    } else {
      ++told;
      if (told === 9 && !reloaded) {
        reloaded = true;
        await page.reload();
        await page.waitForSelector(`[data-stage="${now}"]`);
      }
      await page.getByRole('button', { name: text.guide.next }).tap();
    }
    // Turning may take several steps.
    if (now !== 'turn') await left(page, now);
  }
  expect(await asked_now(page)).toBe('over');
  expect(reloaded).toBe(true);
  expect(told).toBe(20);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: text.guide.over_new }).tap();
  await page.getByRole('heading', { name: text.pages.tagline }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('goes with keys alone; what strays comes back; it can be left', async () => {
  const context = await new_context(at.browser, kDesk);
  const { page, faults } = await new_page(context);
  await begin(page);
  // Another place: said so, and not sent.
  await page.locator('[data-board]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.getByText(text.guide.stray_place).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForSelector('#ghost', { state: 'detached' });
  let turns = 0;
  for (let n = 0; turns < 5 && n < 200; ++n) {
    const now = await asked(page);
    if (now === 'lay') {
      await page.locator('[data-board]').focus();
      await page.keyboard.press('Tab');
    } else if (now === 'turn') await page.keyboard.press('r');
    else if (now === 'then') await page.keyboard.press(turns === 4 ? 't' : 'm');
    else {
      if (now === 'confirm') ++turns;
      await page.keyboard.press('Enter');
      await left(page, now);
    }
    await page.waitForTimeout(30);
  }
  expect(turns).toBe(5);
  await page.getByRole('button', { name: text.guide.skip }).click();
  await page.waitForSelector('[data-stage]', { state: 'detached' });
  // A computer plays the friend's seat, and the game is like any other.
  expect(await next_turn(page)).toBe('mine');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('#ghost', { state: 'attached' });
  await page.keyboard.press('Enter');
  expect(await next_turn(page)).toBe('mine');
  expect(faults).toEqual([]);
  await context.close();
});
