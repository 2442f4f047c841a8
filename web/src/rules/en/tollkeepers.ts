// The Tollkeepers, English.
import { worked, type BookText } from '../model';

export const tollkeepers = {
  title: 'The Tollkeepers',
  lead: 'Your tollhouse stands at a crossroads. Whenever a road there is completed, by anyone, it collects points for what stands beside that road. Travellers pay most, and turn your tollhouse over.',
  chapters: {
    setup: 'What comes in',
    place: 'Placing and moving the tollhouse',
    crossroads: 'What a crossroads is',
    collect: 'Collecting the toll',
    beside: 'Which symbols belong to a road',
    turning: 'Turning the tollhouse over',
    end: 'The end of the game',
    examples: 'Examples with numbers',
    readings: 'Where texts disagree',
  },
  paragraphs: {
    'TK-1': '10 tiles, eight of them with one group of travellers beside a road.',
    'TK-2':
      'One tollhouse for each player, in blue, yellow, green, pink, red or black, never more. One side shows 1, the small toll; the other shows 2, the large toll.',
    'TK-3': 'The tiles are shuffled in with the others. All rules of the base game stay in force.',
    'TK-4 Q-8':
      'After placing the tile you may place a meeple as usual. **If you do not**, you may bring in your tollhouse instead, or move it when it is in play already. Nothing forces you; you may also pass.',
    'TK-5 Q-32': worked(
      'It stands only on a crossroads, where two, three or four roads of one tile end at each other. A city or a monastery where roads end is no crossroads, nor is a lake or a cottage. Roads may end there and be completed, but no tollhouse stands there.',
      'A road from a village to a city gate has one place for a tollhouse, the village.',
    ),
    'TK-6':
      'Any crossroads on the table will do, wherever it lies and whoever placed its tile and when. It need not be on the tile just placed, and it may.',
    'TK-7 Q-36':
      'No other tollhouse may stand there. Meeples on the tile or its roads do not matter, and your tollhouse claims no road: it is no meeple, counts in no majority and stops nobody from placing one.',
    'TK-8': 'The crossroads at the other end of the road may have somebody else’s tollhouse.',
    'TK-9 D-8':
      'It comes in straight onto a crossroads, showing 1. Moving it never changes what it shows.',
    'TK-10 Q-35':
      'Once in play it stays to the end of the game. It does not go back to the supply, and nobody can push it away.',
    'Q-7 Q-6 D-7':
      '“No meeple” means no other action in phase 2: no meeple, large meeple or abbot placed, and no abbot taken back. Whether you do not want to place one, have none left or find no place for it makes no difference. The option {tollhouse_needs} loosens this.',
    'Q-9': 'Moving it to where it already stands is not offered: that is the same as passing.',
    'Q-33': 'If no crossroads on the table is free, you cannot place or move it.',
    'Q-13': 'It may stand where all roads are completed already. They pay nothing more [Q-12].',
    'Q-39':
      'If your first tile fitted nowhere and you drew another, all this belongs to the tile you finally placed.',
    'Q-14 Q-28 TK-26':
      'Two roads are enough. Trees where roads end, as C1 draws them, are the same as a village.',
    'D-2 Q-29':
      'Texts differ on whether trees count in later editions. Here any crossroads counts; the option {crossroads_rule} can ask for villages. It matters for one tile of Inns & Cathedrals, where three roads end at trees beside an inn.',
    'TK-27 Q-27':
      'A single small cottage at which a road ends is no crossroads, though some editions draw one.',
    'Q-30':
      'The village between two cities (Inns & Cathedrals) is a crossroads of two roads, west and east. The stubs to the two gates are no roads.',
    'Q-31 Q-21':
      'Where a road only passes between houses or crosses another one on a bridge, nothing ends and there is no crossroads. No river tile has one.',
    'TK-11 Q-10':
      'The toll is collected when a road is completed that begins or ends at your tollhouse, in phase 3 of any player’s turn, **whoever completes it**.',
    'TK-12 D-11':
      'While it shows **1**, you get 1 point for each farmhouse, shed, garden and highwaymen symbol on the road and 3 for each group of travellers.',
    'TK-13':
      'While it shows **2**, you get 2 points for each farmhouse, shed, garden and highwaymen symbol and 6 for each group of travellers.',
    'TK-14': 'Cowsheds, pigsties and donkey stables are all sheds. Water towers never count.',
    'TK-15 D-9': 'With nothing of that kind beside the road there is no toll.',
    'TK-16 D-6 D-4':
      'The road itself is scored by its meeples as usual, besides the toll. Who completes the road, who scores it and who collects may be three different players. Here the toll is taken first; the option {toll_order} turns that round, and no total changes.',
    'Q-3 Q-37':
      'The toll does not depend on meeples. A road without any pays all the same, and majorities on it do not matter.',
    'Q-2': worked(
      'If tollhouses stand at both ends, each owner collects the full toll, by what the own tollhouse shows, and each turns over by itself. Nothing is shared.',
      'A road with one farmhouse and one group of travellers. Red’s tollhouse shows 1: 1 + 3 = 4 points. Blue’s shows 2: 2 + 6 = 8 points.',
    ),
    'Q-1': worked(
      'A road that comes back to the same crossroads is one road: it pays once, and each symbol on it counts once.',
      'A ring with travellers and highwaymen at a tollhouse showing 1: 3 + 1 = 4 points, not 8.',
    ),
    'Q-11': worked(
      'Placing comes before scoring. So you may put or move your tollhouse onto the very road that your tile completes; it collects from its new crossroads, not from the old one.',
      'Your tile closes a road with three highwaymen symbols. You place no meeple but move your tollhouse, showing 1, to the crossroads at its end: 3 points.',
    ),
    'Q-12': 'A road that was completed before your tollhouse came pays nothing later.',
    'Q-15':
      'An inn doubles the road, never the toll. An inn road that is incomplete at the end gives its meeples 0, and the tollhouse 1 for each symbol all the same.',
    'TK-17 Q-18':
      'A symbol counts for a road only where it lies directly beside a piece of that road. Each piece of road on a tile is looked at by itself. Travellers near one of the roads of a crossroads belong to that road alone.',
    'TK-18 Q-17':
      'What lies between two roads that run side by side counts for both. Such a symbol is counted for each of them, also when both are completed in one turn at the same tollhouse.',
    'Q-16': 'A symbol beside two pieces of the **same** road counts once.',
    'Q-19':
      'On the tile with the inn at the trees the pigsty lies between the roads to the west and to the south and counts for both, not for the road to the east. This is our reading of the drawing.',
    'TK-20':
      'If your tollhouse collected from at least one group of travellers, it is turned over: 1 becomes 2, 2 becomes 1.',
    'TK-21 Q-4': worked(
      'That happens only at the end of the turn, after all scoring. All roads that are completed in the turn pay by what it showed before.',
      'Your tollhouse shows 1. One tile completes two roads there, each with one group of travellers: 3 + 3 points, and then it shows 2.',
    ),
    'TK-22': 'It turns at most once a turn, however many groups paid.',
    'D-3 Q-38':
      'It turns at the end of the turn in which it collected, also when that is somebody else’s turn. An older text can be read as “at the end of your own turn”; the option {toll_flip} offers that.',
    'Q-5':
      'In a turn of two parts it waits for the end of the whole turn [C-20], unless the option {builder_flip} says otherwise.',
    'TK-23 Q-22': worked(
      'At the end you get points for every **incomplete** road at your tollhouse: 1 for each farmhouse, shed, garden, highwaymen symbol, and also only 1 for each group of travellers, whatever the tollhouse shows. Several roads each count. Completed roads are not counted again, and nothing turns over.',
      'Your tollhouse shows 2. An incomplete road there has a farmhouse and travellers: 1 + 1 = 2 points.',
    ),
    'Q-23': 'An incomplete road has an open end, so it never touches two tollhouses.',
    'Q-24': 'The log takes the tollhouse first, then the road. No total depends on it.',
    'Q-34': 'A tollhouse that was never brought in gives no points, at the end neither.',
    'X-1':
      'Red’s tollhouse shows 1. Green completes a road of four tiles with two groups of travellers and one farmhouse. Red collects 2 × 3 + 1 × 1 = 7 points, Green scores 4 for the road, and Red’s tollhouse turns to 2.',
    'X-2':
      'Now it shows 2. A road with two highwaymen symbols and a pigsty is completed: 2 × 2 + 1 × 2 = 6 points. No travellers, so it stays at 2.',
    'X-3':
      'You place a tile and no meeple, and put your tollhouse, showing 1, on a crossroads at the other end of the table. Turns later you move it to another one; it still shows 1.',
    'D-1':
      'May it go on a crossroads of the tile just placed? Yes by the publisher’s text and the newest translation. One older translation says no, which looks like a mistake; the option {tollhouse_on_new_tile} offers it.',
    'D-5 D-10 D-13':
      'Texts also differ in words: the travellers were once called pilgrims. The set appeared in 2019 (C2) and 2023 (C3). It may be played with all other expansions, though official rules for that do not exist.',
    'D-12':
      'Of the ten tiles one differs: in C2 it has three roads, in C3 four. How exactly the C3 tile looks is a reconstruction, about 85% sure; at which of its roads the travellers stand is a guess that changes nothing.',
    'TK-24 TK-25':
      'The set was made for C2 and C3. C1 tiles show no small symbols, so with them only the travellers on these ten tiles pay. A house rule counts little farmhouses drawn on some C1 tiles; the option {c1_little_farmhouses} needs a tile file that names them.',
    'TK-19 Q-20 Q-25 Q-26':
      'Some answers belong to expansions that are not in this program. A road on a wooden bridge does not count symbols of the tile below; that tile’s own road does. A robber may steal toll points. The tiles of Leipzig have no crossroads.',
  },
  captions: {
    symbols: 'From left to right: travellers, farmhouse, pigsty (a shed), garden, highwaymen.',
    crossroads: 'Three crossroads, with two, three and four roads. A tollhouse may stand on each.',
    none: 'No crossroads: the road ends at a monastery, it ends at a city, it passes over a river on a bridge.',
    x1: 'X-1: Red 2 × 3 + 1 × 1 = 7 points of toll, Green 4 points for the road. Then the tollhouse shows 2.',
    x2: 'X-2: Red 2 × 2 + 1 × 2 = 6 points of toll. The tollhouse stays at 2.',
    both_ends: 'Red collects 1 + 3 = 4 points, Blue, showing 2, collects 2 + 6 = 8.',
    ring: 'The road leaves the village and comes back to it. Red collects 3 + 1 = 4 points, once.',
    one_road: 'The travellers stand beside the road to the east and count for that road alone.',
    end: 'The road is still open at A when the game ends: 1 + 1 = 2 points, though the tollhouse shows 2.',
  },
} satisfies BookText;

export type TollkeepersText = typeof tollkeepers;
