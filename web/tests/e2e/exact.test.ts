// The page's log says what `tollkeeper explain` says, score by score and part by part, for twenty
// games of all sets.
import { expect, test } from 'vitest';
import { give_seats, new_context, new_page } from './support/browser';
import { explain, finished_records, from_record } from './support/games';
import { stage } from './support/stage';
import { expected_scores, shown_scores, text, without_turning } from './support/table';

const at = stage();

test('the log of twenty games', async () => {
  const records = [
    ...finished_records(8, 'tollkeepers', 2, 11),
    ...finished_records(8, 'tollkeepers,river,abbot,inns_and_cathedrals', 3, 12),
    ...finished_records(4, 'abbot,tollkeepers', 4, 13),
  ];
  expect(records.length).toBe(20);
  let scores = 0;
  for (const record of records) {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(
      0,
      (JSON.parse(record) as { setup: { seats: number } }).setup.seats,
    );
    const created = await at.server.create(
      from_record(
        record,
        names.map((name) => ({ kind: 'here' as const, name })),
      ),
    );
    const context = await new_context(at.browser);
    await give_seats(context, created);
    const { page, faults } = await new_page(context);
    await page.goto(`${at.server.url}/game/${created.game}`);
    await page.getByRole('button', { name: text.pages.end.to_board }).click();
    const downloaded = await at.server.text(`/api/games/${created.game}/record`);
    const explained = explain(downloaded);
    expect(explained.scores).toEqual(explain(record).scores);
    const shown = (await shown_scores(page)).map(without_turning);
    expect(shown).toEqual(expected_scores(explained, names));
    const points = await page.locator('.side .seat .points b').allTextContents();
    expect(points.map((one) => Number(one.replace('\u2212', '-')))).toEqual(explained.scores);
    expect(faults).toEqual([]);
    scores += shown.length;
    await context.close();
  }
  console.log(`${scores} scores of ${records.length} games compared`);
});
