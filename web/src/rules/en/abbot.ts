// The Abbot, English.
import { worked, type BookText } from '../model';

export const abbot = {
  title: 'The Abbot',
  lead: 'Everybody has an abbot. He stands in a monastery or in a garden, and you may take him back when you think he has earned enough.',
  chapters: {
    place: 'Placing the abbot',
    back: 'Taking the abbot back',
    more: 'What else he is',
  },
  paragraphs: {
    'A-1': 'Each player has one abbot beside the other meeples.',
    'A-2':
      'Instead of another figure you may place him in a free monastery or a free garden of the tile just placed. He stands nowhere else: not on a road, in a city or in a field.',
    'A-3':
      'Only the abbot may stand in a garden. A monastery takes an abbot or an ordinary meeple, but not both.',
    'A-4': 'A garden scores like a monastery: 9 points when all eight places round it hold tiles.',
    'A-14':
      'Eight tiles of the base game have a garden, one of each River and two of Inns & Cathedrals. Played without abbots, gardens are symbols for the toll and nothing more.',
    'A-5 E-14': worked(
      'If you place no meeple in your turn, you may take your abbot back from a monastery or garden that is **not complete**. He scores at once what the place would be worth at the end: 1 for itself and 1 for each neighbour, the tile just placed included.',
      'A garden with five neighbours: 1 + 5 = 6 points.',
    ),
    'A-6':
      'This happens in phase 2 of the turn and is scored there, before anything that the tile completes.',
    'A-7 QA-3':
      'Once his place is surrounded you cannot take him back. You need not: if your tile is the eighth neighbour, phase 3 gives you 9 points and brings him home.',
    'A-8 QA-1 QA-2':
      'Taking him back is your one action of phase 2, whether you have no meeple left or do not want to place one. You cannot place a meeple or use the tollhouse as well, nor place him and take him back in one turn. The option {abbot_return_excludes} lets other actions that place no figure go together with it.',
    'QA-6': 'Taking him back scores the abbot, not the feature: nothing counts as completed by it.',
    'QA-4':
      'In a turn of two parts [C-20] an abbot taken back in the first part may be placed again in the second.',
    'QA-7': 'After the last tile has been placed, its player may still take an abbot back.',
    'A-9': 'At the end of the game he scores like any monk.',
    'A-10':
      'A garden is no monastery where a rule speaks of monasteries. (Vineyards, which the option {vineyards_for_gardens} mentions, come with an expansion that is not in this program.)',
    'A-11': 'He is a meeple and counts 1 for the majority.',
    'QA-5':
      'A monastery on which an abbot or a monk stands is taken; with these sets two figures never share it.',
    'QA-8': 'A tollhouse counts the garden of a tile also while an abbot stands in it.',
    'A-12 A-13':
      'Abbeys, shrines, and several abbots in one place come with expansions that are not in this program.',
  },
  captions: {
    garden: 'Red’s garden has five neighbours. Taken back now, the abbot scores 1 + 5 = 6 points.',
  },
} satisfies BookText;

export type AbbotText = typeof abbot;
