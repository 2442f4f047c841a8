// Sentences of the glossary, word for word.
import { expect, test } from 'vitest';
import type { Entry } from '../protocol';
import { bound } from './bound';
import { dictionaries } from './test/dictionaries';
import { wanted_language } from './languages';

type Code = keyof typeof dictionaries;
const codes = ['en', 'pl', 'cs', 'de'] as Code[];

const score = (word: string, points: number, parts: [number, string, number][], more = {}): Entry =>
  ({
    kind: 'score',
    turn: 1,
    seat: 1,
    word,
    points,
    at_end: false,
    parts: parts.map(([count, what, worth]) => ({ count, what, worth, points: count * worth })),
    ...more,
  }) as unknown as Entry;

const say = (entry: Entry, name: string) =>
  codes.map((code) => dictionaries[code].entry.sentence(entry, name).replaceAll('\u00a0', ' '));

test('a completed road', () => {
  expect(say(score('road', 4, [[4, 'tile', 1]]), 'Ola')).toEqual([
    'Ola scores 4 points for a completed road: 4 tiles × 1.',
    'Ola zdobywa 4 punkty za ukończoną drogę: 4 płytki × 1.',
    'Ola získává 4 body za uzavřenou cestu: 4 kartičky × 1.',
    'Ola erhält 4 Punkte für eine abgeschlossene Straße: 4 Plättchen × 1.',
  ]);
});

test('a completed city', () => {
  const city = score('city', 10, [
    [4, 'tile', 2],
    [1, 'coat_of_arms', 2],
  ]);
  expect(say(city, 'Ola')).toEqual([
    'Ola scores 10 points for a completed city: 4 tiles × 2 + 1 coat of arms × 2.',
    'Ola zdobywa 10 punktów za ukończone miasto: 4 płytki × 2 + 1 proporzec × 2.',
    'Ola získává 10 bodů za dokončené město: 4 kartičky × 2 + 1 erb × 2.',
    'Ola erhält 10 Punkte für eine abgeschlossene Stadt: 4 Plättchen × 2 + 1 Wappen × 2.',
  ]);
});

test('a field', () => {
  const field = score('field', 6, [[2, 'completed_city', 3]], { at_end: true });
  expect(say(field, 'Ola')).toEqual([
    'Ola scores 6 points for a field: 2 completed cities × 3.',
    'Ola zdobywa 6 punktów za pole: 2 ukończone miasta × 3.',
    'Ola získává 6 bodů za louku: 2 dokončená města × 3.',
    'Ola erhält 6 Punkte für eine Wiese: 2 abgeschlossene Städte × 3.',
  ]);
});

test('a toll, and the tollhouse at the end', () => {
  const toll = score('toll', 7, [
    [2, 'travellers', 3],
    [1, 'farmhouse', 1],
  ]);
  expect(say(toll, 'Ola')).toEqual([
    'Ola collects the toll: 7 points = 2 groups of travellers × 3 + 1 farmhouse.',
    'Ola pobiera cło: 7 punktów = 2 grupy podróżnych × 3 + 1 gospodarstwo.',
    'Ola vybírá daň: 7 bodů = 2 skupinky pocestných × 3 + 1 farma.',
    'Ola erhebt Zoll: 7 Punkte = 2 Reisegruppen × 3 + 1 Bauernhof.',
  ]);
  const last = score('tollhouse', 3, [[3, 'garden', 1]], { at_end: true });
  expect(say(last, 'Ola')).toEqual([
    'Ola scores 3 points for the tollhouse on an incomplete road: 3 gardens.',
    'Ola zdobywa 3 punkty za komorę celną przy nieukończonej drodze: 3 ogrody.',
    'Ola získává 3 body za celnici u neuzavřené cesty: 3 zahrady.',
    'Ola erhält 3 Punkte für das Zollhaus an einer nicht abgeschlossenen Straße: 3 Gärten.',
  ]);
});

test('an abbot who leaves a garden early', () => {
  const garden = score('garden', 6, [], { rule: 'A-5' });
  expect(say(garden, 'Ola')).toEqual([
    'Ola scores 6 points for an incomplete garden.',
    'Ola zdobywa 6 punktów za nieukończony ogród.',
    'Ola získává 6 bodů za nedokončenou zahradu.',
    'Ola erhält 6 Punkte für einen nicht abgeschlossenen Garten.',
  ]);
});

test('words of one letter stay with the next', () => {
  const texts = bound({ a: 'A v létě (z a v) i', b: (n: number) => `${n} s ním` }, 'aiouksvz');
  expect(texts.a).toBe('A\u00a0v\u00a0létě (z\u00a0a\u00a0v) i');
  expect(texts.b(2)).toBe('2 s\u00a0ním');
});

test('the language is the chosen one, else the first of the browser that we have', () => {
  expect(wanted_language('', ['fr-FR', 'cs-CZ', 'de'])).toBe('cs');
  expect(wanted_language('de', ['cs'])).toBe('de');
  expect(wanted_language('xx', ['pl'])).toBe('pl');
  expect(wanted_language('', ['fr', 'constructor'])).toBe('en');
  expect(wanted_language('', [])).toBe('en');
});
