// Die Zöllner.
import type { TollkeepersText } from '../en/tollkeepers';
import { worked } from '../model';

export const tollkeepers: TollkeepersText = {
  title: 'Die Zöllner',
  lead: 'Dein Zollhaus steht an einer Kreuzung. Sooft dort eine Straße abgeschlossen wird, von wem auch immer, bringt es Punkte für das, was an dieser Straße steht. Reisende zahlen am meisten; danach wird dein Zollhaus umgedreht.',
  chapters: {
    setup: 'Was dazukommt',
    place: 'Das Zollhaus einsetzen und versetzen',
    crossroads: 'Was eine Kreuzung ist',
    collect: 'Zoll erheben',
    beside: 'Welche Symbole zu einer Straße gehören',
    turning: 'Das Zollhaus umdrehen',
    end: 'Spielende',
    examples: 'Beispiele mit Zahlen',
    readings: 'Wo die Texte sich unterscheiden',
  },
  paragraphs: {
    'TK-1': '10 Plättchen, acht davon mit einer Reisegruppe an einer Straße.',
    'TK-2':
      'Jede Farbe hat ein Zollhaus, Blau, Gelb, Grün, Rosa, Rot und Schwarz, nie mehr als eines. Eine Seite zeigt 1, den kleinen Zoll, die andere 2, den großen Zoll.',
    'TK-3':
      'Die Plättchen werden unter die anderen gemischt. Alle Regeln des Grundspiels gelten weiter.',
    'TK-4 Q-8':
      'Nach dem Legen darfst du wie gewohnt einen Meeple einsetzen. **Tust du das nicht**, darfst du stattdessen dein Zollhaus einsetzen oder, wenn es schon im Spiel ist, versetzen. Nichts davon ist Pflicht; du darfst auch passen.',
    'TK-5 Q-32': worked(
      'Es steht nur auf einer Kreuzung, also dort, wo zwei, drei oder vier Straßen eines Plättchens aneinander enden. Eine Stadt oder ein Kloster, wo Straßen enden, ist keine Kreuzung, ebenso wenig ein See oder eine Hütte. Straßen dürfen dort enden und abgeschlossen werden, aber kein Zollhaus steht dort.',
      'Eine Straße vom Dorf zum Stadttor hat einen Platz für ein Zollhaus: das Dorf.',
    ),
    'TK-6':
      'Jede Kreuzung auf dem Tisch ist recht, wo sie auch liegt und wer ihr Plättchen wann gelegt hat. Sie muss nicht auf dem eben gelegten Plättchen sein, darf es aber.',
    'TK-7 Q-36':
      'Ein anderes Zollhaus darf dort nicht stehen. Meeple auf dem Plättchen und seinen Straßen stören nicht, und dein Zollhaus besetzt keine Straße: Es ist kein Meeple, zählt für keine Mehrheit und hindert niemanden daran, einen einzusetzen.',
    'TK-8': 'Auf der Kreuzung am anderen Ende der Straße darf ein fremdes Zollhaus stehen.',
    'TK-9 D-8':
      'Es kommt gleich auf eine Kreuzung und zeigt dabei 1. Durch Versetzen ändert sich nie, was es zeigt.',
    'TK-10 Q-35':
      'Ist es einmal im Spiel, bleibt es bis zum Ende. Es kehrt nicht in den Vorrat zurück, und niemand kann es verdrängen.',
    'Q-7 Q-6 D-7':
      '„Kein Meeple“ heißt: keine andere Aktion in Phase 2. Kein normaler oder großer Meeple, kein Abt wird eingesetzt, und kein Abt wird zurückgenommen. Ob du keinen willst, keinen mehr hast oder keinen Platz für ihn findest, ist gleich. Die Option {tollhouse_needs} lockert das.',
    'Q-9':
      'Ein Versetzen dorthin, wo es schon steht, wird nicht angeboten: Das wäre dasselbe wie Passen.',
    'Q-33': 'Ist auf dem Tisch keine Kreuzung frei, kannst du es weder einsetzen noch versetzen.',
    'Q-13':
      'Es darf stehen, wo alle Straßen schon abgeschlossen sind. Sie zahlen nichts mehr [Q-12].',
    'Q-39':
      'Passte dein erstes Plättchen nirgends und hast du ein neues gezogen, gilt all das für das Plättchen, das du schließlich legst.',
    'Q-14 Q-28 TK-26':
      'Zwei Straßen genügen. Bäume, an denen Straßen enden, wie C1 sie zeichnet, sind dasselbe wie ein Dorf.',
    'D-2 Q-29':
      'Ob Bäume in späteren Editionen zählen, sagen die Texte verschieden. Hier zählt jede Kreuzung; die Option {crossroads_rule} kann Dörfer verlangen. Wichtig ist das für ein Plättchen von Wirtshäuser und Kathedralen, auf dem drei Straßen an Bäumen neben einem Wirtshaus enden.',
    'TK-27 Q-27':
      'Eine einzelne kleine Hütte, an der eine Straße endet, ist keine Kreuzung, auch wenn manche Editionen eine zeichnen.',
    'Q-30':
      'Das Dorf zwischen zwei Städten (Wirtshäuser und Kathedralen) ist eine Kreuzung von zwei Straßen, nach Westen und Osten. Die Stummel zu den beiden Toren sind keine Straßen.',
    'Q-31 Q-21':
      'Wo eine Straße nur zwischen Häusern hindurchführt oder eine andere auf einer Brücke kreuzt, endet nichts, und es gibt keine Kreuzung. Kein Flussplättchen hat eine.',
    'TK-11 Q-10':
      'Zoll wird erhoben, wenn eine Straße abgeschlossen wird, die an deinem Zollhaus beginnt oder endet, in Phase 3 jedes beliebigen Zuges, **wer sie auch abschließt**.',
    'TK-12 D-11':
      'Solange es **1** zeigt, erhältst du 1 Punkt für jeden Bauernhof, Stall, Garten und jedes Wegelagerer-Symbol an der Straße und 3 für jede Reisegruppe.',
    'TK-13':
      'Solange es **2** zeigt, erhältst du 2 Punkte für jeden Bauernhof, Stall, Garten und jedes Wegelagerer-Symbol und 6 für jede Reisegruppe.',
    'TK-14': 'Kuhställe, Schweineställe und Eselställe sind alle Ställe. Wassertürme zählen nie.',
    'TK-15 D-9': 'Steht nichts davon an der Straße, gibt es keinen Zoll.',
    'TK-16 D-6 D-4':
      'Die Straße selbst wird wie gewohnt durch ihre Meeple gewertet, neben dem Zoll. Wer die Straße abschließt, wer Punkte für sie erhält und wer Zoll erhebt, können drei Verschiedene sein. Hier kommt der Zoll zuerst; die Option {toll_order} dreht das um, und keine Summe ändert sich.',
    'Q-3 Q-37':
      'Für den Zoll spielen Meeple keine Rolle. Auch eine Straße ohne Meeple zahlt, und Mehrheiten auf ihr sind gleichgültig.',
    'Q-2': worked(
      'Stehen an beiden Enden Zollhäuser, wird an jedem der volle Zoll erhoben, nach dem, was es selbst zeigt, und jedes wird für sich umgedreht. Geteilt wird nichts.',
      'Eine Straße mit einem Bauernhof und einer Reisegruppe. Das Zollhaus von Rot zeigt 1: 1 + 3 = 4 Punkte. Das von Blau zeigt 2: 2 + 6 = 8 Punkte.',
    ),
    'Q-1': worked(
      'Eine Straße, die zur selben Kreuzung zurückkommt, ist eine Straße: Sie zahlt einmal, und jedes Symbol an ihr zählt einmal.',
      'Ein Ring mit Reisegruppe und Wegelagerern, das Zollhaus zeigt 1: 3 + 1 = 4 Punkte, nicht 8.',
    ),
    'Q-11': worked(
      'Das Einsetzen kommt vor der Wertung. Du darfst dein Zollhaus also auf genau die Straße setzen oder versetzen, die dein Plättchen abschließt; es erhebt Zoll an der neuen Kreuzung, nicht an der alten.',
      'Dein Plättchen schließt eine Straße mit drei Wegelagerer-Symbolen ab. Statt eines Meeples setzt du dein Zollhaus, das 1 zeigt, auf die Kreuzung an ihrem Ende: 3 Punkte.',
    ),
    'Q-12': 'Eine Straße, die abgeschlossen wurde, bevor dein Zollhaus kam, zahlt später nichts.',
    'Q-15':
      'Ein Wirtshaus verdoppelt die Straße, nie den Zoll. Ist eine Straße mit Wirtshaus am Ende nicht abgeschlossen, bringt sie für ihre Meeple 0 und für das Zollhaus trotzdem 1 je Symbol.',
    'TK-17 Q-18':
      'Ein Symbol zählt für eine Straße nur, wenn es direkt neben einem ihrer Abschnitte steht. Jeder Straßenabschnitt eines Plättchens wird für sich betrachtet. Reisende an einer der Straßen einer Kreuzung gehören nur zu dieser Straße.',
    'TK-18 Q-17':
      'Was zwischen zwei Straßen liegt, die nebeneinander verlaufen, zählt für beide. Ein solches Symbol zählt für jede von ihnen, auch wenn beide in einem Zug am selben Zollhaus abgeschlossen werden.',
    'Q-16': 'Ein Symbol neben zwei Abschnitten **derselben** Straße zählt einmal.',
    'Q-19':
      'Auf dem Plättchen mit dem Wirtshaus bei den Bäumen liegt der Schweinestall zwischen den Straßen nach Westen und nach Süden und zählt für beide, nicht für die nach Osten. So lesen wir die Zeichnung.',
    'TK-20':
      'Hat dein Zollhaus von mindestens einer Reisegruppe Zoll erhoben, wird es umgedreht: aus 1 wird 2, aus 2 wird 1.',
    'TK-21 Q-4': worked(
      'Das geschieht erst am Ende des Zuges, nach allen Wertungen. Alle Straßen, die in diesem Zug abgeschlossen werden, zahlen nach dem, was es vorher zeigte.',
      'Dein Zollhaus zeigt 1. Ein Plättchen schließt dort zwei Straßen ab, jede mit einer Reisegruppe: 3 + 3 Punkte, und danach zeigt es 2.',
    ),
    'TK-22': 'Es wird höchstens einmal je Zug umgedreht, wie viele Gruppen auch gezahlt haben.',
    'D-3 Q-38':
      'Umgedreht wird am Ende des Zuges, in dem Zoll erhoben wurde, auch wenn es nicht dein Zug war. Ein älterer Text lässt sich als „am Ende deines eigenen Zuges“ lesen; das bietet die Option {toll_flip}.',
    'Q-5':
      'In einem Zug aus zwei Teilen wartet es bis zum Ende des ganzen Zuges [C-20], wenn die Option {builder_flip} nichts anderes sagt.',
    'TK-23 Q-22': worked(
      'Am Ende erhältst du Punkte für jede **nicht abgeschlossene** Straße an deinem Zollhaus: je 1 für jeden Bauernhof, Stall, Garten und jedes Wegelagerer-Symbol und auch nur 1 für jede Reisegruppe, was das Zollhaus auch zeigt. Mehrere Straßen zählen alle. Abgeschlossene zählen nicht noch einmal, und nichts wird mehr umgedreht.',
      'Dein Zollhaus zeigt 2. An einer nicht abgeschlossenen Straße stehen ein Bauernhof und eine Reisegruppe: 1 + 1 = 2 Punkte.',
    ),
    'Q-23':
      'Eine nicht abgeschlossene Straße hat ein offenes Ende, sie berührt also nie zwei Zollhäuser.',
    'Q-24':
      'Der Spielverlauf nennt zuerst das Zollhaus, dann die Straße. Keine Summe hängt davon ab.',
    'Q-34': 'Ein Zollhaus, das nie ins Spiel kam, bringt keine Punkte, auch am Ende nicht.',
    'X-1':
      'Das Zollhaus von Rot zeigt 1. Grün schließt eine Straße aus vier Plättchen mit zwei Reisegruppen und einem Bauernhof ab. Rot erhebt 2 × 3 + 1 × 1 = 7 Punkte, Grün erhält 4 für die Straße, und das Zollhaus von Rot wird auf 2 gedreht.',
    'X-2':
      'Nun zeigt es 2. Eine Straße mit zwei Wegelagerer-Symbolen und einem Schweinestall wird abgeschlossen: 2 × 2 + 1 × 2 = 6 Punkte. Reisende sind keine dabei, es bleibt also bei 2.',
    'X-3':
      'Du legst ein Plättchen, setzt keinen Meeple ein und stellst dein Zollhaus, das 1 zeigt, auf eine Kreuzung am anderen Ende des Tisches. Einige Züge später versetzt du es auf eine andere; es zeigt immer noch 1.',
    'D-1':
      'Darf es auf eine Kreuzung des eben gelegten Plättchens? Nach dem Text des Verlags und der neuesten Übersetzung ja. Eine ältere Übersetzung sagt nein, was nach einem Fehler aussieht; das bietet die Option {tollhouse_on_new_tile}.',
    'D-5 D-10 D-13':
      'Die Texte unterscheiden sich auch in Wörtern: Die Reisenden hießen einmal Pilger. Die Erweiterung erschien 2019 (C2) und 2023 (C3). Sie lässt sich mit allen anderen spielen, offizielle Regeln dafür gibt es aber nicht.',
    'D-12':
      'Von den zehn Plättchen ist eines verschieden: In C2 hat es drei Straßen, in C3 vier. Wie das Plättchen in C3 genau aussieht, ist rekonstruiert, zu etwa 85 % sicher; an welcher Straße die Reisenden stehen, ist eine Vermutung, die nichts ändert.',
    'TK-24 TK-25':
      'Die Erweiterung wurde für C2 und C3 gemacht. Plättchen von C1 zeigen keine kleinen Symbole, dort zahlen also nur die Reisenden auf diesen zehn. Eine Hausregel zählt kleine Bauernhöfe, die auf manche C1-Plättchen gezeichnet sind; die Option {c1_little_farmhouses} braucht eine Plättchendatei, die sie nennt.',
    'TK-19 Q-20 Q-25 Q-26':
      'Einige Antworten gehören zu Erweiterungen, die dieses Programm nicht hat. Eine Straße auf einer Holzbrücke zählt die Symbole des Plättchens darunter nicht, die eigene Straße dieses Plättchens zählt sie. Ein Räuber darf Zollpunkte stehlen. Die Plättchen von Leipzig haben keine Kreuzungen.',
  },
  captions: {
    symbols: 'Von links: Reisegruppe, Bauernhof, Schweinestall (ein Stall), Garten, Wegelagerer.',
    crossroads:
      'Drei Kreuzungen mit zwei, drei und vier Straßen. Auf jeder darf ein Zollhaus stehen.',
    none: 'Keine Kreuzung: Die Straße endet an einem Kloster, sie endet an einer Stadt, sie führt auf einer Brücke über den Fluss.',
    x1: 'X-1: Rot 2 × 3 + 1 × 1 = 7 Punkte Zoll, Grün 4 Punkte für die Straße. Danach zeigt das Zollhaus 2.',
    x2: 'X-2: Rot 2 × 2 + 1 × 2 = 6 Punkte Zoll. Das Zollhaus bleibt bei 2.',
    both_ends: 'Rot erhebt 1 + 3 = 4 Punkte, Blau mit einem Zollhaus, das 2 zeigt, 2 + 6 = 8.',
    ring: 'Die Straße verlässt das Dorf und kommt zu ihm zurück. Rot erhebt 3 + 1 = 4 Punkte, einmal.',
    one_road: 'Die Reisenden stehen an der Straße nach Osten und zählen nur für sie.',
    end: 'Bei A ist die Straße noch offen, wenn das Spiel endet: 1 + 1 = 2 Punkte, obwohl das Zollhaus 2 zeigt.',
  },
};
