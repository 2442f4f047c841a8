// Das deutsche Wörterbuch; Wörter der Regelhefte von Hans im Glück, wo wir sie kennen
// (docs/glossary.md).
import type { Text } from '../text';
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

export const de: Text = {
  code: 'de',
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
