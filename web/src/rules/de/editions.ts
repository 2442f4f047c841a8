// Was die Editionen ändern.
import type { Editions } from '../en/editions';
import { row } from '../model';

export const editions: Editions = {
  title: 'Editionen',
  lead: 'C1 ist der Zeichenstil von 2000 bis 2013, C2 der von 2014, C3 der von 2021. Die Regeln sind fast gleich; was sich unterscheidet, ist eine Option oder Teil der Plättchen. C3.1, ab 2024, hat dieses Programm nicht.',
  columns: { subject: 'Thema' },
  tables: {
    'edition-rules': {
      title: 'Regeln und Wörter',
      rows: {
        words: row(
          'Wörter',
          'Gefolgsmann, Landschaftskarte, fertig',
          'Meeple, Landschaftsplättchen, abgeschlossen',
          'wie C2; die Figuren sind Frauen und Männer',
        ),
        two_tiles: row(
          'Stadt aus zwei Plättchen [B-34]',
          '2 Punkte, später 4',
          '4 Punkte',
          '4 Punkte',
        ),
        fields: row(
          'Wiesen [B-39] [B-40]',
          'erste Regel, dann zweite, dann die heutige',
          'die heutige; für den Einstieg auch ohne Wiesen',
          'wie C2',
        ),
        abbot: row('Abt und Gärten [A-1]', 'keine', 'in der Schachtel', 'in der Schachtel'),
        river: row('Der Fluss [R-1]', 'eigenes Produkt', 'in der Schachtel', 'in der Schachtel'),
        start: row(
          'Startplättchen mit dem Fluss [R-3]',
          'ein gewöhnliches Plättchen',
          'bleibt draußen',
          'bleibt draußen',
        ),
        colour: row('Sechste Farbe [B-3]', 'Grau', 'Rosa', 'Rosa'),
      },
    },
    'edition-tiles': {
      title: 'Plättchen',
      rows: {
        base: row(
          'Grundspiel [B-1]',
          '72 Plättchen ohne kleine Symbole und Gärten',
          '72 Plättchen mit kleinen Symbolen und 8 Gärten',
          'wie C2',
        ),
        trees: row(
          'Stadt und drei Straßen [TK-26]',
          'Bäume, trotzdem eine Kreuzung',
          'Dorf',
          'Dorf',
        ),
        river: row(
          'Der Fluss [R-15]',
          'einfache Quelle und einfacher See, keine Symbole',
          'einfache Quelle und einfacher See, Symbole',
          'Quelle mit Straße, See mit Kloster',
        ),
        river_2: row(
          'Der Fluss II [R-1]',
          'wie gedruckt',
          'wie gedruckt, mit Symbolen',
          'die Plättchen von C2: eine C3-Ausgabe ist nicht bekannt',
        ),
        inns: row(
          'Wirtshäuser und Kathedralen [I-1]',
          '18 Plättchen ohne kleine Symbole',
          '18 Plättchen mit Gärten und Symbolen',
          'wie C2',
        ),
        between_cities: row(
          'Straße zwischen zwei Städten [Q-30]',
          'Büsche oder leere Kreuzung, eine Kreuzung',
          'Dorf',
          'Dorf',
        ),
        tollkeepers: row(
          'Die Zöllner [D-12]',
          'nie erschienen: die C2-Plättchen werden gelegt [TK-24]',
          'ein Plättchen hat drei Straßen',
          'dieses Plättchen hat vier Straßen (rekonstruiert)',
        ),
      },
    },
  },
  notes: {
    defaults:
      'Mit der Edition wählst du die Plättchen. Die heutigen Regeln gelten in allen dreien; ältere wählst du als Optionen.',
  },
};
