// Všechny možnosti a význam jejich hodnot.
import type { Options } from '../en/options';

export const options: Options = {
  title: 'Možnosti',
  lead: 'Co lze zvolit při nastavení hry. První hodnota platí, pokud nezvolíte jinou.',
  standard: 'obvykle',
  sets: {
    base: {
      title: 'Základní hra',
      options: {
        first_player: {
          about: 'Pravidla se liší v tom, kdo začíná. [B-8]',
          values: {
            random: 'Program losuje.',
            seat_1: 'Kdo sedí na prvním místě u stolu.',
            youngest: 'Nejmladší hráč; posaďte ho na první místo.',
          },
        },
        two_tile_city: {
          about: 'Jakou hodnotu má dokončené město ze dvou kartiček. [B-34]',
          values: {
            '4': 'Jako každé jiné: 2 za každou kartičku a erb.',
            '2': 'Pravidlo prvních vydání: 1 za každou kartičku a erb.',
          },
        },
        field_scoring: {
          about: 'Jak se na konci hodnotí louky. [B-39] [B-40]',
          values: {
            per_field_3:
              'Každá louka zvlášť: kdo na ní má převahu, získává 3 za každé dokončené město, které s ní sousedí.',
            per_player_3:
              'Podobně, ale město platí každému jen jednou, bez ohledu na to, s kolika jeho loukami sousedí.',
            per_city_4:
              'Každé dokončené město zvlášť: všichni sedláci kolem se sečtou a převaha získává 4.',
          },
        },
        fields: {
          about: 'Zda smějí figurky ležet na loukách. [B-39]',
          values: {
            on: 'Sedláci se umisťují a na konci hodnotí.',
            off: 'Bez sedláků; jednodušší hra pro začátečníky.',
          },
        },
        meeples_per_player: {
          about: 'Kolik běžných družiníků má každý, 0 až 100. [B-2]',
          values: { '7': 'Počet z tištěných pravidel.' },
        },
      },
    },
    river: {
      title: 'Řeka',
      options: {
        river: {
          about: 'Která řeka se přikládá. [R-1] [R-14]',
          values: {
            river_1: 'První Řeka, bez rozdvojení.',
            river_2: 'Řeka II, s rozdvojením a dvěma jezery.',
            both: 'Obě, spojené v jednu s jedním pramenem.',
          },
        },
        river_start_tile: {
          about: 'Co se stane se startovní kartičkou základní hry. [R-3]',
          values: {
            shuffled_in: 'Dobírá se jako každá jiná.',
            left_out: 'Zůstane v krabici, jak říkají C2 a C3.',
          },
        },
        river_bends: {
          about: 'Jak smí řeka zatáčet. [R-6] [R-7] [R-17]',
          values: {
            no_immediate_u_turn:
              'Ne na stejnou stranu na dvou kartičkách po sobě a místo před každým koncem zůstává volné.',
            jcz: 'Jak hraje JCloisterZone: před každým koncem i vedle něj zůstává více místa. Jezero u města pak může přijít dříve.',
            no_u_turn_ever:
              'Domácí pravidlo: po zatáčce míří další na druhou stranu, i kdyby byla daleko.',
          },
        },
        river_volcano: {
          about: 'Zda jezero se sopkou působí. [R-11] [R-12]',
          values: {
            off: 'Je to běžné jezero.',
            on: 'Nic se na něj neumisťuje, váš tah končí a máte ještě jeden s běžnou kartičkou.',
          },
        },
      },
    },
    abbot: {
      title: 'Opat',
      options: {
        abbot: {
          about: 'Zda se hraje s opaty. [A-1]',
          values: { on: 'Každý má jednoho.', off: 'Nikdo opata nemá.' },
        },
        gardens: {
          about: 'Zda smí opat stát na zahradě. [A-3]',
          values: { on: 'Na zahradách a v klášterech.', off: 'Jen v klášterech.' },
        },
        abbot_return_excludes: {
          about: 'Co v témže tahu vylučuje vzít opata zpět. [A-8]',
          values: {
            no_phase2_action: 'Každá jiná akce ve fázi 2, i celnice.',
            no_meeple_only:
              'Jen umístění figurky. Se stejnou volbou pro celnici lze v jednom tahu obojí.',
          },
        },
        vineyards_for_gardens: {
          about:
            'Zda vinice platí i za zahrady. V rozšířeních tohoto programu zatím vinice nejsou. [A-10]',
          values: { off: 'Jen za kláštery.', on: 'I za zahrady.' },
        },
      },
    },
    inns_and_cathedrals: {
      title: 'Hostince a katedrály',
      options: {
        inns: {
          about: 'Zda hostince působí. [I-3]',
          values: {
            on: 'Uzavřená cesta s hostincem má hodnotu 2 za kartičku.',
            off: 'Hostince jsou jen kresby.',
          },
        },
        cathedrals: {
          about: 'Zda katedrály působí. [I-5]',
          values: {
            on: 'Dokončené město s katedrálou má hodnotu 3 za kartičku a erb.',
            off: 'Katedrály jsou jen kresby.',
          },
        },
        large_meeple: {
          about: 'Zda se hraje s velkými družiníky. [I-8]',
          values: { on: 'Každý má jednoho; počítá se za dva.', off: 'Nikdo ho nemá.' },
        },
        unfinished_inn_cathedral: {
          about:
            'Jakou hodnotu má neuzavřená cesta s hostincem nebo nedokončené město s katedrálou. [I-6]',
          values: {
            zero: 'Žádnou.',
            ignore: 'Takovou, jakou by mělo bez nich: 1 za každou kartičku a erb.',
          },
        },
      },
    },
    tollkeepers: {
      title: 'Výběrčí daní',
      options: {
        tollhouse: {
          about: 'Zda se hraje s celnicemi. [TK-2]',
          values: { on: 'Každý má jednu.', off: 'Používají se jen kartičky.' },
        },
        tollhouse_on_new_tile: {
          about: 'Zda smí celnice na křižovatku právě přiložené kartičky. [D-1]',
          values: {
            allowed: 'Ano, na každou volnou křižovatku.',
            forbidden: 'Ne, jen na dříve přiložené kartičky.',
          },
        },
        crossroads_rule: {
          about: 'Co se počítá jako křižovatka. [D-2]',
          values: {
            any_crossroads: 'Vesnice a stromy, u kterých cesty končí.',
            village_only: 'Jen vesnice.',
          },
        },
        toll_flip: {
          about: 'Kdy se otočí celnice, která vybrala daň od pocestných. [D-3]',
          values: {
            end_of_current_turn: 'Na konci tahu, ve kterém daň vybrala.',
            end_of_owner_turn:
              'Na konci příštího tahu svého vlastníka; do té doby platí, co ukazuje.',
          },
        },
        builder_flip: {
          about: 'Kdy se otočí v tahu ze dvou částí. [Q-5] [C-20]',
          values: {
            after_double_turn: 'Po druhé části.',
            after_each_part: 'Po každé části.',
          },
        },
        tollhouse_needs: {
          about: 'Co v témže tahu vylučuje použití celnice. [Q-7]',
          values: {
            no_phase2_action: 'Každá jiná akce ve fázi 2, i vzetí opata zpět.',
            no_meeple_only:
              'Jen umístění figurky. Se stejnou volbou pro opata lze v jednom tahu obojí.',
          },
        },
        toll_order: {
          about: 'Co je v průběhu hry první. Žádný součet na tom nezávisí. [D-6]',
          values: { before_road: 'Daň, potom cesta.', after_road: 'Cesta, potom daň.' },
        },
        c1_little_farmhouses: {
          about:
            'Domácí pravidlo pro C1: počítají se malé farmy nakreslené na některých kartičkách. Potřebuje soubor kartiček, který je uvádí. [TK-25]',
          values: { off: 'Nepočítají se.', on: 'Počítají se jako farmy.' },
        },
      },
    },
  },
};
