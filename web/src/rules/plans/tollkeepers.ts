// The Tollkeepers: order of chapters and pictures.
import type { TollkeepersText } from '../en/tollkeepers';
import type { Plan } from '../model';

export const tollkeepers: Plan<TollkeepersText> = {
  chapters: [
    { key: 'setup', items: ['TK-1', 'TK-2', 'TK-3'] },
    {
      key: 'place',
      items: [
        'TK-4 Q-8',
        'TK-5 Q-32',
        'TK-6',
        'TK-7 Q-36',
        'TK-8',
        'TK-9 D-8',
        'TK-10 Q-35',
        'Q-7 Q-6 D-7',
        'Q-9',
        'Q-33',
        'Q-13',
        'Q-39',
      ],
    },
    {
      key: 'crossroads',
      items: [
        '#crossroads',
        'Q-14 Q-28 TK-26',
        'D-2 Q-29',
        '#none',
        'TK-27 Q-27',
        'Q-30',
        'Q-31 Q-21',
      ],
    },
    {
      key: 'collect',
      items: [
        'TK-11 Q-10',
        'TK-12 D-11',
        'TK-13',
        '#symbols',
        'TK-14',
        'TK-15 D-9',
        'TK-16 D-6 D-4',
        'Q-3 Q-37',
        'Q-2',
        '#both_ends',
        'Q-1',
        '#ring',
        'Q-11',
        'Q-12',
        'Q-15',
      ],
    },
    { key: 'beside', items: ['TK-17 Q-18', '#one_road', 'TK-18 Q-17', 'Q-16', 'Q-19'] },
    { key: 'turning', items: ['TK-20', 'TK-21 Q-4', 'TK-22', 'D-3 Q-38', 'Q-5'] },
    { key: 'end', items: ['TK-23 Q-22', '#end', 'Q-23', 'Q-24', 'Q-34'] },
    { key: 'examples', items: ['X-1', '#x1', 'X-2', '#x2', 'X-3'] },
    {
      key: 'readings',
      items: ['D-1', 'D-5 D-10 D-13', 'D-12', 'TK-24 TK-25', 'TK-19 Q-20 Q-25 Q-26'],
    },
  ],
  pictures: {
    symbols: `
      tile tk/05.1 0,0 r1
      tile base/U.7 1.15,0
      tile base/U.8 2.3,0
      tile base/U.4 3.45,0
      tile base/U.5 4.6,0`,
    crossroads: `
      tile tk/01 0,0
      tile base/W.1 1.15,0
      tile base/X.1 2.3,0`,
    none: `
      tile base/A.1 0,0
      tile base/S.1 1.15,0
      tile river/K 2.3,0`,
    x1: `
      tile base/W.1 0,0
      tile tk/05.1 1,0 r1
      tile base/U.7 2,0
      tile tk/03.1 3,0 r2
      red tollhouse1 0,0
      green meeple 2,0 road0
      lit 0,0 E
      lit 1,0 EW
      lit 2,0 EW
      lit 3,0 W`,
    x2: `
      tile base/W.2 0,0
      tile base/U.8 1,0
      tile base/U.6 2,0
      tile base/U.5 3,0
      tile base/W.1 4,0
      red tollhouse2 4,0
      lit 0,0 E
      lit 1,0 EW
      lit 2,0 EW
      lit 3,0 EW
      lit 4,0 W`,
    both_ends: `
      tile base/W.1 0,0
      tile base/U.7 1,0
      tile tk/05.1 2,0 r1
      tile base/W.2 3,0
      red tollhouse1 0,0
      blue tollhouse2 3,0
      lit 0,0 E
      lit 1,0 EW
      lit 2,0 EW
      lit 3,0 W`,
    ring: `
      tile base/W.1 0,0
      tile tk/06.1 1,0
      tile base/V.1 0,1 r2
      tile base/V.5 1,1 r1
      red tollhouse1 0,0
      lit 0,0 E
      lit 0,0 S
      lit 1,0 WS
      lit 1,1 NW
      lit 0,1 NE`,
    one_road: `
      tile tk/03.1 0,0
      lit 0,0 E`,
    end: `
      tile base/W.1 0,0
      tile base/U.7 1,0
      tile tk/05.1 2,0 r1
      mark 3,0 A
      red tollhouse2 0,0
      lit 0,0 E
      lit 1,0 EW
      lit 2,0 EW`,
  },
};
