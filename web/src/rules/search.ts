// Finding paragraphs by words, in any form a word may have: capitals and accents do not matter, and
// of longer words the last letters do not either.
import { plain_text } from './marked';
import type { Paragraph } from './model';

export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

const stem = (word: string) =>
  word.length < 5 || word.includes('-') ? word : word.slice(0, Math.max(4, word.length - 2));

export interface Entry {
  ids: string[];
  heading: string; // chapter or name
  text: string;
  address: string;
  folded: string;
}

export const text_of = (paragraph: Paragraph): string =>
  typeof paragraph === 'string' ? paragraph : `${paragraph.text} ${paragraph.example}`;

export type OptionNames = (option: string) => string;

export function entry(
  ids: string[],
  heading: string,
  text: string,
  address: string,
  name: OptionNames,
): Entry {
  const shown = plain_text(text, name);
  return {
    ids,
    heading,
    text: shown,
    address,
    folded: folded(`${ids.join(' ')} ${heading} ${shown}`),
  };
}

/** Entries that have all words asked for, those with the very id first. */
export function find(
  entries: readonly Entry[],
  asked: string,
  synonyms: Record<string, string> = {},
): Entry[] {
  const words = folded(asked)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const same = new Map(Object.entries(synonyms).map(([from, to]) => [folded(from), folded(to)]));
  const has = (it: Entry, word: string) => {
    const other = same.get(word);
    return it.folded.includes(stem(word)) || (other !== undefined && it.folded.includes(other));
  };
  const found = entries.filter((it) => words.every((word) => has(it, word)));
  const exact = (it: Entry) => it.ids.some((id) => words.includes(id.toLowerCase()));
  return [...found.filter(exact), ...found.filter((it) => !exact(it))];
}
