// A computer says why it played as it did, when it is asked.
import { expect, test } from 'vitest';
import { axe_faults, new_context, new_page } from './support/browser';
import { stage } from './support/stage';
import { chance, mouse_turn, next_turn, text } from './support/table';

const at = stage();

test('why a computer played so', async () => {
  const { page, faults } = await new_page(await new_context(at.browser));
  await page.goto(at.server.url);
  await page.getByRole('button', { name: text.pages.start.play }).click();
  await page.waitForURL(/\/game\//);
  await next_turn(page);
  await mouse_turn(page, chance(7), { placed: 0, figures: 0, tokens: 0 });
  await next_turn(page);
  // Its newest turn stands first.
  const ask = page.getByRole('button', { name: /^Why did .* play so in turn \d+\?$/ }).first();
  await ask.click();
  expect(await ask.getAttribute('aria-expanded')).toBe('true');
  await page.getByText(/against the best other player/).waitFor();
  await page.getByRole('row', { name: new RegExp(`^${text.side.sum} `) }).waitFor();
  await page.getByRole('button', { name: /\(played\)$/ }).waitFor();
  expect(await axe_faults(page)).toEqual([]);
  expect(faults).toEqual([]);
});
