// Inns & Cathedrals, English.
import { worked, type BookText } from '../model';

export const inns = {
  title: 'Inns & Cathedrals',
  lead: 'Inns double roads and cathedrals raise cities, but what is not completed in time is worth nothing. And everybody gets a large meeple.',
  chapters: {
    tiles: 'The tiles',
    inns: 'Inns',
    cathedrals: 'Cathedrals',
    unfinished: 'Not completed in time',
    large: 'The large meeple',
  },
  paragraphs: {
    'I-1':
      '18 tiles, among them six with an inn by a lake and two with a cathedral, and one large meeple for each player. All editions have the same 18; C2 and C3 add gardens and other small symbols. The set of 24 tiles from 2024 on is not in this program.',
    'I-2': 'Placing tiles and meeples does not change.',
    'I-11':
      'Tiles that are easily misread. The one with four road sides has two curves that never meet, and three fields. One city with a single open side cuts its field in two without a road. The road through the monastery is two roads that end there. One tile has a field in the middle that touches all four cities. The village between two cities has two roads; the stubs to the gates are none.',
    'I-12': 'The inn at the trees belongs to the road to the east, in every edition.',
    'I-3 E-15': worked(
      'A completed road with an **inn** is worth 2 points for each tile instead of 1. A second inn adds nothing.',
      'Five tiles, one inn: 5 × 2 = 10 points.',
    ),
    'QI-1': 'A road of two tiles with two inns is worth 4, not 6.',
    'I-4 QI-2':
      'An inn acts only on the road it lies beside. At a crossroads with three roads the other two are ordinary roads.',
    'QI-3':
      'Whatever closes the road: when it is scored, all its tiles are looked at, and one inn anywhere is enough.',
    'QI-4': 'The inn does not double the toll [C-10].',
    'I-10': 'The inn of the River II counts where this expansion is played.',
    'I-5': worked(
      'A completed city with a **cathedral** is worth 3 points for each tile and 3 for each coat of arms. A second cathedral adds nothing.',
      'Five tiles, no coat of arms, one cathedral: 5 × 3 = 15 points.',
    ),
    'QI-8 I-13':
      'The cathedral tile is city on all four sides. It touches no field, and a city of two tiles cannot hold it.',
    'I-6 I-9 QI-7': worked(
      'At the end of the game an incomplete road with an inn and an incomplete city with a cathedral are worth **0**. The log still names them, and the meeples go home. By the option {unfinished_inn_cathedral} they are scored as if inn and cathedral were not there: 1 point for each tile and coat of arms.',
      'An inn road of two tiles, not completed: 0 points; by the option 2.',
    ),
    'I-7': 'You may add an inn or a cathedral to somebody else’s road or city, also to spoil it.',
    'I-8': worked(
      'The **large meeple** is placed like an ordinary one and may stand wherever that may, also in a field. It counts as 2 for the majority and brings no more points. After scoring it goes home and can be used in a later turn.',
      'Red has the large meeple in a city, Blue an ordinary one: 2 to 1, so Red alone scores.',
    ),
    'QI-5 QI-6':
      'You may come to have both on one feature, when features are joined. Large and ordinary against large and ordinary is a tie, 3 to 3, and both score.',
  },
  captions: {
    inn: '5 tiles × 2 = 10 points for Red. (The garden and the highwaymen matter only for the toll.)',
    at_crossroads: 'The inn lies beside the road to the east; only that road is doubled.',
    cathedral:
      '5 tiles × 3 = 15 points. Red’s large meeple counts 2, Blue’s ordinary one 1: Red scores alone.',
  },
} satisfies BookText;

export type InnsText = typeof inns;
