// Erweiterungen kombinieren.
import type { CombinationsText } from '../en/combinations';
import { worked } from '../model';

export const combinations: CombinationsText = {
  title: 'Erweiterungen kombinieren',
  lead: 'Die Zöllner mit dem Fluss, dem Abt und Wirtshäuser und Kathedralen. Die Verlage haben nur wenige dieser Fragen beantwortet; wo eine Antwort fehlt, steht hier, wie das Programm spielt.',
  chapters: {
    all: 'Was immer gilt',
    inns: 'Wirtshäuser und Kathedralen und der Zoll',
    river: 'Der Fluss und der Zoll',
    abbot: 'Der Abt und der Zoll',
    double: 'Ein Zug aus zwei Teilen',
  },
  paragraphs: {
    'C-1':
      'Die Zöllner lassen sich mit allen Erweiterungen verbinden. Offizielle Regeln dafür gibt es nicht; zwei Fragen wurden 2021 beantwortet: Symbole wirken wie Wirtshäuser auf den Straßenabschnitt neben ihnen, und Holzbrücken sehen sie nicht.',
    'C-2':
      'In Schritt 2 hast du **eine** Aktion. Ein normaler oder großer Meeple, ein eingesetzter oder zurückgenommener Abt, das Zollhaus: Jede davon schließt die anderen aus. Werden die Optionen {abbot_return_excludes} und {tollhouse_needs} zusammen gelockert, darfst du in einem Zug den Abt zurücknehmen und das Zollhaus nutzen.',
    'C-3': 'Das Legen des Plättchens und die Wertung schließen nichts aus.',
    'C-4':
      'Ein Zollhaus ist ein Marker: Es besetzt nichts, ist keine Figur, zählt für keine Mehrheit und hindert niemanden.',
    'C-5':
      'Der Zoll gehört nicht zu den Punkten der Straße selbst. Nichts, was diese Punkte erhöht, wiederholt oder zählt, sieht ihn.',
    'C-6': 'Zoll wird gezahlt, wenn die Straße abgeschlossen ist, wie es auch dazu kam.',
    'C-7': 'Für eine Straße nennt der Spielverlauf erst den Zoll, dann die Straße.',
    'C-8':
      'Es zählen die kleinen Symbole aller Erweiterungen: Bauernhöfe, Ställe, Gärten, Wegelagerer und Reisegruppen. Wassertürme, Schweineherden und Vulkane zählen nicht.',
    'C-9':
      'Eine Kreuzung ist, wo Straßen an einem Dorf oder an Bäumen **enden**. Wo eine Straße sich ohne Ende verzweigt, eine andere kreuzt oder an Stadt, Kloster, Hütte oder See endet, ist keine.',
    'C-10': worked(
      'Ein Wirtshaus verdoppelt die Straße und nicht den Zoll.',
      'Eine abgeschlossene Straße mit Wirtshaus aus drei Plättchen, ein Garten, dein Zollhaus zeigt 2: die Straße 3 × 2 = 6 Punkte, der Zoll 1 × 2 = 2.',
    ),
    'C-11': worked(
      'Am Ende bringt eine nicht abgeschlossene Straße mit Wirtshaus für die Meeple nichts, für das Zollhaus aber 1 je Symbol. Die Option {unfinished_inn_cathedral} ändert nur das Erste.',
      'Zwei Plättchen, ein Wirtshaus, eine Reisegruppe: Straße 0 (mit der Option 2), Zollhaus 1.',
    ),
    'C-12':
      'Den großen Meeple einzusetzen heißt einen Meeple einzusetzen: in diesem Zug kein Zollhaus.',
    'C-13':
      'Das Dorf zwischen zwei Städten ist eine Kreuzung von zwei Straßen. Die Bäume neben dem Wirtshaus sind auch eine, wenn nicht Dörfer verlangt werden. Das Kloster mit zwei Straßen ist keine.',
    'C-14':
      'Der Bauernhof zwischen den beiden Kurven zählt für beide Straßen. Der Schweinestall bei den Bäumen zählt für die Straßen nach Westen und nach Süden.',
    'C-90':
      'Kein Flussplättchen hat eine Kreuzung. Eine Straße auf einer Brücke über den Fluss sieht die Symbole neben ihr wie jede Straße.',
    'C-91':
      'Im Zug des Sees mit dem Vulkan geschieht, wo der Vulkan wirkt, sonst nichts: auch kein Zollhaus.',
    'C-95': 'Den Abt einzusetzen oder zurückzunehmen schließt das Zollhaus aus.',
    'C-96':
      'Ein Garten ist ein Symbol für den Zoll, mit oder ohne Äbte im Spiel, auch während einer darin steht.',
    'C-20': worked(
      'Manche Erweiterungen geben einem Zug einen zweiten Teil: sofort noch ein Plättchen. Es bleibt ein Zug. Ein Zollhaus, das von Reisenden Zoll erhoben hat, wird nach dem zweiten Teil umgedreht, beide Teile zahlen also nach dem, was es am Anfang zeigte. Mit der Option {builder_flip} kann es nach jedem Teil umgedreht werden.',
      'Es zeigt 1. Erster Teil: eine Reisegruppe, 3 Punkte. Zweiter Teil: wieder eine Reisegruppe, wieder 3 Punkte, nicht 6. Danach zeigt es 2.',
    ),
    'C-21 C-22':
      'Jeder Teil hat seine eigene Phase 2. In jedem darfst du das Zollhaus einsetzen oder versetzen, wenn du in diesem Teil sonst nichts tust.',
  },
  captions: {
    inn: 'Die Straße: 3 Plättchen × 2 = 6 Punkte für Blau. Der Zoll: 1 Garten × 2 = 2 Punkte für Rot.',
    between: 'Der Bauernhof liegt an beiden Kurven und zählt für jede der zwei Straßen.',
  },
};
