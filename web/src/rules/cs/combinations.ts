// Kombinace rozšíření.
import type { CombinationsText } from '../en/combinations';
import { worked } from '../model';

export const combinations: CombinationsText = {
  title: 'Kombinace rozšíření',
  lead: 'Výběrčí daní s Řekou, Opatem a rozšířením Hostince a katedrály. Vydavatelé odpověděli jen na několik z těchto otázek; kde odpověď chybí, popisujeme, jak hraje program.',
  chapters: {
    all: 'Co platí vždy',
    inns: 'Hostince a katedrály a daň',
    river: 'Řeka a daň',
    abbot: 'Opat a daň',
    double: 'Tah ze dvou částí',
  },
  paragraphs: {
    'C-1':
      'Výběrčí daní lze spojit s jakýmikoli rozšířeními. Oficiální pravidla pro to nejsou; v roce 2021 byly zodpovězeny dvě otázky: symboly působí na úsek cesty, u kterého leží, tak jako hostince, a dřevěné mosty je nevidí.',
    'C-2':
      'V kroku 2 máte **jednu** akci. Běžný nebo velký družiník, umístění opata nebo jeho vzetí zpět, celnice: každá vylučuje ostatní. Zmírníte-li zároveň možnosti {abbot_return_excludes} a {tollhouse_needs}, smíte v jednom tahu vzít opata zpět i použít celnici.',
    'C-3': 'Přiložení kartičky ani vyhodnocení nic nevylučují.',
    'C-4':
      'Celnice je žeton: nic neobsazuje, není to figurka, nepočítá se do převahy a nikomu nebrání.',
    'C-5':
      'Daň nepatří k bodům samotné cesty. Nic, co body cesty zvyšuje, opakuje nebo počítá, ji nevidí.',
    'C-6': 'Daň se platí, když je cesta uzavřená, ať už k tomu došlo jakkoli.',
    'C-7': 'U jedné cesty je v průběhu hry nejdříve daň, potom cesta.',
    'C-8':
      'Počítají se malé symboly všech rozšíření: farmy, stáje, zahrady, loupežníci a pocestní. Vodárny, stáda prasat a sopky ne.',
    'C-9':
      'Křižovatka je tam, kde cesty **končí** u jedné vesnice nebo u stromů. Kde se cesta rozvětvuje bez konce, kříží jinou nebo končí u města, kláštera, chaty či jezera, tam není.',
    'C-10': worked(
      'Hostinec zdvojnásobuje cestu, ne daň.',
      'Uzavřená cesta s hostincem ze tří kartiček, jedna zahrada, celnice ukazuje 2: cesta 3 × 2 = 6 bodů, daň 1 × 2 = 2.',
    ),
    'C-11': worked(
      'Na konci nepřinese neuzavřená cesta s hostincem družiníkům nic, ale celnici 1 za každý symbol. Možnost {unfinished_inn_cathedral} mění jen to první.',
      'Dvě kartičky, hostinec, jedna skupinka pocestných: cesta 0 (s touto možností 2), celnice 1.',
    ),
    'C-12': 'Umístit velkého družiníka znamená umístit družiníka: v tomto tahu tedy bez celnice.',
    'C-13':
      'Vesnice mezi dvěma městy je křižovatka dvou cest. Stromy vedle hostince jsou také křižovatka, pokud se nevyžadují vesnice. Klášter se dvěma cestami křižovatkou není.',
    'C-14':
      'Farma mezi oběma zatáčkami se počítá pro obě cesty. Vepřín u stromů se počítá pro cesty na západ a na jih.',
    'C-90':
      'Žádná kartička řeky nemá křižovatku. Cesta na mostě přes řeku vidí symboly vedle sebe jako každá jiná.',
    'C-91':
      'V tahu s jezerem se sopkou, pokud sopka působí, nelze udělat nic dalšího, ani použít celnici.',
    'C-95': 'Umístění opata nebo jeho vzetí zpět vylučuje celnici.',
    'C-96':
      'Zahrada je symbolem pro daň, ať se hraje s opaty, nebo bez nich, i když na ní některý stojí.',
    'C-20': worked(
      'Některá rozšíření dávají tahu druhou část: hned další kartičku. Je to stále jeden tah. Celnice, která vybrala daň od pocestných, se otočí až po druhé části, obě části tedy platí podle toho, co ukazovala na začátku. Možnost {builder_flip} ji může otáčet po každé části.',
      'Ukazuje 1. První část: jedna skupinka pocestných, 3 body. Druhá část: opět jedna skupinka a opět 3 body, ne 6. Potom ukazuje 2.',
    ),
    'C-21 C-22':
      'Každá část má vlastní fázi 2. V každé smíte celnici umístit nebo přemístit, pokud v ní neděláte nic jiného.',
  },
  captions: {
    inn: 'Cesta: 3 kartičky × 2 = 6 bodů pro Modrého. Daň: 1 zahrada × 2 = 2 body pro Červeného.',
    between: 'Farma leží u obou zatáček a počítá se pro každou ze dvou cest.',
  },
};
