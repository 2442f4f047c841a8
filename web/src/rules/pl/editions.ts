// Co zmieniają edycje.
import type { Editions } from '../en/editions';
import { row } from '../model';

export const editions: Editions = {
  title: 'Edycje',
  lead: 'C1 to rysunki z lat 2000–2013, C2 z 2014 roku, C3 z 2021 roku. Zasady są prawie takie same; to, co się różni, jest opcją albo częścią płytek. C3.1, wydawanej od 2024 roku, w tym programie nie ma.',
  columns: { subject: 'Temat' },
  tables: {
    'edition-rules': {
      title: 'Zasady i słowa',
      rows: {
        words: row(
          'Słowa angielskie',
          'follower, thief, cloister, farm',
          'meeple, highwayman, monastery, field',
          'jak C2; pionki to i kobiety, i mężczyźni',
        ),
        two_tiles: row(
          'Miasto z dwóch płytek [B-34]',
          '2 punkty, później 4',
          '4 punkty',
          '4 punkty',
        ),
        fields: row(
          'Pola [B-39] [B-40]',
          'pierwsza zasada, potem druga, potem dzisiejsza',
          'dzisiejsza; początkujący mogą grać bez pól',
          'jak C2',
        ),
        abbot: row('Opat i ogrody [A-1]', 'nie ma', 'w pudełku', 'w pudełku'),
        river: row('Rzeka [R-1]', 'osobny produkt', 'w pudełku', 'w pudełku'),
        start: row(
          'Płytka startowa przy grze z Rzeką [R-3]',
          'zwykła płytka',
          'pominięta',
          'pominięta',
        ),
        colour: row('Szósty kolor [B-3]', 'szary', 'różowy', 'różowy'),
      },
    },
    'edition-tiles': {
      title: 'Płytki',
      rows: {
        base: row(
          'Gra podstawowa [B-1]',
          '72 płytki bez małych symboli i bez ogrodów',
          '72 płytki z małymi symbolami i 8 ogrodami',
          'jak C2',
        ),
        trees: row(
          'Miasto i trzy drogi [TK-26]',
          'drzewa, ale też skrzyżowanie',
          'wioska',
          'wioska',
        ),
        river: row(
          'Rzeka [R-15]',
          'zwykłe źródło i jezioro, bez symboli',
          'zwykłe źródło i jezioro, symbole',
          'źródło z drogą, jezioro z klasztorem',
        ),
        river_2: row(
          'Rzeka II [R-1]',
          'jak w druku',
          'jak w druku, z symbolami',
          'płytki C2: wydanie C3 nie jest znane',
        ),
        inns: row(
          'Karczmy i katedry [I-1]',
          '18 płytek bez małych symboli',
          '18 płytek z ogrodami i symbolami',
          'jak C2',
        ),
        between_cities: row(
          'Droga między dwoma miastami [Q-30]',
          'krzewy albo puste rozstaje, skrzyżowanie',
          'wioska',
          'wioska',
        ),
        tollkeepers: row(
          'Celnicy [D-12]',
          'nie wydano: używa się płytek C2 [TK-24]',
          'jedna płytka ma trzy drogi',
          'ta płytka ma cztery drogi (rekonstrukcja)',
        ),
      },
    },
  },
  notes: {
    defaults:
      'Wybór edycji to wybór płytek. Dzisiejsze zasady obowiązują we wszystkich trzech; starsze wybiera się jako opcje.',
  },
};
