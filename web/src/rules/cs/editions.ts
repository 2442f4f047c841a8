// Co mění edice.
import type { Editions } from '../en/editions';
import { row } from '../model';

export const editions: Editions = {
  title: 'Edice',
  lead: 'C1 je výtvarný styl let 2000 až 2013, C2 z roku 2014, C3 z roku 2021. Pravidla jsou téměř stejná; co se liší, je možnost, nebo součást kartiček. C3.1, vydávanou od roku 2024, tento program nemá.',
  columns: { subject: 'Téma' },
  tables: {
    'edition-rules': {
      title: 'Pravidla a slova',
      rows: {
        words: row(
          'Anglická slova',
          'follower, thief, cloister, farm',
          'meeple, highwayman, monastery, field',
          'jako C2; figurky jsou ženy i muži',
        ),
        two_tiles: row('Město ze dvou kartiček [B-34]', '2 body, později 4', '4 body', '4 body'),
        fields: row(
          'Louky [B-39] [B-40]',
          'první pravidlo, pak druhé, pak dnešní',
          'dnešní; začátečníci mohou hrát bez luk',
          'jako C2',
        ),
        abbot: row('Opat a zahrady [A-1]', 'nejsou', 'v krabici', 'v krabici'),
        river: row('Řeka [R-1]', 'samostatný výrobek', 'v krabici', 'v krabici'),
        start: row(
          'Startovní kartička při hře s Řekou [R-3]',
          'běžná kartička',
          'vynechá se',
          'vynechá se',
        ),
        colour: row('Šestá barva [B-3]', 'šedá', 'růžová', 'růžová'),
      },
    },
    'edition-tiles': {
      title: 'Kartičky',
      rows: {
        base: row(
          'Základní hra [B-1]',
          '72 kartiček bez malých symbolů a bez zahrad',
          '72 kartiček s malými symboly a 8 zahradami',
          'jako C2',
        ),
        trees: row('Město a tři cesty [TK-26]', 'stromy, přesto křižovatka', 'vesnice', 'vesnice'),
        river: row(
          'Řeka [R-15]',
          'prostý pramen i jezero, bez symbolů',
          'prostý pramen i jezero, symboly',
          'pramen s cestou, jezero s klášterem',
        ),
        river_2: row(
          'Řeka II [R-1]',
          'jak vyšla',
          'jak vyšla, se symboly',
          'kartičky C2: vydání C3 není známé',
        ),
        inns: row(
          'Hostince a katedrály [I-1]',
          '18 kartiček bez malých symbolů',
          '18 kartiček se zahradami a symboly',
          'jako C2',
        ),
        between_cities: row(
          'Cesta mezi dvěma městy [Q-30]',
          'keře nebo holé rozcestí, křižovatka',
          'vesnice',
          'vesnice',
        ),
        tollkeepers: row(
          'Výběrčí daní [D-12]',
          'nevyšlo: používají se kartičky C2 [TK-24]',
          'jedna kartička má tři cesty',
          'tato kartička má čtyři cesty (rekonstrukce)',
        ),
      },
    },
  },
  notes: {
    defaults:
      'Volbou edice volíte kartičky. Dnešní pravidla platí ve všech třech; starší se volí jako možnosti.',
  },
};
