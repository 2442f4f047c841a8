// Inns & Cathedrals: order of chapters and pictures.
import type { InnsText } from '../en/inns';
import type { Plan } from '../model';

export const inns: Plan<InnsText> = {
  chapters: [
    { key: 'tiles', items: ['I-1', 'I-2', 'I-11', 'I-12'] },
    {
      key: 'inns',
      items: ['I-3 E-15', '#inn', 'QI-1', 'I-4 QI-2', '#at_crossroads', 'QI-3', 'QI-4', 'I-10'],
    },
    { key: 'cathedrals', items: ['I-5', '#cathedral', 'QI-8 I-13'] },
    { key: 'unfinished', items: ['I-6 I-9 QI-7', 'I-7'] },
    { key: 'large', items: ['I-8', 'QI-5 QI-6'] },
  ],
  pictures: {
    inn: `
      tile base/W.1 0,0
      tile ic/B.1 1,0
      tile base/U.1 2,0
      tile base/U.5 3,0
      tile base/W.2 4,0
      red meeple 2,0 road0
      lit 0,0 E
      lit 1,0 EW
      lit 2,0 EW
      lit 3,0 EW
      lit 4,0 W`,
    at_crossroads: `
      tile ic/C.1 0,0
      lit 0,0 E`,
    cathedral: `
      tile base/E.1 1,0 r2
      tile base/E.2 0,1 r1
      tile ic/K.1 1,1
      tile base/E.1 2,1 r3
      tile base/E.2 1,2
      lit 1,0 city0
      lit 0,1 city0
      lit 1,1 city0
      lit 2,1 city0
      lit 1,2 city0
      red large_meeple 0,1 city0
      blue meeple 1,0 city0`,
  },
};
