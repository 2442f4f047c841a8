// Words of one letter stay with what follows: Polish and Czech set no line's end behind them. Every
// text of a dictionary is treated, also those that its functions make.
import { NBSP } from './plural';

export function bound<Texts>(texts: Texts, letters: string): Texts {
  const alone = new RegExp(`(^|[\\s(„])([${letters}]) `, 'giu');
  const bind = (value: unknown): unknown => {
    // Twice: "a v létě" has two in a row.
    if (typeof value === 'string') {
      return value.replace(alone, `$1$2${NBSP}`).replace(alone, `$1$2${NBSP}`);
    }
    if (typeof value === 'function') {
      return (...given: unknown[]) => bind((value as (...given: unknown[]) => unknown)(...given));
    }
    if (Array.isArray(value)) return value.map(bind);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bind(inner)]));
    }
    return value;
  };
  return bind(texts) as Texts;
}
