// Slova stránek s pravidly a popisů obrázků.
import type { RulesWords } from '../model';
import { nouns } from '../../text/cs/nouns';
import { counter } from '../../text/plural';
import { counted } from '../../text/tables';

const count = counter('cs');

export const words: RulesWords = {
  title: 'Pravidla',
  lead: 'Pravidla hry popsaná našimi slovy. Každé má značku, například TK-12. Stejnou značku najdete v průběhu hry, u možností i v odpovědi na otázku „proč ne?“.',
  contents: 'Obsah',
  all_books: 'Části pravidel',
  search: 'Hledat v pravidlech',
  search_hint: 'slovo nebo značka, např. TK-12',
  found: (n) =>
    n === 0
      ? 'Nic se nenašlo'
      : `Nalezeno: ${count(n, { one: 'pravidlo', few: 'pravidla', many: 'pravidla', other: 'pravidel' })}`,
  link_to: (id) => `Pravidlo ${id}`,
  example: 'Příklad.',
  failed: 'Pravidla se nepodařilo načíst. Je dostupné připojení?',
  language_missing: 'Tato část ještě není přeložená a zobrazuje se anglicky.',
  books: {
    base: 'Základní hra',
    river: 'Řeka',
    abbot: 'Opat',
    inns_and_cathedrals: 'Hostince a katedrály',
    tollkeepers: 'Výběrčí daní',
    combinations: 'Kombinace rozšíření',
    editions: 'Edice',
    options: 'Možnosti',
  },
  about: {
    base: 'Tah, kartičky, družiníci, vyhodnocení, louky a konec hry. Začněte tady.',
    river: 'Kartičky, které se přikládají přede všemi ostatními, a řeka, která musí téct dál.',
    abbot: 'Figurka pro kláštery a zahrady, kterou lze vzít zpět předčasně.',
    inns_and_cathedrals:
      'Cesty a města s vyšší hodnotou, nebo s žádnou; družiník, který se počítá za dva.',
    tollkeepers: 'Celnice na křižovatkách, které vybírají body za to, co stojí u cest.',
    combinations: 'Co se děje, když se dvě z těchto rozšíření setkají.',
    editions: 'V čem se liší vydání C1, C2 a C3.',
    options: 'Všechna pravidla, která lze zvolit, a všechny jejich výklady.',
  },
  picture: {
    tiles: (n) => count(n, nouns.tile),
    symbols: 'Na kartičkách',
    lit: 'Zvýrazněno',
    marked: 'Vyznačená volná místa',
    colours: {
      blue: 'Modrý',
      yellow: 'Žlutý',
      green: 'Zelený',
      pink: 'Růžový',
      red: 'Červený',
      black: 'Černý',
    },
    figures: {
      meeple: 'družiník',
      large_meeple: 'velký družiník',
      abbot: 'opat',
      tollhouse1: 'celnice, která ukazuje 1',
      tollhouse2: 'celnice, která ukazuje 2',
    },
    places: {
      road: 'cesta',
      city: 'město',
      field: 'louka',
      monastery: 'klášter',
      garden: 'zahrada',
      crossroads: 'křižovatka',
    },
    symbol: counted(count, nouns),
  },
  synonyms: {
    mýtné: 'daň',
    clo: 'daň',
    mýtnice: 'celnic',
    poutníci: 'pocestn',
    poutník: 'pocestn',
    figurka: 'družin',
    dílek: 'kartič',
    karta: 'kartič',
    pole: 'louk',
    zloděj: 'lupič',
    štít: 'erb',
    meeple: 'družin',
    dokončená: 'uzavřen',
    chlívek: 'stáj',
  },
};
