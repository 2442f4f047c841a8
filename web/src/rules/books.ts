// The rules in the languages there are. Every book of every language is a script of its own, loaded
// when it is opened; a language that has none yet gives the English one.
import type { Book } from './address';
import type { BookText, EditionsText, OptionsText, Plan, RulesWords } from './model';

type Chaptered = Exclude<Book, 'editions' | 'options'>;
interface Shelf {
  words: () => Promise<RulesWords>;
  editions: () => Promise<EditionsText>;
  options: () => Promise<OptionsText>;
  books: Record<Chaptered, () => Promise<BookText>>;
}

export const kChaptered: readonly Chaptered[] = [
  'base',
  'river',
  'abbot',
  'inns_and_cathedrals',
  'tollkeepers',
  'combinations',
];

export const is_chaptered = (book: Book): book is Chaptered =>
  (kChaptered as readonly string[]).includes(book);

const en: Shelf = {
  words: async () => (await import('./en/words')).words,
  editions: async () => (await import('./en/editions')).editions,
  options: async () => (await import('./en/options')).options,
  books: {
    base: async () => (await import('./en/base')).base,
    river: async () => (await import('./en/river')).river,
    abbot: async () => (await import('./en/abbot')).abbot,
    inns_and_cathedrals: async () => (await import('./en/inns')).inns,
    tollkeepers: async () => (await import('./en/tollkeepers')).tollkeepers,
    combinations: async () => (await import('./en/combinations')).combinations,
  },
};

const pl: Shelf = {
  words: async () => (await import('./pl/words')).words,
  editions: async () => (await import('./pl/editions')).editions,
  options: async () => (await import('./pl/options')).options,
  books: {
    base: async () => (await import('./pl/base')).base,
    river: async () => (await import('./pl/river')).river,
    abbot: async () => (await import('./pl/abbot')).abbot,
    inns_and_cathedrals: async () => (await import('./pl/inns')).inns,
    tollkeepers: async () => (await import('./pl/tollkeepers')).tollkeepers,
    combinations: async () => (await import('./pl/combinations')).combinations,
  },
};

const cs: Shelf = {
  words: async () => (await import('./cs/words')).words,
  editions: async () => (await import('./cs/editions')).editions,
  options: async () => (await import('./cs/options')).options,
  books: {
    base: async () => (await import('./cs/base')).base,
    river: async () => (await import('./cs/river')).river,
    abbot: async () => (await import('./cs/abbot')).abbot,
    inns_and_cathedrals: async () => (await import('./cs/inns')).inns,
    tollkeepers: async () => (await import('./cs/tollkeepers')).tollkeepers,
    combinations: async () => (await import('./cs/combinations')).combinations,
  },
};

const de: Shelf = {
  words: async () => (await import('./de/words')).words,
  editions: async () => (await import('./de/editions')).editions,
  options: async () => (await import('./de/options')).options,
  books: {
    base: async () => (await import('./de/base')).base,
    river: async () => (await import('./de/river')).river,
    abbot: async () => (await import('./de/abbot')).abbot,
    inns_and_cathedrals: async () => (await import('./de/inns')).inns,
    tollkeepers: async () => (await import('./de/tollkeepers')).tollkeepers,
    combinations: async () => (await import('./de/combinations')).combinations,
  },
};

export const shelves: Record<string, Shelf> = { en, pl, cs, de };

const plans: Record<Chaptered, () => Promise<Plan>> = {
  base: async () => (await import('./plans/base')).base,
  river: async () => (await import('./plans/river')).river,
  abbot: async () => (await import('./plans/abbot')).abbot,
  inns_and_cathedrals: async () => (await import('./plans/inns')).inns,
  tollkeepers: async () => (await import('./plans/tollkeepers')).tollkeepers,
  combinations: async () => (await import('./plans/combinations')).combinations,
};

export const plan_of = (book: Chaptered): Promise<Plan> => plans[book]();

/** The rules in a language: "pl", or "en" where that is missing. */
export function shelf_of(language: string): { shelf: Shelf; language: string } {
  const shelf = shelves[language];
  return shelf ? { shelf, language } : { shelf: en, language: 'en' };
}
