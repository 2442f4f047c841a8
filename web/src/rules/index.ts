// Every paragraph of a language, for the search box.
import { kBooks, option_address, rule_address } from './address';
import { kChaptered, plan_of, shelf_of } from './books';
import type { EditionsText, OptionsText } from './model';
import { entry, text_of, type Entry, type OptionNames } from './search';

function entries_of_editions(text: EditionsText, name: OptionNames): Entry[] {
  return Object.entries(text.tables).flatMap(([table_name, table]) =>
    Object.values(table.rows).map((it) =>
      entry(
        [],
        `${text.title}: ${it.subject}`,
        `C1: ${it.c1} · C2: ${it.c2} · C3: ${it.c3}`,
        `/rules/editions#${table_name}`,
        name,
      ),
    ),
  );
}

function entries_of_options(text: OptionsText, name: OptionNames): Entry[] {
  return Object.values(text.sets).flatMap((set) =>
    Object.entries(set.options).map(([option, it]) =>
      entry(
        [option],
        name(option),
        [it.about, ...Object.values(it.values)].join(' '),
        option_address(option),
        name,
      ),
    ),
  );
}

/** All of them in the order of the books. `name` says what an option is called. */
export async function all_entries(language: string, name: OptionNames): Promise<Entry[]> {
  const { shelf } = shelf_of(language);
  const entries: Entry[] = [];
  for (const book of kBooks) {
    if (book === 'editions') entries.push(...entries_of_editions(await shelf.editions(), name));
    else if (book === 'options') entries.push(...entries_of_options(await shelf.options(), name));
  }
  const chaptered: Entry[] = [];
  for (const book of kChaptered) {
    const [text, plan] = await Promise.all([shelf.books[book](), plan_of(book)]);
    for (const chapter of plan.chapters) {
      const heading = `${text.title}: ${text.chapters[chapter.key]!}`;
      for (const item of chapter.items.filter((it) => !it.startsWith('#'))) {
        const ids = item.split(' ');
        const said = text_of(text.paragraphs[item]!);
        chaptered.push(entry(ids, heading, said, rule_address(ids[0]!), name));
      }
    }
  }
  return [...chaptered, ...entries];
}
