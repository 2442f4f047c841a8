// Counted nouns: what a score is made of and what tiles carry. For the game and the rules alike.
import { forms } from '../tables';

export const nouns = forms({
  tile: { one: 'tile', other: 'tiles' },
  coat_of_arms: { one: 'coat of arms', other: 'coats of arms' },
  completed_city: { one: 'completed city', other: 'completed cities' },
  monastery: { one: 'monastery', other: 'monasteries' },
  garden: { one: 'garden', other: 'gardens' },
  neighbour: { one: 'neighbouring tile', other: 'neighbouring tiles' },
  travellers: { one: 'group of travellers', other: 'groups of travellers' },
  farmhouse: { one: 'farmhouse', other: 'farmhouses' },
  cowshed: { one: 'cowshed', other: 'cowsheds' },
  pigsty: { one: 'pigsty', other: 'pigsties' },
  donkey_stable: { one: 'donkey stable', other: 'donkey stables' },
  highwaymen: { one: 'highwaymen symbol', other: 'highwaymen symbols' },
  inn: { one: 'inn', other: 'inns' },
  cathedral: { one: 'cathedral', other: 'cathedrals' },
  water_tower: { one: 'water tower', other: 'water towers' },
  volcano: { one: 'volcano', other: 'volcanoes' },
  pig_herd: { one: 'herd of pigs', other: 'herds of pigs' },
});
