// Nothing confirmed is lost: by a reload, by a server that is killed, by being stale.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { new_context, new_page } from './support/browser';
import { stage } from './support/stage';
import { chance, click_place, mouse_turn, next_turn, places, text } from './support/table';

const at = stage();

// As it is at the start of a turn: the places of the tile in hand come a moment after the seat does.
async function standing(page: Page) {
  await page.locator('[data-place]').first().waitFor({ state: 'attached' });
  return page.evaluate(() => ({
    log: [...document.querySelectorAll('.log li .title')].map((one) => one.textContent),
    points: [...document.querySelectorAll('.seat .points b')].map((one) => one.textContent),
    places: [...document.querySelectorAll('[data-place]')]
      .map((one) => one.getAttribute('data-place'))
      .sort(),
  }));
}

test('a reload and a kill -9 in mid game lose nothing', async () => {
  const context = await new_context(at.browser);
  const { page, faults } = await new_page(context);
  await page.goto(at.server.url);
  await page.getByRole('button', { name: text.pages.start.play }).click();
  await page.waitForURL(/\/game\//);
  const dice = chance(7);
  const taken = { placed: 0, figures: 0, tokens: 0 };
  for (let n = 0; n < 4; ++n) {
    await next_turn(page);
    await mouse_turn(page, dice, taken);
  }
  await next_turn(page);
  const before = await standing(page);
  expect(before.log.length).toBeGreaterThan(7);

  await page.reload();
  expect(await next_turn(page)).toBe('mine');
  expect(await standing(page)).toEqual(before);

  await at.server.kill();
  await page
    .getByText(/Connection lost/)
    .first()
    .waitFor();
  await at.server.begin();
  // The page comes back by itself, to the same seat.
  await page
    .getByText(/Connection lost/)
    .first()
    .waitFor({ state: 'detached', timeout: 20_000 });
  expect(await next_turn(page)).toBe('mine');
  expect(await standing(page)).toEqual(before);
  await mouse_turn(page, dice, taken);
  expect(await next_turn(page)).toBe('mine');

  // One's own games are on the start page, with whose turn it is.
  await page.goto(at.server.url);
  await page.getByText(text.pages.start.your_turn).waitFor();
  await page.getByRole('link', { name: text.pages.start.go_on }).click();
  expect(await next_turn(page)).toBe('mine');
  expect(faults).toEqual([]);
  await context.close();
});

test('what the server refuses is said, and the draft stays', async () => {
  const context = await new_context(at.browser);
  const { page } = await new_page(context);
  // A page that is behind: its play carries another number.
  let stale = false;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const to_server = socket.connectToServer();
    socket.onMessage((message) => {
      const question = JSON.parse(String(message)) as { type: string; seq?: number };
      if (stale && question.type === 'play') question.seq = 987654;
      to_server.send(JSON.stringify(question));
    });
  });
  await page.goto(at.server.url);
  await page.getByRole('button', { name: text.pages.start.play }).click();
  await page.waitForURL(/\/game\//);
  await next_turn(page);
  stale = true;
  await click_place(page, (await places(page))[0]!);
  await page.locator('[data-act="confirm"]').click();
  await page
    .getByText(text.refusals.sentence('stale', undefined, ''))
    .first()
    .waitFor();
  expect(await page.locator('#ghost').count()).toBe(1);
  stale = false;
  await page.locator('[data-act="confirm"]').click();
  expect(await next_turn(page)).toBe('mine');
  await context.close();
});

test('a file that breaks a rule is refused with the rule, an unknown game says so', async () => {
  const context = await new_context(at.browser);
  const { page } = await new_page(context);
  await page.goto(`${at.server.url}/open`);
  const record = {
    format: 'tollkeeper-record',
    version: 1,
    setup: { seats: 2, edition: 'C3', sets: [{ name: 'base', copies: 1 }], options: [] },
    players: ['Ada', 'Ben'],
    first_seat: 1,
    actions: [{ type: 'place_tile', seat: 1, tile: 'base/X.1', x: 7, y: 7, rotation: 0 }],
  };
  await page.setInputFiles('input[type=file]', {
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.getByRole('button', { name: text.pages.open.begin }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect((await alert.textContent())!.trim().length).toBeGreaterThan(20);

  await page.goto(`${at.server.url}/game/${'x'.repeat(22)}`);
  await page.getByRole('heading', { name: text.pages.fault.no_game }).waitFor();
  await page.goto(`${at.server.url}/nothing/here`);
  await page.getByRole('heading', { name: text.pages.fault.not_found }).waitFor();
  await context.close();
});
