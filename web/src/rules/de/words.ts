// Wörter der Regelseiten und der Bildbeschreibungen.
import type { RulesWords } from '../model';
import { nouns } from '../../text/de/nouns';
import { counter } from '../../text/plural';
import { counted } from '../../text/tables';

const count = counter('de');

export const words: RulesWords = {
  title: 'Regeln',
  lead: 'Die Regeln des Spiels in unseren eigenen Worten. Jede hat eine Kennung, zum Beispiel TK-12: Dieselbe Kennung steht im Spielverlauf, bei den Optionen und in der Antwort auf „Warum nicht?“.',
  contents: 'Inhalt',
  all_books: 'Teile der Regeln',
  search: 'In den Regeln suchen',
  search_hint: 'ein Wort oder eine Kennung wie TK-12',
  found: (n) =>
    n === 0 ? 'Nichts gefunden' : `${count(n, { one: 'Regel', other: 'Regeln' })} gefunden`,
  link_to: (id) => `Regel ${id}`,
  example: 'Beispiel.',
  failed: 'Die Regeln ließen sich nicht laden. Besteht eine Verbindung?',
  language_missing: 'Dieser Teil ist noch nicht übersetzt und erscheint auf Englisch.',
  books: {
    base: 'Grundspiel',
    river: 'Der Fluss',
    abbot: 'Der Abt',
    inns_and_cathedrals: 'Wirtshäuser und Kathedralen',
    tollkeepers: 'Die Zöllner',
    combinations: 'Erweiterungen kombinieren',
    editions: 'Editionen',
    options: 'Optionen',
  },
  about: {
    base: 'Zug, Plättchen, Meeple, Wertung, Wiesen und Spielende. Hier geht es los.',
    river: 'Plättchen, die vor allen anderen gelegt werden, und ein Fluss, der weiterfließen muss.',
    abbot: 'Eine Figur für Klöster und Gärten, die du vorzeitig zurücknehmen kannst.',
    inns_and_cathedrals:
      'Straßen und Städte, die mehr wert sind oder gar nichts; ein Meeple, der doppelt zählt.',
    tollkeepers: 'Zollhäuser an Kreuzungen, die Punkte für das bringen, was an den Straßen steht.',
    combinations: 'Was geschieht, wo zwei dieser Erweiterungen aufeinandertreffen.',
    editions: 'Worin sich die Ausgaben C1, C2 und C3 unterscheiden.',
    options: 'Jede Regel, die sich wählen lässt, mit allen Lesarten.',
  },
  picture: {
    tiles: (n) => count(n, nouns.tile),
    symbols: 'Auf den Plättchen',
    lit: 'Hervorgehoben',
    marked: 'Markierte freie Plätze',
    colours: {
      blue: 'Blau',
      yellow: 'Gelb',
      green: 'Grün',
      pink: 'Rosa',
      red: 'Rot',
      black: 'Schwarz',
    },
    figures: {
      meeple: 'Meeple',
      large_meeple: 'großer Meeple',
      abbot: 'Abt',
      tollhouse1: 'Zollhaus, das 1 zeigt',
      tollhouse2: 'Zollhaus, das 2 zeigt',
    },
    places: {
      road: 'Straße',
      city: 'Stadt',
      field: 'Wiese',
      monastery: 'Kloster',
      garden: 'Garten',
      crossroads: 'Kreuzung',
    },
    symbol: counted(count, nouns),
  },
  synonyms: {
    gefolgsmann: 'meeple',
    landschaftskarte: 'plättchen',
    karte: 'plättchen',
    fertig: 'abgeschlossen',
    vollendet: 'abgeschlossen',
    räuber: 'wegelagerer',
    reisende: 'reisegruppe',
    pilger: 'reisegruppe',
    zollstation: 'zollhaus',
    farm: 'bauernhof',
    schild: 'wappen',
    wappenschild: 'wappen',
  },
};
