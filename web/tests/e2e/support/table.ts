// Playing at a table as a person would: with the mouse, or with keys alone. Only what is seen is
// used: buttons by their names, places of the board where they are drawn.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { en } from '../../../src/text/en';
import type { Explained } from './games';

export const text = en;

/** Small numbers that look like chance and are the same in every run. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** In the middle of an own turn, over, or neither. */
export type Moment = 'mine' | 'over' | 'others';

export async function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    if (document.querySelector('[data-phase="over"]')) return 'over';
    return document.querySelector('[data-act="confirm"]') ? 'mine' : 'others';
  });
}

/** Waits for the next own turn, or the end; never longer than moves are shown. */
export async function next_turn(page: Page, timeout = 20_000): Promise<Moment> {
  const until = Date.now() + timeout;
  while (Date.now() < until) {
    const now = await moment(page);
    if (now !== 'others') return now;
    // Others' moves are shown one after another; a person in a hurry catches up.
    const catch_up = page.getByRole('button', { name: text.board.catch_up });
    if (await catch_up.isVisible().catch(() => false)) {
      await catch_up.click({ timeout: 1000 }).catch(() => undefined);
    }
    await page.waitForTimeout(15);
  }
  throw new Error('nobody moved');
}

/** The places where the tile in hand may lie, as the board draws them. */
export function places(page: Page): Promise<string[]> {
  return page
    .locator('[data-place]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-place') ?? ''));
}

export async function click_place(page: Page, place: string): Promise<void> {
  const box = await page.locator(`[data-place="${place}"]`).boundingBox();
  const board = await page.locator('[data-board]').boundingBox();
  if (!box || !board) throw new Error(`no place ${place}`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const inside =
    x > board.x + 4 &&
    x < board.x + board.width - 60 &&
    y > board.y + 4 &&
    y < board.y + board.height - 4;
  if (!inside) {
    await page.getByRole('button', { name: text.board.show_all }).click();
    await page.waitForTimeout(30);
    return click_place(page, place);
  }
  await page.mouse.click(x, y);
}

export const confirm_button = (page: Page) => page.locator('[data-act="confirm"]');

/** Waits until the sentence says what confirming would do. */
async function previewed(page: Page): Promise<void> {
  await page.waitForFunction(
    (asking) => !document.querySelector('.dock')?.textContent?.includes(asking),
    text.board.asking,
  );
}

export interface Taken {
  placed: number;
  figures: number;
  tokens: number;
}

/** One turn with the mouse: a place, now and then a figure or the tollhouse, confirm. */
export async function mouse_turn(
  page: Page,
  dice: (below: number) => number,
  taken: Taken,
): Promise<void> {
  const all = await places(page);
  expect(all.length).toBeGreaterThan(0);
  const turn_text = await page.locator('[data-turn-line]').textContent();
  await click_place(page, all[dice(all.length)]!);
  await previewed(page);
  const what = dice(3);
  const act = what === 0 ? 'token' : what === 1 ? 'meeple' : '';
  if (act) {
    const button = page.locator(`[data-act="${act}"]`);
    if ((await button.count()) > 0 && (await button.isEnabled())) {
      await button.click();
      const spots = page.locator('[data-spot]');
      await page.waitForTimeout(20);
      const count = await spots.count();
      if (count > 0) {
        // Clicked where it is drawn; the nearest spot counts, as under a finger.
        const box = await spots.nth(dice(count)).boundingBox();
        const board = await page.locator('[data-board]').boundingBox();
        if (box && board) {
          const x = box.x + box.width / 2;
          const y = box.y + box.height / 2;
          if (
            x > board.x &&
            x < board.x + board.width &&
            y > board.y &&
            y < board.y + board.height
          ) {
            await page.mouse.click(x, y);
            await previewed(page);
            if (act === 'token') ++taken.tokens;
            else ++taken.figures;
          }
        }
      }
    }
  }
  await confirm_button(page).click();
  ++taken.placed;
  await page.waitForFunction(
    ([selector, before]) =>
      !document.querySelector('[data-act="confirm"]') ||
      document.querySelector(selector!)?.textContent !== before ||
      !document.querySelector('#ghost'),
    ['[data-turn-line]', turn_text] as const,
  );
}

/** All scores of the log as the page shows them, oldest first. */
export async function shown_scores(page: Page): Promise<string[]> {
  const older = page.getByRole('button', { name: text.side.log_older });
  while (await older.isVisible().catch(() => false)) await older.click();
  const lines = await page.locator('.log li.score, .log li.toll').evaluateAll((all) =>
    all.map((line) => {
      const of = (name: string) => line.querySelector(name)?.textContent?.trim() ?? '';
      return `${of('b')} ${of('.title')} | ${of('.why')}`;
    }),
  );
  return lines.reverse().map(plain);
}

const plain = (line: string) => line.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();

/** What the log must say, from `tollkeeper explain --json`. */
export function expected_scores(explained: Explained, names: string[]): string[] {
  return explained.events
    .filter((event) => event.points !== 0 || !event.at_end)
    .map((event) => {
      const entry = {
        kind: 'score' as const,
        turn: event.turn,
        text: '',
        word: event.for,
        points: event.points,
        at_end: event.at_end,
        parts: event.parts,
      };
      const name = names[event.seat - 1] ?? '';
      const toll = event.for === 'toll' || event.for === 'tollhouse';
      const title =
        toll && !event.at_end
          ? text.side.toll_to(name)
          : text.side.score_for(name, text.entry.subject(entry));
      return plain(`${text.side.more_now(event.points)} ${title} | ${text.entry.sum(event.parts)}`);
    });
}

/** The log's line without the sentence about a tollhouse that turned over. */
export const without_turning = (line: string) => line.replace(/\. The tollhouse turns over.*$/, '');
