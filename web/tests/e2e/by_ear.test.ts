// By ear: a whole game through the accessibility tree alone, as a screen reader has it: roles and
// names, and the default action of what they name. No selectors, no coordinates, no pointer.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { give_seats, new_context, new_page } from './support/browser';
import { kAllHelps } from '../../src/pages/game_form';
import { stage } from './support/stage';
import { chance, text } from './support/table';

const at = stage();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const kPlace = /^Place \d+ of \d+: column/;
const kSpot = /^Figure: /;
const kCrossroads = /^Tollhouse, shows \d: crossroads/;

// Half a minute on a quiet machine.
test('a whole game by roles and names', { timeout: 600_000 }, async () => {
  const created = await at.server.create({
    rules: {
      edition: 'C3',
      sets: ['base', 'tollkeepers'].map((name) => ({ name, copies: 1 })),
      options: [],
    },
    seats: ['Ada', 'Ben'].map((name) => ({ kind: 'here' as const, name })),
    helps: kAllHelps,
    undo: true,
    seed: '7',
  });
  const context = await new_context(at.browser);
  await give_seats(context, created);
  const { page, faults } = await new_page(context);
  await page.goto(`${at.server.url}/game/${created.game}`);
  const board = page.getByRole('application', { name: /^Board/ });
  await board.waitFor();
  const confirm = button(page, text.board.confirm);
  const dialog = page.getByRole('dialog');
  const dice = chance(3);
  const heard: string[] = [];
  const began = performance.now();
  let turns = 0;
  for (; turns < 200; ++turns) {
    const places = button(page, kPlace);
    await places.or(dialog).first().waitFor({ state: 'attached' });
    if ((await dialog.count()) > 0) break;
    await places.nth(dice(await places.count())).dispatchEvent('click');
    await confirm.and(page.getByRole('button', { disabled: false })).waitFor();
    const extra = turns % 3 === 0 ? /^Meeple/ : turns % 7 === 1 ? /^Tollhouse T?$/ : null;
    const figure = extra && button(page, extra).and(page.getByRole('button', { disabled: false }));
    if (figure && (await figure.count()) === 1) {
      await figure.dispatchEvent('click');
      const spots = button(page, turns % 3 === 0 ? kSpot : kCrossroads);
      await page.waitForTimeout(20);
      const count = await spots.count();
      if (count > 0) {
        await spots.nth(dice(count)).dispatchEvent('click');
        await page
          .getByRole('button', { pressed: true, name: kSpot })
          .or(page.getByRole('button', { pressed: true, name: kCrossroads }))
          .first()
          .waitFor({ state: 'attached' });
      }
    }
    await confirm.dispatchEvent('click');
    await confirm
      .and(page.getByRole('button', { disabled: true }))
      .or(dialog)
      .first()
      .waitFor({ state: 'attached' });
    heard.push((await page.getByRole('status').allTextContents()).join(' '));
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`a game of ${turns} turns by roles and names in ${seconds.toFixed(0)} s`);
  expect(turns).toBeGreaterThan(75);
  // Turns, points and what may be done were said aloud.
  expect(
    heard.some((said) => /(Ada|Ben): place the tile\. Tile in hand: .*places where/.test(said)),
  ).toBe(true);
  expect(heard.some((said) => /(Ada|Ben) scores \d+\spoints? for a/.test(said))).toBe(true);
  // The board can be read: every tile in view has its words, with the pieces on it.
  await page.keyboard.press('Escape');
  await button(page, text.board.show_all).dispatchEvent('click');
  const tile = page.getByRole('img', { name: /^Tile \w+ \(.+\), column −?\d+, row −?\d+: / });
  await expect.poll(() => tile.count()).toBe(turns + 1);
  expect(
    await page.getByRole('img', { name: /^Tile .* (Ada|Ben): (meeple|farmer) on a/ }).count(),
  ).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});
