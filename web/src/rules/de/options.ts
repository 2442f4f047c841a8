// Alle Optionen und was ihre Werte bedeuten.
import type { Options } from '../en/options';

export const options: Options = {
  title: 'Optionen',
  lead: 'Was sich beim Aufbau eines Spiels wählen lässt. Der erste Wert gilt, wenn du keinen anderen wählst.',
  standard: 'üblich',
  sets: {
    base: {
      title: 'Grundspiel',
      options: {
        first_player: {
          about: 'Wer beginnt, sagen die Regelhefte verschieden. [B-8]',
          values: {
            random: 'Das Programm lost.',
            seat_1: 'Wer auf dem ersten Platz sitzt.',
            youngest: 'Die jüngste Person; sie bekommt den ersten Platz.',
          },
        },
        two_tile_city: {
          about: 'Was eine abgeschlossene Stadt aus zwei Plättchen wert ist. [B-34]',
          values: {
            '4': 'Wie jede andere Stadt: 2 je Plättchen und Wappen.',
            '2': 'Die Regel der ersten Auflagen: 1 je Plättchen und Wappen.',
          },
        },
        field_scoring: {
          about: 'Wie Wiesen am Ende gewertet werden. [B-39] [B-40]',
          values: {
            per_field_3:
              'Jede Wiese für sich: Wer dort die Mehrheit hat, erhält 3 für jede abgeschlossene Stadt, die angrenzt.',
            per_player_3:
              'Wie eben, aber eine Stadt zahlt jeder Person nur einmal, an wie viele ihrer Wiesen sie auch grenzt.',
            per_city_4:
              'Jede abgeschlossene Stadt für sich: Alle Bauern ringsum werden zusammengezählt, und die Mehrheit erhält 4.',
          },
        },
        fields: {
          about: 'Ob Figuren auf Wiesen liegen dürfen. [B-39]',
          values: {
            on: 'Bauern werden gelegt und am Ende gewertet.',
            off: 'Keine Bauern; ein einfacheres Spiel für den Einstieg.',
          },
        },
        meeples_per_player: {
          about: 'Wie viele normale Meeple jede Farbe hat, 0 bis 100. [B-2]',
          values: { '7': 'Die gedruckte Anzahl.' },
        },
      },
    },
    river: {
      title: 'Der Fluss',
      options: {
        river: {
          about: 'Welcher Fluss gelegt wird. [R-1] [R-14]',
          values: {
            river_1: 'Der erste Fluss, ohne Gabelung.',
            river_2: 'Der Fluss II, mit Gabelung und zwei Seen.',
            both: 'Beide, zu einem mit einer Quelle verbunden.',
          },
        },
        river_start_tile: {
          about: 'Was mit dem Startplättchen des Grundspiels geschieht. [R-3]',
          values: {
            shuffled_in: 'Es wird gezogen wie jedes andere.',
            left_out: 'Es bleibt in der Schachtel, wie C2 und C3 sagen.',
          },
        },
        river_bends: {
          about: 'Wie der Fluss abbiegen darf. [R-6] [R-7] [R-17]',
          values: {
            no_immediate_u_turn:
              'Nicht auf zwei Plättchen hintereinander in dieselbe Richtung, und der Platz vor jedem Ende bleibt frei.',
            jcz: 'Wie JCloisterZone spielt: Vor und neben jedem Ende bleibt mehr Platz frei. Der See an der Stadt kann dann früher kommen.',
            no_u_turn_ever:
              'Eine Hausregel: Nach einer Biegung geht die nächste zur anderen Seite, wie weit sie auch entfernt ist.',
          },
        },
        river_volcano: {
          about: 'Ob der See mit dem Vulkan wirkt. [R-11] [R-12]',
          values: {
            off: 'Er ist ein gewöhnlicher See.',
            on: 'Auf ihn wird nichts gesetzt, dein Zug endet, und du machst noch einen mit einem gewöhnlichen Plättchen.',
          },
        },
      },
    },
    abbot: {
      title: 'Der Abt',
      options: {
        abbot: {
          about: 'Ob mit Äbten gespielt wird. [A-1]',
          values: { on: 'Jede Farbe hat einen.', off: 'Niemand hat einen.' },
        },
        gardens: {
          about: 'Ob ein Abt in einem Garten stehen darf. [A-3]',
          values: { on: 'In Gärten und Klöstern.', off: 'Nur in Klöstern.' },
        },
        abbot_return_excludes: {
          about: 'Was im selben Zug das Zurücknehmen des Abtes ausschließt. [A-8]',
          values: {
            no_phase2_action: 'Jede andere Aktion in Phase 2, auch das Zollhaus.',
            no_meeple_only:
              'Nur eine eingesetzte Figur. Mit derselben Wahl für das Zollhaus geht beides in einem Zug.',
          },
        },
        vineyards_for_gardens: {
          about:
            'Ob Weinberge auch für Gärten zahlen. In den Erweiterungen dieses Programms gibt es noch keine. [A-10]',
          values: { off: 'Nur für Klöster.', on: 'Auch für Gärten.' },
        },
      },
    },
    inns_and_cathedrals: {
      title: 'Wirtshäuser und Kathedralen',
      options: {
        inns: {
          about: 'Ob Wirtshäuser wirken. [I-3]',
          values: {
            on: 'Eine abgeschlossene Straße mit Wirtshaus ist 2 je Plättchen wert.',
            off: 'Wirtshäuser sind nur gezeichnet.',
          },
        },
        cathedrals: {
          about: 'Ob Kathedralen wirken. [I-5]',
          values: {
            on: 'Eine abgeschlossene Stadt mit Kathedrale ist 3 je Plättchen und Wappen wert.',
            off: 'Kathedralen sind nur gezeichnet.',
          },
        },
        large_meeple: {
          about: 'Ob es große Meeple gibt. [I-8]',
          values: { on: 'Jede Farbe hat einen; er zählt doppelt.', off: 'Niemand hat einen.' },
        },
        unfinished_inn_cathedral: {
          about:
            'Was eine nicht abgeschlossene Straße mit Wirtshaus oder Stadt mit Kathedrale wert ist. [I-6]',
          values: {
            zero: 'Nichts.',
            ignore: 'Was sie ohne wert wäre: 1 je Plättchen und Wappen.',
          },
        },
      },
    },
    tollkeepers: {
      title: 'Die Zöllner',
      options: {
        tollhouse: {
          about: 'Ob mit Zollhäusern gespielt wird. [TK-2]',
          values: { on: 'Jede Farbe hat eines.', off: 'Nur die Plättchen spielen mit.' },
        },
        tollhouse_on_new_tile: {
          about: 'Ob das Zollhaus auf eine Kreuzung des eben gelegten Plättchens darf. [D-1]',
          values: {
            allowed: 'Ja, auf jede freie Kreuzung.',
            forbidden: 'Nein, nur auf früher gelegte Plättchen.',
          },
        },
        crossroads_rule: {
          about: 'Was als Kreuzung zählt. [D-2]',
          values: {
            any_crossroads: 'Dörfer und Bäume, an denen Straßen enden.',
            village_only: 'Nur Dörfer.',
          },
        },
        toll_flip: {
          about: 'Wann ein Zollhaus umgedreht wird, das von Reisenden Zoll erhoben hat. [D-3]',
          values: {
            end_of_current_turn: 'Am Ende des Zuges, in dem es Zoll erhoben hat.',
            end_of_owner_turn:
              'Am Ende des nächsten Zuges der Farbe, der es gehört; bis dahin gilt, was es zeigt.',
          },
        },
        builder_flip: {
          about: 'Wann es in einem Zug aus zwei Teilen umgedreht wird. [Q-5] [C-20]',
          values: {
            after_double_turn: 'Nach dem zweiten Teil.',
            after_each_part: 'Nach jedem Teil.',
          },
        },
        tollhouse_needs: {
          about: 'Was im selben Zug das Zollhaus ausschließt. [Q-7]',
          values: {
            no_phase2_action: 'Jede andere Aktion in Phase 2, auch das Zurücknehmen des Abtes.',
            no_meeple_only:
              'Nur eine eingesetzte Figur. Mit derselben Wahl für den Abt geht beides in einem Zug.',
          },
        },
        toll_order: {
          about: 'Was im Spielverlauf zuerst kommt. Keine Summe hängt davon ab. [D-6]',
          values: {
            before_road: 'Der Zoll, dann die Straße.',
            after_road: 'Die Straße, dann der Zoll.',
          },
        },
        c1_little_farmhouses: {
          about:
            'Eine Hausregel für C1: Kleine Bauernhöfe, die auf manche Plättchen gezeichnet sind, zählen. Dafür braucht es eine Plättchendatei, die sie nennt. [TK-25]',
          values: { off: 'Sie zählen nicht.', on: 'Sie zählen als Bauernhöfe.' },
        },
      },
    },
  },
};
