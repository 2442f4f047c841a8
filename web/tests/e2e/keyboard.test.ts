// A whole game with keys alone: from the start page through the form to the result, no pointer.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { give_seats, new_context, new_page } from './support/browser';
import { finished_records, from_record, short_record } from './support/games';
import { stage } from './support/stage';
import { next_turn, text } from './support/table';

const at = stage();

/** Tab until the element with this name has the focus. */
async function tab_to(page: Page, role: string, name: string): Promise<void> {
  for (let n = 0; n < 80; ++n) {
    const here = await page.evaluate(() => {
      const focus = document.activeElement;
      return {
        role: focus?.getAttribute('role') ?? focus?.tagName.toLowerCase() ?? '',
        name: focus?.getAttribute('aria-label') ?? focus?.textContent ?? '',
        seen: focus ? getComputedStyle(focus).outlineStyle !== 'none' : false,
      };
    });
    if (here.role === role && here.name.trim().startsWith(name)) {
      expect(here.seen, `${name} shows its focus`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

async function key_turn(page: Page, n: number): Promise<void> {
  const turn = await page.locator('[data-turn-line]').textContent();
  await page.keyboard.press(n % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
  await page.waitForSelector('#ghost', { state: 'attached' });
  if (n % 4 === 1) await page.keyboard.press('r');
  if (n % 3 === 0) await page.keyboard.press('m');
  if (n % 3 === 1) await page.keyboard.press('t');
  await page.waitForFunction(
    (asking) => !document.querySelector('.dock')?.textContent?.includes(asking),
    text.board.asking,
  );
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (before) =>
      !document.querySelector('[data-act="confirm"]') ||
      !document.querySelector('#ghost') ||
      document.querySelector('[data-turn-line]')?.textContent !== before,
    turn,
  );
}

test('the form is filled in and a game begun with keys alone', async () => {
  const context = await new_context(at.browser);
  const { page, faults } = await new_page(context);
  await page.goto(at.server.url);
  await tab_to(page, 'a', text.pages.start.new_game);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: text.pages.form.begin }).waitFor();
  await tab_to(page, 'button', text.pages.form.begin);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/game\//);
  await page.waitForSelector('[data-place]');
  await tab_to(page, 'application', text.board.label(0));
  for (let n = 0; n < 3; ++n) {
    expect(await next_turn(page)).toBe('mine');
    await key_turn(page, n);
  }
  // The list of keys, and back to the board.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: text.side.help }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('a game is played to its end with keys alone', async () => {
  const record = short_record(finished_records(1, 'tollkeepers')[0]!, 24);
  const created = await at.server.create(
    from_record(record, [
      { kind: 'here', name: 'Ada' },
      { kind: 'computer', level: (await at.server.form()).levels[0]!.name },
    ]),
  );
  const context = await new_context(at.browser);
  await give_seats(context, created);
  const { page, faults } = await new_page(context);
  await page.goto(`${at.server.url}/game/${created.game}`);
  await page.waitForSelector('[data-place]');
  await tab_to(page, 'application', text.board.label(0));
  for (let n = 0; (await next_turn(page)) === 'mine'; ++n) {
    await key_turn(page, n);
    // Once a figure stands, V writes on the board what would be paid if the game ended now.
    if (n !== 3) continue;
    expect(await next_turn(page)).toBe('mine');
    await page.keyboard.press('v');
    await page.waitForSelector('[data-projected]', { state: 'attached' });
    await page.keyboard.press('v');
    await page.waitForSelector('[data-projected]', { state: 'detached' });
  }
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await tab_to(page, 'a', text.pages.end.step);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?review$/);
  const slider = page.getByRole('slider', { name: text.pages.review.slider });
  await page.waitForFunction(() => {
    const range = document.querySelector<HTMLInputElement>('input[type=range]');
    return range && range.value === range.max && range.max !== '0';
  });
  const last = Number(await slider.inputValue());
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(Number(await slider.inputValue())).toBe(last - 2);
  await page.keyboard.press('Home');
  expect(Number(await slider.inputValue())).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
