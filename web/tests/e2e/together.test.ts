// Two people in one game by a link, each in a browser of their own.
import { expect, test } from 'vitest';
import { new_context, new_page } from './support/browser';
import { stage } from './support/stage';
import { chance, confirm_button, moment, mouse_turn, next_turn, text } from './support/table';

const at = stage();

test('a friend joins by the link and both play', async () => {
  const [one, two] = [await new_context(at.browser), await new_context(at.browser)];
  const { page: ada, faults } = await new_page(one);
  await ada.goto(`${at.server.url}/new`);
  const seats = ada.getByRole('group', { name: text.pages.form.seats });
  await seats.getByLabel(text.pages.form.name, { exact: true }).first().fill('Ada');
  await seats.getByLabel(text.pages.form.kind).nth(1).selectOption('link');
  await ada.locator('summary', { hasText: text.words.set('base') }).click();
  await ada.getByLabel(text.options.name('first_player')).selectOption('seat_1');
  await ada.getByRole('button', { name: text.pages.form.begin }).click();
  await ada.getByRole('heading', { name: text.pages.lobby.title }).waitFor();
  const link = await ada.getByLabel(text.pages.lobby.link).inputValue();

  const { page: ben, faults: ben_faults } = await new_page(two);
  await ben.goto(link);
  await ben.getByLabel(text.pages.lobby.your_name).fill('Ben');
  await ben.getByRole('button', { name: text.pages.lobby.take }).click();
  await ben.getByText(text.pages.lobby.watching).waitFor({ state: 'detached' });
  // The table of the one who waited knows at once.
  await ada.getByRole('heading', { name: text.pages.lobby.title }).waitFor({ state: 'detached' });
  await ada.locator('.seat', { hasText: 'Ben' }).waitFor();

  const dice = chance(99);
  const taken = { placed: 0, figures: 0, tokens: 0 };
  for (let n = 0; n < 3; ++n) {
    expect(await next_turn(ada)).toBe('mine');
    expect(await moment(ben)).toBe('others');
    expect(await confirm_button(ben).count()).toBe(0);
    await mouse_turn(ada, dice, taken);
    expect(await next_turn(ben)).toBe('mine');
    await mouse_turn(ben, dice, taken);
  }
  expect(taken.placed).toBe(6);

  // Away and back: the seat is kept.
  await ben.close();
  await ada.locator('.seat', { hasText: text.side.away }).waitFor();
  const again = await new_page(two);
  await again.page.goto(link);
  await again.page.locator('.seat', { hasText: `Ben ${text.side.you}` }).waitFor();
  expect(await next_turn(ada)).toBe('mine');

  // Resigning asks first, and with two players ends the game for both.
  await again.page.getByRole('button', { name: text.side.table, exact: true }).click();
  await again.page.getByRole('button', { name: text.pages.table.resign }).click();
  await again.page.getByText(text.pages.table.resign_ask('Ben')).waitFor();
  await again.page
    .getByRole('dialog', { name: text.pages.table.resign })
    .getByRole('button', { name: text.pages.table.yes_resign })
    .click();
  await ada.waitForSelector('[data-phase="over"]');
  await ada.getByText(text.pages.end.reason('resigned')).waitFor();
  expect([...faults, ...ben_faults, ...again.faults]).toEqual([]);
  await one.close();
  await two.close();
});
