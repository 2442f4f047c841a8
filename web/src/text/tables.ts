// What all dictionaries build on: tables of words by the names the server sends. The keys of the
// English tables are those of every language, so that a word that is missing does not compile.
import type { Counter, Forms } from './plural';

/** The same keys, with texts of another language. */
export type Same<Table> = {
  [Key in keyof Table]: Table[Key] extends string
    ? string
    : Table[Key] extends Forms
      ? Forms
      : Same<Table[Key]>;
};

/** A table of counted nouns; keeps its keys. */
export const forms = <Key extends string>(table: Record<Key, Forms>): Record<Key, Forms> => table;

/** A name of the server that no dictionary knows (of a tile file of one's own, say). */
export const plain = (word: string): string => word.replaceAll('_', ' ');

/** Looks words up; one that is missing is shown as it is. */
export const from =
  (table: Record<string, string>) =>
  (word: string): string =>
    table[word] ?? plain(word);

/** Counts what the server names, likewise. */
export const counted =
  (count: Counter, nouns: Record<string, Forms>) =>
  (number: number, name: string): string =>
    count(number, nouns[name] ?? { other: plain(name) });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
