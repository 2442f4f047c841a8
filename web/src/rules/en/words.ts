// Words of the pages around the rules, English.
import type { RulesWords } from '../model';
import { nouns } from '../../text/en/nouns';
import { counter } from '../../text/plural';
import { counted } from '../../text/tables';

const count = counter('en');

export const words: RulesWords = {
  title: 'Rules',
  lead: 'The rules of this game in our own words. Each has an id, such as TK-12: the same id stands in the log, beside the options and in the answer to “why not?”.',
  contents: 'Contents',
  all_books: 'Parts of the rules',
  search: 'Search the rules',
  search_hint: 'a word, or an id such as TK-12',
  found: (n) => count(n, { one: 'rule found', other: 'rules found' }),
  link_to: (id) => `Rule ${id}`,
  example: 'Example.',
  failed: 'The rules could not be loaded. Are you offline?',
  language_missing: 'This part is not translated yet and is shown in English.',
  books: {
    base: 'Base game',
    river: 'The River',
    abbot: 'The Abbot',
    inns_and_cathedrals: 'Inns & Cathedrals',
    tollkeepers: 'The Tollkeepers',
    combinations: 'How sets meet',
    editions: 'Editions',
    options: 'Options',
  },
  about: {
    base: 'A turn, tiles, meeples, scoring, fields and the end of the game. Begin here.',
    river: 'Tiles laid before all others, with a river that must go on.',
    abbot: 'A figure for monasteries and gardens that you may take back early.',
    inns_and_cathedrals: 'Roads and cities worth more, or nothing; a meeple that counts as two.',
    tollkeepers: 'Tollhouses at crossroads that collect points for what stands beside the roads.',
    combinations: 'What happens where two of these sets touch each other.',
    editions: 'What differs between the printings C1, C2 and C3.',
    options: 'Every rule that can be chosen, with all its readings.',
  },
  picture: {
    tiles: (n) => count(n, nouns.tile),
    symbols: 'On the tiles',
    lit: 'Highlighted',
    marked: 'Empty places marked',
    colours: {
      blue: 'Blue',
      yellow: 'Yellow',
      green: 'Green',
      pink: 'Pink',
      red: 'Red',
      black: 'Black',
    },
    figures: {
      meeple: 'meeple',
      large_meeple: 'large meeple',
      abbot: 'abbot',
      tollhouse1: 'tollhouse showing 1',
      tollhouse2: 'tollhouse showing 2',
    },
    places: {
      road: 'road',
      city: 'city',
      field: 'field',
      monastery: 'monastery',
      garden: 'garden',
      crossroads: 'crossroads',
    },
    symbol: counted(count, nouns),
  },
  synonyms: {
    cloister: 'monastery',
    follower: 'meeple',
    thief: 'highwayman',
    robber: 'highwayman',
    farm: 'field',
    pennant: 'coat of arms',
    shield: 'coat of arms',
    card: 'tile',
    junction: 'crossroads',
    pilgrims: 'travellers',
  },
};
