// What a page of rules is made of. A book has a plan (chapters, their order and pictures, alike in
// all languages) and a text for each language; the English text is the type of the others.
import type { Book } from './address';

// One rule. Marked text: [B-12] leads to that rule, **so** is strong.
export interface Worked {
  text: string;
  example: string;
}
export type Paragraph = string | Worked;

export interface BookText {
  title: string;
  lead: string;
  chapters: Record<string, string>;
  // By the ids it explains, "B-10 QB-1": each of them is an anchor.
  paragraphs: Record<string, Paragraph>;
  captions: Record<string, string>; // by picture
}

// `text` with an example worked out.
export const worked = (text: string, example: string): Worked => ({ text, example });

type Named<Text extends BookText, Part extends 'chapters' | 'paragraphs' | 'captions'> = Extract<
  keyof Text[Part],
  string
>;

export interface Chapter<Text extends BookText = BookText> {
  key: Named<Text, 'chapters'>;
  // Paragraphs by their ids, and pictures by their name after a #.
  items: (Named<Text, 'paragraphs'> | `#${Named<Text, 'captions'>}`)[];
}

export interface Plan<Text extends BookText = BookText> {
  chapters: Chapter<Text>[];
  pictures: Record<Named<Text, 'captions'>, string>; // descriptions, see picture.ts
}

export interface EditionRow {
  subject: string;
  c1: string;
  c2: string;
  c3: string;
}
export interface EditionsText {
  title: string;
  lead: string;
  columns: { subject: string };
  tables: Record<string, { title: string; rows: Record<string, EditionRow> }>;
  notes: Record<string, string>;
}
export const row = (subject: string, c1: string, c2: string, c3: string): EditionRow => ({
  subject,
  c1,
  c2,
  c3,
});

export interface OptionText {
  about: string;
  values: Record<string, string>; // the default first
}
export interface OptionsText {
  title: string;
  lead: string;
  standard: string; // said of the first value
  sets: Record<string, { title: string; options: Record<string, OptionText> }>;
}

// Words of the pages around the rules and of the pictures' descriptions.
export interface RulesWords {
  title: string;
  lead: string;
  contents: string;
  all_books: string;
  search: string;
  search_hint: string;
  found: (n: number) => string;
  link_to: (id: string) => string;
  example: string;
  failed: string;
  language_missing: string;
  books: Record<Book, string>; // short names
  about: Record<Book, string>;
  picture: {
    tiles: (n: number) => string;
    symbols: string;
    lit: string;
    marked: string;
    colours: Record<string, string>;
    figures: Record<string, string>;
    places: Record<string, string>;
    symbol: (n: number, kind: string) => string;
  };
  // A word asked for that the rules do not use, and the one they use.
  synonyms: Record<string, string>;
}
