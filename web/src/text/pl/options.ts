// Nazwy opcji i ich wartości; dłużej opisują je zasady (rules/pl/options.ts).
import type { names as Names, values as Values } from '../en/options';
import { capital, plain, type Same } from '../tables';
import type { Text } from '../text';

const names: Same<typeof Names> = {
  first_player: 'Kto zaczyna',
  two_tile_city: 'Punkty za miasto z dwóch płytek',
  field_scoring: 'Jak punktują pola',
  fields: 'Chłopi na polach',
  meeples_per_player: 'Podwładni na gracza',
  river: 'Która rzeka',
  river_start_tile: 'Płytka startowa gry podstawowej',
  river_bends: 'Zakręty rzeki',
  river_volcano: 'Jezioro z wulkanem',
  inns: 'Karczmy',
  cathedrals: 'Katedry',
  large_meeple: 'Duży podwładny',
  unfinished_inn_cathedral: 'Karczma lub katedra na koniec gry',
  abbot: 'Opat',
  gardens: 'Ogrody',
  abbot_return_excludes: 'Co wyklucza zabranie opata',
  vineyards_for_gardens: 'Winnice płacą za ogrody',
  tollhouse: 'Komory celne',
  tollhouse_on_new_tile: 'Komora celna na nowej płytce',
  crossroads_rule: 'Co jest skrzyżowaniem',
  toll_flip: 'Kiedy odwraca się komora celna',
  builder_flip: 'Odwracanie w podwójnej turze',
  tollhouse_needs: 'Co wyklucza komorę celną',
  toll_order: 'Kiedy punktuje się cło',
  c1_little_farmhouses: 'Gospodarstwa na płytkach 1. edycji',
};

const helps: Same<typeof Names> = {
  first_player:
    'Kto zaczyna: los, pierwsze miejsce przy stole albo najmłodsza osoba, posadzona na pierwszym miejscu.',
  two_tile_city: 'Ile punktów daje ukończone miasto z dwóch płytek; 2 to zasada pierwszych wydań.',
  field_scoring:
    'Każde pole osobno po 3 za miasto (dziś), każdy gracz raz po 3 za miasto albo miasto po mieście po 4 (pierwsze wydania).',
  fields: 'Czy pionki mogą leżeć na polach.',
  meeples_per_player: 'Ilu podwładnych ma w rezerwie każdy gracz.',
  river: 'Która rzeka: pierwsza, druga z rozwidleniem albo obie połączone.',
  river_start_tile:
    'Co dzieje się z płytką startową gry podstawowej: staje się zwykłą płytką albo zostaje poza grą.',
  river_bends:
    'Jak rzeka może skręcać: nigdy dwa razy z rzędu w tę samą stronę, ściślej, jak w JCloisterZone, albo bez żadnego zawracania.',
  river_volcano:
    'Czy na jeziorze z wulkanem nie można nic postawić, a w zamian gra się jeszcze jedną turę.',
  inns: 'Czy ukończona droga z karczmą jest warta 2 za płytkę.',
  cathedrals: 'Czy ukończone miasto z katedrą jest warte 3 za płytkę i proporzec.',
  large_meeple: 'Czy każdy ma dużego podwładnego, który liczy się za dwóch.',
  unfinished_inn_cathedral:
    'Czy na koniec gry droga z karczmą i miasto z katedrą nie są warte nic, czy tyle, ile bez nich.',
  abbot: 'Czy każdy ma opata.',
  gardens: 'Czy opat może stanąć w ogrodzie.',
  abbot_return_excludes:
    'Czy zabranie opata wyklucza każda inna akcja w drugim kroku tury, czy tylko umieszczenie pionka.',
  vineyards_for_gardens:
    'Czy winnice płacą za ogrody; ma znaczenie tylko z rozszerzeniem, w którym są winnice.',
  tollhouse: 'Czy każdy ma komorę celną; bez nich gra się samymi płytkami.',
  tollhouse_on_new_tile:
    'Czy komora celna może stanąć na skrzyżowaniu właśnie umieszczonej płytki.',
  crossroads_rule: 'Czy oprócz wiosek liczą się też skrzyżowania przy drzewach.',
  toll_flip:
    'Kiedy odwraca się komora, która pobrała cło od podróżnych: na koniec tej tury czy następnej tury właściciela.',
  builder_flip: 'Czy w podwójnej turze odwraca się po całej turze, czy po każdej części.',
  tollhouse_needs:
    'Czy użycie komory celnej wyklucza każda inna akcja w drugim kroku tury, czy tylko umieszczenie pionka.',
  toll_order: 'Czy cło punktuje się przed drogą, czy po niej.',
  c1_little_farmhouses:
    'Zasada domowa: liczą się gospodarstwa narysowane na płytkach 1. edycji (wymienia je plik płytek).',
};

const values: Same<typeof Values> = {
  'first_player=random': 'los',
  'first_player=seat_1': 'pierwsze miejsce przy stole',
  'first_player=youngest': 'najmłodsza osoba, na pierwszym miejscu',
  'field_scoring=per_field_3': 'każde pole osobno, 3 za miasto',
  'field_scoring=per_player_3': 'każdy gracz 3 za miasto, raz',
  'field_scoring=per_city_4': 'miasto po mieście, po 4',
  'river=river_1': 'Rzeka',
  'river=river_2': 'Rzeka II, z rozwidleniem',
  'river=both': 'obie, połączone',
  'river_start_tile=shuffled_in': 'zwykła płytka',
  'river_start_tile=left_out': 'poza grą',
  'river_bends=no_immediate_u_turn': 'nigdy dwa razy z rzędu w tę samą stronę',
  'river_bends=jcz': 'jak w JCloisterZone',
  'river_bends=no_u_turn_ever': 'bez żadnego zawracania',
  'unfinished_inn_cathedral=zero': 'nieukończone nic nie dają',
  'unfinished_inn_cathedral=ignore': 'warte tyle, ile bez nich',
  'abbot_return_excludes=no_phase2_action': 'każda inna akcja kroku',
  'abbot_return_excludes=no_meeple_only': 'tylko umieszczony pionek',
  'tollhouse_on_new_tile=allowed': 'dozwolona',
  'tollhouse_on_new_tile=forbidden': 'zabroniona',
  'crossroads_rule=any_crossroads': 'wioski i drzewa',
  'crossroads_rule=village_only': 'tylko wioski',
  'toll_flip=end_of_current_turn': 'na koniec tej tury',
  'toll_flip=end_of_owner_turn': 'na koniec następnej tury właściciela',
  'builder_flip=after_double_turn': 'po całej podwójnej turze',
  'builder_flip=after_each_part': 'po każdej części',
  'tollhouse_needs=no_phase2_action': 'każda inna akcja kroku',
  'tollhouse_needs=no_meeple_only': 'tylko umieszczony pionek',
  'toll_order=before_road': 'przed drogą',
  'toll_order=after_road': 'po drodze',
};

export const options: Text['options'] = {
  name: (option) => (names as Record<string, string>)[option] ?? capital(plain(option)),
  value: (option, value) =>
    (values as Record<string, string>)[`${option}=${value}`] ?? plain(value),
  help: (option, said) => (helps as Record<string, string>)[option] ?? said,
};
