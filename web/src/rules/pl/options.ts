// Wszystkie opcje i znaczenie ich wartości.
import type { Options } from '../en/options';

export const options: Options = {
  title: 'Opcje',
  lead: 'Co można wybrać, gdy ustawia się grę. Pierwsza wartość obowiązuje, jeśli nie wybierzesz innej.',
  standard: 'zwykle',
  sets: {
    base: {
      title: 'Gra podstawowa',
      options: {
        first_player: {
          about: 'Instrukcje różnią się w tym, kto zaczyna. [B-8]',
          values: {
            random: 'Program losuje.',
            seat_1: 'Ten, kto siedzi na pierwszym miejscu.',
            youngest: 'Najmłodsza osoba; posadź ją na pierwszym miejscu.',
          },
        },
        two_tile_city: {
          about: 'Ile jest warte ukończone miasto z dwóch płytek. [B-34]',
          values: {
            '4': 'Jak każde inne: 2 za każdą płytkę i proporzec.',
            '2': 'Zasada pierwszych wydań: 1 za każdą płytkę i proporzec.',
          },
        },
        field_scoring: {
          about: 'Jak punktuje się pola na koniec. [B-39] [B-40]',
          values: {
            per_field_3:
              'Każde pole osobno: kto ma na nim przewagę, zdobywa 3 za każde ukończone miasto, które do niego przylega.',
            per_player_3:
              'Podobnie, ale miasto płaci każdemu tylko raz, choćby przylegało do kilku pól tej samej osoby.',
            per_city_4:
              'Każde ukończone miasto osobno: liczy się razem wszystkich chłopów wokół, a kto ma przewagę, zdobywa 4.',
          },
        },
        fields: {
          about: 'Czy pionki mogą leżeć na polach. [B-39]',
          values: {
            on: 'Chłopów się umieszcza i punktuje na koniec.',
            off: 'Bez chłopów; prostsza gra dla początkujących.',
          },
        },
        meeples_per_player: {
          about: 'Ilu zwykłych podwładnych ma każdy, od 0 do 100. [B-2]',
          values: { '7': 'Tyle, ile w druku.' },
        },
      },
    },
    river: {
      title: 'Rzeka',
      options: {
        river: {
          about: 'Którą rzekę się układa. [R-1] [R-14]',
          values: {
            river_1: 'Pierwszą Rzekę, bez rozwidlenia.',
            river_2: 'Rzekę II, z rozwidleniem i dwoma jeziorami.',
            both: 'Obie, połączone w jedną, z jednym źródłem.',
          },
        },
        river_start_tile: {
          about: 'Co dzieje się z płytką startową gry podstawowej. [R-3]',
          values: {
            shuffled_in: 'Dobiera się ją jak każdą inną.',
            left_out: 'Zostaje w pudełku, jak mówią C2 i C3.',
          },
        },
        river_bends: {
          about: 'Jak rzeka może skręcać. [R-6] [R-7] [R-17]',
          values: {
            no_immediate_u_turn:
              'Nie w tę samą stronę na dwóch płytkach z rzędu, a miejsce przed każdym końcem zostaje wolne.',
            jcz: 'Tak jak w JCloisterZone: więcej wolnego miejsca przed każdym końcem i obok niego. Jezioro przy mieście może wtedy przyjść wcześniej.',
            no_u_turn_ever:
              'Zasada domowa: po zakręcie następny idzie w drugą stronę, choćby był daleko.',
          },
        },
        river_volcano: {
          about: 'Czy jezioro z wulkanem działa. [R-11] [R-12]',
          values: {
            off: 'To zwykłe jezioro.',
            on: 'Nie można na nim nic postawić, tura się kończy, a ty rozgrywasz jeszcze jedną ze zwykłą płytką.',
          },
        },
      },
    },
    abbot: {
      title: 'Opat',
      options: {
        abbot: {
          about: 'Czy gra się z opatami. [A-1]',
          values: { on: 'Każdy ma jednego.', off: 'Nikt nie ma opata.' },
        },
        gardens: {
          about: 'Czy opat może stanąć w ogrodzie. [A-3]',
          values: { on: 'W ogrodach i klasztorach.', off: 'Tylko w klasztorach.' },
        },
        abbot_return_excludes: {
          about: 'Co nie pozwala zabrać opata w tej samej turze. [A-8]',
          values: {
            no_phase2_action: 'Każda inna akcja w fazie 2, także komora celna.',
            no_meeple_only:
              'Tylko umieszczenie pionka. Z tym samym wyborem dla komory celnej można zrobić obie rzeczy w jednej turze.',
          },
        },
        vineyards_for_gardens: {
          about: 'Czy winnice płacą także za ogrody. W tym programie winnic jeszcze nie ma. [A-10]',
          values: { off: 'Tylko za klasztory.', on: 'Za ogrody też.' },
        },
      },
    },
    inns_and_cathedrals: {
      title: 'Karczmy i katedry',
      options: {
        inns: {
          about: 'Czy karczmy działają. [I-3]',
          values: {
            on: 'Ukończona droga z karczmą jest warta 2 za płytkę.',
            off: 'Karczmy są tylko rysunkami.',
          },
        },
        cathedrals: {
          about: 'Czy katedry działają. [I-5]',
          values: {
            on: 'Ukończone miasto z katedrą jest warte 3 za płytkę i proporzec.',
            off: 'Katedry są tylko rysunkami.',
          },
        },
        large_meeple: {
          about: 'Czy gra się z dużymi podwładnymi. [I-8]',
          values: { on: 'Każdy ma jednego; liczy się za dwóch.', off: 'Nikt nie ma dużego.' },
        },
        unfinished_inn_cathedral: {
          about:
            'Ile jest warta nieukończona droga z karczmą i nieukończone miasto z katedrą. [I-6]',
          values: {
            zero: 'Nic.',
            ignore: 'Tyle, ile bez nich: 1 za każdą płytkę i proporzec.',
          },
        },
      },
    },
    tollkeepers: {
      title: 'Celnicy',
      options: {
        tollhouse: {
          about: 'Czy gra się z komorami celnymi. [TK-2]',
          values: { on: 'Każdy ma jedną.', off: 'Używa się tylko płytek.' },
        },
        tollhouse_on_new_tile: {
          about: 'Czy komora może stanąć na skrzyżowaniu właśnie umieszczonej płytki. [D-1]',
          values: {
            allowed: 'Tak, na każdym wolnym skrzyżowaniu.',
            forbidden: 'Nie, tylko na płytkach umieszczonych wcześniej.',
          },
        },
        crossroads_rule: {
          about: 'Co jest skrzyżowaniem. [D-2]',
          values: {
            any_crossroads: 'Wioski i drzewa, przy których kończą się drogi.',
            village_only: 'Tylko wioski.',
          },
        },
        toll_flip: {
          about: 'Kiedy odwraca się komora, która pobrała cło od podróżnych. [D-3]',
          values: {
            end_of_current_turn: 'Na koniec tury, w której je pobrała.',
            end_of_owner_turn:
              'Na koniec następnej tury właściciela; do tego czasu liczy według tego, co pokazuje.',
          },
        },
        builder_flip: {
          about: 'Kiedy odwraca się w turze z dwóch części. [Q-5] [C-20]',
          values: {
            after_double_turn: 'Po drugiej części.',
            after_each_part: 'Po każdej części.',
          },
        },
        tollhouse_needs: {
          about: 'Co nie pozwala użyć komory w tej samej turze. [Q-7]',
          values: {
            no_phase2_action: 'Każda inna akcja w fazie 2, także zabranie opata.',
            no_meeple_only:
              'Tylko umieszczenie pionka. Z tym samym wyborem dla opata można zrobić obie rzeczy w jednej turze.',
          },
        },
        toll_order: {
          about: 'Co jest pierwsze w przebiegu gry. Żadna suma od tego nie zależy. [D-6]',
          values: { before_road: 'Cło, potem droga.', after_road: 'Droga, potem cło.' },
        },
        c1_little_farmhouses: {
          about:
            'Zasada domowa dla C1: liczą się małe gospodarstwa narysowane na niektórych płytkach. Potrzebny jest plik płytek, który je wymienia. [TK-25]',
          values: { off: 'Nie liczą się.', on: 'Liczą się jak gospodarstwa.' },
        },
      },
    },
  },
};
