// What may be said: the ready-made phrases, and a text as it may be sent. Pure.
import type { Phrase } from '../protocol';

export const kMostTalk = 200; // characters

export const phrases: readonly Phrase[] = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'sorry',
  'moment',
  'your_turn',
  'good_game',
];

/** Line breaks and other control characters become blanks; at most 200 characters. */
export function cleaned(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return [...plain].slice(0, kMostTalk).join('').trim();
}
