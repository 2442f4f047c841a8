// The base game, English. Keys are rule ids; see ../model.ts for the markup.
import { worked, type BookText } from '../model';

export const base = {
  title: 'Base game',
  lead: 'You lay a landscape tile by tile and claim roads, cities, monasteries and fields with your meeples. Whoever has the most points at the end wins.',
  chapters: {
    setup: 'What you play with',
    turn: 'A turn',
    tile: 'Placing the tile',
    meeple: 'Placing a meeple',
    scoring: 'Scoring what is completed',
    end: 'The end of the game',
    fields: 'Fields',
    examples: 'Examples with numbers',
  },
  paragraphs: {
    'B-1':
      'There are 72 tiles of 24 types, in every edition. Boxes that speak of 84 count the twelve river tiles as well.',
    'B-2':
      'You have 7 meeples in your supply. (The eighth in the box walks on the scoreboard; here the program counts.) The option {meeples_per_player} changes the number.',
    'B-3':
      'One to six players. The sixth colour came with Inns & Cathedrals; here you may use it with any sets.',
    'B-4':
      'Abbots and the River lie in the boxes of C2 and C3, but they are extras: they are played only where they are chosen.',
    'B-5 QB-10':
      'The start tile lies face up in the middle: a city to the north, a road from west to east. The other 71 tiles are shuffled. In scoring the start tile counts like any other.',
    'B-6':
      'Houses, people and animals drawn on the tiles do nothing in the base game. The Tollkeepers use some of them [TK-12].',
    'B-7':
      'Everybody begins with 0 points. Points go on past 50, however often a scoreboard would have been walked round.',
    'B-8':
      'Who begins is drawn by lot, unless the table chooses otherwise: the first seat, or the youngest player, who takes the first seat. Option: {first_player}.',
    'B-9':
      'You play clockwise. A turn has three phases, in this order: **place a tile**, then if you like **place a meeple**, then **score** what was completed. A phase that is over does not come back.',
    'B-10 QB-1':
      'You draw one tile and must place it if it fits anywhere, even if every place is bad for you.',
    'B-14':
      'A tile that fits nowhere goes out of the game and you draw another. Nothing else happens because of it.',
    'QB-16':
      'How many tiles are left, and of which types, is open to everyone. Only their order is hidden.',
    'QB-17': 'You may play alone for practice. No rule changes.',
    'B-11':
      'The tile must touch a tile on the table with at least one whole side. Touching at a corner is not enough.',
    'B-12':
      '**Every** side that meets a neighbour must continue it: road to road, city to city, field to field, river to river. One side that fits is not enough.',
    'B-13 QB-2':
      'You may turn the tile as you like, and no place is forbidden: not a hole between four tiles, and not one that leaves a hole which no tile can fill any more.',
    'B-15': 'A monastery stands inside its tile and connects to nothing. Two may lie side by side.',
    'B-16':
      'After placing the tile you may put one meeple from your supply on **that tile**, never on another one.',
    'B-17 QB-4':
      'It stands on a road as a highwayman, in a city as a knight, in a monastery as a monk, or lies in a field as a farmer. Where two parts of the tile belong to the same feature you may choose either; the effect is the same.',
    'B-18 QB-3': worked(
      'The whole feature must be free of meeples, other people’s and your own, however far away they stand. What counts is the feature after your tile has joined it.',
      'Your tile joins two roads. On one stands a meeple of yours, on the other one of Red’s. You may not add a third.',
    ),
    'B-19':
      'Your tile may join features on which meeples stand already. Then several meeples share one feature, and the majority decides [B-27]. This is how you get into somebody’s city.',
    'B-20':
      'Placing a meeple is always optional, also where it would score at once. You may leave the points and lay a farmer instead.',
    'B-21':
      'You may put a meeple on a free feature that this very tile completes. It scores at once and comes home in the same turn.',
    'B-22':
      'A feature that was completed in an earlier turn cannot be entered any more: no new tile belongs to it. A field is never completed in this sense.',
    'B-23':
      'The field round a monastery is a place like any other. If you take it, the monastery stays free, but nobody can enter it later: its tile was placed in this turn and in no other.',
    'B-24': 'Without a meeple in your supply you place none. Meeples come home only by scoring.',
    'B-25 QB-6':
      'A meeple that comes home in phase 3 can be placed from your next turn on. The knight of the city you just completed is too late for this turn.',
    'QB-5':
      'A tollhouse is no meeple: if your tile completes a road that has a tollhouse but no meeple, you may still put one there.',
    'B-26':
      'Everything the tile completes is scored now, whoever it belongs to and whether anyone likes it or not.',
    'B-27 QB-14 B-28': worked(
      'Whoever has the most meeples on a feature gets all its points, the others nothing. If several have the same number, each of them gets all the points. Nothing else breaks a tie. More meeples than you need bring no more points.',
      'A city worth 10: Red has two knights, Blue one. Red scores 10, Blue 0. With one knight each, both score 10.',
    ),
    'B-29':
      'After scoring, all meeples on the feature go home, also those that got no points. Farmers stay where they are.',
    'B-30': 'A completed feature without meeples gives nobody points, now or later.',
    'B-31 QB-7': worked(
      'A **road** is complete when both ends are closed, by a crossroads, a city, a monastery or another end drawn on a tile, or when it runs in a ring. It is worth 1 point for each tile.',
      'Village, straight piece, village: 3 points. A ring of four curves: 4 points.',
    ),
    'B-32 QB-8':
      'A tile counts once for a feature, even where the feature crosses it twice, such as a road that comes back over the same tile.',
    'B-33 QB-9': worked(
      'A **city** is complete when its wall is closed and there is no hole inside. It is worth 2 points for each tile and 2 for each coat of arms. Two coats on one tile would count as two.',
      'Three tiles and one coat of arms: 3 × 2 + 1 × 2 = 8 points.',
    ),
    'B-34 E-16': worked(
      'A city of two tiles is worth 4 points like any other. In the first printings it was worth 2, and a coat of arms in it 1 more; the option {two_tile_city} brings that back.',
      'Two tiles, no coat of arms: 4 points today, 2 by the old rule. With one coat: 6 today, 3 by the old rule.',
    ),
    'B-35':
      'A **monastery** is complete when all eight places round it hold tiles. It is worth 9 points, one for itself and one for each neighbour.',
    'B-36':
      'If one tile completes several features, each is scored by itself. The log takes tolls first, then roads, cities, monasteries and gardens. No total depends on that order.',
    'B-37 QB-15':
      'The game ends after the turn in which the last tile was placed. If the last tile fits nowhere it ends at once. (In some expansions that are not in this program you could still hold a tile of your own.)',
    'B-38': worked(
      'Then everything incomplete is scored, again for the majority: a road 1 point for each tile, a city 1 for each tile and 1 for each coat of arms, a monastery 1 for itself and 1 for each neighbour.',
      'An incomplete city of two tiles with one coat of arms: 3 points. A monastery with three neighbours: 4 points.',
    ),
    'B-43': 'Each meeple is scored once. Last of all come the fields.',
    'B-44': 'The most points win. Players with the same number share the victory.',
    'B-41':
      'A field ends at roads, cities, rivers and the rim of the table. It goes round whatever does not cut it: a monastery, a garden, a spring, a lake.',
    'B-39 QB-11 QB-12': worked(
      'At the end each field is scored by itself. Whoever has the most farmers in it gets 3 points for each **completed** city that touches it; tied players each get all. A city counts once for a field, however often it touches it. But it counts for every field it touches, also for two fields of the same player.',
      'The field touches two completed cities: 2 × 3 = 6 points. How large the cities are does not matter.',
    ),
    'B-42':
      'An incomplete city gives a field nothing. A field without a completed city is worth 0.',
    'QB-13': 'A field that can no longer grow is still scored only at the end. Its farmers wait.',
    'B-40 QB-18':
      'Older printings scored fields in other ways; see the option {field_scoring}. Second rule: as today, but a city pays each player only once, over all fields. First rule: city by city; the farmers of all fields that touch the city are counted together, and whoever has most gets 4 points. All tied players get 4.',
    'E-1': 'A city of three tiles with one coat of arms is completed by its only knight: 8 points.',
    'E-2':
      'A city of four tiles with one coat of arms, two knights of Red and one of Blue. Blue completes it: Red 10 points, Blue 0, and all three knights go home.',
    'E-3 E-4':
      'Village, straight piece, village: 3 points. When the second village is placed, its arm on this road is taken; its other two arms may still get a meeple.',
    'E-5':
      'Two roads, one meeple of yours and one of Red’s, are joined and closed with five tiles: 5 points for each of you.',
    'E-6': 'The eighth tile round a monastery is placed: 9 points, and the monk goes home.',
    'E-7 E-8':
      'End of the game: a city of two tiles with a coat of arms is worth 3, a monastery with three neighbours 4.',
    'E-9':
      'Yellow alone has a small field with two completed cities. In a large field Yellow and Red are tied, again with two completed cities. Yellow gets 6 + 6 = 12, Red 6.',
    'E-10':
      'The two fields are joined to one that touches two completed cities, and now Yellow has more farmers there: Yellow 6, Red 0.',
    'E-11':
      'One farmer between two completed cities: 6 points today, 6 by the second rule, 8 by the first.',
    'E-12':
      'You have one farmer in each of two fields that touch the same completed city: 6 points today, 3 by the second rule, 4 by the first.',
    'E-13':
      'As before, but in the second field lie two farmers of Red instead: 3 for each of you today and by the second rule; by the first Red gets 4 and you 0.',
    'E-17':
      'Boards shared with other programs give, among others: a road 3 and a city 4; fields 3 + 6 = 9; a monastery 9 when surrounded and 4 with three neighbours, a garden the same; an inn road 6 completed and 0 at the end (2 where inns are ignored); cathedral cities 15 and 36.',
  },
  captions: {
    roles: 'Red: knight. Blue: highwayman. Yellow: farmer. Green: monk.',
    fit: 'The road goes on to the east. A tile at A needs a field on its north side; one at B needs a road on its west side.',
    occupied:
      'The village on the right has just been placed. Its west arm belongs to Red’s road, so no meeple may be added there. Its other two arms are free.',
    majority: '4 tiles × 2 + 1 coat of arms × 2 = 10 points for Red, who has two knights to one.',
    road: '3 tiles × 1 = 3 points for Red.',
    ring: 'A ring is complete without ends: 4 tiles × 1 = 4 points.',
    city: '3 tiles × 2 + 1 coat of arms × 2 = 8 points.',
    monastery: '1 + 8 neighbouring tiles = 9 points for Green.',
    fields:
      'Red’s field touches two completed cities: 2 × 3 = 6 points. The road cuts off Blue’s field, which touches no city: 0 points.',
  },
} satisfies BookText;

export type BaseText = typeof base;
