// plural: numbers with their nouns, by the plural rules of a language. Every dictionary makes its
// own with `counter('en')`. A no-break space keeps number and noun together.

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export const NBSP = '\u00a0';

export interface Counter {
  /** "1 tile", "4 tiles" */
  (number: number, forms: Forms): string;
  /** "tile", "tiles" */
  form(number: number, forms: Forms): string;
  /** "1,234", with a real minus sign */
  number(number: number): string;
  /** "first", "2nd" ... by ordinal forms with {n} in them */
  ordinal(number: number, forms: Forms): string;
  /** "2 hours ago" */
  ago(number: number, unit: 'minute' | 'hour' | 'day'): string;
}

// Made at the first use: those of Intl cost tens of milliseconds of a first visit.
function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** "a", "a and b", "a, b, and c": what stands between two, and before the last of more. */
export const listing =
  (two: string, last = two) =>
  (items: string[]): string =>
    items.length < 3
      ? items.join(two)
      : items.slice(0, -1).join(', ') + last + items[items.length - 1]!;

export function counter(language: string): Counter {
  const cardinal = once(() => new Intl.PluralRules(language));
  const ordinals = once(() => new Intl.PluralRules(language, { type: 'ordinal' }));
  const digits = once(() => new Intl.NumberFormat(language));
  const times = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const form = (number: number, forms: Forms) => forms[cardinal().select(number)] ?? forms.other;
  // Without a thousands separator no language of ours needs Intl, whose first number is slow.
  const written = (number: number) =>
    Number.isInteger(number) && Math.abs(number) < 1000 ? `${number}` : digits().format(number);
  const say = (number: number) => written(number).replace('-', '\u2212');
  return Object.assign((number: number, forms: Forms) => say(number) + NBSP + form(number, forms), {
    form,
    number: say,
    ordinal: (number: number, forms: Forms) =>
      (forms[ordinals().select(number)] ?? forms.other).replace('{n}', say(number)),
    ago: (number: number, unit: 'minute' | 'hour' | 'day') => times().format(-number, unit),
  });
}
