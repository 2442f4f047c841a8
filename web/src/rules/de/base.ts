// Das Grundspiel.
import type { BaseText } from '../en/base';
import { worked } from '../model';

export const base: BaseText = {
  title: 'Grundspiel',
  lead: 'Plättchen für Plättchen entsteht eine Landschaft, in der deine Meeple Straßen, Städte, Klöster und Wiesen besetzen. Wer am Ende die meisten Punkte hat, gewinnt.',
  chapters: {
    setup: 'Womit gespielt wird',
    turn: 'Ein Zug',
    tile: 'Plättchen legen',
    meeple: 'Meeple einsetzen',
    scoring: 'Wertung abgeschlossener Gebiete',
    end: 'Spielende',
    fields: 'Wiesen',
    examples: 'Beispiele mit Zahlen',
  },
  paragraphs: {
    'B-1':
      'In jeder Edition gibt es 72 Plättchen von 24 Typen. Schachteln, auf denen 84 steht, zählen die zwölf Flussplättchen mit.',
    'B-2':
      'Du hast 7 Meeple im Vorrat. (Der achte aus der Schachtel läuft auf der Wertungstafel; hier zählt das Programm.) Die Option {meeples_per_player} ändert die Anzahl.',
    'B-3':
      'Eine bis sechs Personen. Die sechste Farbe kam mit Wirtshäuser und Kathedralen; hier steht sie immer zur Verfügung.',
    'B-4':
      'Äbte und Fluss liegen in den Schachteln von C2 und C3, sind aber Zugaben: Sie sind nur dabei, wenn sie gewählt werden.',
    'B-5 QB-10':
      'Das Startplättchen liegt offen in der Mitte: im Norden eine Stadt, von West nach Ost eine Straße. Die anderen 71 Plättchen werden gemischt. In der Wertung zählt das Startplättchen wie jedes andere.',
    'B-6':
      'Häuser, Menschen und Tiere auf den Plättchen bewirken im Grundspiel nichts. Die Zöllner nutzen einige davon [TK-12].',
    'B-7': 'Alle beginnen mit 0 Punkten. Über 50 hinaus wird weitergezählt, so oft es nötig ist.',
    'B-8':
      'Wer beginnt, entscheidet das Los, wenn der Tisch nichts anderes wählt: den ersten Platz oder die jüngste Person, die sich auf den ersten Platz setzt. Option: {first_player}.',
    'B-9':
      'Gespielt wird im Uhrzeigersinn. Ein Zug hat drei Phasen, in dieser Reihenfolge: **Plättchen legen**, dann, wenn du willst, **Meeple einsetzen**, dann die **Wertung** dessen, was abgeschlossen wurde. In eine vergangene Phase geht es nicht zurück.',
    'B-10 QB-1':
      'Du ziehst ein Plättchen und musst es legen, wenn es irgendwo passt, auch wenn jeder Platz für dich schlecht ist.',
    'B-14':
      'Ein Plättchen, das nirgends passt, wird aus dem Spiel genommen, und du ziehst ein neues. Sonst geschieht deswegen nichts.',
    'QB-16':
      'Wie viele Plättchen noch kommen und von welchen Typen, dürfen alle wissen. Verborgen ist nur ihre Reihenfolge.',
    'QB-17': 'Zum Üben kannst du allein spielen. Die Regeln bleiben gleich.',
    'B-11':
      'Das Plättchen muss mit mindestens einer ganzen Seite an ein Plättchen auf dem Tisch stoßen. Eine Berührung an der Ecke genügt nicht.',
    'B-12':
      '**Jede** Seite, die an ein Nachbarplättchen stößt, muss es fortsetzen: Straße an Straße, Stadt an Stadt, Wiese an Wiese, Fluss an Fluss. Eine passende Seite genügt nicht.',
    'B-13 QB-2':
      'Du darfst das Plättchen beliebig drehen, und kein Platz ist verboten: auch kein Loch zwischen vier Plättchen und keiner, der ein Loch lässt, das nichts mehr füllen kann.',
    'B-15':
      'Ein Kloster steht im Inneren seines Plättchens und ist mit nichts verbunden. Zwei dürfen nebeneinander liegen.',
    'B-16':
      'Nach dem Legen darfst du einen Meeple aus deinem Vorrat auf **dieses Plättchen** setzen, nie auf ein anderes.',
    'B-17 QB-4':
      'Auf einer Straße steht er als Wegelagerer, in einer Stadt als Ritter, in einem Kloster als Mönch, und auf einer Wiese liegt er als Bauer. Gehören zwei Abschnitte des Plättchens zum selben Gebiet, wähle einen davon; die Wirkung ist gleich.',
    'B-18 QB-3': worked(
      'Auf dem ganzen Gebiet darf kein Meeple stehen, weder ein fremder noch ein eigener, so weit entfernt er auch sein mag. Es zählt das Gebiet, nachdem dein Plättchen dazugekommen ist.',
      'Dein Plättchen verbindet zwei Straßen. Auf der einen steht ein Meeple von dir, auf der anderen einer von Rot. Einen dritten darfst du nicht einsetzen.',
    ),
    'B-19':
      'Dein Plättchen darf Gebiete verbinden, auf denen schon Meeple stehen. Dann teilen sich mehrere Meeple ein Gebiet, und die Mehrheit entscheidet [B-27]. So kommst du in eine fremde Stadt.',
    'B-20':
      'Einen Meeple einzusetzen ist immer freiwillig, auch wo er sofort Punkte brächte. Du darfst sie liegen lassen und lieber einen Bauern legen.',
    'B-21':
      'Du darfst einen Meeple auf ein freies Gebiet setzen, das genau dieses Plättchen abschließt. Er wird sofort gewertet und kehrt im selben Zug zurück.',
    'B-22':
      'Ein Gebiet, das in einem früheren Zug abgeschlossen wurde, lässt sich nicht mehr betreten: Kein neues Plättchen gehört dazu. Eine Wiese ist in diesem Sinn nie abgeschlossen.',
    'B-23':
      'Die Wiese um ein Kloster ist ein Platz wie jeder andere. Nimmst du sie, bleibt das Kloster frei, doch später kann es niemand mehr betreten: Sein Plättchen wurde in diesem Zug gelegt und in keinem anderen.',
    'B-24':
      'Ohne Meeple im Vorrat setzt du keinen ein. Meeple kehren nur durch eine Wertung zurück.',
    'B-25 QB-6':
      'Ein Meeple, der in Phase 3 zurückkehrt, steht ab deinem nächsten Zug wieder bereit. Für diesen Zug kommt der Ritter der eben abgeschlossenen Stadt zu spät.',
    'QB-5':
      'Ein Zollhaus ist kein Meeple: Schließt dein Plättchen eine Straße ab, an der ein Zollhaus, aber kein Meeple steht, darfst du dort noch einen einsetzen.',
    'B-26':
      'Alles, was das Plättchen abschließt, wird sofort gewertet, wem es auch gehört und ob es jemandem passt oder nicht.',
    'B-27 QB-14 B-28': worked(
      'Wer auf einem Gebiet die meisten Meeple hat, erhält alle Punkte, die anderen nichts. Bei Gleichstand erhalten alle Beteiligten die volle Punktzahl. Nichts anderes löst einen Gleichstand auf. Mehr Meeple als nötig bringen nicht mehr Punkte.',
      'Eine Stadt für 10 Punkte: Rot hat zwei Ritter, Blau einen. Rot erhält 10, Blau 0. Mit je einem Ritter erhielten beide 10.',
    ),
    'B-29':
      'Nach der Wertung kehren alle Meeple des Gebiets zurück, auch die ohne Punkte. Bauern bleiben liegen.',
    'B-30':
      'Ein abgeschlossenes Gebiet ohne Meeple bringt niemandem Punkte, weder jetzt noch später.',
    'B-31 QB-7': worked(
      'Eine **Straße** ist abgeschlossen, wenn beide Enden geschlossen sind, durch eine Kreuzung, eine Stadt, ein Kloster oder ein anderes gezeichnetes Ende, oder wenn sie im Kreis läuft. Sie ist 1 Punkt je Plättchen wert.',
      'Dorf, gerades Stück, Dorf: 3 Punkte. Ein Ring aus vier Kurven: 4 Punkte.',
    ),
    'B-32 QB-8':
      'Ein Plättchen zählt für ein Gebiet einmal, auch wenn das Gebiet zweimal darüber führt, etwa eine Straße, die auf dasselbe Plättchen zurückkommt.',
    'B-33 QB-9': worked(
      'Eine **Stadt** ist abgeschlossen, wenn ihre Mauer geschlossen ist und innen kein Loch bleibt. Sie ist 2 Punkte je Plättchen und 2 je Wappen wert. Zwei Wappen auf einem Plättchen würden doppelt zählen.',
      'Drei Plättchen und ein Wappen: 3 × 2 + 1 × 2 = 8 Punkte.',
    ),
    'B-34 E-16': worked(
      'Eine Stadt aus zwei Plättchen ist 4 Punkte wert wie jede andere. In den ersten Auflagen waren es 2, und ein Wappen darin brachte 1 mehr; die Option {two_tile_city} holt das zurück.',
      'Zwei Plättchen ohne Wappen: heute 4 Punkte, nach der alten Regel 2. Mit einem Wappen: heute 6, nach der alten Regel 3.',
    ),
    'B-35':
      'Ein **Kloster** ist abgeschlossen, wenn auf allen acht Plätzen ringsum Plättchen liegen. Es ist 9 Punkte wert: einen für sich und einen für jedes benachbarte Plättchen.',
    'B-36':
      'Schließt ein Plättchen mehrere Gebiete ab, wird jedes für sich gewertet. Der Spielverlauf nennt zuerst die Zölle, dann Straßen, Städte, Klöster und Gärten. Keine Summe hängt von der Reihenfolge ab.',
    'B-37 QB-15':
      'Das Spiel endet nach dem Zug, in dem das letzte Plättchen gelegt wurde. Passt das letzte Plättchen nirgends, endet es sofort. (In manchen Erweiterungen, die dieses Programm nicht hat, könntest du noch ein eigenes Plättchen haben.)',
    'B-38': worked(
      'Dann wird alles gewertet, was nicht abgeschlossen ist, wieder nach der Mehrheit: eine Straße mit 1 Punkt je Plättchen, eine Stadt mit 1 je Plättchen und 1 je Wappen, ein Kloster mit 1 für sich und 1 je benachbartes Plättchen.',
      'Eine nicht abgeschlossene Stadt aus zwei Plättchen mit einem Wappen: 3 Punkte. Ein Kloster mit drei benachbarten Plättchen: 4 Punkte.',
    ),
    'B-43': 'Jeder Meeple wird einmal gewertet. Ganz zuletzt kommen die Wiesen.',
    'B-44': 'Die meisten Punkte gewinnen. Bei gleicher Punktzahl wird der Sieg geteilt.',
    'B-41':
      'Eine Wiese endet an Straßen, Städten, Flüssen und am Rand der Spielfläche. Um alles, was sie nicht zerschneidet, führt sie herum: Kloster, Garten, Quelle, See.',
    'B-39 QB-11 QB-12': worked(
      'Am Ende wird jede Wiese für sich gewertet. Wer dort die meisten Bauern hat, erhält 3 Punkte für jede **abgeschlossene** Stadt, die an die Wiese grenzt; bei Gleichstand erhalten alle Beteiligten alles. Für eine Wiese zählt eine Stadt einmal, so oft sie auch angrenzt. Sie zählt aber für jede Wiese, an die sie grenzt, auch für zwei Wiesen derselben Person.',
      'Die Wiese grenzt an zwei abgeschlossene Städte: 2 × 3 = 6 Punkte. Wie groß die Städte sind, ist gleichgültig.',
    ),
    'B-42':
      'Eine nicht abgeschlossene Stadt bringt einer Wiese nichts. Eine Wiese ohne abgeschlossene Stadt ist 0 wert.',
    'QB-13':
      'Auch eine Wiese, die nicht mehr wachsen kann, wird erst am Ende gewertet. Ihre Bauern warten.',
    'B-40 QB-18':
      'Ältere Auflagen werteten Wiesen anders; siehe die Option {field_scoring}. Zweite Regel: wie heute, aber eine Stadt zahlt jeder Person nur einmal, über alle Wiesen hinweg. Erste Regel: Stadt für Stadt; die Bauern aller Wiesen an der Stadt werden zusammengezählt, und wer die meisten hat, erhält 4 Punkte. Bei Gleichstand erhalten alle Beteiligten 4.',
    'E-1':
      'Eine Stadt aus drei Plättchen mit einem Wappen und einem einzigen Ritter wird abgeschlossen: 8 Punkte.',
    'E-2':
      'Eine Stadt aus vier Plättchen mit einem Wappen, zwei Ritter von Rot und einer von Blau. Blau schließt sie ab: Rot 10 Punkte, Blau 0, und alle drei Ritter kehren zurück.',
    'E-3 E-4':
      'Dorf, gerades Stück, Dorf: 3 Punkte. Wird das zweite Dorf gelegt, ist sein Arm an dieser Straße besetzt; auf den beiden anderen darf noch ein Meeple stehen.',
    'E-5':
      'Zwei Straßen, auf der einen ein Meeple von dir, auf der anderen einer von Rot, werden verbunden und mit fünf Plättchen abgeschlossen: je 5 Punkte.',
    'E-6': 'Das achte Plättchen um ein Kloster wird gelegt: 9 Punkte, und der Mönch kehrt zurück.',
    'E-7 E-8':
      'Spielende: Eine Stadt aus zwei Plättchen mit Wappen ist 3 wert, ein Kloster mit drei benachbarten Plättchen 4.',
    'E-9':
      'Gelb hat allein eine kleine Wiese mit zwei abgeschlossenen Städten. Auf einer großen Wiese, ebenfalls mit zwei abgeschlossenen Städten, herrscht zwischen Gelb und Rot Gleichstand. Gelb erhält 6 + 6 = 12, Rot 6.',
    'E-10':
      'Beide Wiesen werden zu einer verbunden, die an zwei abgeschlossene Städte grenzt, und Gelb hat dort nun mehr Bauern: Gelb 6, Rot 0.',
    'E-11':
      'Ein Bauer zwischen zwei abgeschlossenen Städten: heute 6 Punkte, nach der zweiten Regel 6, nach der ersten 8.',
    'E-12':
      'Du hast je einen Bauern auf zwei Wiesen, die an dieselbe abgeschlossene Stadt grenzen: heute 6 Punkte, nach der zweiten Regel 3, nach der ersten 4.',
    'E-13':
      'Wie eben, aber auf der zweiten Wiese liegen zwei Bauern von Rot: heute und nach der zweiten Regel je 3; nach der ersten erhält Rot 4 und du 0.',
    'E-17':
      'Prüfstellungen, die auch andere Programme verwenden, ergeben unter anderem: Straße 3 und Stadt 4; Wiesen 3 + 6 = 9; ein umschlossenes Kloster 9, mit drei benachbarten Plättchen 4, ein Garten ebenso; eine Straße mit Wirtshaus abgeschlossen 6 und am Ende 0 (2, wo Wirtshäuser nicht beachtet werden); Städte mit Kathedrale 15 und 36.',
  },
  captions: {
    roles: 'Rot: Ritter. Blau: Wegelagerer. Gelb: Bauer. Grün: Mönch.',
    fit: 'Die Straße führt nach Osten weiter. Ein Plättchen bei A braucht im Norden Wiese, eines bei B im Westen eine Straße.',
    occupied:
      'Das Dorf rechts wurde eben gelegt. Sein westlicher Arm gehört zur Straße von Rot, dort darf also kein Meeple dazu. Die beiden anderen Arme sind frei.',
    majority: '4 Plättchen × 2 + 1 Wappen × 2 = 10 Punkte für Rot: zwei Ritter gegen einen.',
    road: '3 Plättchen × 1 = 3 Punkte für Rot.',
    ring: 'Ein Ring ist ohne Enden abgeschlossen: 4 Plättchen × 1 = 4 Punkte.',
    city: '3 Plättchen × 2 + 1 Wappen × 2 = 8 Punkte.',
    monastery: '1 + 8 benachbarte Plättchen = 9 Punkte für Grün.',
    fields:
      'Die Wiese von Rot grenzt an zwei abgeschlossene Städte: 2 × 3 = 6 Punkte. Die Straße trennt die Wiese von Blau ab, die an keine Stadt grenzt: 0 Punkte.',
  },
};
