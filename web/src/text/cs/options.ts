// Názvy možností a jejich hodnot; podrobněji je popisují pravidla (rules/cs/options.ts).
import type { names as Names, values as Values } from '../en/options';
import { capital, plain, type Same } from '../tables';
import type { Text } from '../text';

const names: Same<typeof Names> = {
  first_player: 'Kdo začíná',
  two_tile_city: 'Body za město ze dvou kartiček',
  field_scoring: 'Jak se hodnotí louky',
  fields: 'Sedláci na loukách',
  meeples_per_player: 'Družiníků na hráče',
  river: 'Která řeka',
  river_start_tile: 'Startovní kartička základní hry',
  river_bends: 'Zatáčky řeky',
  river_volcano: 'Jezero se sopkou',
  inns: 'Hostince',
  cathedrals: 'Katedrály',
  large_meeple: 'Velký družiník',
  unfinished_inn_cathedral: 'Hostinec nebo katedrála na konci',
  abbot: 'Opat',
  gardens: 'Zahrady',
  abbot_return_excludes: 'Co vylučuje vzít opata zpět',
  vineyards_for_gardens: 'Vinice platí za zahrady',
  tollhouse: 'Celnice',
  tollhouse_on_new_tile: 'Celnice na právě přiložené kartičce',
  crossroads_rule: 'Co je křižovatka',
  toll_flip: 'Kdy se celnice otočí',
  builder_flip: 'Otočení ve dvojitém tahu',
  tollhouse_needs: 'Co vylučuje celnici',
  toll_order: 'Kdy se hodnotí daň',
  c1_little_farmhouses: 'Farmy na kartičkách původní edice',
};

const helps: Same<typeof Names> = {
  first_player:
    'Kdo začíná: los, první místo u stolu, nebo nejmladší hráč, kterého posadíte na první místo.',
  two_tile_city:
    'Kolik bodů přináší dokončené město ze dvou kartiček; 2 je pravidlo prvních vydání.',
  field_scoring:
    'Každá louka zvlášť po 3 za město (dnes), každý hráč jednou po 3 za město, nebo město po městě po 4 (první vydání).',
  fields: 'Zda smějí figurky ležet na loukách.',
  meeples_per_player: 'Kolik družiníků má každý hráč v zásobě.',
  river: 'Která řeka: první, druhá s rozdvojením, nebo obě spojené.',
  river_start_tile:
    'Co se stane se startovní kartičkou základní hry: je z ní běžná kartička, nebo zůstane mimo hru.',
  river_bends:
    'Jak smí řeka zatáčet: nikdy dvakrát po sobě na stejnou stranu, přísněji podle JCloisterZone, nebo vůbec nikdy zpět.',
  river_volcano: 'Zda se na jezero se sopkou nic neumisťuje a místo toho následuje další tah.',
  inns: 'Zda má uzavřená cesta s hostincem hodnotu 2 za kartičku.',
  cathedrals: 'Zda má dokončené město s katedrálou hodnotu 3 za kartičku a erb.',
  large_meeple: 'Zda má každý velkého družiníka, který se počítá za dva.',
  unfinished_inn_cathedral:
    'Zda na konci nemá cesta s hostincem a město s katedrálou žádnou hodnotu, nebo takovou jako bez nich.',
  abbot: 'Zda má každý opata.',
  gardens: 'Zda smí opat stát na zahradě.',
  abbot_return_excludes:
    'Zda vzít opata zpět vylučuje každá jiná akce druhého kroku tahu, nebo jen umístění figurky.',
  vineyards_for_gardens:
    'Zda vinice platí za zahrady; má smysl jen s rozšířením, ve kterém vinice jsou.',
  tollhouse: 'Zda má každý celnici; bez nich se hraje jen s kartičkami.',
  tollhouse_on_new_tile: 'Zda smí celnice na křižovatku právě přiložené kartičky.',
  crossroads_rule: 'Zda se kromě vesnic počítají i křižovatky u stromů.',
  toll_flip:
    'Kdy se otočí celnice, která vybrala daň od pocestných: na konci toho tahu, nebo příštího tahu jejího vlastníka.',
  builder_flip: 'Zda se ve dvojitém tahu otočí po celém tahu, nebo po každé části.',
  tollhouse_needs:
    'Zda použití celnice vylučuje každá jiná akce druhého kroku tahu, nebo jen umístění figurky.',
  toll_order: 'Zda se daň hodnotí před cestou, nebo po ní.',
  c1_little_farmhouses:
    'Domácí pravidlo: počítají se farmy nakreslené na kartičkách původní edice (uvádí je soubor kartiček).',
};

const values: Same<typeof Values> = {
  'first_player=random': 'los',
  'first_player=seat_1': 'první místo u stolu',
  'first_player=youngest': 'nejmladší, na prvním místě',
  'field_scoring=per_field_3': 'každá louka zvlášť, 3 za město',
  'field_scoring=per_player_3': 'každý hráč 3 za město, jednou',
  'field_scoring=per_city_4': 'město po městě, po 4',
  'river=river_1': 'Řeka',
  'river=river_2': 'Řeka II, s rozdvojením',
  'river=both': 'obě, spojené',
  'river_start_tile=shuffled_in': 'běžná kartička',
  'river_start_tile=left_out': 'mimo hru',
  'river_bends=no_immediate_u_turn': 'nikdy dvakrát po sobě na stejnou stranu',
  'river_bends=jcz': 'jako v JCloisterZone',
  'river_bends=no_u_turn_ever': 'vůbec nikdy zpět',
  'unfinished_inn_cathedral=zero': 'nedokončené bez hodnoty',
  'unfinished_inn_cathedral=ignore': 'hodnota jako bez nich',
  'abbot_return_excludes=no_phase2_action': 'každá jiná akce kroku',
  'abbot_return_excludes=no_meeple_only': 'jen umístěná figurka',
  'tollhouse_on_new_tile=allowed': 'dovolena',
  'tollhouse_on_new_tile=forbidden': 'zakázána',
  'crossroads_rule=any_crossroads': 'vesnice a stromy',
  'crossroads_rule=village_only': 'jen vesnice',
  'toll_flip=end_of_current_turn': 'na konci toho tahu',
  'toll_flip=end_of_owner_turn': 'na konci příštího tahu vlastníka',
  'builder_flip=after_double_turn': 'po celém dvojitém tahu',
  'builder_flip=after_each_part': 'po každé části',
  'tollhouse_needs=no_phase2_action': 'každá jiná akce kroku',
  'tollhouse_needs=no_meeple_only': 'jen umístěná figurka',
  'toll_order=before_road': 'před cestou',
  'toll_order=after_road': 'po cestě',
};

export const options: Text['options'] = {
  name: (option) => (names as Record<string, string>)[option] ?? capital(plain(option)),
  value: (option, value) =>
    (values as Record<string, string>)[`${option}=${value}`] ?? plain(value),
  help: (option, said) => (helps as Record<string, string>)[option] ?? said,
};
