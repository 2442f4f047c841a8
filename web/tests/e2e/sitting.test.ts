// Sitting together: looking on by a second link, a clock, short messages, a pause, an end by
// agreement, the next game of the same table. With TOLLKEEPER_SHOTS=FOLDER every state is kept.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { NewGame } from '../../src/protocol';
import { axe_faults, give_seats, kPhone, new_context, new_page } from './support/browser';
import { kAllHelps } from '../../src/pages/game_form';
import { stage } from './support/stage';
import { click_place, confirm_button, next_turn, places, text } from './support/table';

const shots = process.env.TOLLKEEPER_SHOTS;
const at = stage();

async function look(page: Page, name: string): Promise<void> {
  expect(await axe_faults(page), name).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide, name).toBe(false);
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `sitting-${name}.png`) });
}

const rules: NewGame['rules'] = {
  edition: 'C3',
  sets: [{ name: 'tollkeepers', copies: 1 }],
  options: [{ name: 'first_player', value: 'seat_1' }],
};
const table = (page: Page) => page.getByRole('button', { name: text.side.table, exact: true });

const write = (page: Page) =>
  page.getByRole('textbox', { name: text.sitting.talk_write, exact: true });
const said = (page: Page, words: string) =>
  page.getByRole('list', { name: text.sitting.talk }).locator('li', { hasText: words });
const notice = (page: Page, words: string) => page.locator('.notice', { hasText: words });
const close_window = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: text.pages.close }).click();

async function lay(page: Page): Promise<void> {
  expect(await next_turn(page)).toBe('mine');
  await click_place(page, (await places(page))[0]!);
  await confirm_button(page).click();
  await confirm_button(page).waitFor({ state: 'detached' });
}

test('a table of two and somebody who watches, to the next game', async () => {
  const contexts = [
    await new_context(at.browser),
    await new_context(at.browser, { ...kPhone, theme: 'dark' }),
    await new_context(at.browser),
  ];
  const [one, two, three] = await Promise.all(contexts.map((context) => new_page(context)));
  const [ada, ben, eve] = [one!.page, two!.page, three!.page];

  // The form: a friend, a clock.
  await ada.goto(`${at.server.url}/new`);
  const seats = ada.getByRole('group', { name: text.pages.form.seats });
  await seats.getByLabel(text.pages.form.name, { exact: true }).first().fill('Ada');
  await seats.getByLabel(text.pages.form.kind).nth(1).selectOption('link');
  await ada.locator('summary', { hasText: text.words.set('base') }).click();
  await ada.getByLabel(text.options.name('first_player')).selectOption('seat_1');
  const clock = ada.getByRole('group', { name: text.sitting.clock });
  await clock.getByLabel(text.sitting.clock).selectOption('bank');
  await clock.getByLabel(text.sitting.each).selectOption('300');
  await clock.getByLabel(text.sitting.at_zero).selectOption('pass');
  await clock.scrollIntoViewIfNeeded();
  await look(ada, 'form');
  await ada.getByRole('button', { name: text.pages.form.begin }).click();
  const play_link = await ada.getByLabel(text.pages.lobby.link).inputValue();
  const watch_link = await ada.getByLabel(text.sitting.watch_link).inputValue();
  await look(ada, 'lobby');
  // The clock waits for the seat that is open.
  await ada
    .locator('[data-time="1"]:visible', { hasText: /^5:00$/ })
    .first()
    .waitFor();

  await eve.goto(watch_link);
  await eve.locator('[data-time]:visible').first().waitFor();
  expect(await eve.getByRole('button', { name: text.pages.lobby.take }).count()).toBe(0);
  await ada.locator('[data-watching]', { hasText: text.sitting.watching(1) }).waitFor();

  await ben.goto(play_link);
  await ben.getByLabel(text.pages.lobby.your_name).fill('Ben');
  await ben.getByRole('button', { name: text.pages.lobby.take }).click();
  await ada.locator('.seat', { hasText: 'Ben' }).waitFor();
  await ada.locator('[data-time="1"]:visible', { hasText: /4:5\d/ }).first().waitFor();

  // Messages: text is text, phrases are said in the reader's language.
  await ada.getByRole('tab', { name: text.sitting.talk }).click();
  await write(ada).fill('<b>hello</b> Ben');
  await write(ada).press('Enter');
  await ben.getByRole('button', { name: text.sitting.talk }).click();
  await said(ben, '<b>hello</b> Ben').waitFor();
  await ben.getByLabel(text.sitting.talk_phrases).selectOption('good_luck');
  await said(ada, text.sitting.phrase('good_luck')).waitFor();
  await look(ada, 'talk');
  await look(ben, 'talk-phone');
  await close_window(ben);
  await eve.getByRole('tab', { name: text.sitting.talk_tab(2) }).click();
  await said(eve, '<b>hello</b> Ben').waitFor();
  expect(await write(eve).count()).toBe(0);

  await lay(ada);
  expect(await next_turn(ben)).toBe('mine');
  await ben.locator('[data-time="2"]:visible', { hasText: '▸' }).first().waitFor();
  await look(ben, 'clock-phone');

  // A pause, by keys alone.
  await table(ada).focus();
  await ada.keyboard.press('Enter');
  await look(ada, 'table');
  await ada.getByRole('button', { name: text.sitting.offer_pause }).press('Enter');
  await notice(ben, text.sitting.pauses('Ada')).waitFor();
  await look(ben, 'offer-phone');
  await ben.getByRole('button', { name: text.sitting.agree }).press('Enter');
  await ada.locator('[data-paused]').waitFor();
  await look(ada, 'paused');
  await ada.getByRole('button', { name: text.sitting.resume }).press('Enter');
  await ada.locator('[data-paused]').waitFor({ state: 'detached' });
  await lay(ben);

  // An end that is declined, and one that is not.
  const propose = async () => {
    await table(ada).click();
    await ada.getByRole('button', { name: text.sitting.offer_end }).click();
    await ada.getByRole('button', { name: text.sitting.propose, exact: true }).click();
    await notice(ben, text.sitting.ends('Ada')).waitFor();
  };
  await propose();
  await look(ada, 'offer');
  await ben.getByRole('button', { name: text.sitting.decline }).click();
  await notice(ada, text.sitting.declined).waitFor();
  await lay(ada);
  await propose();
  await ben.getByRole('button', { name: text.sitting.agree }).click();
  for (const page of [ada, ben, eve]) await page.waitForSelector('[data-phase="over"]');
  await ada.getByText(text.pages.end.reason('offer')).waitFor();
  await look(ada, 'over');

  // One click: the same seats, and the other begins.
  await ada.getByRole('dialog').getByRole('button', { name: text.sitting.rematch }).click();
  await ada.waitForSelector('[data-phase="place"]');
  expect(ada.url()).not.toBe(play_link);
  await ben.getByRole('dialog').getByRole('link', { name: text.sitting.next }).waitFor();
  await look(ben, 'next-phone');
  await ben.getByRole('dialog').getByRole('link', { name: text.sitting.next }).click();
  await ben.waitForSelector('[data-phase="place"]');
  expect(ben.url()).toBe(ada.url());
  await lay(ben);
  expect(await next_turn(ada)).toBe('mine');
  await eve.getByRole('dialog').getByRole('link', { name: text.sitting.next }).click();
  await eve.waitForSelector('[data-phase="place"]');
  expect(eve.url()).not.toBe(ada.url());
  expect(await eve.getByRole('button', { name: text.pages.lobby.take }).count()).toBe(0);
  expect([...one!.faults, ...two!.faults, ...three!.faults]).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
});

test('short times are said and shown, and what happens at zero', async () => {
  const created = await at.server.create({
    rules,
    seats: [
      { kind: 'here', name: 'Ada' },
      { kind: 'here', name: 'Ben' },
    ],
    helps: kAllHelps,
    undo: true,
    messages: false,
    clock: { kind: 'turn', seconds: 20, at_zero: 'computer', level: 'traveller' },
  });
  const context = await new_context(at.browser);
  await give_seats(context, created, [1]);
  const { page, faults } = await new_page(context);
  // Sounds are off until they are wanted.
  await page.addInitScript(() => {
    const made: unknown[] = [];
    const heard: string[] = [];
    Object.assign(window, { made, heard });
    new MutationObserver(() => {
      const said = document.querySelector('[data-live]')?.textContent ?? '';
      if (said !== heard.at(-1)) heard.push(said);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        made.push(this);
      }
    };
  });
  const sounding = () =>
    page.evaluate(() => (window as unknown as { made: unknown[] }).made.length);
  const heard = () =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('|'));
  await page.goto(`${at.server.url}/game/${created.game}`);
  await page.locator('[data-time="1"]:visible').first().waitFor();
  expect(await page.getByRole('tab', { name: text.sitting.talk }).count()).toBe(0);
  expect(await sounding()).toBe(0);
  await page.getByRole('button', { name: text.side.settings }).click();
  await page.getByLabel(text.sitting.sounds).check();
  await look(page, 'settings');
  await close_window(page);
  await expect.poll(sounding).toBe(1);
  await look(page, 'low');
  await expect.poll(heard, { timeout: 40_000 }).toContain(text.sitting.low(10).trim());
  await expect.poll(heard, { timeout: 40_000 }).toContain(text.sitting.up_computer('Ada'));
  // The computer has moved; the seat can be had back.
  await table(page).click();
  await look(page, 'time-up');
  await page.getByRole('button', { name: text.pages.table.take_back }).click();
  await page.getByRole('button', { name: text.pages.table.resign }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
