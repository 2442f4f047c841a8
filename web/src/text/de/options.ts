// Namen der Optionen und ihrer Werte; ausführlicher stehen sie in den Regeln (rules/de/options.ts).
import type { names as Names, values as Values } from '../en/options';
import { capital, plain, type Same } from '../tables';
import type { Text } from '../text';

const names: Same<typeof Names> = {
  first_player: 'Wer beginnt',
  two_tile_city: 'Punkte für eine Stadt aus zwei Plättchen',
  field_scoring: 'Wertung der Wiesen',
  fields: 'Bauern auf Wiesen',
  meeples_per_player: 'Meeple je Spieler',
  river: 'Welcher Fluss',
  river_start_tile: 'Startplättchen des Grundspiels',
  river_bends: 'Biegungen des Flusses',
  river_volcano: 'See mit dem Vulkan',
  inns: 'Wirtshäuser',
  cathedrals: 'Kathedralen',
  large_meeple: 'Großer Meeple',
  unfinished_inn_cathedral: 'Wirtshaus oder Kathedrale am Ende',
  abbot: 'Abt',
  gardens: 'Gärten',
  abbot_return_excludes: 'Was das Zurücknehmen des Abtes ausschließt',
  vineyards_for_gardens: 'Weinberge zahlen für Gärten',
  tollhouse: 'Zollhäuser',
  tollhouse_on_new_tile: 'Zollhaus auf dem eben gelegten Plättchen',
  crossroads_rule: 'Was als Kreuzung zählt',
  toll_flip: 'Wann ein Zollhaus umgedreht wird',
  builder_flip: 'Umdrehen im Doppelzug',
  tollhouse_needs: 'Was das Zollhaus ausschließt',
  toll_order: 'Wann der Zoll gewertet wird',
  c1_little_farmhouses: 'Bauernhöfe auf Plättchen der 1. Edition',
};

const helps: Same<typeof Names> = {
  first_player:
    'Wer beginnt: das Los, der erste Platz am Tisch oder die jüngste Person, die den ersten Platz bekommt.',
  two_tile_city:
    'Punkte einer abgeschlossenen Stadt aus zwei Plättchen; 2 ist die Regel der ersten Auflagen.',
  field_scoring:
    'Jede Wiese für sich 3 je Stadt (heute), alle einmal 3 je Stadt oder Stadt für Stadt 4 (erste Auflagen).',
  fields: 'Ob Figuren auf Wiesen liegen dürfen.',
  meeples_per_player: 'Wie viele Meeple alle im Vorrat haben.',
  river: 'Welcher Fluss: der erste, der zweite mit Gabelung oder beide verbunden.',
  river_start_tile:
    'Was aus dem Startplättchen des Grundspiels wird: ein gewöhnliches Plättchen, oder es bleibt aus dem Spiel.',
  river_bends:
    'Wie der Fluss abbiegen darf: nie zweimal hintereinander in dieselbe Richtung, strenger wie in JCloisterZone oder überhaupt nie zurück.',
  river_volcano: 'Ob auf den See mit dem Vulkan nichts gesetzt wird und dafür noch ein Zug folgt.',
  inns: 'Ob eine abgeschlossene Straße mit Wirtshaus 2 je Plättchen wert ist.',
  cathedrals: 'Ob eine abgeschlossene Stadt mit Kathedrale 3 je Plättchen und Wappen wert ist.',
  large_meeple: 'Ob alle einen großen Meeple haben, der doppelt zählt.',
  unfinished_inn_cathedral:
    'Ob eine Straße mit Wirtshaus oder eine Stadt mit Kathedrale am Ende nichts wert ist oder so viel wie ohne.',
  abbot: 'Ob alle einen Abt haben.',
  gardens: 'Ob ein Abt in einem Garten stehen darf.',
  abbot_return_excludes:
    'Ob jede andere Aktion im zweiten Schritt des Zuges das Zurücknehmen des Abtes ausschließt oder nur eine eingesetzte Figur.',
  vineyards_for_gardens:
    'Ob Weinberge für Gärten zahlen; nur mit einer Erweiterung von Belang, die Weinberge hat.',
  tollhouse: 'Ob alle ein Zollhaus haben; ohne sie spielen nur die Plättchen mit.',
  tollhouse_on_new_tile: 'Ob das Zollhaus auf eine Kreuzung des eben gelegten Plättchens darf.',
  crossroads_rule: 'Ob außer Dörfern auch Kreuzungen an Bäumen zählen.',
  toll_flip:
    'Wann ein Zollhaus umgedreht wird, das von Reisenden Zoll erhoben hat: am Ende dieses Zuges oder des nächsten Zuges seines Besitzers.',
  builder_flip: 'Ob es im Doppelzug nach dem ganzen Zug oder nach jedem Teil umgedreht wird.',
  tollhouse_needs:
    'Ob jede andere Aktion im zweiten Schritt des Zuges das Zollhaus ausschließt oder nur eine eingesetzte Figur.',
  toll_order: 'Ob der Zoll vor oder nach der Straße gewertet wird.',
  c1_little_farmhouses:
    'Hausregel: Bauernhöfe auf Plättchen der 1. Edition zählen (eine Plättchendatei nennt sie).',
};

const values: Same<typeof Values> = {
  'first_player=random': 'das Los',
  'first_player=seat_1': 'der erste Platz am Tisch',
  'first_player=youngest': 'die jüngste Person, auf dem ersten Platz',
  'field_scoring=per_field_3': 'jede Wiese für sich, 3 je Stadt',
  'field_scoring=per_player_3': 'alle 3 je Stadt, einmal',
  'field_scoring=per_city_4': 'Stadt für Stadt, je 4',
  'river=river_1': 'Der Fluss',
  'river=river_2': 'Der Fluss II, mit Gabelung',
  'river=both': 'beide, verbunden',
  'river_start_tile=shuffled_in': 'ein gewöhnliches Plättchen',
  'river_start_tile=left_out': 'aus dem Spiel',
  'river_bends=no_immediate_u_turn': 'nie zweimal hintereinander in dieselbe Richtung',
  'river_bends=jcz': 'wie in JCloisterZone',
  'river_bends=no_u_turn_ever': 'überhaupt nie zurück',
  'unfinished_inn_cathedral=zero': 'nicht abgeschlossen nichts wert',
  'unfinished_inn_cathedral=ignore': 'so viel wert wie ohne',
  'abbot_return_excludes=no_phase2_action': 'jede andere Aktion des Schritts',
  'abbot_return_excludes=no_meeple_only': 'nur eine eingesetzte Figur',
  'tollhouse_on_new_tile=allowed': 'erlaubt',
  'tollhouse_on_new_tile=forbidden': 'verboten',
  'crossroads_rule=any_crossroads': 'Dörfer und Bäume',
  'crossroads_rule=village_only': 'nur Dörfer',
  'toll_flip=end_of_current_turn': 'am Ende dieses Zuges',
  'toll_flip=end_of_owner_turn': 'am Ende des nächsten Zuges seines Besitzers',
  'builder_flip=after_double_turn': 'nach dem ganzen Doppelzug',
  'builder_flip=after_each_part': 'nach jedem Teil',
  'tollhouse_needs=no_phase2_action': 'jede andere Aktion des Schritts',
  'tollhouse_needs=no_meeple_only': 'nur eine eingesetzte Figur',
  'toll_order=before_road': 'vor der Straße',
  'toll_order=after_road': 'nach der Straße',
};

export const options: Text['options'] = {
  name: (option) => (names as Record<string, string>)[option] ?? capital(plain(option)),
  value: (option, value) =>
    (values as Record<string, string>)[`${option}=${value}`] ?? plain(value),
  help: (option, said) => (helps as Record<string, string>)[option] ?? said,
};
