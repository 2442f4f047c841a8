// Český slovník; slova z pravidel Mindoku, kde je známe (docs/glossary.md).
import { bound } from '../bound';
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

const text: Text = {
  code: 'cs',
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

export const cs = bound(text, 'aiouksvz');
