// Names of the options and their values; what they mean in a sentence (`help`) comes with the form.
// An option or value without a name here is shown by its own word.
import { capital, plain } from '../tables';

export const names = {
  first_player: 'Who begins',
  two_tile_city: 'Points for a city of two tiles',
  field_scoring: 'How fields score',
  fields: 'Farmers on fields',
  meeples_per_player: 'Meeples for each player',
  river: 'Which river',
  river_start_tile: 'The base game’s start tile',
  river_bends: 'Bends of the river',
  river_volcano: 'Lake with the volcano',
  inns: 'Inns',
  cathedrals: 'Cathedrals',
  large_meeple: 'Large meeple',
  unfinished_inn_cathedral: 'Inn or cathedral at the end',
  abbot: 'Abbot',
  gardens: 'Gardens',
  abbot_return_excludes: 'Taking the abbot home shuts out',
  vineyards_for_gardens: 'Vineyards pay for gardens',
  tollhouse: 'Tollhouses',
  tollhouse_on_new_tile: 'Tollhouse on the tile just placed',
  crossroads_rule: 'What counts as crossroads',
  toll_flip: 'When a tollhouse turns over',
  builder_flip: 'Turning over in a double turn',
  tollhouse_needs: 'The tollhouse is shut out by',
  toll_order: 'The toll is scored',
  c1_little_farmhouses: 'Farmhouses of first-edition tiles',
};

export const values = {
  'first_player=random': 'drawn by lot',
  'first_player=seat_1': 'the first seat',
  'first_player=youngest': 'the youngest, in the first seat',
  'field_scoring=per_field_3': 'each field by itself, 3 a city',
  'field_scoring=per_player_3': 'each player 3 a city, once',
  'field_scoring=per_city_4': 'city by city, 4 each',
  'river=river_1': 'The River',
  'river=river_2': 'The River II, with its fork',
  'river=both': 'both, joined',
  'river_start_tile=shuffled_in': 'an ordinary tile',
  'river_start_tile=left_out': 'out of the game',
  'river_bends=no_immediate_u_turn': 'never twice the same way in a row',
  'river_bends=jcz': 'as in JCloisterZone',
  'river_bends=no_u_turn_ever': 'never turning back at all',
  'unfinished_inn_cathedral=zero': 'worth nothing unfinished',
  'unfinished_inn_cathedral=ignore': 'worth what it would be without',
  'abbot_return_excludes=no_phase2_action': 'any other action of the phase',
  'abbot_return_excludes=no_meeple_only': 'a figure placed only',
  'tollhouse_on_new_tile=allowed': 'allowed',
  'tollhouse_on_new_tile=forbidden': 'forbidden',
  'crossroads_rule=any_crossroads': 'villages and trees',
  'crossroads_rule=village_only': 'villages only',
  'toll_flip=end_of_current_turn': 'at the end of that turn',
  'toll_flip=end_of_owner_turn': 'at the end of its owner’s next turn',
  'builder_flip=after_double_turn': 'after the whole double turn',
  'builder_flip=after_each_part': 'after each part',
  'tollhouse_needs=no_phase2_action': 'any other action of the phase',
  'tollhouse_needs=no_meeple_only': 'a figure placed only',
  'toll_order=before_road': 'before the road',
  'toll_order=after_road': 'after the road',
};

export const options = {
  name: (option: string) => (names as Record<string, string>)[option] ?? capital(plain(option)),
  value: (option: string, value: string) =>
    (values as Record<string, string>)[`${option}=${value}`] ?? plain(value),
  /** What it is about; the server's sentence, which is English. */
  help: (_option: string, said: string) => said,
};
