// Every screen, on a desk and on a phone, light and dark: no fault by axe-core, nothing wider than
// the window. With TOLLKEEPER_SHOTS=FOLDER each is kept as a picture, to be looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kAllHelps } from '../../src/pages/game_form';
import {
  axe_faults,
  drawn,
  give_seats,
  kDesk,
  kPhone,
  new_context,
  new_page,
  visit,
  type Look,
} from './support/browser';
import { finished_records, from_record, short_record } from './support/games';
import { stage } from './support/stage';
import { click_place, next_turn, places, text } from './support/table';
import type { Created } from '../../src/protocol';

const shots = process.env.TOLLKEEPER_SHOTS;
let finished: Created;
let middle: Created;
let open: Created;

const at = stage(async ({ server }) => {
  const sets = 'tollkeepers,river,abbot,inns_and_cathedrals';
  const record = finished_records(1, sets, 4, 21)[0]!;
  const here = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ kind: 'here' as const, name }));
  finished = await server.create(from_record(record, here));
  // The same game stopped in the middle: the deck goes on from there.
  const saved = JSON.parse(record) as {
    actions: { type: string; tile?: string }[];
    deck: string[];
  };
  const laid = saved.actions.filter((action) => action.type === 'place_tile').length;
  let tiles = 0;
  const half = saved.actions.findIndex(
    (action) => action.type === 'place_tile' && ++tiles > laid * 0.45,
  );
  const rest = JSON.parse(short_record(record, 1000)) as { deck: string[]; actions: unknown[] };
  const drawn = saved.actions
    .slice(0, half)
    .filter((action) => action.type === 'place_tile' || action.type === 'discard').length;
  rest.actions = saved.actions.slice(0, half);
  rest.deck = rest.deck.slice(drawn);
  middle = await server.create(from_record(JSON.stringify(rest), here));
  open = await server.create({
    rules: { edition: 'C3', sets: [{ name: 'base', copies: 1 }], options: [] },
    seats: [{ kind: 'here', name: 'Ada' }, { kind: 'link' }],
    helps: kAllHelps,
    undo: true,
  });
  if (shots) mkdirSync(shots, { recursive: true });
});

const looks: Look[] = [kDesk, { ...kDesk, theme: 'dark' }, kPhone, { ...kPhone, theme: 'dark' }];

describe.each(looks.map((look) => [`${look.width}, ${look.theme}`, look] as const))(
  '%s',
  (_, look) => {
    const phone = look.width < 720;
    let context: BrowserContext;
    let page: Page;
    let faults: string[];

    beforeAll(async () => {
      context = await new_context(at.browser, look);
      for (const game of [finished, middle]) await give_seats(context, game);
      await give_seats(context, open, [1]);
      ({ page, faults } = await new_page(context));
    });
    afterAll(async () => context?.close());

    async function look_at(name: string): Promise<void> {
      await drawn(page);
      if (shots) {
        const file = `${name}-${look.width}-${look.theme}.png`;
        await page.screenshot({ path: join(shots, file) });
      }
      expect((await axe_faults(page)).join('\n'), name).toBe('');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${name} is wider than the window`).toBeLessThanOrEqual(look.width);
      expect(faults, name).toEqual([]);
    }
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog'));
    };

    test('start, form, files, errors', async () => {
      await visit(page, at.server.url);
      await page.getByRole('link', { name: text.pages.start.look }).waitFor();
      await look_at('start');
      await visit(page, `${at.server.url}/new`);
      await page.getByRole('button', { name: text.pages.form.begin }).waitFor();
      await look_at('new');
      for (const one of await page.locator('summary').all()) await one.click();
      await page.getByRole('button', { name: text.pages.form.add_seat }).click();
      await look_at('new-all');
      await visit(page, `${at.server.url}/open`);
      await page.getByRole('heading', { name: text.pages.open.title }).waitFor();
      await look_at('open');
      await visit(page, `${at.server.url}/no/such/page`);
      await page.getByRole('heading', { name: text.pages.fault.not_found }).waitFor();
      await look_at('not-found');
      await visit(page, `${at.server.url}/game/${'z'.repeat(22)}`);
      await page.getByRole('heading', { name: text.pages.fault.no_game }).waitFor();
      await look_at('no-game');
    });

    test('the table and its windows', async () => {
      await visit(page, `${at.server.url}/game/${middle.game}`);
      expect(await next_turn(page)).toBe('mine');
      await page.waitForSelector('[data-place]', { state: 'attached' });
      await look_at('table');
      await click_place(page, (await places(page))[0]!);
      await page.waitForSelector('#ghost', { state: 'attached' });
      await look_at('table-draft');
      const meeple = page.locator('[data-act="meeple"]');
      if (await meeple.isEnabled()) {
        await meeple.click();
        await look_at('table-figure');
      }
      await page.getByRole('button', { name: text.side.fields }).click();
      await page.waitForTimeout(150);
      await look_at('table-fields');
      await page.getByRole('button', { name: text.side.fields }).click();

      if (phone) {
        const tabs = page.getByRole('navigation', { name: text.side.tabs });
        for (const tab of ['tab_log', 'tab_tiles', 'tab_points', 'tab_more'] as const) {
          await tabs.getByRole('button', { name: text.side[tab] }).click();
          await page.getByRole('dialog').waitFor();
          await look_at(`sheet-${tab}`);
          await close();
        }
        await page
          .getByRole('region', { name: text.side.seats })
          .getByRole('button')
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
        await look_at('sheet-seats');
        await close();
      } else {
        for (const tab of ['tab_points', 'tab_tiles', 'tab_log'] as const) {
          await page.getByRole('tab', { name: text.side[tab] }).click();
          await page.waitForTimeout(80);
          await look_at(`side-${tab}`);
        }
        await page
          .getByRole('button', { name: /if the game ended now/ })
          .first()
          .click();
        await look_at('side-projected');
        for (const [name, title] of [
          [text.side.table, 'window-table'],
          [text.side.rules, 'window-rules'],
          [text.side.help, 'window-help'],
        ] as const) {
          await page.getByRole('button', { name, exact: true }).click();
          await page.getByRole('dialog').waitFor();
          await page.waitForTimeout(80);
          await look_at(title);
          if (name === text.side.table) {
            await page.getByRole('button', { name: text.pages.table.resign }).first().click();
            await look_at('window-resign');
            await page.keyboard.press('Escape');
          }
          await close();
        }
      }
      await page.getByRole('button', { name: text.side.settings }).click();
      await page.getByRole('dialog').waitFor();
      await look_at('window-settings');
      await close();
    });

    test('waiting, watching, the end and stepping through it', async () => {
      await visit(page, `${at.server.url}/game/${open.game}`);
      await page.getByRole('heading', { name: text.pages.lobby.title }).waitFor();
      await look_at('lobby');
      const stranger = await new_context(at.browser, look);
      const other = await new_page(stranger);
      await other.page.goto(`${at.server.url}/game/${open.game}`);
      await other.page.getByRole('heading', { name: text.pages.lobby.watching }).waitFor();
      expect(await axe_faults(other.page), 'lobby of a stranger').toEqual([]);
      if (shots) {
        await other.page.screenshot({
          path: join(shots, `lobby-watch-${look.width}-${look.theme}.png`),
        });
      }
      await stranger.close();

      await visit(page, `${at.server.url}/game/${finished.game}`);
      await page.getByRole('dialog').waitFor();
      await page.getByText(text.pages.end.over_time, { exact: true }).waitFor();
      await look_at('result');
      await page.getByText(text.pages.end.downloads, { exact: true }).scrollIntoViewIfNeeded();
      await look_at('result-end');
      await page.getByRole('button', { name: text.pages.end.to_board }).click();
      await look_at('finished');
      await visit(page, `${at.server.url}/game/${finished.game}?review`);
      await page.waitForFunction(() => {
        const range = document.querySelector<HTMLInputElement>('input[type=range]');
        return range && range.value === range.max && range.max !== '0';
      });
      for (let n = 0; n < 9; ++n) {
        await page.getByRole('button', { name: text.pages.review.previous }).click();
      }
      await page.waitForTimeout(200);
      await look_at('review');
    });
  },
);
