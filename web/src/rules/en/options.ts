// Every option and what its values mean, English. Names come from the page's dictionary.
import type { OptionsText } from '../model';

export const options = {
  title: 'Options',
  lead: 'What can be chosen when a game is set up. The first value of each is the one used unless you choose another.',
  standard: 'usual',
  sets: {
    base: {
      title: 'Base game',
      options: {
        first_player: {
          about: 'Rule books differ on who begins. [B-8]',
          values: {
            random: 'The program draws lots.',
            seat_1: 'Whoever sits in the first seat.',
            youngest: 'The youngest player, whom you put in the first seat.',
          },
        },
        two_tile_city: {
          about: 'What a completed city of two tiles is worth. [B-34]',
          values: {
            '4': 'Like any other city: 2 for each tile and coat of arms.',
            '2': 'The rule of the first printings: 1 for each tile and coat of arms.',
          },
        },
        field_scoring: {
          about: 'How fields are scored at the end. [B-39] [B-40]',
          values: {
            per_field_3:
              'Each field by itself: its majority gets 3 for each completed city that touches it.',
            per_player_3:
              'As before, but a city pays each player only once, however many of that player’s fields touch it.',
            per_city_4:
              'Each completed city by itself: all farmers round it are counted together, and the majority gets 4.',
          },
        },
        fields: {
          about: 'Whether figures may lie in fields. [B-39]',
          values: {
            on: 'Farmers are placed and score at the end.',
            off: 'No farmers; a simpler game for beginners.',
          },
        },
        meeples_per_player: {
          about: 'How many ordinary meeples everybody has, 0 to 100. [B-2]',
          values: { '7': 'The printed number.' },
        },
      },
    },
    river: {
      title: 'The River',
      options: {
        river: {
          about: 'Which river is laid. [R-1] [R-14]',
          values: {
            river_1: 'The first River, without a fork.',
            river_2: 'The River II, with a fork and two lakes.',
            both: 'Both, joined to one with one spring.',
          },
        },
        river_start_tile: {
          about: 'What becomes of the base game’s start tile. [R-3]',
          values: {
            shuffled_in: 'It is drawn like any other tile.',
            left_out: 'It stays in the box, as C2 and C3 say.',
          },
        },
        river_bends: {
          about: 'How the river may turn. [R-6] [R-7] [R-17]',
          values: {
            no_immediate_u_turn:
              'Not the same way on two tiles in a row, and the place ahead of each end stays free.',
            jcz: 'As JCloisterZone plays: more room is kept ahead of and beside each end. The lake at a city may then come earlier.',
            no_u_turn_ever:
              'A house rule: after a bend the next one goes the other way, however far away it is.',
          },
        },
        river_volcano: {
          about: 'Whether the lake with the volcano acts. [R-11] [R-12]',
          values: {
            off: 'It is an ordinary lake.',
            on: 'It takes no figure, ends your turn, and you take another turn with an ordinary tile.',
          },
        },
      },
    },
    abbot: {
      title: 'The Abbot',
      options: {
        abbot: {
          about: 'Whether players have abbots. [A-1]',
          values: { on: 'One each.', off: 'None.' },
        },
        gardens: {
          about: 'Whether an abbot may stand in a garden. [A-3]',
          values: { on: 'In gardens and monasteries.', off: 'In monasteries only.' },
        },
        abbot_return_excludes: {
          about: 'What keeps you from taking the abbot back in the same turn. [A-8]',
          values: {
            no_phase2_action: 'Any other action of phase 2, the tollhouse too.',
            no_meeple_only:
              'Only a figure placed. Together with the same choice for the tollhouse, both may be done in one turn.',
          },
        },
        vineyards_for_gardens: {
          about:
            'Whether vineyards also pay for gardens. There are no vineyards in the sets of this program yet. [A-10]',
          values: { off: 'For monasteries only.', on: 'For gardens as well.' },
        },
      },
    },
    inns_and_cathedrals: {
      title: 'Inns & Cathedrals',
      options: {
        inns: {
          about: 'Whether inns act. [I-3]',
          values: {
            on: 'A completed road with an inn is worth 2 a tile.',
            off: 'Inns are drawings.',
          },
        },
        cathedrals: {
          about: 'Whether cathedrals act. [I-5]',
          values: {
            on: 'A completed city with a cathedral is worth 3 a tile and coat of arms.',
            off: 'Cathedrals are drawings.',
          },
        },
        large_meeple: {
          about: 'Whether players have a large meeple. [I-8]',
          values: { on: 'One each; it counts as two.', off: 'None.' },
        },
        unfinished_inn_cathedral: {
          about: 'What an incomplete road with an inn or city with a cathedral is worth. [I-6]',
          values: {
            zero: 'Nothing.',
            ignore: 'What it would be worth without: 1 for each tile and coat of arms.',
          },
        },
      },
    },
    tollkeepers: {
      title: 'The Tollkeepers',
      options: {
        tollhouse: {
          about: 'Whether players have tollhouses. [TK-2]',
          values: { on: 'One each.', off: 'Only the tiles are used.' },
        },
        tollhouse_on_new_tile: {
          about: 'Whether the tollhouse may go on a crossroads of the tile just placed. [D-1]',
          values: {
            allowed: 'Yes, on any free crossroads.',
            forbidden: 'No, only on tiles placed earlier.',
          },
        },
        crossroads_rule: {
          about: 'What counts as a crossroads. [D-2]',
          values: {
            any_crossroads: 'Villages and trees where roads end.',
            village_only: 'Villages only.',
          },
        },
        toll_flip: {
          about: 'When a tollhouse that collected from travellers turns over. [D-3]',
          values: {
            end_of_current_turn: 'At the end of the turn in which it collected.',
            end_of_owner_turn:
              'At the end of its owner’s next turn; until then it pays by what it shows.',
          },
        },
        builder_flip: {
          about: 'When it turns over in a turn of two parts. [Q-5] [C-20]',
          values: {
            after_double_turn: 'After the second part.',
            after_each_part: 'After each part.',
          },
        },
        tollhouse_needs: {
          about: 'What keeps you from using the tollhouse in the same turn. [Q-7]',
          values: {
            no_phase2_action: 'Any other action of phase 2, also taking the abbot back.',
            no_meeple_only:
              'Only a figure placed. Together with the same choice for the abbot, both may be done in one turn.',
          },
        },
        toll_order: {
          about: 'Which comes first in the log. No total depends on it. [D-6]',
          values: {
            before_road: 'The toll, then the road.',
            after_road: 'The road, then the toll.',
          },
        },
        c1_little_farmhouses: {
          about:
            'A house rule for C1: little farmhouses drawn on some tiles count. Needs a tile file that names them. [TK-25]',
          values: { off: 'They do not count.', on: 'They count as farmhouses.' },
        },
      },
    },
  },
} satisfies OptionsText;
export type Options = typeof options;
