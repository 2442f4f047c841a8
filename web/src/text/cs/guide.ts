// Texty první hry s průvodcem.
import type { Text } from '../text';
import { words } from './words';

export const guide: Text['guide'] = {
  learn: 'Naučte se hrou',
  learn_hint: 'Hra s průvodcem: jedenáct tahů, do deseti minut',
  about:
    'Hrajete krátkou hru s Milou, která vše vysvětluje. Každý tah je skutečný: přikládání kartiček, družiníci, body, louky a celnice.',
  begin: 'Začít',
  go_on: 'Pokračovat v lekci',
  anew: 'Začít znovu',
  friend: 'Mila',
  label: 'Lekce',
  step: (n, of) => `${words.number(n)} z ${words.number(of)}`,
  next: 'Dál',
  skip: 'Hrát dál bez pomoci',
  marked: (where) => `Označeno: ${where}.`,
  stray_place: 'Tam by kartička ležet mohla také. V této lekci zvolte označené místo.',
  stray_spot: 'I to lze. V této lekci zvolte to, co je označené.',
  stray_more: 'I to lze. V této lekci jen přiložte kartičku.',
  turn: 'Místo je správné. Otáčejte kartičku kulatou šipkou nebo klávesou R, až bude město pokračovat doprava.',
  confirm: 'Přesně tak. Stiskněte Potvrdit.',
  wait: 'Hraje Mila.',
  over: 'To byla vaše první hra. Výsledek uvádí každý bod závěrečného vyhodnocení; hra proti počítači čeká na úvodní stránce.',
  over_new: 'Na úvodní stránku',
  steps: {
    tile: {
      title: 'Přiložte kartičku',
      lay: 'Vaše kartička čeká pod herním plánem. Klepněte na označené místo: cesta musí navazovat na cestu a louka na louku.',
      then: '',
      told: 'To byl celý tah. Teď hraje Mila.',
      friend:
        'Mila přikládá křižovatku a staví družiníka na cestu k jihu. Ta cesta je její, dokud nebude uzavřená.',
    },
    city: {
      title: 'První družiník',
      lay: 'Tato kartička zvětší město. Klepněte na označené místo.',
      then: 'Stiskněte Družiník a klepněte na město na kartičce. Pak je to vaše město.',
      told: 'Družiník tam zůstane, dokud město nebude dokončené. Máte jich sedm, nějaké si nechte v zásobě.',
      friend: 'Mila prodlužuje svou cestu kolem skupinky pocestných. Zapamatujte si je.',
    },
    city_done: {
      title: 'Dokončete město',
      lay: 'Tato kartička uzavře hradby. Klepněte na označené místo.',
      then: '',
      told: 'Každá kartička města přináší 2 body a erb také. Družiník je zpět ve vaší zásobě.',
      friend: 'Mila zakládá vlastní město.',
    },
    road: {
      title: 'Cesta',
      lay: 'Tudy jdou pocestní. Přiložte kartičku na východní konec cesty.',
      then: 'Stiskněte Družiník a klepněte na cestu. Až budou oba konce uzavřené, přinese každá kartička 1 bod.',
      told: 'Jeden konec uzavírá křižovatka, kterou přiložila Mila. Druhý je ještě otevřený.',
      friend: 'Mila dokončuje své malé město.',
    },
    tollhouse: {
      title: 'Celnice',
      lay: 'Přiložte tuto křižovatku na označené místo. Tentokrát bez družiníka.',
      then: 'Stiskněte Celnice a klepněte na označenou křižovatku. Může to být kterákoli volná, nejen ta nová.',
      told: 'Uzavřená cesta, která tam končí, vám platí daň, ať je čí chce. V tahu lze použít družiníka, nebo celnici, nikdy obojí.',
      friend: 'Mila obsazuje cestu, která vede z vaší nové křižovatky na východ.',
    },
    toll: {
      title: 'Daň',
      lay: 'Tento klášter uzavře vaši dlouhou cestu. Klepněte na označené místo.',
      then: 'Stiskněte Družiník a klepněte na klášter. Přinese 1 bod a po 1 za každou z osmi kartiček kolem.',
      told: 'Zaplatila cesta i celnice: pocestní přinášejí 3, farma 1. Po pocestných se celnice otočí: ukazuje 2 a celá daň je dvojnásobná.',
      friend: 'Mila prodlužuje svou východní cestu.',
    },
    field: {
      title: 'Nechte ji a lehněte si',
      lay: 'Milina cesta s pocestnými také končí u vaší celnice, nechte ji tedy stát. Přiložte tuto kartičku na označené místo.',
      then: 'Stiskněte Družiník a klepněte na velkou louku. Sedlák tam leží do konce a získá 3 body za každé dokončené město u louky.',
      told: 'Sedláci se nevracejí, jeden nebo dva stačí. „Louky“ ukazují, čí je která louka.',
      friend:
        'Mila uzavírá svou cestu a získává za ni body. Vy dostáváte dvojnásobnou daň a celnice opět ukazuje 1.',
    },
    move: {
      title: 'Přemístěte celnici',
      lay: 'Přiložte tuto cestu na označené místo. Je to další kartička vedle vašeho kláštera.',
      then: 'Stará křižovatka už mnoho nepřinese. Stiskněte Celnice a klepněte na tu, kde začíná Milina východní cesta.',
      told: 'Přemístění stojí družiníka tohoto tahu a číslo se nemění. Nechte ji, dokud je tam otevřená dobrá cesta; přemístěte ji, až budou všechny uzavřené.',
      friend: 'Mila tu cestu uzavírá a vaše celnice opět vybírá daň.',
    },
    more: {
      title: 'Velké město',
      lay: 'Město na třech stranách. Klepněte na označené místo.',
      then: 'Stiskněte Družiník a klepněte na město.',
      told: 'Nedokončené město přinese na konci jen 1 bod za kartičku. Hledejte tedy, co je uzavře.',
      friend:
        'Milina kartička se připojila k vašemu městu, které je stále vaše. Její družiník stojí na cestě.',
    },
    monastery_done: {
      title: 'Kolem kláštera',
      lay: 'U kláštera zbývá jediná mezera. Zaplňte ji.',
      then: '',
      told: 'Počítají se i rohy, klášter je tedy obklopený. Jeho družiník je zpět.',
      friend:
        'Mila staví od vaší celnice cestu s loupežníky. Na konci vám přinesou 1 bod, i když zůstane otevřená.',
    },
    last: {
      title: 'Teď vy',
      lay: 'Poslední kartička je vaše, bez pomoci: podívejte se, co může dokončit. Pak se vyhodnotí louky, nedokončená území a celnice.',
      then: '',
      told: '',
      friend: '',
    },
  },
};
