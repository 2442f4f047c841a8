// "How much toll is that?": a table laid by mouse and by keys, loaded from a file, sent as a link;
// axe-core on every state, desk and phone, light and dark, four languages.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dictionaries } from '../../src/text/test/dictionaries';
import { axe_faults, kDesk, kPhone, new_context, new_page } from './support/browser';
import { stage } from './support/stage';
import { text } from './support/table';

const examples = join(import.meta.dirname, '../../../docs/examples');
const shots = process.env.TOLLKEEPER_SHOTS;

const at = stage();

const toll = text.toll;
const cell = (page: Page, where: string) => page.locator(`[data-cell="${where}"]`);
const total = (page: Page, colour: string) => page.locator(`[data-seat="${colour}"] td:last-child`);

async function answered(page: Page): Promise<void> {
  await page.locator('[data-asking="false"]').waitFor();
}
async function shot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `toll-${name}.png`) });
}

test('a road with a tollhouse, laid by mouse', async () => {
  const context = await new_context(at.browser);
  const { page, faults } = await new_page(context);
  await page.goto(at.server.url);
  await page.getByRole('link', { name: toll.title }).click();
  await page.waitForURL(/\/toll$/);

  // Village, straight road with a farmhouse, village: the second by dragging.
  await page.locator('[data-choose="base/W.1"]').click();
  await cell(page, '0 0').click();
  await page.locator('[data-choose="base/U.7"]').dragTo(cell(page, '1 0'));
  await page.locator('[data-tile="base/U.7"]').waitFor();
  await page.getByLabel(toll.search).fill('frrr');
  await page.locator('[data-choose="base/W.1"]').click();
  await cell(page, '2 0').click();
  await page.getByRole('button', { name: toll.placed }).click();

  await page.getByRole('tab', { name: toll.tab_pieces }).click();
  await page.getByRole('radio', { name: text.words.colour('red') }).check({ force: true });
  await page.getByRole('radio', { name: text.words.token('tollhouse') }).check({ force: true });
  await cell(page, '0 0').click();
  await page.getByRole('radio', { name: text.words.figure('meeple'), exact: true }).check({
    force: true,
  });
  await cell(page, '1 0').click();
  // Farmhouse 1, three tiles of road 3; red has both.
  await page.waitForFunction(
    () => document.querySelector('[data-seat="red"] td:last-child')?.textContent === '4',
  );
  // Turned over, the tollhouse takes 2.
  await page.getByRole('radio', { name: text.words.token('tollhouse') }).check({ force: true });
  await cell(page, '0 0').click();
  await page.waitForFunction(
    () => document.querySelector('[data-seat="red"] td:last-child')?.textContent === '5',
  );
  await shot(page, 'mouse');

  // The address holds it.
  await page.waitForFunction(() => location.hash.length > 20);
  const again = await new_page(context);
  await again.page.goto(page.url());
  await again.page.locator('[data-tile="base/W.2"]').waitFor();
  await answered(again.page);
  expect(await total(again.page, 'red').textContent()).toBe('5');

  // What cannot lie there is said, and marked.
  await cell(page, '1 0').focus();
  await page.keyboard.press('r');
  await page.getByRole('alert').getByText('line', { exact: false }).waitFor();
  expect(await axe_faults(page)).toEqual([]);
  await shot(page, 'refused');
  expect([...faults, ...again.faults]).toEqual([]);
  await context.close();
});

test('a table laid by keys alone', async () => {
  const context = await new_context(at.browser);
  const { page, faults } = await new_page(context);
  await page.goto(`${at.server.url}/toll`);
  await page.locator('[data-choose="base/W.1"]').focus();
  await page.keyboard.press('Enter');
  await cell(page, '0 0').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('[data-tile="base/W.2"]').waitFor();
  await page.keyboard.press('Delete');
  await page.locator('[data-tile="base/W.2"]').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.locator('[data-set="crossroads"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Tollhouse: blue/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('files: an example, a finished game, and the position saved again', async () => {
  const context = await new_context(at.browser);
  const { page, faults } = await new_page(context);
  await page.goto(`${at.server.url}/toll`);
  await page.getByRole('tab', { name: toll.tab_table }).click();
  const file = page.locator('input[type="file"]');
  await file.setInputFiles(join(examples, 'toll-table.position'));
  await page.getByRole('row', { name: /^Anna 34/ }).waitFor();
  expect(await total(page, 'blue').textContent()).toBe('37');
  expect(await total(page, 'yellow').textContent()).toBe('34');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: toll.save }).click(),
  ]);
  expect(readFileSync(await saved.path(), 'utf8')).toMatch(/^tollkeeper position 1\n/);
  await file.setInputFiles({
    name: 'no.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('nothing'),
  });
  await page.getByRole('alert').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ['desk', kDesk],
  ['phone', kPhone],
] as const)('looks right and is accessible: %s', async (name, look) => {
  for (const theme of ['light', 'dark'] as const) {
    const context = await new_context(at.browser, { ...look, theme });
    const { page, faults } = await new_page(context);
    await page.goto(`${at.server.url}/toll`);
    await page.locator('[data-choose]').first().waitFor();
    expect(await axe_faults(page)).toEqual([]);
    await shot(page, `${name}-${theme}-empty`);
    await page.getByRole('tab', { name: toll.tab_table }).click();
    await page.getByRole('button', { name: toll.example }).click();
    await page.locator('[data-tile="base/V.4"]').waitFor();
    await answered(page);
    expect(await axe_faults(page)).toEqual([]);
    await shot(page, `${name}-${theme}-table`);
    await page.getByRole('tab', { name: toll.tab_pieces }).click();
    await cell(page, '2 0').click();
    expect(await axe_faults(page)).toEqual([]);
    await shot(page, `${name}-${theme}-pieces`);
    if (name === 'phone') await page.getByRole('tab', { name: toll.tab_answer }).click();
    await page.locator('[data-feature="road"] button').first().focus();
    expect(await page.locator('rect.lit').count()).toBe(3);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await page.getByRole('checkbox').check();
    expect(await axe_faults(page)).toEqual([]);
    await shot(page, `${name}-${theme}-answer`);
    // Nothing is wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('in every language', async () => {
  const context = await new_context(at.browser, kPhone);
  const { page, faults } = await new_page(context);
  await page.goto(`${at.server.url}/toll`);
  for (const code of ['pl', 'cs', 'de'] as const) {
    const own = dictionaries[code].toll;
    await page.locator('header select').selectOption(code);
    await page.getByRole('heading', { name: own.title }).waitFor();
    await page.getByRole('tab', { name: own.tab_table }).click();
    await page.getByRole('button', { name: own.example }).click();
    await page.getByRole('tab', { name: own.tab_answer }).click();
    await page.locator('[data-feature="road"]').first().waitFor();
    expect(await axe_faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await shot(page, `phone-${code}`);
  }
  expect(faults).toEqual([]);
  await context.close();
});
