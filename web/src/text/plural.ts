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
}

export function counter(language: string): Counter {
  const cardinal = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const digits = new Intl.NumberFormat(language);
  const form = (number: number, forms: Forms) => forms[cardinal.select(number)] ?? forms.other;
  const say = (number: number) => digits.format(number).replace('-', '\u2212');
  return Object.assign((number: number, forms: Forms) => say(number) + NBSP + form(number, forms), {
    form,
    number: say,
    ordinal: (number: number, forms: Forms) =>
      (forms[ordinals.select(number)] ?? forms.other).replace('{n}', say(number)),
  });
}
