// The River I and II, English.
import { worked, type BookText } from '../model';

export const river = {
  title: 'The River',
  lead: 'Before the ordinary tiles a river is laid, from its spring to its lake. It opens the landscape and cuts the fields. The River II forks.',
  chapters: {
    setup: 'Tiles and start',
    course: 'How the river may run',
    meeples: 'Meeples and fields by the river',
    river2: 'The River II and both together',
    readings: 'Tiles that do not fit, and house rules',
  },
  paragraphs: {
    'R-1':
      'The River has 12 tiles: a spring, a lake and ten others. The River II has 12 as well: a spring, a fork, a lake at a city, a lake with a volcano and eight others.',
    'R-2': 'The spring is the start tile. The other river tiles are shuffled; the lake comes last.',
    'R-3':
      'The start tile of the base game is shuffled in as an ordinary tile, or stays in the box: printings differ, and so there is the option {river_start_tile}.',
    'R-4':
      'All river tiles are laid before any other tile. Turns, meeples and scoring are as usual from the first tile on.',
    'R-5':
      'A river tile must continue the river at an open end. All its other sides must fit as well [B-12].',
    'R-6': worked(
      'The river may not bend the same way on two tiles that follow each other **directly**: it would turn back on itself. With a straight tile between them, both bends may go the same way.',
      'The river runs east and bends to the south. The next tile may bend to the east, but not to the west.',
    ),
    'R-7 E-18':
      'The place in front of each open end must stay free, so that the river can go on. JCloisterZone asks for more: it keeps two places ahead of each end and the places beside them free, looks along the whole line ahead, and refuses two ends side by side. The option {river_bends} offers that too; its published test boards (one place open right after the fork, two later on) follow it.',
    'QR-2': 'After a fork you may continue either open end; they need not take turns.',
    'QR-3':
      'The spring is no bend. At the fork, the arm that turns off counts as a bend for the tile that follows it.',
    'QR-4':
      'Other sides of a river tile may touch any tile that fits. Only the open end itself must stay free.',
    'R-8 QR-1 QR-6':
      'You may place a meeple on a road, city, monastery, garden or field of a river tile, also on the field of the spring or the lake. The river itself takes no meeple and scores nothing. A monastery by the river scores as usual.',
    'R-9':
      'The river cuts fields. Round a spring or a lake the field goes on. It does **not** go on under the bridge of a road: where a road crosses the river there are four fields.',
    'R-13':
      'In the River II a city lies over the river. It is one city, and its bridge does not cut the fields.',
    'R-15':
      'In C3 the spring has a road from north to east, an ordinary road. The water begins at it, so this spring has three fields. The C3 lake has a monastery.',
    'QR-7':
      'Tollhouses work from the first turn on. River tiles have no crossroads, though, so in practice they come in later.',
    'R-10 QR-5':
      'The fork is laid first, right after the spring. The two lakes come last, the one with the volcano after the other; each closes one end.',
    'R-11':
      'Where the volcano acts (option {river_volcano}), the lake with the volcano takes no meeple, nothing else may be done in that turn, and the same player takes another turn with an ordinary tile.',
    'R-12':
      'Otherwise that lake is an ordinary lake. The inn of the River II counts only with Inns & Cathedrals; its herd of pigs belongs to an expansion that is not in this program.',
    'R-14':
      'With both rivers one spring stays, and one lake for it and one more for the fork. Here the two lakes of the River II stay, the volcano last.',
    'R-16':
      'A river tile that fits nowhere goes out of the game and another is drawn. If none of them fits any more, they all go and the ordinary tiles begin.',
    'R-17':
      'Of the house rules that people play, one is offered: the river never turns back at all, not even with straight tiles between its bends.',
  },
  captions: {
    forbidden:
      'Not allowed: both bends turn right, one directly after the other. The river would run back under its spring.',
    allowed: 'Allowed: a straight tile lies between the two bends.',
    fields: 'A road over the river: four fields, each of another colour here.',
    fork: 'The fork of the River II, right after the spring: now there are two open ends.',
  },
} satisfies BookText;

export type RiverText = typeof river;
