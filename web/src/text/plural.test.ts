// Numbers with their nouns, as the glossary has them.
import { expect, test } from 'vitest';
import { dictionaries, numbers } from './test/dictionaries';

type Code = keyof typeof dictionaries;

// Which form 0, 1, 2, 5, 12, 22 and 1.5 take; written out, not asked of Intl.
const taken: Record<Code, number[]> = {
  en: [1, 0, 1, 1, 1, 1, 1],
  de: [1, 0, 1, 1, 1, 1, 1],
  pl: [2, 0, 1, 2, 2, 1, 3], // one, few, many, other
  cs: [3, 0, 1, 3, 3, 3, 2], // one, few, many (fractions), other
};
const digits: Record<Code, string[]> = {
  en: ['0', '1', '2', '5', '12', '22', '1.5'],
  de: ['0', '1', '2', '5', '12', '22', '1,5'],
  pl: ['0', '1', '2', '5', '12', '22', '1,5'],
  cs: ['0', '1', '2', '5', '12', '22', '1,5'],
};

const nouns: Record<string, Record<Code, string>> = {
  point: {
    en: 'point / points',
    pl: 'punkt / punkty / punktów / punktu',
    cs: 'bod / body / bodu / bodů',
    de: 'Punkt / Punkte',
  },
  tile: {
    en: 'tile / tiles',
    pl: 'płytka / płytki / płytek / płytki',
    cs: 'kartička / kartičky / kartičky / kartiček',
    de: 'Plättchen / Plättchen',
  },
  turn: {
    en: 'turn / turns',
    pl: 'tura / tury / tur / tury',
    cs: 'tah / tahy / tahu / tahů',
    de: 'Zug / Züge',
  },
  player: {
    en: 'player / players',
    pl: 'gracz / graczy / graczy / gracza',
    cs: 'hráč / hráči / hráče / hráčů',
    de: 'Spieler / Spieler',
  },
  neighbour: {
    en: 'neighbouring tile / neighbouring tiles',
    pl: 'sąsiednia płytka / sąsiednie płytki / sąsiednich płytek / sąsiedniej płytki',
    cs: 'sousední kartička / sousední kartičky / sousední kartičky / sousedních kartiček',
    de: 'benachbartes Plättchen / benachbarte Plättchen',
  },
  travellers: {
    en: 'group of travellers / groups of travellers',
    pl: 'grupa podróżnych / grupy podróżnych / grup podróżnych / grupy podróżnych',
    cs: 'skupinka pocestných / skupinky pocestných / skupinky pocestných / skupinek pocestných',
    de: 'Reisegruppe / Reisegruppen',
  },
  farmhouse: {
    en: 'farmhouse / farmhouses',
    pl: 'gospodarstwo / gospodarstwa / gospodarstw / gospodarstwa',
    cs: 'farma / farmy / farmy / farem',
    de: 'Bauernhof / Bauernhöfe',
  },
  garden: {
    en: 'garden / gardens',
    pl: 'ogród / ogrody / ogrodów / ogrodu',
    cs: 'zahrada / zahrady / zahrady / zahrad',
    de: 'Garten / Gärten',
  },
  highwaymen: {
    en: 'highwaymen symbol / highwaymen symbols',
    pl: 'symbol rozbójników / symbole rozbójników / symboli rozbójników / symbolu rozbójników',
    cs: 'symbol loupežníků / symboly loupežníků / symbolu loupežníků / symbolů loupežníků',
    de: 'Wegelagerer-Symbol / Wegelagerer-Symbole',
  },
  coat_of_arms: {
    en: 'coat of arms / coats of arms',
    pl: 'proporzec / proporce / proporców / proporca',
    cs: 'erb / erby / erbu / erbů',
    de: 'Wappen / Wappen',
  },
  completed_city: {
    en: 'completed city / completed cities',
    pl: 'ukończone miasto / ukończone miasta / ukończonych miast / ukończonego miasta',
    cs: 'dokončené město / dokončená města / dokončeného města / dokončených měst',
    de: 'abgeschlossene Stadt / abgeschlossene Städte',
  },
  monastery: {
    en: 'monastery / monasteries',
    pl: 'klasztor / klasztory / klasztorów / klasztoru',
    cs: 'klášter / kláštery / kláštera / klášterů',
    de: 'Kloster / Klöster',
  },
};
const own: Record<string, 'points' | 'tiles' | 'turns' | 'players'> = {
  point: 'points',
  tile: 'tiles',
  turn: 'turns',
  player: 'players',
};

test.each(Object.keys(dictionaries) as Code[])('%s counts as the glossary does', (code) => {
  const { words } = dictionaries[code];
  for (const [noun, texts] of Object.entries(nouns)) {
    const forms = texts[code].split(' / ');
    const key = own[noun];
    for (const [n, number] of numbers.entries()) {
      const text = key ? words[key](number) : words.part(number, noun);
      expect(text).toBe(`${digits[code][n]}\u00a0${forms[taken[code][n]!]}`);
    }
  }
});

test('the verb counts too', () => {
  const left = (code: Code) =>
    [1, 2, 5, 23].map((n) => dictionaries[code].pages.start.left(n).replaceAll('\u00a0', ' '));
  expect(left('pl')).toEqual([
    'pozostała 1 płytka',
    'pozostały 2 płytki',
    'pozostało 5 płytek',
    'pozostały 23 płytki',
  ]);
  expect(left('cs')).toEqual([
    'zbývá 1 kartička',
    'zbývají 2 kartičky',
    'zbývá 5 kartiček',
    'zbývá 23 kartiček',
  ]);
  expect(left('de')[0]).toBe('noch 1 Plättchen');
});

test('numbers are those of the language', () => {
  const all = [1234, 12_345, -3].map((n) =>
    (['en', 'pl', 'cs', 'de'] as Code[]).map((code) => dictionaries[code].words.number(n)),
  );
  expect(all).toEqual([
    ['1,234', '1234', '1\u00a0234', '1.234'],
    ['12,345', '12\u00a0345', '12\u00a0345', '12.345'],
    ['−3', '−3', '−3', '−3'],
  ]);
});

test('lists are joined as the language does', () => {
  const items = ['a', 'b', 'c', 'd'];
  // Whether one letter may stand at the end of a line is a matter of Intl's age.
  const plain = (list: string) => list.replaceAll('\u00a0', ' ');
  for (const [code, { words }] of Object.entries(dictionaries)) {
    const intl = new Intl.ListFormat(code, { style: 'long', type: 'conjunction' });
    for (const length of [0, 1, 2, 3, 4]) {
      const some = items.slice(0, length);
      expect(plain(words.list(some))).toBe(plain(intl.format(some)));
    }
  }
});
