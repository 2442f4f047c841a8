// Zdania o tym, co się stało, z wpisów przebiegu gry i podglądów. Czas teraźniejszy nie zdradza
// rodzaju, a nazwa gracza stoi w mianowniku.
import type { Entry } from '../../protocol';
import { feature_word, is_incomplete, is_toll, sum_with, with_sum } from '../outcome';
import { capital, from } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { on_feature, the_figure, the_token, words } from './words';

const sum = sum_with(count, words.part);

const done = from({
  road: 'ukończona droga',
  city: 'ukończone miasto',
  monastery: 'ukończony klasztor',
  garden: 'ukończony ogród',
  field: 'pole',
});
const not_done = from({
  road: 'nieukończona droga',
  city: 'nieukończone miasto',
  monastery: 'nieukończony klasztor',
  garden: 'nieukończony ogród',
  field: 'pole',
});
// Jedynie droga i komora celna mają w bierniku inną formę.
const accusative = (text: string) =>
  text.replace('kończona droga', 'kończoną drogę').replace(/^komora celna/, 'komorę celną');

const subject = (entry: Entry) => {
  const word = entry.word ?? '';
  if (is_toll(entry)) return entry.at_end ? 'komora celna przy nieukończonej drodze' : 'cło';
  return is_incomplete(entry) ? not_done(word) : done(word);
};

const headline = (entry: Entry, name: string): string => {
  const tile = words.tile(entry.type ?? '');
  const token = words.token(entry.word ?? '');
  const shows = `pokazuje ${entry.number ?? 1}`;
  const points = words.points(entry.points ?? 0);
  switch (entry.kind) {
    case 'tile_drawn':
      return `${name} dobiera ${tile.replace(/^płytka/, 'płytkę')}`;
    case 'tile_discarded':
      return `${capital(tile)} nigdzie nie pasuje i zostaje odłożona`;
    case 'tile_placed':
      return `${name} umieszcza płytkę`;
    case 'figure_placed':
      return `${name} umieszcza ${the_figure(entry.figure ?? 'meeple')} ${on_feature(feature_word(entry.on))}`;
    case 'figure_returned':
      return `${name} zabiera ${the_figure(entry.figure ?? 'meeple')} do rezerwy`;
    case 'token_placed':
      return `${name} stawia ${the_token(entry.word ?? '')} (${shows})`;
    case 'token_moved':
      return `${name} przenosi ${the_token(entry.word ?? '')} (${shows})`;
    case 'token_turned':
      return `${name}: ${token} odwraca się i teraz ${shows}`;
    case 'score':
      return is_toll(entry) && !entry.at_end
        ? `${name} pobiera cło: ${points}`
        : `${name} zdobywa ${points} za ${accusative(subject(entry))}`;
    case 'turn_ended':
      return `${name} kończy turę`;
    case 'game_ended':
      return 'Koniec gry';
  }
};

export const entry: Text['entry'] = {
  sum,
  subject,
  headline,
  at: (entry, which = 0) => {
    const cell = entry.cells?.[which];
    return cell ? words.cell(cell[0] ?? 0, cell[1] ?? 0) : 'plansza';
  },
  sentence: (entry, name) => with_sum(headline(entry, name), sum(entry.parts)),
};
