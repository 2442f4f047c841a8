// The English dictionary: sections by the part of the page that uses them.
import { board } from './board';
import { entry } from './entry';
import { guide } from './guide';
import { options } from './options';
import { pages } from './pages';
import { refusals } from './refusals';
import { side } from './side';
import { sitting } from './sitting';
import { toll } from './toll';
import { words } from './words';

export const en = {
  code: 'en',
  board,
  entry,
  guide,
  options,
  pages,
  refusals,
  side,
  sitting,
  toll,
  words,
};
