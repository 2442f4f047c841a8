// The Abbot: order of chapters and pictures.
import type { AbbotText } from '../en/abbot';
import type { Plan } from '../model';

export const abbot: Plan<AbbotText> = {
  chapters: [
    { key: 'place', items: ['A-1', 'A-2', 'A-3', 'A-4', 'A-14'] },
    {
      key: 'back',
      items: ['A-5 E-14', '#garden', 'A-6', 'A-7 QA-3', 'A-8 QA-1 QA-2', 'QA-6', 'QA-4', 'QA-7'],
    },
    { key: 'more', items: ['A-9', 'A-10', 'A-11', 'QA-5', 'QA-8', 'A-12 A-13'] },
  ],
  pictures: {
    garden: `
      tile base/E.1 0,0
      tile base/E.2 1,0
      tile base/U.1 0,1
      tile base/U.4 1,1
      tile base/W.1 2,1
      tile base/E.1 1,2 r2
      red abbot 1,1 garden`,
  },
};
