// The base game: order of chapters and pictures.
import type { BaseText } from '../en/base';
import type { Plan } from '../model';

export const base: Plan<BaseText> = {
  chapters: [
    {
      key: 'setup',
      items: ['B-1', 'B-2', 'B-3', 'B-4', 'B-5 QB-10', 'B-6', 'B-7'],
    },
    { key: 'turn', items: ['B-8', 'B-9', 'B-10 QB-1', 'B-14', 'QB-16', 'QB-17'] },
    { key: 'tile', items: ['B-11', 'B-12', '#fit', 'B-13 QB-2', 'B-15'] },
    {
      key: 'meeple',
      items: [
        'B-16',
        'B-17 QB-4',
        '#roles',
        'B-18 QB-3',
        '#occupied',
        'B-19',
        'B-20',
        'B-21',
        'B-22',
        'B-23',
        'B-24',
        'B-25 QB-6',
        'QB-5',
      ],
    },
    {
      key: 'scoring',
      items: [
        'B-26',
        'B-27 QB-14 B-28',
        '#majority',
        'B-29',
        'B-30',
        'B-31 QB-7',
        '#road',
        '#ring',
        'B-32 QB-8',
        'B-33 QB-9',
        '#city',
        'B-34 E-16',
        'B-35',
        '#monastery',
        'B-36',
      ],
    },
    { key: 'end', items: ['B-37 QB-15', 'B-38', 'B-43', 'B-44'] },
    {
      key: 'fields',
      items: ['B-41', 'B-39 QB-11 QB-12', '#fields', 'B-42', 'QB-13', 'B-40 QB-18'],
    },
    {
      key: 'examples',
      items: [
        'E-1',
        'E-2',
        'E-3 E-4',
        'E-5',
        'E-6',
        'E-7 E-8',
        'E-9',
        'E-10',
        'E-11',
        'E-12',
        'E-13',
        'E-17',
      ],
    },
  ],
  pictures: {
    roles: `
      tile base/L.1 0,0
      red meeple 0,0 city0
      blue meeple 0,0 road2
      yellow meeple 0,0 field2
      tile base/B.1 1.2,0
      green meeple 1.2,0 monastery`,
    fit: `
      tile base/D.1 0,0
      tile base/U.1 1,0
      mark 0,1 A
      mark 2,0 B`,
    occupied: `
      tile base/D.1 0,0
      tile base/U.1 1,0
      tile base/W.1 2,0
      red meeple 0,0 road0
      lit 0,0 EW
      lit 1,0 EW
      lit 2,0 W`,
    majority: `
      tile base/E.1 1,0 r2
      tile base/E.1 0,1 r1
      tile base/Q.1 1,1
      tile base/E.2 2,1 r3
      lit 1,0 city0
      lit 0,1 city0
      lit 1,1 city0
      lit 2,1 city0
      blue meeple 1,0 city0
      red meeple 0,1 city0
      red meeple 2,1 city0`,
    road: `
      tile base/W.1 0,0
      tile base/U.1 1,0
      tile base/W.2 2,0
      red meeple 1,0 road0
      lit 0,0 E
      lit 1,0 EW
      lit 2,0 W`,
    ring: `
      tile base/V.1 0,0 r3
      tile base/V.2 1,0
      tile base/V.3 0,1 r2
      tile base/V.1 1,1 r1
      lit 0,0 ES
      lit 1,0 SW
      lit 0,1 NE
      lit 1,1 WN
      red meeple 0,1 road0`,
    city: `
      tile base/E.1 0,0 r1
      tile base/F.1 1,0
      tile base/E.2 2,0 r3
      lit 0,0 city0
      lit 1,0 city0
      lit 2,0 city0
      red meeple 1,0 city0`,
    monastery: `
      tile base/D.2 0,0
      tile base/U.1 1,0
      tile base/D.2 2,0
      tile base/E.1 0,1 r3
      tile base/B.1 1,1
      tile base/E.2 2,1 r1
      tile base/E.1 0,2 r2
      tile base/E.2 1,2 r2
      tile base/E.1 2,2 r2
      green meeple 1,1 monastery`,
    fields: `
      tile base/E.1 0,0 r1
      tile base/E.2 1,0 r3
      tile base/E.1 2,0 r2
      tile base/U.1 0,1
      tile base/V.1 1,1
      tile base/E.2 2,1
      red field 0,0 0
      red field 1,0 0
      red field 2,0 0
      red field 0,1 0
      red field 1,1 0
      red field 2,1 0
      blue field 0,1 1
      blue field 1,1 1
      red meeple 1,1 field0
      blue meeple 0,1 field1`,
  },
};
