// Sentences about what happened, made from the entries of the log and of previews. The rule ids
// are not part of them: they stand beside as links.
import type { Entry } from '../../protocol';
import { feature_word, is_incomplete, sum_with, with_sum } from '../outcome';
import { count } from './count';
import { a_feature, words } from './words';

const sum = sum_with(count, words.part);

const subject = (entry: Entry) => {
  const word = entry.word ?? '';
  if (word === 'field') return 'a field';
  if (word === 'toll' || word === 'tollhouse') {
    return entry.at_end ? 'the tollhouse on an incomplete road' : 'toll';
  }
  return `${is_incomplete(entry) ? 'an incomplete' : 'a completed'} ${words.feature(word)}`;
};

const at = (entry: Entry, which = 0) => {
  const cell = entry.cells?.[which];
  return cell ? words.cell(cell[0] ?? 0, cell[1] ?? 0) : 'the board';
};

const spot = (on: string | undefined) => a_feature(feature_word(on));

const headline = (entry: Entry, name: string): string => {
  switch (entry.kind) {
    case 'tile_drawn':
      return `${name} draws ${words.tile(entry.type ?? '')}`;
    case 'tile_discarded':
      return `${words.tile(entry.type ?? '')} fits nowhere and is set aside`.replace(/^t/, 'T');
    case 'tile_placed':
      return `${name} places a tile`;
    case 'figure_placed':
      return `${name} puts a figure on ${spot(entry.on)}`.replace(
        'a figure',
        entry.figure === 'abbot' ? 'the abbot' : `a ${words.figure(entry.figure ?? 'meeple')}`,
      );
    case 'figure_returned':
      return `${name} takes the ${words.figure(entry.figure ?? 'meeple')} back`;
    case 'token_placed':
      return `${name} places the ${words.token(entry.word ?? '')}, showing ${entry.number ?? 1}`;
    case 'token_moved':
      return `${name} moves the ${words.token(entry.word ?? '')}, showing ${entry.number ?? 1}`;
    case 'token_turned':
      return `${name}: the ${words.token(entry.word ?? '')} turns over and now shows ${entry.number ?? 1}`;
    case 'score':
      return entry.word === 'toll' || entry.word === 'tollhouse'
        ? entry.at_end
          ? `${name} scores ${words.points(entry.points ?? 0)} for ${subject(entry)}`
          : `${name} collects the toll: ${words.points(entry.points ?? 0)}`
        : `${name} scores ${words.points(entry.points ?? 0)} for ${subject(entry)}`;
    case 'turn_ended':
      return `${name} ends the turn`;
    case 'game_ended':
      return 'The game is over';
  }
};

export const entry = {
  /** "4 tiles × 2 + 1 coat of arms × 2" */
  sum,
  /** What the points are for: "a completed city" */
  subject,
  /** Without the parts: "Ada scores 10 points for a completed city" */
  headline,
  /** Where it happened, for people: "column 2, row 4" */
  at,
  /** All of it, as one sentence. */
  sentence: (entry: Entry, name: string): string =>
    with_sum(headline(entry, name), sum(entry.parts)),
};
