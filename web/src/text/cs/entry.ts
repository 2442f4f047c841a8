// Věty o tom, co se stalo, ze záznamů průběhu hry a náhledů. Přítomný čas neprozrazuje rod a jméno
// hráče stojí v nominativu.
import type { Entry } from '../../protocol';
import { feature_word, is_incomplete, is_toll, sum_with, with_sum } from '../outcome';
import { from } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { onto_feature, the_figure, the_token, words } from './words';

const sum = sum_with(count, words.part);

const done = from({
  road: 'uzavřená cesta',
  city: 'dokončené město',
  monastery: 'dokončený klášter',
  garden: 'dokončená zahrada',
  field: 'louka',
});
const not_done = from({
  road: 'neuzavřená cesta',
  city: 'nedokončené město',
  monastery: 'nedokončený klášter',
  garden: 'nedokončená zahrada',
  field: 'louka',
});
// Akuzativ se liší jen u slov ženského rodu.
const accusative = (text: string) =>
  text
    .replace('zavřená cesta', 'zavřenou cestu')
    .replace('dokončená zahrada', 'dokončenou zahradu')
    .replace(/^louka/, 'louku')
    .replace(/^celnice/, 'celnici');

const subject = (entry: Entry) => {
  const word = entry.word ?? '';
  if (is_toll(entry)) return entry.at_end ? 'celnice u neuzavřené cesty' : 'daň';
  return is_incomplete(entry) ? not_done(word) : done(word);
};

const headline = (entry: Entry, name: string): string => {
  const tile = words.tile(entry.type ?? '').replace(/^kartička/, 'kartičku');
  const token = words.token(entry.word ?? '');
  const shows = `ukazuje ${entry.number ?? 1}`;
  const points = words.points(entry.points ?? 0);
  switch (entry.kind) {
    case 'tile_drawn':
      return `${name} si dobírá ${tile}`;
    case 'tile_discarded':
      return `${tile.replace(/^k/, 'K')} nelze nikam přiložit, vyřazuje se`;
    case 'tile_placed':
      return `${name} přikládá kartičku`;
    case 'figure_placed':
      return `${name} umisťuje ${the_figure(entry.figure ?? 'meeple')} ${onto_feature(feature_word(entry.on))}`;
    case 'figure_returned':
      return `${name} bere zpět ${the_figure(entry.figure ?? 'meeple')}`;
    case 'token_placed':
      return `${name} umisťuje ${the_token(entry.word ?? '')} (${shows})`;
    case 'token_moved':
      return `${name} přemisťuje ${the_token(entry.word ?? '')} (${shows})`;
    case 'token_turned':
      return `${name}: ${token} se otáčí a nyní ${shows}`;
    case 'score':
      return is_toll(entry) && !entry.at_end
        ? `${name} vybírá daň: ${points}`
        : `${name} získává ${points} za ${accusative(subject(entry))}`;
    case 'turn_ended':
      return `${name} končí tah`;
    case 'game_ended':
      return 'Konec hry';
  }
};

export const entry: Text['entry'] = {
  sum,
  subject,
  headline,
  at: (entry, which = 0) => {
    const cell = entry.cells?.[which];
    return cell ? words.cell(cell[0] ?? 0, cell[1] ?? 0) : 'herní plán';
  },
  sentence: (entry, name) => with_sum(headline(entry, name), sum(entry.parts)),
};
