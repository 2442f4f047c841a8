// Słowa stron z zasadami i opisów obrazków.
import type { RulesWords } from '../model';
import { nouns } from '../../text/pl/nouns';
import { counter } from '../../text/plural';
import { counted } from '../../text/tables';

const count = counter('pl');

export const words: RulesWords = {
  title: 'Zasady',
  lead: 'Zasady gry opisane naszymi słowami. Każda ma oznaczenie, na przykład TK-12. To samo oznaczenie znajdziesz w przebiegu gry, przy opcjach i w odpowiedzi na pytanie „dlaczego nie?”.',
  contents: 'Spis treści',
  all_books: 'Części zasad',
  search: 'Szukaj w zasadach',
  search_hint: 'słowo albo oznaczenie, np. TK-12',
  found: (n) =>
    n === 0
      ? 'Nic nie znaleziono'
      : `Znaleziono: ${count(n, { one: 'zasada', few: 'zasady', many: 'zasad', other: 'zasady' })}`,
  link_to: (id) => `Zasada ${id}`,
  example: 'Przykład.',
  failed: 'Nie udało się wczytać zasad. Czy jest połączenie z siecią?',
  language_missing: 'Ta część nie jest jeszcze przetłumaczona; widać ją po angielsku.',
  books: {
    base: 'Gra podstawowa',
    river: 'Rzeka',
    abbot: 'Opat',
    inns_and_cathedrals: 'Karczmy i katedry',
    tollkeepers: 'Celnicy',
    combinations: 'Łączenie rozszerzeń',
    editions: 'Edycje',
    options: 'Opcje',
  },
  about: {
    base: 'Tura, płytki, podwładni, punktacja, pola i koniec gry. Od tego najlepiej zacząć.',
    river: 'Płytki, które leżą na stole przed wszystkimi innymi, i rzeka, która musi płynąć dalej.',
    abbot: 'Pionek do klasztorów i ogrodów, który można zabrać przed czasem.',
    inns_and_cathedrals:
      'Drogi i miasta warte więcej albo nic oraz podwładny, który liczy się za dwóch.',
    tollkeepers:
      'Komory celne na skrzyżowaniach, które pobierają punkty za to, co leży przy drogach.',
    combinations: 'Co się dzieje, gdy dwa z tych rozszerzeń się spotykają.',
    editions: 'Czym różnią się wydania C1, C2 i C3.',
    options: 'Wszystkie zasady do wyboru i wszystkie ich odczytania.',
  },
  picture: {
    tiles: (n) => count(n, nouns.tile),
    symbols: 'Na płytkach',
    lit: 'Wyróżnione',
    marked: 'Oznaczone wolne miejsca',
    colours: {
      blue: 'Niebieski',
      yellow: 'Żółty',
      green: 'Zielony',
      pink: 'Różowy',
      red: 'Czerwony',
      black: 'Czarny',
    },
    figures: {
      meeple: 'podwładny',
      large_meeple: 'duży podwładny',
      abbot: 'opat',
      tollhouse1: 'komora celna, strona 1',
      tollhouse2: 'komora celna, strona 2',
    },
    places: {
      road: 'droga',
      city: 'miasto',
      field: 'pole',
      monastery: 'klasztor',
      garden: 'ogród',
      crossroads: 'skrzyżowanie',
    },
    symbol: counted(count, nouns),
  },
  synonyms: {
    trakt: 'drog',
    łąka: 'pol',
    tarcza: 'propor',
    herb: 'propor',
    myto: 'cło',
    kafelek: 'płyt',
    dodatek: 'rozszerz',
    pielgrzymi: 'podróżn',
    złodziej: 'zbój',
    meeple: 'podwład',
  },
};
