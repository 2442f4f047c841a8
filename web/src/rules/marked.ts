// The little markup of rule texts: [TK-12] a link to that rule, **so** strong words. No line breaks
// between a number and its noun, round a sign, or after a word of one letter.
import { book_of_rule } from './address';

export interface Piece {
  kind: 'plain' | 'strong' | 'rule';
  text: string;
}

const kNoBreak = '\u00a0';

export const tied = (text: string): string =>
  text
    .replace(/(?<=\d) (?=[\p{L}×:+=])/gu, kNoBreak)
    .replace(/(?<=[×:+=]) (?=\d)/gu, kNoBreak)
    .replace(/(?<=(?:^|[\s(„“])\p{L}) /gu, kNoBreak);

export function pieces_of(written: string): Piece[] {
  const text = tied(written);
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(/\[([A-Z]+-\d+)\]|\*\*([^*]+)\*\*/g)) {
    if (found[1] !== undefined && !book_of_rule(found[1])) continue;
    if (found.index > from) pieces.push({ kind: 'plain', text: text.slice(from, found.index) });
    if (found[1] !== undefined) pieces.push({ kind: 'rule', text: found[1] });
    else pieces.push({ kind: 'strong', text: found[2]! });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from) });
  return pieces;
}

export const plain_text = (text: string): string =>
  pieces_of(text)
    .map((piece) => piece.text)
    .join('');
