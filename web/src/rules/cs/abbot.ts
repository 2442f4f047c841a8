// Opat.
import type { AbbotText } from '../en/abbot';
import { worked } from '../model';

export const abbot: AbbotText = {
  title: 'Opat',
  lead: 'Každý má opata. Stojí v klášteře nebo na zahradě a můžete ho vzít zpět, jakmile podle vás vydělal dost.',
  chapters: {
    place: 'Umístění opata',
    back: 'Vzetí opata zpět',
    more: 'Čím ještě je',
  },
  paragraphs: {
    'A-1': 'Každý hráč má vedle ostatních družiníků jednoho opata.',
    'A-2':
      'Místo jiné figurky ho smíte umístit do volného kláštera nebo na volnou zahradu právě přiložené kartičky. Nikam jinam: ani na cestu, ani do města, ani na louku.',
    'A-3': 'Na zahradě smí stát jen opat. V klášteře stojí opat, nebo běžný družiník, ale ne oba.',
    'A-4':
      'Zahrada se hodnotí jako klášter: 9 bodů, když na všech osmi místech kolem leží kartičky.',
    'A-14':
      'Zahradu má osm kartiček základní hry, jedna kartička každé z obou Řek a dvě kartičky rozšíření Hostince a katedrály. Bez opatů jsou zahrady jen symboly pro daň.',
    'A-5 E-14': worked(
      'Pokud ve svém tahu neumístíte družiníka, smíte vzít svého opata zpět z kláštera nebo zahrady, které **nejsou dokončené**. Hned přinese tolik, kolik by to místo mělo na konci: 1 za sebe a 1 za každou sousední kartičku, včetně té právě přiložené.',
      'Zahrada s pěti sousedními kartičkami: 1 + 5 = 6 bodů.',
    ),
    'A-6': 'Děje se to ve fázi 2 a tam se to i vyhodnotí, dříve než cokoli, co kartička dokončí.',
    'A-7 QA-3':
      'Je-li jeho místo obklopené, zpět ho vzít nelze. Není to ani potřeba: je-li vaše kartička osmá sousední, přinese fáze 3 devět bodů a opata vám vrátí.',
    'A-8 QA-1 QA-2':
      'Vzít opata zpět je vaše jediná akce ve fázi 2, ať už družiníka nemáte, nebo žádného umístit nechcete. V témže tahu nelze umístit družiníka, použít celnici ani opata umístit a hned ho vzít zpět. Možnost {abbot_return_excludes} dovoluje spojit to s akcemi, při kterých se neumisťuje žádná figurka.',
    'QA-6': 'Vyhodnocuje se opat, ne území: tím, že ho vezmete zpět, není nic dokončené.',
    'QA-4':
      'V tahu ze dvou částí [C-20] lze opata, kterého jste vzali zpět v první, ve druhé znovu umístit.',
    'QA-7': 'I po přiložení poslední kartičky lze v tomto tahu vzít opata zpět.',
    'A-9': 'Na konci hry se hodnotí jako každý mnich.',
    'A-10':
      'Zahrada není klášter tam, kde pravidlo mluví o klášterech. (Vinice, o kterých mluví možnost {vineyards_for_gardens}, patří k rozšíření, které tento program nemá.)',
    'A-11': 'Je to družiník a do převahy se počítá za 1.',
    'QA-5':
      'Klášter, ve kterém stojí opat nebo mnich, je obsazený; s těmito rozšířeními se v něm dvě figurky nikdy nesejdou.',
    'QA-8': 'Celnice počítá zahradu na kartičce i tehdy, když na ní stojí opat.',
    'A-12 A-13':
      'Opatství, svatyně a více opatů na jednom místě patří k rozšířením, která tento program nemá.',
  },
  captions: {
    garden:
      'Zahrada Červeného má pět sousedních kartiček. Vezme-li teď opata zpět, získá 1 + 5 = 6 bodů.',
  },
};
