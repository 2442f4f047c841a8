// Základní hra.
import type { BaseText } from '../en/base';
import { worked } from '../model';

export const base: BaseText = {
  title: 'Základní hra',
  lead: 'Kartičku po kartičce vzniká krajina, v níž vaši družiníci obsazují cesty, města, kláštery a louky. Vítězí ten, kdo má na konci nejvíce bodů.',
  chapters: {
    setup: 'S čím se hraje',
    turn: 'Tah',
    tile: 'Přiložení kartičky',
    meeple: 'Umístění družiníka',
    scoring: 'Vyhodnocení dokončených území',
    end: 'Konec hry',
    fields: 'Louky',
    examples: 'Příklady s čísly',
  },
  paragraphs: {
    'B-1':
      'V každé edici je 72 kartiček 24 typů. Pokud je na krabici uvedeno 84, je v tom započítáno i dvanáct kartiček řeky.',
    'B-2':
      'V zásobě máte 7 družiníků. (Osmý z krabice chodí po počitadle bodů; tady počítá program.) Počet mění možnost {meeples_per_player}.',
    'B-3':
      'Hraje jedna až šest osob. Šestá barva přišla s rozšířením Hostince a katedrály; tady ji lze použít vždy.',
    'B-4':
      'Opati a Řeka jsou v krabicích C2 a C3, ale jen jako přídavek: hraje se s nimi jen tehdy, když si je zvolíte.',
    'B-5 QB-10':
      'Startovní kartička leží lícem nahoru uprostřed: na severu město, od západu na východ cesta. Ostatních 71 kartiček se zamíchá. Při vyhodnocení se startovní kartička počítá jako každá jiná.',
    'B-6':
      'Domy, lidé a zvířata na kartičkách nemají v základní hře žádný význam. Výběrčí daní některé z nich využívají [TK-12].',
    'B-7': 'Všichni začínají s 0 body. Nad 50 se prostě počítá dál.',
    'B-8':
      'Kdo začíná, určí los, pokud si hráči nezvolí jinak: první místo u stolu, nebo nejmladšího hráče, který se na něj posadí. Možnost: {first_player}.',
    'B-9':
      'Hraje se po směru hodinových ručiček. Tah má tři fáze v tomto pořadí: **přiložte kartičku**, potom, chcete-li, **umístěte družiníka** a nakonec přijde **vyhodnocení** toho, co bylo dokončeno. K minulé fázi se nelze vrátit.',
    'B-10 QB-1':
      'Doberete si jednu kartičku a musíte ji přiložit, pokud to někam jde, i kdyby pro vás bylo každé místo špatné.',
    'B-14':
      'Kartička, kterou nelze nikam přiložit, se vyřadí ze hry a vy si doberete další. Nic jiného se kvůli tomu neděje.',
    'QB-16': 'Kolik kartiček zbývá a jakých typů, smí vědět každý. Skryté je jen jejich pořadí.',
    'QB-17': 'Pro cvik lze hrát i samostatně. Pravidla se nemění.',
    'B-11':
      'Kartička musí přiléhat aspoň jednou celou stranou ke kartičce na stole. Dotyk rohem nestačí.',
    'B-12':
      '**Každá** strana, která se stýká se sousední kartičkou, na ni musí navazovat: cesta na cestu, město na město, louka na louku, řeka na řeku. Jedna správná strana nestačí.',
    'B-13 QB-2':
      'Kartičku smíte libovolně otočit a žádné místo není zakázané: ani díra mezi čtyřmi kartičkami, ani takové, po kterém zůstane díra, kterou už nic nezaplní.',
    'B-15': 'Klášter stojí uvnitř své kartičky a s ničím se nespojuje. Dva smějí ležet vedle sebe.',
    'B-16':
      'Po přiložení smíte umístit jednoho družiníka ze zásoby na **právě tuto kartičku**, nikdy na jinou.',
    'B-17 QB-4':
      'Na cestě je lupičem, ve městě rytířem, v klášteře mnichem a na louce leží jako sedlák. Patří-li dvě části kartičky ke stejnému území, vyberte kteroukoli; výsledek je stejný.',
    'B-18 QB-3': worked(
      'Na celém území nesmí být žádný družiník, cizí ani vlastní, ať stojí jakkoli daleko. Rozhoduje území až po připojení vaší kartičky.',
      'Vaše kartička spojí dvě cesty. Na jedné stojí váš družiník, na druhé družiník Červeného. Třetího přidat nesmíte.',
    ),
    'B-19':
      'Kartička smí spojit území, na kterých už družiníci stojí. Potom je na jednom území několik družiníků a rozhoduje převaha [B-27]. Takto se dostanete do cizího města.',
    'B-20':
      'Umístění družiníka je vždy dobrovolné, i kdyby hned přinesl body. Můžete se jich vzdát a raději položit sedláka.',
    'B-21':
      'Družiníka smíte umístit na volné území, které právě tato kartička dokončuje. Vyhodnotí se hned a v témže tahu se vrátí do zásoby.',
    'B-22':
      'Na území dokončené v dřívějším tahu už se vstoupit nedá: žádná nová kartička k němu nepatří. Louka v tomto smyslu nikdy dokončená není.',
    'B-23':
      'Louka kolem kláštera je místo jako každé jiné. Obsadíte-li ji, klášter zůstane volný, ale později už do něj nikdo nevstoupí: jeho kartička byla přiložena v tomto tahu a v žádném jiném.',
    'B-24':
      'Bez družiníka v zásobě žádného neumisťujete. Družiníci se vracejí jen díky vyhodnocení.',
    'B-25 QB-6':
      'Družiníka, který se vrátí ve fázi 3, lze umístit až od vašeho příštího tahu. Rytíř z právě dokončeného města to v tomto tahu už nestihne.',
    'QB-5':
      'Celnice není družiník: pokud vaše kartička uzavře cestu, u které stojí celnice, ale žádný družiník, smíte tam ještě nějakého umístit.',
    'B-26':
      'Všechno, co kartička dokončí, se vyhodnotí hned, ať to patří komukoli a ať se to někomu hodí, nebo ne.',
    'B-27 QB-14 B-28': worked(
      'Kdo má na území nejvíce družiníků, získává všechny body, ostatní nic. Při shodném počtu získává všechny body každý z nich. Nic jiného remízu nerozhoduje. Družiníci navíc další body nepřinášejí.',
      'Město za 10 bodů: Červený má dva rytíře, Modrý jednoho. Červený získává 10, Modrý 0. Kdyby měl každý jednoho, získají oba 10.',
    ),
    'B-29':
      'Po vyhodnocení se všichni družiníci z území vracejí do zásoby, i ti, kteří žádné body nepřinesli. Sedláci zůstávají ležet.',
    'B-30': 'Dokončené území bez družiníků nepřináší body nikomu, teď ani později.',
    'B-31 QB-7': worked(
      '**Cesta** je uzavřená, když jsou uzavřené oba její konce, křižovatkou, městem, klášterem nebo jiným nakresleným koncem, anebo když vede dokola. Má hodnotu 1 bod za každou kartičku.',
      'Vesnice, rovný úsek, vesnice: 3 body. Kruh ze čtyř zatáček: 4 body.',
    ),
    'B-32 QB-8':
      'Kartička se pro území počítá jednou, i když přes ni území vede dvakrát, třeba když se cesta vrátí na tutéž kartičku.',
    'B-33 QB-9': worked(
      '**Město** je dokončené, když jsou jeho hradby uzavřené a uvnitř není díra. Má hodnotu 2 body za každou kartičku a 2 za každý erb. Dva erby na jedné kartičce by se počítaly dvakrát.',
      'Tři kartičky a jeden erb: 3 × 2 + 1 × 2 = 8 bodů.',
    ),
    'B-34 E-16': worked(
      'Město ze dvou kartiček má hodnotu 4 body jako každé jiné. V prvních vydáních mělo hodnotu 2 a erb v něm přidával 1; vrací to možnost {two_tile_city}.',
      'Dvě kartičky bez erbu: dnes 4 body, podle starého pravidla 2. S jedním erbem: dnes 6, podle starého pravidla 3.',
    ),
    'B-35':
      '**Klášter** je dokončený, když na všech osmi místech kolem leží kartičky. Má hodnotu 9 bodů: jeden za sebe a po jednom za každou sousední kartičku.',
    'B-36':
      'Dokončí-li jedna kartička více území, vyhodnotí se každé zvlášť. V průběhu hry jsou nejdříve daně, pak cesty, města, kláštery a zahrady. Žádný součet na pořadí nezávisí.',
    'B-37 QB-15':
      'Hra končí po tahu, ve kterém byla přiložena poslední kartička. Nelze-li poslední kartičku nikam přiložit, končí hned. (V některých rozšířeních, která tento program nemá, byste ještě mohli mít vlastní kartičku.)',
    'B-38': worked(
      'Pak se vyhodnotí všechno, co není dokončené, opět podle převahy: cesta má hodnotu 1 bod za kartičku, město 1 za kartičku a 1 za erb, klášter 1 za sebe a 1 za každou sousední kartičku.',
      'Nedokončené město ze dvou kartiček s jedním erbem: 3 body. Klášter se třemi sousedními kartičkami: 4 body.',
    ),
    'B-43': 'Každý družiník se vyhodnotí jednou. Úplně nakonec přijdou na řadu louky.',
    'B-44': 'Vítězí nejvyšší počet bodů. Při shodě je vítězství dělené.',
    'B-41':
      'Louka končí u cest, měst, řek a na okraji herního plánu. Obchází všechno, co ji nerozděluje: klášter, zahradu, pramen, jezero.',
    'B-39 QB-11 QB-12': worked(
      'Na konci se každá louka vyhodnotí zvlášť. Kdo na ní má nejvíce sedláků, získává 3 body za každé **dokončené** město, které s ní sousedí; při remíze získává všechno každý. Pro jednu louku se město počítá jednou, i kdyby s ní sousedilo na více místech. Počítá se však pro každou louku, se kterou sousedí, i pro dvě louky téhož hráče.',
      'Louka sousedí se dvěma dokončenými městy: 2 × 3 = 6 bodů. Na velikosti měst nezáleží.',
    ),
    'B-42': 'Nedokončené město louce nic nepřináší. Louka bez dokončeného města má hodnotu 0.',
    'QB-13': 'I louka, která už nemůže růst, se vyhodnocuje až na konci. Její sedláci čekají.',
    'B-40 QB-18':
      'Starší vydání hodnotila louky jinak; viz možnost {field_scoring}. Druhé pravidlo: jako dnes, ale město platí každému jen jednou, za všechny louky dohromady. První pravidlo: město po městě; sedláci ze všech luk u města se sečtou a kdo jich má nejvíce, získává 4 body. Při remíze získává 4 každý.',
    'E-1': 'Dokončí se město ze tří kartiček s jedním erbem, ve kterém stojí jediný rytíř: 8 bodů.',
    'E-2':
      'Město ze čtyř kartiček s jedním erbem, dva rytíři Červeného a jeden Modrého. Dokončí je Modrý: Červený získává 10 bodů, Modrý 0 a všichni tři rytíři se vracejí do zásoby.',
    'E-3 E-4':
      'Vesnice, rovný úsek, vesnice: 3 body. Při přiložení druhé vesnice je její rameno na této cestě obsazené; na zbylá dvě lze ještě umístit družiníka.',
    'E-5':
      'Dvě cesty, na jedné váš družiník, na druhé družiník Červeného, se spojí a uzavřou; dohromady mají pět kartiček: po 5 bodech.',
    'E-6': 'Kolem kláštera leží osmá kartička: 9 bodů a mnich se vrací do zásoby.',
    'E-7 E-8':
      'Konec hry: město ze dvou kartiček s erbem má hodnotu 3, klášter se třemi sousedními kartičkami 4.',
    'E-9':
      'Žlutý má sám malou louku se dvěma dokončenými městy. Na velké louce, také se dvěma dokončenými městy, je mezi Žlutým a Červeným remíza. Žlutý získává 6 + 6 = 12, Červený 6.',
    'E-10':
      'Obě louky se spojí v jednu, která sousedí se dvěma dokončenými městy, a Žlutý na ní má teď více sedláků: Žlutý 6, Červený 0.',
    'E-11':
      'Jeden sedlák mezi dvěma dokončenými městy: dnes 6 bodů, podle druhého pravidla 6, podle prvního 8.',
    'E-12':
      'Máte po jednom sedlákovi na dvou loukách u téhož dokončeného města: dnes 6 bodů, podle druhého pravidla 3, podle prvního 4.',
    'E-13':
      'Stejně, ale na druhé louce leží dva sedláci Červeného: dnes a podle druhého pravidla po 3 bodech; podle prvního získává Červený 4 a vy 0.',
    'E-17':
      'Zkušební plány společné s jinými programy dávají mimo jiné: cesta 3 a město 4; louky 3 + 6 = 9; obklopený klášter 9, se třemi sousedními kartičkami 4, zahrada stejně; cesta s hostincem uzavřená 6 a na konci 0 (2, pokud se hostince neberou v úvahu); města s katedrálou 15 a 36.',
  },
  captions: {
    roles: 'Červený: rytíř. Modrý: lupič. Žlutý: sedlák. Zelený: mnich.',
    fit: 'Cesta pokračuje na východ. Kartička na místě A musí mít na severní straně louku, kartička na místě B na západní straně cestu.',
    occupied:
      'Vesnice vpravo byla právě přiložena. Její západní rameno patří k cestě Červeného, takže tam družiníka přidat nelze. Zbylá dvě ramena jsou volná.',
    majority:
      '4 kartičky × 2 + 1 erb × 2 = 10 bodů pro Červeného, který má dva rytíře proti jednomu.',
    road: '3 kartičky × 1 = 3 body pro Červeného.',
    ring: 'Kruh je uzavřený, i když nemá konce: 4 kartičky × 1 = 4 body.',
    city: '3 kartičky × 2 + 1 erb × 2 = 8 bodů.',
    monastery: '1 + 8 sousedních kartiček = 9 bodů pro Zeleného.',
    fields:
      'Louka Červeného sousedí se dvěma dokončenými městy: 2 × 3 = 6 bodů. Cesta odděluje louku Modrého, která s žádným městem nesousedí: 0 bodů.',
  },
};
