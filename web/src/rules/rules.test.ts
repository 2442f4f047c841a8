// The rules are complete: every id the program can name leads to a paragraph, in every language,
// and every picture shows a board that could lie on a table.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse_route } from '../route';
import { book_of_rule, kBooks, rule_address } from './address';
import { picture_text } from './alternative';
import { kChaptered, plan_of, shelf_of, shelves } from './books';
import { all_entries } from './index';
import { pieces_of } from './marked';
import { read_picture, type Picture, type PictureTile } from './picture';
import { find, text_of } from './search';

const root = join(process.cwd(), '..');
const kId = /\b(?:B|QB|E|R|QR|A|QA|I|QI|TK|D|Q|X|C)-\d+\b/g;
const languages = Object.keys(shelves);

function files_under(folder: string, ends: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((it) => {
    const path = join(folder, it.name);
    if (it.isDirectory()) return files_under(path, ends);
    return ends.test(it.name) ? [path] : [];
  });
}

// Ids in quotes alone are those the program prints; rule ids inside sentences too.
function ids_of_sources(): string[] {
  const found = new Set<string>();
  for (const folder of ['rules', 'expansions', 'record']) {
    for (const path of files_under(join(root, 'src', folder), /\.[ch]pp$/)) {
      if (path.includes('_test.') || path.includes('_testing.')) continue;
      for (const [quoted] of readFileSync(path, 'utf8').matchAll(/"[^"\n]*"/g)) {
        for (const [id] of quoted.matchAll(kId)) found.add(id);
      }
    }
  }
  return [...found];
}

function ids_of_index(): string[] {
  const rows = readFileSync(join(root, 'docs', 'rules-index.md'), 'utf8').matchAll(
    /^\| ([A-Z]+-\d+) \|/gm,
  );
  return [...new Set([...rows].map((row) => row[1]!))];
}

async function anchors(language: string): Promise<Map<string, string>> {
  const map = new Map<string, string>();
  for (const book of kChaptered) {
    const text = await shelf_of(language).shelf.books[book]();
    for (const key of Object.keys(text.paragraphs)) {
      for (const id of key.split(' ')) {
        expect(map.has(id), `${id} stands twice`).toBe(false);
        map.set(id, book);
      }
    }
  }
  return map;
}

describe('ids', () => {
  it('of the rules index and of the sources each have a paragraph where their address leads', async () => {
    const map = await anchors('en');
    const wanted = [...ids_of_index(), ...ids_of_sources()];
    expect(wanted.length).toBeGreaterThan(200);
    expect(wanted.filter((id) => !map.has(id))).toEqual([]);
    for (const [id, book] of map) expect(book_of_rule(id), id).toBe(book);
    expect(rule_address('TK-12')).toBe('/rules/tollkeepers#TK-12');
    expect(rule_address('E-14')).toBe('/rules/abbot#E-14');
    expect(rule_address('nonsense')).toBe('/rules');
    expect(parse_route('/rules/tollkeepers', '')).toEqual({ page: 'rules', book: 'tollkeepers' });
    expect(parse_route('/rules', '')).toEqual({ page: 'rules', book: '' });
  });

  it('stand in the plan once each, with every chapter and picture', async () => {
    for (const book of kChaptered) {
      const [plan, text] = await Promise.all([plan_of(book), shelf_of('en').shelf.books[book]()]);
      const items = plan.chapters.flatMap((chapter) => chapter.items);
      const shown = [
        ...Object.keys(text.paragraphs),
        ...Object.keys(text.captions).map((name) => `#${name}`),
      ];
      expect([...items].sort()).toEqual([...shown].sort());
      expect(plan.chapters.map((it) => it.key).sort()).toEqual(Object.keys(text.chapters).sort());
      expect(Object.keys(plan.pictures).sort()).toEqual(Object.keys(text.captions).sort());
    }
  });

  it('of options lead to a rule', () => {
    const rows = ['rules/make_game.cpp', 'expansions/river/river.cpp', 'expansions/abbot/abbot.cpp']
      .concat('expansions/inns_and_cathedrals/inns_and_cathedrals.cpp')
      .concat('expansions/tollkeepers/tollkeepers.cpp')
      .flatMap((path) => [
        ...readFileSync(join(root, 'src', path), 'utf8').matchAll(/\{"(\w+)", (k\w+|\{\}), /g),
      ])
      .map((found) => found[1]!);
    expect(rows.length).toBe(25);
    return shelf_of('en')
      .shelf.options()
      .then((text) => {
        const told = Object.values(text.sets).flatMap((set) => Object.keys(set.options));
        expect([...told].sort()).toEqual([...rows].sort());
      });
  });
});

describe.each(languages)('%s', (language) => {
  const { shelf } = shelf_of(language);

  it('links lead to paragraphs', async () => {
    const map = await anchors(language);
    const entries = await all_entries(language, (option) => option);
    const raw: string[] = [];
    for (const book of kChaptered) {
      const text = await shelf.books[book]();
      raw.push(...Object.values(text.paragraphs).map(text_of), ...Object.values(text.captions));
    }
    raw.push(JSON.stringify(await shelf.options()), JSON.stringify(await shelf.editions()));
    const linked = raw.flatMap((text) =>
      pieces_of(text).flatMap((piece) => (piece.kind === 'rule' ? [piece.text] : [])),
    );
    expect(linked.length).toBeGreaterThan(50);
    expect(linked.filter((id) => !map.has(id))).toEqual([]);
    const told = Object.values((await shelf.options()).sets).flatMap((set) =>
      Object.keys(set.options),
    );
    const named = raw
      .slice(0, -2)
      .flatMap((text) =>
        pieces_of(text).flatMap((piece) => (piece.kind === 'option' ? [piece.text] : [])),
      );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((option) => !told.includes(option))).toEqual([]);
    expect(raw.filter((text) => /\[[A-Z]+-\d+(?![\d\]])/.test(text))).toEqual([]);
    expect(entries.length).toBeGreaterThan(180);
  });

  it('tells of all that English tells, in as many examples', async () => {
    const english = shelf_of('en').shelf;
    for (const book of kChaptered) {
      const [text, model] = await Promise.all([shelf.books[book](), english.books[book]()]);
      for (const part of ['chapters', 'paragraphs', 'captions'] as const) {
        expect(Object.keys(text[part])).toEqual(Object.keys(model[part]));
      }
      for (const [key, paragraph] of Object.entries(model.paragraphs)) {
        expect(typeof text.paragraphs[key], key).toBe(typeof paragraph);
      }
      // The same numbers stand in every language, so that no example can differ.
      const numbers = (it: string) =>
        (it.match(/\d+(?=[ \u00a0]?[×+=])|(?<=[×+=] )\d+/g) ?? []).join(' ');
      for (const [key, paragraph] of Object.entries(model.paragraphs)) {
        expect(numbers(text_of(text.paragraphs[key]!)), `${book} ${key}`).toBe(
          numbers(text_of(paragraph)),
        );
      }
      for (const [key, caption] of Object.entries(model.captions)) {
        expect(numbers(text.captions[key]!), `${book} ${key}`).toBe(numbers(caption));
      }
    }
    const [options, model] = await Promise.all([shelf.options(), english.options()]);
    expect(Object.keys(options.sets)).toEqual(Object.keys(model.sets));
    const words = await shelf.words();
    for (const book of kBooks) expect(words.books[book] && words.about[book]).toBeTruthy();
  });

  it('gives pictures words for every colour, figure and place', async () => {
    const words = await shelf.words();
    const plan = await plan_of('tollkeepers');
    const said = picture_text(read_picture(plan.pictures.x1!), words.picture);
    for (const word of [words.picture.colours.red!, words.picture.figures.tollhouse1!]) {
      expect(said).toContain(word);
    }
    expect(said).not.toMatch(/undefined|tollhouse1|_/);
  });
});

// Edges of the tile types, from their data files.
function tile_data(): Map<
  string,
  { edges: string; copies: Set<string>; counts: Record<string, number> }
> {
  const types = new Map<
    string,
    { edges: string; copies: Set<string>; counts: Record<string, number> }
  >();
  for (const path of files_under(join(root, 'src'), /\.tiles$/)) {
    let name = '';
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const tile = /^tile (\S+) (?:like (\S+)|([FRCS]{4}))/.exec(line);
      if (tile) {
        name = tile[1]!;
        const like = tile[2] ? types.get(tile[2])! : undefined;
        types.set(name, {
          edges: like?.edges ?? tile[3]!,
          copies: new Set(),
          counts: { ...(like?.counts ?? {}) },
        });
        continue;
      }
      const type = types.get(name);
      const copy = /^ {2}copy (\S+?)[ :]/.exec(line);
      if (copy) type?.copies.add(copy[1]!);
      const segment = /^ {2}(road|city|field|monastery|crossroads)\b/.exec(line);
      if (segment && type) type.counts[segment[1]!] = (type.counts[segment[1]!] ?? 0) + 1;
    }
  }
  return types;
}

describe('pictures', async () => {
  const types = tile_data();
  const pictures: [string, Picture][] = [];
  for (const book of kChaptered) {
    const plan = await plan_of(book);
    for (const [name, text] of Object.entries(plan.pictures)) {
      pictures.push([`${book} ${name}`, read_picture(text)]);
    }
  }
  const edge = (tile: PictureTile, side: number) =>
    types.get(tile.type)!.edges[(side - tile.rotation + 4) % 4];

  it.each(pictures)('%s lies as a table would have it', (_, picture) => {
    const at = new Map(picture.tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
    expect(at.size).toBe(picture.tiles.length);
    expect(picture.tiles.length).toBeLessThanOrEqual(12);
    for (const tile of picture.tiles) {
      expect(types.has(tile.type), tile.copy).toBe(true);
      for (const [dx, dy, side] of [
        [1, 0, 1],
        [0, 1, 2],
      ] as const) {
        const other = at.get(`${tile.x + dx},${tile.y + dy}`);
        if (other)
          expect(edge(tile, side), `${tile.copy} ${side}`).toBe(edge(other, (side + 2) % 4));
      }
    }
    for (const piece of picture.pieces) {
      const tile = at.get(`${piece.x},${piece.y}`)!;
      const counts = types.get(tile.type)!.counts;
      if (piece.place !== 'garden') expect(counts[piece.place] ?? 0).toBeGreaterThan(piece.index);
    }
    for (const road of picture.roads) {
      const tile = at.get(`${road.x},${road.y}`)!;
      for (const side of road.sides) expect(edge(tile, 'NESW'.indexOf(side))).toBe('R');
    }
    for (const city of picture.cities) {
      expect(types.get(at.get(`${city.x},${city.y}`)!.type)!.counts.city).toBeGreaterThan(
        city.index,
      );
    }
  });
});

describe('search', () => {
  it('finds words in any form, ids, and the words of other books', async () => {
    const entries = await all_entries('en', (option) => option);
    expect(find(entries, 'TK-12')[0]!.ids).toContain('TK-12');
    expect(
      find(entries, 'travellers highwaymen')
        .map((it) => it.ids)
        .flat(),
    ).toContain('TK-12');
    const words = await shelf_of('en').shelf.words();
    expect(find(entries, 'cloister', words.synonyms).length).toBeGreaterThan(5);
    expect(find(entries, '   ')).toEqual([]);
  });
});
