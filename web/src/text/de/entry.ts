// Sätze über das, was geschah, aus den Einträgen des Spielverlaufs und der Vorschau. Alles steht in
// der Gegenwart; Namen bleiben ungebeugt.
import type { Entry } from '../../protocol';
import { feature_word, is_incomplete, is_toll, sum_with, with_sum } from '../outcome';
import { from } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { onto_feature, the_figure, the_token, words } from './words';

const sum = sum_with(count, words.part);

const done = from({
  road: 'eine abgeschlossene Straße',
  city: 'eine abgeschlossene Stadt',
  monastery: 'ein abgeschlossenes Kloster',
  garden: 'ein abgeschlossener Garten',
  field: 'eine Wiese',
});
const not_done = from({
  road: 'eine nicht abgeschlossene Straße',
  city: 'eine nicht abgeschlossene Stadt',
  monastery: 'ein nicht abgeschlossenes Kloster',
  garden: 'ein nicht abgeschlossener Garten',
  field: 'eine Wiese',
});
// Nur der Garten hat im vierten Fall eine eigene Form.
const accusative = (text: string) =>
  text.replace(/^ein (.*)abgeschlossener/, 'einen $1abgeschlossenen');

const subject = (entry: Entry) => {
  const word = entry.word ?? '';
  if (is_toll(entry)) {
    return entry.at_end ? 'das Zollhaus an einer nicht abgeschlossenen Straße' : 'Zoll';
  }
  return is_incomplete(entry) ? not_done(word) : done(word);
};

const headline = (entry: Entry, name: string): string => {
  const tile = words.tile(entry.type ?? '');
  const shows = `zeigt ${entry.number ?? 1}`;
  const points = words.points(entry.points ?? 0);
  switch (entry.kind) {
    case 'tile_drawn':
      return `${name} zieht ${tile}`;
    case 'tile_discarded':
      return `${tile} passt nirgends und wird aus dem Spiel genommen`;
    case 'tile_placed':
      return `${name} legt ein Plättchen`;
    case 'figure_placed':
      return `${name} setzt ${the_figure(entry.figure ?? 'meeple')} ${onto_feature(feature_word(entry.on))}`;
    case 'figure_returned':
      return `${name} nimmt ${the_figure(entry.figure ?? 'meeple')} zurück`;
    case 'token_placed':
      return `${name} setzt ${the_token(entry.word ?? '')} ein (${shows})`;
    case 'token_moved':
      return `${name} versetzt ${the_token(entry.word ?? '')} (${shows})`;
    case 'token_turned':
      return `${name}: ${words.token(entry.word ?? '')} umgedreht, zeigt jetzt ${entry.number ?? 1}`;
    case 'score':
      return is_toll(entry) && !entry.at_end
        ? `${name} erhebt Zoll: ${points}`
        : `${name} erhält ${points} für ${accusative(subject(entry))}`;
    case 'turn_ended':
      return `${name} beendet den Zug`;
    case 'game_ended':
      return 'Das Spiel ist zu Ende';
  }
};

export const entry: Text['entry'] = {
  sum,
  subject,
  headline,
  at: (entry, which = 0) => {
    const cell = entry.cells?.[which];
    return cell ? words.cell(cell[0] ?? 0, cell[1] ?? 0) : 'die Spielfläche';
  },
  sentence: (entry, name) => with_sum(headline(entry, name), sum(entry.parts)),
};
