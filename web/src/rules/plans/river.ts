// The River: order of chapters and pictures.
import type { RiverText } from '../en/river';
import type { Plan } from '../model';

export const river: Plan<RiverText> = {
  chapters: [
    { key: 'setup', items: ['R-1', 'R-2', 'R-3', 'R-4'] },
    {
      key: 'course',
      items: ['R-5', 'R-6', '#forbidden', '#allowed', 'R-7 E-18', 'QR-2', 'QR-3', 'QR-4'],
    },
    { key: 'meeples', items: ['R-8 QR-1 QR-6', 'R-9', '#fields', 'R-13', 'R-15', 'QR-7'] },
    { key: 'river2', items: ['R-10 QR-5', '#fork', 'R-11', 'R-12', 'R-14'] },
    { key: 'readings', items: ['R-16', 'R-17'] },
  ],
  pictures: {
    forbidden: `
      tile river/A 0,0
      tile river/G.1 1,0
      tile river/J.1 1,1 r1`,
    allowed: `
      tile river/A 0,0
      tile river/G.1 1,0
      tile river/D.1 1,1 r1
      tile river/J.1 1,2 r1`,
    fields: `
      tile river/K 0,0
      red field 0,0 0
      blue field 0,0 1
      green field 0,0 2
      yellow field 0,0 3`,
    fork: `
      tile r2/A 0,0
      tile r2/I.1 1,0
      mark 1,-1 A
      mark 2,0 B`,
  },
};
