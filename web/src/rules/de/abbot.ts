// Der Abt.
import type { AbbotText } from '../en/abbot';
import { worked } from '../model';

export const abbot: AbbotText = {
  title: 'Der Abt',
  lead: 'Jede Farbe hat einen Abt. Er steht in einem Kloster oder in einem Garten, und du nimmst ihn zurück, wenn er dir genug verdient hat.',
  chapters: {
    place: 'Den Abt einsetzen',
    back: 'Den Abt zurücknehmen',
    more: 'Was er sonst noch ist',
  },
  paragraphs: {
    'A-1': 'Jede Farbe hat zusätzlich einen Abt.',
    'A-2':
      'Statt einer anderen Figur darfst du ihn in ein freies Kloster oder einen freien Garten des eben gelegten Plättchens setzen. Sonst nirgendwohin: nicht auf eine Straße, in eine Stadt oder auf eine Wiese.',
    'A-3':
      'In einem Garten darf nur der Abt stehen. In einem Kloster steht ein Abt oder ein normaler Meeple, aber nicht beide.',
    'A-4':
      'Ein Garten wird wie ein Kloster gewertet: 9 Punkte, wenn auf allen acht Plätzen ringsum Plättchen liegen.',
    'A-14':
      'Acht Plättchen des Grundspiels haben einen Garten, dazu eines jedes Flusses und zwei von Wirtshäuser und Kathedralen. Ohne Äbte sind Gärten Symbole für den Zoll und sonst nichts.',
    'A-5 E-14': worked(
      'Setzt du in deinem Zug keinen Meeple ein, darfst du deinen Abt von einem Ort zurücknehmen, der **nicht abgeschlossen** ist, Kloster oder Garten. Er bringt sofort, was der Ort am Ende wert wäre: 1 für sich und 1 für jedes benachbarte Plättchen, das eben gelegte mitgezählt.',
      'Ein Garten mit fünf benachbarten Plättchen: 1 + 5 = 6 Punkte.',
    ),
    'A-6':
      'Das geschieht in Phase 2 des Zuges und wird dort gewertet, vor allem, was das Plättchen abschließt.',
    'A-7 QA-3':
      'Ist sein Ort umschlossen, kannst du ihn nicht zurücknehmen. Das ist auch nicht nötig: Ist dein Plättchen das achte ringsum, bringt Phase 3 die 9 Punkte, und der Abt kehrt zurück.',
    'A-8 QA-1 QA-2':
      'Das Zurücknehmen ist deine eine Aktion in Phase 2, ob du keinen Meeple mehr hast oder keinen einsetzen willst. Im selben Zug darfst du weder einen Meeple einsetzen noch das Zollhaus nutzen, und du darfst den Abt auch nicht einsetzen und gleich zurücknehmen. Die Option {abbot_return_excludes} erlaubt daneben Aktionen, die keine Figur einsetzen.',
    'QA-6':
      'Gewertet wird der Abt, nicht das Gebiet: Durch das Zurücknehmen gilt nichts als abgeschlossen.',
    'QA-4':
      'In einem Zug aus zwei Teilen [C-20] darf ein Abt, der im ersten zurückkam, im zweiten wieder eingesetzt werden.',
    'QA-7': 'Auch wer das letzte Plättchen legt, darf seinen Abt noch zurücknehmen.',
    'A-9': 'Am Spielende wird er wie jeder Mönch gewertet.',
    'A-10':
      'Ein Garten ist kein Kloster, wo eine Regel von Klöstern spricht. (Weinberge, von denen die Option {vineyards_for_gardens} spricht, kommen mit einer Erweiterung, die dieses Programm nicht hat.)',
    'A-11': 'Er ist ein Meeple und zählt für die Mehrheit 1.',
    'QA-5':
      'Ein Kloster, in dem ein Abt oder Mönch steht, ist besetzt; mit diesen Erweiterungen teilen es sich nie zwei Figuren.',
    'QA-8': 'Ein Zollhaus zählt den Garten eines Plättchens auch, während ein Abt darin steht.',
    'A-12 A-13':
      'Abteien, Kultstätten und mehrere Äbte an einem Ort kommen mit Erweiterungen, die dieses Programm nicht hat.',
  },
  captions: {
    garden:
      'Der Garten von Rot hat fünf benachbarte Plättchen. Jetzt zurückgenommen, bringt der Abt 1 + 5 = 6 Punkte.',
  },
};
