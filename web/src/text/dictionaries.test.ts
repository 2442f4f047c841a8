// Every language is complete: the same texts, every function runs over what may come, and nothing
// English is left.
import { describe, expect, test } from 'vitest';
import { language_codes, languages } from './languages';
import { dictionaries, leaves, samples } from './test/dictionaries';

type Code = keyof typeof dictionaries;
const translated = (Object.keys(dictionaries) as Code[]).filter((code) => code !== 'en');
const english = new Map(leaves(dictionaries.en));

/** All texts, and all that functions say, as [where, text]. */
function said(code: Code): [string, string][] {
  return leaves(dictionaries[code]).flatMap(([path, value]): [string, string][] => {
    if (typeof value === 'string') return [[path, value]];
    if (Array.isArray(value)) {
      return value.flat().map((text, n): [string, string] => [`${path}[${n}]`, String(text)]);
    }
    if (typeof value !== 'function') return [[path, `${typeof value} is no text`]];
    const given = samples[path];
    if (!given) return [[path, 'undefined: no sample in test/dictionaries.ts']];
    return given.map((one, n): [string, string] => [
      `${path}(${n})`,
      String((value as (...all: unknown[]) => unknown)(...one)),
    ]);
  });
}

// Names, keys and samples are the same everywhere, and some words happen to be.
const everywhere = [
  ...[
    'Tollkeeper',
    'x – Tollkeeper',
    '.jcz',
    'Ada:',
    'Ada: x',
    'x',
    'x, y',
    'x (y)',
    'Return x',
    'Mila',
    'X, x: y.',
  ],
  ...['Tab', 'A', 'B', 'P', 'F', 'V', 'L', 'I', 'H', '+  −  0', '?'],
];
const keys = ['N  Shift+N', 'R  Shift+R', 'M  Shift+M', 'T  Shift+T', 'Enter', 'Backspace  Ctrl+Z'];
const same: Record<string, string[]> = {
  pl: [...everywhere, ...keys],
  cs: [...everywhere, ...keys],
  de: [
    ...everywhere,
    'Name',
    'Name, x',
    'Meeple',
    'Computer',
    'Computer, x',
    'Edition',
    'Edition C2',
  ],
};
// Words no other language of ours has.
const kEnglish =
  /\b(the|of|and|with|for|from|this|that|you|your|now|tiles?|roads?|city|cities|fields?|monastery|garden|tollhouse|turn|points?|seat|rules?|board|figure|meeples left)\b/i;

describe.each(translated)('%s', (code) => {
  test('has the same texts as English', () => {
    expect(leaves(dictionaries[code]).map(([path]) => path)).toEqual([...english.keys()]);
    for (const [path, value] of leaves(dictionaries[code])) {
      expect(typeof value, path).toBe(typeof english.get(path));
      if (Array.isArray(value)) expect(value.length, path).toBe((english.get(path) as []).length);
    }
  });

  test('says everything in its own words', () => {
    const originals = new Map(said('en'));
    const left = said(code).filter(
      ([path, text]) =>
        path !== 'code' &&
        (kEnglish.test(text) ||
          (/\p{L}/u.test(text) && text === originals.get(path) && !same[code]!.includes(text))),
    );
    expect(left).toEqual([]);
  });
});

test.each(Object.keys(dictionaries) as Code[])('%s: every function finds its words', (code) => {
  for (const [path, text] of said(code)) {
    expect(text, path).not.toMatch(/undefined|null|NaN|\[object|_/);
    // A space before a stop, two in a row, or a hyphen for a minus.
    if (!path.startsWith('side.keys'))
      expect(text, path).not.toMatch(/ [.,;:](?!jcz)| {2}|(^|\s)-\d/);
  }
});

test('the same keys do the same in every language', () => {
  // "R  Shift+R" are the letters R and R; names of keys may differ.
  const letters = (code: Code) =>
    dictionaries[code].side.keys.map(([keys]) =>
      keys.split(/ {2}|(?<=.)\+/).filter((key) => key.length === 1),
    );
  for (const code of translated) expect(letters(code)).toEqual(letters('en'));
});

test('the languages of the page are those tested', async () => {
  expect(language_codes).toEqual(Object.keys(dictionaries));
  for (const code of language_codes) {
    const text = await languages[code].load();
    expect(text.code).toBe(code);
  }
});
