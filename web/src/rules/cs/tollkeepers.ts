// Výběrčí daní.
import type { TollkeepersText } from '../en/tollkeepers';
import { worked } from '../model';

export const tollkeepers: TollkeepersText = {
  title: 'Výběrčí daní (Mýtné)',
  lead: 'Vaše celnice stojí na křižovatce. Kdykoli tam někdo uzavře cestu, vybere body za to, co u té cesty stojí. Nejvíce platí pocestní a po nich se celnice otočí.',
  chapters: {
    setup: 'Co přibude',
    place: 'Umístění a přemístění celnice',
    crossroads: 'Co je křižovatka',
    collect: 'Vybírání daně',
    beside: 'Které symboly patří k cestě',
    turning: 'Otočení celnice',
    end: 'Konec hry',
    examples: 'Příklady s čísly',
    readings: 'V čem se texty liší',
  },
  paragraphs: {
    'TK-1': '10 kartiček, osm z nich s jednou skupinkou pocestných u cesty.',
    'TK-2':
      'Jedna celnice pro každého hráče, v modré, žluté, zelené, růžové, červené nebo černé barvě, nikdy více. Jedna strana ukazuje 1, malou celnici, druhá 2, velkou celnici.',
    'TK-3': 'Kartičky se zamíchají mezi ostatní. Všechna pravidla základní hry platí dál.',
    'TK-4 Q-8':
      'Po přiložení kartičky smíte jako obvykle umístit družiníka. **Pokud to neuděláte**, smíte místo toho umístit celnici, nebo ji přemístit, je-li už ve hře. Nic z toho není povinné; můžete také přeskočit.',
    'TK-5 Q-32': worked(
      'Stojí jen na křižovatce, tedy tam, kde se stýkají konce dvou, tří nebo čtyř cest jedné kartičky. Město nebo klášter, u kterých cesty končí, křižovatkou nejsou, stejně jako jezero a chata. Cesty tam smějí končit a být uzavřené, ale celnice tam stát nemůže.',
      'Cesta od vesnice k městské bráně má jedno místo pro celnici: vesnici.',
    ),
    'TK-6':
      'Vyhoví kterákoli křižovatka na stole, ať leží kdekoli a ať její kartičku přiložil kdokoli a kdykoli. Nemusí být na právě přiložené kartičce, ale smí.',
    'TK-7 Q-36':
      'Nesmí tam stát jiná celnice. Družiníci na kartičce a na jejích cestách nevadí a vaše celnice žádnou cestu neobsazuje: není to družiník, nepočítá se do převahy a nikomu nebrání družiníka umístit.',
    'TK-8': 'Na křižovatce na druhém konci cesty smí stát cizí celnice.',
    'TK-9 D-8':
      'Přichází rovnou na křižovatku a ukazuje 1. Přemístěním se to, co ukazuje, nikdy nezmění.',
    'TK-10 Q-35':
      'Jakmile je ve hře, zůstává v ní do konce. Nevrací se do zásoby a nikdo ji nemůže vytlačit.',
    'Q-7 Q-6 D-7':
      '„Bez družiníka“ znamená bez jakékoli jiné akce ve fázi 2: neumisťuje se běžný ani velký družiník, ani opat, a opat se ani nebere zpět. Nezáleží na tom, zda nechcete, zda už žádného nemáte, nebo zda pro něj není místo. Zmírňuje to možnost {tollhouse_needs}.',
    'Q-9': 'Přemístění tam, kde už stojí, se nenabízí: je to totéž jako přeskočit.',
    'Q-33': 'Není-li na stole volná žádná křižovatka, nelze ji umístit ani přemístit.',
    'Q-13': 'Smí stát i tam, kde jsou už všechny cesty uzavřené. Ty už nic nezaplatí [Q-12].',
    'Q-39':
      'Pokud se první kartička nikam nehodila a vy jste si dobrali další, platí toto vše pro kartičku, kterou nakonec přiložíte.',
    'Q-14 Q-28 TK-26':
      'Dvě cesty stačí. Stromy, u kterých cesty končí, jak je kreslí C1, jsou totéž co vesnice.',
    'D-2 Q-29':
      'Texty se liší v tom, zda se stromy počítají v pozdějších edicích. Tady se počítá každá křižovatka; možnost {crossroads_rule} může vyžadovat vesnice. Záleží na tom u jedné kartičky rozšíření Hostince a katedrály, na které tři cesty končí u stromů vedle hostince.',
    'TK-27 Q-27':
      'Jednotlivá malá chata, u které cesta končí, křižovatkou není, i když ji některé edice kreslí.',
    'Q-30':
      'Vesnice mezi dvěma městy (Hostince a katedrály) je křižovatka dvou cest, na západ a na východ. Krátké kousky k oběma branám cestami nejsou.',
    'Q-31 Q-21':
      'Kde cesta jen prochází mezi domy nebo kříží jinou po mostě, nic nekončí a křižovatka tam není. Nemá ji žádná kartička řeky.',
    'TK-11 Q-10':
      'Daň se vybírá, když je uzavřena cesta, která u vaší celnice začíná nebo končí, ve fázi 3 kteréhokoli tahu, **ať ji uzavře kdokoli**.',
    'TK-12 D-11':
      'Dokud ukazuje **1**, získáváte 1 bod za každou farmu, stáj, zahradu a symbol loupežníků u cesty a 3 za každou skupinku pocestných.',
    'TK-13':
      'Dokud ukazuje **2**, získáváte 2 body za každou farmu, stáj, zahradu a symbol loupežníků a 6 za každou skupinku pocestných.',
    'TK-14': 'Kravíny, vepříny a oslíny jsou všechno stáje. Vodárny se nikdy nepočítají.',
    'TK-15 D-9': 'Není-li u cesty nic takového, daň se nevybírá.',
    'TK-16 D-6 D-4':
      'Samotná cesta se hodnotí jako obvykle podle družiníků na ní, nezávisle na dani. Kdo cestu uzavře, kdo za ni získá body a kdo vybere daň, mohou být tři různí hráči. Tady je nejdříve daň; možnost {toll_order} to obrací a žádný součet se nezmění.',
    'Q-3 Q-37':
      'Daň na družinících nezávisí. Cesta bez nich platí stejně a na převaze na ní nezáleží.',
    'Q-2': worked(
      'Stojí-li celnice na obou koncích, vybere každý vlastník plnou daň podle své celnice a každá se otáčí sama za sebe. Nic se nedělí.',
      'Cesta s jednou farmou a jednou skupinkou pocestných. Celnice Červeného ukazuje 1: 1 + 3 = 4 body. Celnice Modrého ukazuje 2: 2 + 6 = 8 bodů.',
    ),
    'Q-1': worked(
      'Cesta, která se vrací na tutéž křižovatku, je jedna cesta: platí jednou a každý symbol u ní se počítá jednou.',
      'Kruh s pocestnými a loupežníky, celnice ukazuje 1: 3 + 1 = 4 body, ne 8.',
    ),
    'Q-11': worked(
      'Umístění je před vyhodnocením. Celnici tedy smíte umístit nebo přemístit právě k té cestě, kterou vaše kartička uzavírá; vybere daň z nové křižovatky, ne ze staré.',
      'Vaše kartička uzavře cestu se třemi symboly loupežníků. Družiníka neumístíte, ale celnici, která ukazuje 1, přemístíte na křižovatku na jejím konci: 3 body.',
    ),
    'Q-12': 'Cesta uzavřená dříve, než vaše celnice přišla, později nic nezaplatí.',
    'Q-15':
      'Hostinec zdvojnásobuje cestu, nikdy daň. Neuzavřená cesta s hostincem přinese na konci svým družiníkům 0, a celnici přesto 1 za každý symbol.',
    'TK-17 Q-18':
      'Symbol se pro cestu počítá jen tehdy, leží-li přímo u některého jejího úseku. Každý úsek cesty na kartičce se posuzuje zvlášť. Pocestní u jedné z cest křižovatky patří jen k té cestě.',
    'TK-18 Q-17':
      'Co leží mezi dvěma cestami, které vedou vedle sebe, počítá se pro obě. Takový symbol se počítá pro každou z nich, i když se obě uzavřou v jednom tahu u téže celnice.',
    'Q-16': 'Symbol u dvou úseků **téže** cesty se počítá jednou.',
    'Q-19':
      'Na kartičce s hostincem u stromů leží vepřín mezi cestami na západ a na jih a počítá se pro obě, ne pro cestu na východ. Tak čteme kresbu my.',
    'TK-20':
      'Pokud vaše celnice vybrala daň aspoň od jedné skupinky pocestných, otočí se: z 1 na 2, z 2 na 1.',
    'TK-21 Q-4': worked(
      'Stane se to až na konci tahu, po všech vyhodnoceních. Všechny cesty uzavřené v tomto tahu platí podle toho, co ukazovala předtím.',
      'Vaše celnice ukazuje 1. Jedna kartička tam uzavře dvě cesty, každou s jednou skupinkou pocestných: 3 + 3 body a potom ukazuje 2.',
    ),
    'TK-22': 'Otáčí se nejvýše jednou za tah, bez ohledu na to, kolik skupinek zaplatilo.',
    'D-3 Q-38':
      'Otočí se na konci tahu, ve kterém daň vybrala, i když to byl tah někoho jiného. Starší text lze číst jako „na konci svého tahu“; nabízí to možnost {toll_flip}.',
    'Q-5':
      'V tahu ze dvou částí čeká na konec celého tahu [C-20], pokud možnost {builder_flip} neříká jinak.',
    'TK-23 Q-22': worked(
      'Na konci získáváte body za každou **neuzavřenou** cestu u své celnice: po 1 za každou farmu, stáj, zahradu a symbol loupežníků a také jen po 1 za každou skupinku pocestných, ať celnice ukazuje cokoli. Je-li cest více, počítá se každá. Uzavřené se znovu nepočítají a nic se už neotáčí.',
      'Vaše celnice ukazuje 2. U neuzavřené cesty je farma a skupinka pocestných: 1 + 1 = 2 body.',
    ),
    'Q-23': 'Neuzavřená cesta má otevřený konec, takže se nikdy netýká dvou celnic.',
    'Q-24': 'V průběhu hry je nejdříve celnice, potom cesta. Žádný součet na tom nezávisí.',
    'Q-34': 'Celnice, která nikdy nepřišla do hry, nepřináší body, ani na konci.',
    'X-1':
      'Celnice Červeného ukazuje 1. Zelený uzavře cestu ze čtyř kartiček se dvěma skupinkami pocestných a jednou farmou. Červený vybere 2 × 3 + 1 × 1 = 7 bodů, Zelený získá 4 za cestu a celnice Červeného se otočí na 2.',
    'X-2':
      'Teď ukazuje 2. Uzavře se cesta se dvěma symboly loupežníků a vepřínem: 2 × 2 + 1 × 2 = 6 bodů. Pocestní tam nejsou, takže zůstává na 2.',
    'X-3':
      'Přiložíte kartičku, družiníka neumístíte a celnici, která ukazuje 1, postavíte na křižovatku na druhém konci stolu. O několik tahů později ji přemístíte na jinou; stále ukazuje 1.',
    'D-1':
      'Smí na křižovatku právě přiložené kartičky? Podle textu vydavatele a nejnovějšího překladu ano. Jeden starší překlad říká, že ne, což vypadá jako chyba; nabízí to možnost {tollhouse_on_new_tile}.',
    'D-5 D-10 D-13':
      'Texty se liší i slovy: pocestní byli kdysi poutníci. Rozšíření vyšlo v letech 2019 (C2) a 2023 (C3). Lze ho hrát se všemi ostatními, oficiální pravidla pro to ale nejsou.',
    'D-12':
      'Z deseti kartiček se jedna liší: v C2 má tři cesty, v C3 čtyři. Jak přesně kartička v C3 vypadá, je rekonstrukce, jistá asi na 85 %; u které cesty pocestní stojí, je dohad, který nic nemění.',
    'TK-24 TK-25':
      'Rozšíření vzniklo pro C2 a C3. Kartičky C1 malé symboly nemají, takže s nimi platí jen pocestní na těchto deseti. Domácí pravidlo počítá malé farmy nakreslené na některých kartičkách C1; možnost {c1_little_farmhouses} potřebuje soubor kartiček, který je uvádí.',
    'TK-19 Q-20 Q-25 Q-26':
      'Některé odpovědi patří k rozšířením, která tento program nemá. Cesta na dřevěném mostě nepočítá symboly kartičky pod ním; vlastní cesta té kartičky ano. Zloděj smí ukrást body z daně. Kartičky Lipska nemají křižovatky.',
  },
  captions: {
    symbols: 'Zleva: pocestní, farma, vepřín (stáj), zahrada, loupežníci.',
    crossroads: 'Tři křižovatky: dvou, tří a čtyř cest. Na každé smí stát celnice.',
    none: 'Tady křižovatky nejsou: cesta končí u kláštera, končí u města, vede po mostě přes řeku.',
    x1: 'X-1: Červený 2 × 3 + 1 × 1 = 7 bodů daně, Zelený 4 body za cestu. Potom celnice ukazuje 2.',
    x2: 'X-2: Červený 2 × 2 + 1 × 2 = 6 bodů daně. Celnice zůstává na 2.',
    both_ends: 'Červený vybere 1 + 3 = 4 body, Modrý s celnicí, která ukazuje 2, vybere 2 + 6 = 8.',
    ring: 'Cesta vychází z vesnice a vrací se do ní. Červený vybere 3 + 1 = 4 body, jednou.',
    one_road: 'Pocestní stojí u cesty na východ a počítají se jen pro ni.',
    end: 'Když hra končí, je cesta na místě A ještě otevřená: 1 + 1 = 2 body, i když celnice ukazuje 2.',
  },
};
