// What the editions change, English.
import { row, type EditionsText } from '../model';

export const editions = {
  title: 'Editions',
  lead: 'C1 is the drawing style of 2000 to 2013, C2 that of 2014, C3 that of 2021. The rules are nearly the same; what differs is an option or part of the tiles. C3.1, from 2024 on, is not in this program.',
  columns: { subject: 'Subject' },
  tables: {
    'edition-rules': {
      title: 'Rules and words',
      rows: {
        words: row(
          'Words',
          'follower, thief, cloister, farm',
          'meeple, highwayman, monastery, field',
          'as C2; the figures are women as well as men',
        ),
        two_tiles: row('City of two tiles [B-34]', '2 points, later 4', '4 points', '4 points'),
        fields: row(
          'Fields [B-39] [B-40]',
          'first rule, then second rule, then today’s',
          'today’s; fields may be left out by beginners',
          'as C2',
        ),
        abbot: row('Abbot and gardens [A-1]', 'none', 'in the box', 'in the box'),
        river: row('The River [R-1]', 'a product of its own', 'in the box', 'in the box'),
        start: row('Start tile with the River [R-3]', 'an ordinary tile', 'left out', 'left out'),
        colour: row('Sixth colour [B-3]', 'grey', 'pink', 'pink'),
      },
    },
    'edition-tiles': {
      title: 'Tiles',
      rows: {
        base: row(
          'Base game [B-1]',
          '72 tiles, no small symbols, no gardens',
          '72 tiles with small symbols and 8 gardens',
          'as C2',
        ),
        trees: row(
          'City and three roads [TK-26]',
          'trees: a crossroads all the same',
          'village',
          'village',
        ),
        river: row(
          'The River [R-15]',
          'plain spring and lake, no symbols',
          'plain spring and lake, symbols',
          'spring with a road, lake with a monastery',
        ),
        river_2: row(
          'The River II [R-1]',
          'as printed',
          'as printed, with symbols',
          'the C2 tiles: no C3 printing is known',
        ),
        inns: row(
          'Inns & Cathedrals [I-1]',
          '18 tiles, no small symbols',
          '18 tiles with gardens and symbols',
          'as C2',
        ),
        between_cities: row(
          'Road between two cities [Q-30]',
          'bushes or a bare junction, a crossroads',
          'village',
          'village',
        ),
        tollkeepers: row(
          'The Tollkeepers [D-12]',
          'never printed: the C2 tiles are laid [TK-24]',
          'one tile has three roads',
          'that tile has four roads (reconstruction)',
        ),
      },
    },
  },
  notes: {
    defaults:
      'Choosing an edition chooses the tiles. The rules of today hold in all three; older rules are chosen as options.',
  },
} satisfies EditionsText;
export type Editions = typeof editions;
