// The little markup of rule texts: [TK-12] a link to that rule, {toll_flip} one to that option, **so**
// strong words. No line breaks between a number and its noun, round a ×, or after a word of one
// letter.
import { book_of_rule } from './address';

export interface Piece {
  kind: 'plain' | 'strong' | 'rule' | 'option';
  text: string;
}

const kNoBreak = '\u00a0';

export const tied = (text: string): string =>
  text
    .replace(/(?<=\d) (?=[\p{L}%])/gu, kNoBreak)
    .replace(/ × /g, `${kNoBreak}×${kNoBreak}`)
    .replace(/(?<=(?:^|[\s(„“])\p{L}) /gu, kNoBreak);

export function pieces_of(written: string): Piece[] {
  const text = tied(written);
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(/\[([A-Z]+-\d+)\]|\{(\w+)\}|\*\*([^*]+)\*\*/g)) {
    const [all, rule, option, strong] = found;
    if (rule !== undefined && !book_of_rule(rule)) continue;
    if (found.index > from) pieces.push({ kind: 'plain', text: text.slice(from, found.index) });
    if (rule !== undefined) pieces.push({ kind: 'rule', text: rule });
    else if (option !== undefined) pieces.push({ kind: 'option', text: option });
    else pieces.push({ kind: 'strong', text: strong! });
    from = found.index + all.length;
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from) });
  return pieces;
}

/** Without the markup. `name` says what an option is called. */
export const plain_text = (text: string, name: (option: string) => string): string =>
  pieces_of(text)
    .map((piece) => (piece.kind === 'option' ? name(piece.text) : piece.text))
    .join('');
