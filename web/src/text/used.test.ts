// No text is there for nothing: every text of the dictionary is read somewhere in the page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from './en';

const root = join(import.meta.dirname, '..');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return item.name === 'test' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(item.name) && !/\.test\.ts$/.test(item.name) ? [path] : [];
  });
}

// "side.tab_log", "board.feature.now"; a table read by the name of the server is one text.
function leaves(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const here = path ? `${path}.${key}` : key;
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value);
    return inner && !by_name.has(here) ? leaves(value, here) : [here];
  });
}

// Read as `t.board.warning[code]`.
const by_name = new Set(['board.warning', 'guide.steps', 'toll.warning']);
// Read by dictionaries and by language.svelte.ts under other names.
const allowed = new Set(['code']);

test('every text is read somewhere', () => {
  const files = sources(root).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const page = files
    .filter(({ path }) => !path.startsWith(join(root, 'text')))
    .map(({ text }) => text)
    .join('\n');
  const own = files
    .filter(({ path }) => path.startsWith(join(root, 'text')))
    .map(({ text }) => text)
    .join('\n');
  const reads = (text: string, path: string) =>
    new RegExp(`(?<![\\w.])${path.replaceAll('.', '\\s*\\.\\s*')}(?!\\w)`).test(text);
  const unread = leaves(en).filter(
    (path) =>
      !allowed.has(path) &&
      !reads(page, `t.${path}`) &&
      !reads(own, `t.${path}`) &&
      !reads(own, path),
  );
  expect(unread).toEqual([]);
}, 30_000);
