// Hostince a katedrály.
import type { InnsText } from '../en/inns';
import { worked } from '../model';

export const inns: InnsText = {
  title: 'Hostince a katedrály',
  lead: 'Hostince zdvojnásobují cesty a katedrály zvyšují hodnotu měst, ale co se nestihne dokončit, nemá hodnotu žádnou. A každý dostane velkého družiníka.',
  chapters: {
    tiles: 'Kartičky',
    inns: 'Hostince',
    cathedrals: 'Katedrály',
    unfinished: 'Nedokončené včas',
    large: 'Velký družiník',
  },
  paragraphs: {
    'I-1':
      '18 kartiček, mezi nimi šest s hostincem u jezera a dvě s katedrálou, a jeden velký družiník pro každého. Všechny edice mají stejných 18; C2 a C3 přidávají zahrady a další malé symboly. Sadu 24 kartiček, vydávanou od roku 2024, tento program nemá.',
    'I-2': 'Přikládání kartiček ani umisťování družiníků se nemění.',
    'I-11':
      'Kartičky, které se snadno čtou špatně. Ta s cestou na všech čtyřech stranách má dvě zatáčky, které se nesetkají, a tři louky. Jedno město s jedinou otevřenou stranou dělí svou louku na dvě i bez cesty. Cesta přes klášter jsou dvě cesty, které u něj končí. Jedna kartička má uprostřed louku, která sousedí se všemi čtyřmi městy. Vesnice mezi dvěma městy má dvě cesty; krátké kousky k branám cestami nejsou.',
    'I-12': 'Hostinec u stromů patří ve všech edicích k cestě na východ.',
    'I-3 E-15': worked(
      'Uzavřená cesta s **hostincem** má hodnotu 2 body za každou kartičku místo 1. Druhý hostinec nic nepřidává.',
      'Pět kartiček, jeden hostinec: 5 × 2 = 10 bodů.',
    ),
    'QI-1': 'Cesta ze dvou kartiček se dvěma hostinci má hodnotu 4, ne 6.',
    'I-4 QI-2':
      'Hostinec působí jen na cestu, u které leží. Na křižovatce tří cest jsou zbylé dvě běžné.',
    'QI-3':
      'Ať cestu uzavře cokoli: při vyhodnocení se berou všechny její kartičky a jediný hostinec kdekoli stačí.',
    'QI-4': 'Hostinec nezdvojnásobuje daň [C-10].',
    'I-10': 'Hostinec z Řeky II se počítá, hraje-li se s tímto rozšířením.',
    'I-5': worked(
      'Dokončené město s **katedrálou** má hodnotu 3 body za každou kartičku a 3 za každý erb. Druhá katedrála nic nepřidává.',
      'Pět kartiček bez erbu, jedna katedrála: 5 × 3 = 15 bodů.',
    ),
    'QI-8 I-13':
      'Kartička s katedrálou je městem na všech čtyřech stranách. Nesousedí s žádnou loukou a do města ze dvou kartiček se nevejde.',
    'I-6 I-9 QI-7': worked(
      'Na konci hry má neuzavřená cesta s hostincem i nedokončené město s katedrálou hodnotu **0**. V průběhu hry se přesto objeví a družiníci se vrátí. S možností {unfinished_inn_cathedral} se hodnotí, jako by tam hostinec a katedrála nebyly: 1 bod za každou kartičku a erb.',
      'Neuzavřená cesta s hostincem ze dvou kartiček: 0 bodů; s touto možností 2.',
    ),
    'I-7':
      'Hostinec nebo katedrálu smíte přidat k cizí cestě či městu, třeba i proto, abyste je pokazili.',
    'I-8': worked(
      '**Velký družiník** se umisťuje jako běžný a smí stát všude, kde smí stát běžný, i na louce. Do převahy se počítá za 2; více bodů nepřináší. Po vyhodnocení se vrátí a lze ho použít v některém z dalších tahů.',
      'Červený má ve městě velkého družiníka, Modrý běžného: 2 ku 1, body tedy získává jen Červený.',
    ),
    'QI-5 QI-6':
      'Po spojení území můžete mít na jednom oba. Velký a běžný proti velkému a běžnému je remíza, 3 ku 3, a body získávají všichni.',
  },
  captions: {
    inn: '5 kartiček × 2 = 10 bodů pro Červeného. (Zahrada a loupežníci mají význam jen pro daň.)',
    at_crossroads: 'Hostinec leží u cesty na východ; zdvojnásobuje jen ji.',
    cathedral:
      '5 kartiček × 3 = 15 bodů. Velký družiník Červeného se počítá za 2, běžný Modrého za 1: body získává jen Červený.',
  },
};
