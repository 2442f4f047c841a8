// How sets meet: order of chapters and pictures.
import type { CombinationsText } from '../en/combinations';
import type { Plan } from '../model';

export const combinations: Plan<CombinationsText> = {
  chapters: [
    { key: 'all', items: ['C-1', 'C-2', 'C-3', 'C-4', 'C-5', 'C-6', 'C-7', 'C-8', 'C-9'] },
    { key: 'inns', items: ['C-10', '#inn', 'C-11', 'C-12', 'C-13', 'C-14', '#between'] },
    { key: 'river', items: ['C-90', 'C-91'] },
    { key: 'abbot', items: ['C-95', 'C-96'] },
    { key: 'double', items: ['C-20', 'C-21 C-22'] },
  ],
  pictures: {
    inn: `
      tile base/W.1 0,0
      tile ic/B.1 1,0
      tile base/W.2 2,0
      red tollhouse2 0,0
      blue meeple 2,0 road2
      lit 0,0 E
      lit 1,0 EW
      lit 2,0 W`,
    between: `
      tile ic/E.1 0,0
      lit 0,0 NW
      lit 0,0 ES`,
  },
};
