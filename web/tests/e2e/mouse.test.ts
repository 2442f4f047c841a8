// A whole game of base game and Tollkeepers against the computer, by mouse, from the start page to
// the result; then the page's log is held against `tollkeeper explain` of the downloaded record.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { new_context, new_page } from './support/browser';
import { explain } from './support/games';
import { stage } from './support/stage';
import {
  chance,
  expected_scores,
  mouse_turn,
  next_turn,
  shown_scores,
  text,
  without_turning,
  type Taken,
} from './support/table';

const at = stage();

test('a full game by mouse', async () => {
  const context = await new_context(at.browser);
  const { page, faults } = await new_page(context);
  await page.goto(at.server.url);
  await page.getByRole('button', { name: text.pages.start.play }).click();
  await page.waitForURL(/\/game\/[\w-]{22}$/);

  const dice = chance(4711);
  const taken: Taken = { placed: 0, figures: 0, tokens: 0 };
  while ((await next_turn(page)) === 'mine') await mouse_turn(page, dice, taken);
  expect(taken.placed).toBeGreaterThan(35);
  expect(taken.figures).toBeGreaterThan(0);
  expect(taken.tokens).toBeGreaterThan(0);

  // The result stands over the table; its files are what it says.
  const result = page.getByRole('dialog');
  await result.getByText(text.pages.end.downloads, { exact: true }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('link', { name: text.pages.end.record }).click(),
  ]);
  const explained = explain(readFileSync(await file.path(), 'utf8'));
  expect(explained.over).toBe(true);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: text.pages.end.png }).click(),
  ]);
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  // Points of the ranking, then every line of the log with its parts.
  const ranked = await result.getByRole('table', { name: text.pages.end.ranking }).textContent();
  for (const points of explained.scores) expect(ranked).toContain(String(points));
  await result.getByRole('button', { name: text.pages.end.to_board }).click();
  const names = await page.locator('.seat .name strong').allTextContents();
  const shown = (await shown_scores(page)).map(without_turning);
  expect(shown).toEqual(expected_scores(explained, names));
  expect(faults).toEqual([]);
  await context.close();
});
