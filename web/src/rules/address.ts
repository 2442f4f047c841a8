// Where a rule id is explained: /rules/SET#ID. Small on purpose: log lines, options and refusals of
// the first script link by it, while the rules themselves are loaded when they are opened.

export const kBooks = [
  'base',
  'river',
  'abbot',
  'inns_and_cathedrals',
  'tollkeepers',
  'combinations',
  'editions',
  'options',
] as const;
export type Book = (typeof kBooks)[number];

const kByLetters: Record<string, Book> = {
  B: 'base',
  QB: 'base',
  E: 'base',
  R: 'river',
  QR: 'river',
  A: 'abbot',
  QA: 'abbot',
  I: 'inns_and_cathedrals',
  QI: 'inns_and_cathedrals',
  TK: 'tollkeepers',
  D: 'tollkeepers',
  Q: 'tollkeepers',
  X: 'tollkeepers',
  C: 'combinations',
};
// Published examples are numbered through all sets.
const kElsewhere: Record<string, Book> = {
  'E-14': 'abbot',
  'E-15': 'inns_and_cathedrals',
  'E-18': 'river',
};

export const is_book = (word: string): word is Book => (kBooks as readonly string[]).includes(word);

/** The book that explains a rule; undefined for what is no rule id. */
export function book_of_rule(id: string): Book | undefined {
  const letters = /^([A-Z]+)-\d+$/.exec(id)?.[1];
  return letters === undefined ? undefined : (kElsewhere[id] ?? kByLetters[letters]);
}

/** Address of a rule, "TK-12" for example; of the list of rules where the id is unknown. */
export function rule_address(id: string): string {
  const book = book_of_rule(id);
  return book ? `/rules/${book}#${id}` : '/rules';
}

/** Address of an option, "toll_flip" for example. */
export const option_address = (option: string): string => `/rules/options#${option}`;
