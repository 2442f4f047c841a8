// Policzalne rzeczowniki: z czego składają się punkty i co jest na płytkach.
import type { nouns as English } from '../en/nouns';
import type { Same } from '../tables';

export const nouns: Same<typeof English> = {
  tile: { one: 'płytka', few: 'płytki', many: 'płytek', other: 'płytki' },
  coat_of_arms: { one: 'proporzec', few: 'proporce', many: 'proporców', other: 'proporca' },
  completed_city: {
    one: 'ukończone miasto',
    few: 'ukończone miasta',
    many: 'ukończonych miast',
    other: 'ukończonego miasta',
  },
  monastery: { one: 'klasztor', few: 'klasztory', many: 'klasztorów', other: 'klasztoru' },
  garden: { one: 'ogród', few: 'ogrody', many: 'ogrodów', other: 'ogrodu' },
  neighbour: {
    one: 'sąsiednia płytka',
    few: 'sąsiednie płytki',
    many: 'sąsiednich płytek',
    other: 'sąsiedniej płytki',
  },
  travellers: {
    one: 'grupa podróżnych',
    few: 'grupy podróżnych',
    many: 'grup podróżnych',
    other: 'grupy podróżnych',
  },
  farmhouse: {
    one: 'gospodarstwo',
    few: 'gospodarstwa',
    many: 'gospodarstw',
    other: 'gospodarstwa',
  },
  cowshed: { one: 'obora', few: 'obory', many: 'obór', other: 'obory' },
  pigsty: { one: 'chlew', few: 'chlewy', many: 'chlewów', other: 'chlewu' },
  donkey_stable: {
    one: 'ośla stajnia',
    few: 'ośle stajnie',
    many: 'oślich stajni',
    other: 'oślej stajni',
  },
  highwaymen: {
    one: 'symbol rozbójników',
    few: 'symbole rozbójników',
    many: 'symboli rozbójników',
    other: 'symbolu rozbójników',
  },
  inn: { one: 'karczma', few: 'karczmy', many: 'karczm', other: 'karczmy' },
  cathedral: { one: 'katedra', few: 'katedry', many: 'katedr', other: 'katedry' },
  water_tower: {
    one: 'wieża wodna',
    few: 'wieże wodne',
    many: 'wież wodnych',
    other: 'wieży wodnej',
  },
  volcano: { one: 'wulkan', few: 'wulkany', many: 'wulkanów', other: 'wulkanu' },
  pig_herd: { one: 'stado świń', few: 'stada świń', many: 'stad świń', other: 'stada świń' },
};
