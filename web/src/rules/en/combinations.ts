// How sets meet, English.
import { worked, type BookText } from '../model';

export const combinations = {
  title: 'How sets meet',
  lead: 'The Tollkeepers with the River, the Abbot and Inns & Cathedrals. Publishers have answered few of these questions; where they have not, this is how the program plays.',
  chapters: {
    all: 'What always holds',
    inns: 'Inns & Cathedrals and the toll',
    river: 'The River and the toll',
    abbot: 'The Abbot and the toll',
    double: 'A turn of two parts',
  },
  paragraphs: {
    'C-1':
      'The Tollkeepers go with any choice of sets. Official rules for that do not exist; two questions were answered in 2021: symbols act on the piece of road beside them, as inns do, and wooden bridges do not see them.',
    'C-2':
      'You have **one** action in phase 2. A meeple, a large meeple, an abbot placed or taken back, the tollhouse: each shuts out the others. The options {abbot_return_excludes} and {tollhouse_needs}, loosened together, let you take the abbot back and use the tollhouse in one turn.',
    'C-3': 'Placing the tile and scoring shut nothing out.',
    'C-4':
      'A tollhouse is a token: it claims nothing, is no figure, counts in no majority and stops nobody.',
    'C-5':
      'The toll is no part of the road’s own points. Nothing that raises, copies or counts the points of a road sees it.',
    'C-6': 'The toll is paid when the road is complete, however it came to be so.',
    'C-7': 'For one road the log takes the toll, then the road.',
    'C-8':
      'The small symbols of every set count: farmhouses, sheds, gardens, highwaymen and travellers. Water towers, herds of pigs and volcanoes do not.',
    'C-9':
      'A crossroads is where roads **end** at one village or at trees. Where a road branches without ending, crosses another, or ends at a city, monastery, cottage or lake, there is none.',
    'C-10': worked(
      'An inn doubles the road and not the toll.',
      'A completed inn road of three tiles with one garden, your tollhouse showing 2: the road 3 × 2 = 6 points, the toll 1 × 2 = 2.',
    ),
    'C-11': worked(
      'At the end an incomplete inn road gives its meeples nothing, but the tollhouse 1 for each symbol. The option {unfinished_inn_cathedral} changes only the first.',
      'Two tiles, an inn, one group of travellers: road 0 (by the option 2), tollhouse 1.',
    ),
    'C-12': 'Placing the large meeple is placing a meeple: no tollhouse in that turn.',
    'C-13':
      'The village between two cities is a crossroads of two roads. The trees beside the inn are one unless villages are asked for. The monastery with two roads is none.',
    'C-14':
      'The farmhouse between the two curves counts for both roads. The pigsty at the trees counts for the roads to the west and to the south.',
    'C-90':
      'No river tile has a crossroads. A road on a bridge over the river sees the symbols beside it like any road.',
    'C-91':
      'In the turn of the lake with the volcano, where it acts, nothing else may be done: no tollhouse either.',
    'C-95': 'Placing the abbot or taking him back shuts out the tollhouse.',
    'C-96':
      'A garden is a symbol for the toll, with or without abbots in the game, and also while one stands in it.',
    'C-20': worked(
      'Some expansions give a turn a second part: another tile at once. It is still one turn. A tollhouse that collected from travellers turns over after the second part, so both parts pay by what it showed at the start. The option {builder_flip} can turn it after each part.',
      'It shows 1. Part one: one group of travellers, 3 points. Part two: again one group, again 3 points, not 6. Then it shows 2.',
    ),
    'C-21 C-22':
      'Each part has a phase 2 of its own. In either you may place or move the tollhouse, if you do nothing else in that part.',
  },
  captions: {
    inn: 'The road: 3 tiles × 2 = 6 points for Blue. The toll: 1 garden × 2 = 2 points for Red.',
    between: 'The farmhouse lies beside both curves and counts for each of the two roads.',
  },
} satisfies BookText;

export type CombinationsText = typeof combinations;
