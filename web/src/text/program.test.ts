// Whatever the program can name in a form has a name in every language: options, their values,
// sets, editions and levels of the computer. Read from the program's own sources.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dictionaries } from './test/dictionaries';

const engine = join(import.meta.dirname, '../../../src');
const source = (path: string) => readFileSync(join(engine, path), 'utf8');

interface Option {
  name: string;
  values: string[];
}

// Rows such as {"toll_flip", kFlip, 0, 0, 0, "When ...", "D-3"}, and the lists they name.
function options_of(text: string): Option[] {
  const lists = new Map(
    [...text.matchAll(/std::array (k\w+)\{("[^}]*)\}/g)].map(([, name, items]) => [
      name!,
      [...items!.matchAll(/"([^"]*)"sv/g)].map(([, value]) => value!),
    ]),
  );
  return [...text.matchAll(/\{"(\w+)", (k\w+|\{\}), \d+, \d+, \d+,/g)].map(([, name, list]) => ({
    name: name!,
    values: lists.get(list!) ?? [],
  }));
}

const folders = existsSync(engine)
  ? readdirSync(join(engine, 'expansions'), { withFileTypes: true })
      .filter((item) => item.isDirectory())
      .map((item) => item.name)
  : [];
const files = ['rules/make_game.cpp', ...folders.map((name) => `expansions/${name}/${name}.cpp`)];

describe.runIf(folders.length > 0)('the program', () => {
  const options = files.flatMap((path) => options_of(source(path)));
  const sets = folders.map((name) => {
    const found = /Expansion kExpansion\{\s*"(\w+)"/.exec(source(`expansions/${name}/${name}.cpp`));
    return found![1]!;
  });
  const levels = [...source('players/level.cpp').matchAll(/\{"([a-z_]+)",\s*"[A-Z]/g)].map(
    ([, name]) => name!,
  );

  test('was read', () => {
    expect(options.length).toBeGreaterThan(20);
    expect(options.flatMap((option) => option.values).length).toBeGreaterThan(40);
    expect(sets).toContain('tollkeepers');
    expect(levels.length).toBeGreaterThan(3);
  });

  test.each(Object.values(dictionaries))('$code names all of it', (text) => {
    const kServer = 'the words of the server';
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    const plain = (word: string) => word.replaceAll('_', ' ');
    const other = text.code !== 'en';
    for (const { name, values } of options) {
      expect(text.options.name(name)).not.toBe('');
      if (other) {
        expect(text.options.name(name), name).not.toBe(capital(plain(name)));
        expect(text.options.help(name, kServer), name).not.toBe(kServer);
      }
      if (!other) continue; // the server's words are English
      for (const value of values.filter((value) => !/^(on|off|\d+)$/.test(value))) {
        expect(text.options.value(name, value), `${name}=${value}`).not.toBe(plain(value));
      }
    }
    for (const set of sets) expect(text.words.set_title(set, kServer), set).not.toBe(kServer);
    for (const name of ['C1', 'C2', 'C3']) {
      expect(text.words.edition(name, kServer), name).not.toBe(kServer);
    }
    for (const level of levels) {
      expect(text.side.level(level, kServer), level).not.toBe(kServer);
      if (other) expect(text.side.level_help(level, kServer), level).not.toBe(kServer);
    }
  });
});
