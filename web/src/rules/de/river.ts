// Der Fluss und Der Fluss II.
import type { RiverText } from '../en/river';
import { worked } from '../model';

export const river: RiverText = {
  title: 'Der Fluss',
  lead: 'Vor den gewöhnlichen Plättchen entsteht ein Fluss, von der Quelle bis zum See. Er eröffnet die Landschaft und zerschneidet die Wiesen. Der Fluss II gabelt sich.',
  chapters: {
    setup: 'Plättchen und Spielbeginn',
    course: 'Wie der Fluss verlaufen darf',
    meeples: 'Meeple und Wiesen am Fluss',
    river2: 'Der Fluss II und beide zusammen',
    readings: 'Plättchen, die nicht passen, und Hausregeln',
  },
  paragraphs: {
    'R-1':
      'Der Fluss hat 12 Plättchen: eine Quelle, einen See und zehn andere. Der Fluss II hat ebenfalls 12: eine Quelle, eine Gabelung, einen See an einer Stadt, einen See mit Vulkan und acht andere.',
    'R-2':
      'Die Quelle ist das Startplättchen. Die anderen Flussplättchen werden gemischt; der See kommt zuletzt.',
    'R-3':
      'Das Startplättchen des Grundspiels wird wie ein gewöhnliches eingemischt oder bleibt in der Schachtel: Die Ausgaben unterscheiden sich, darum gibt es die Option {river_start_tile}.',
    'R-4':
      'Alle Flussplättchen werden vor allen anderen gelegt. Züge, Meeple und Wertung sind vom ersten Plättchen an wie gewohnt.',
    'R-5':
      'Ein Flussplättchen muss den Fluss an einem offenen Ende fortsetzen. Auch alle anderen Seiten müssen passen [B-12].',
    'R-6': worked(
      'Der Fluss darf auf zwei Plättchen, die **direkt** aufeinanderfolgen, nicht in dieselbe Richtung abbiegen: Er liefe zurück. Liegt ein gerades Plättchen dazwischen, dürfen beide Biegungen gleich gerichtet sein.',
      'Der Fluss läuft nach Osten und biegt nach Süden ab. Das nächste Plättchen darf nach Osten abbiegen, aber nicht nach Westen.',
    ),
    'R-7 E-18':
      'Der Platz vor jedem offenen Ende muss frei bleiben, damit der Fluss weiterkann. JCloisterZone verlangt mehr: Es hält zwei Plätze vor jedem Ende und die Plätze daneben frei, schaut die ganze Linie entlang und erlaubt keine zwei Enden nebeneinander. Auch das bietet die Option {river_bends}; die veröffentlichten Prüfstellungen (gleich nach der Gabelung ein möglicher Platz, später zwei) folgen dieser Lesart.',
    'QR-2':
      'Nach einer Gabelung darfst du jedes offene Ende fortsetzen; sie müssen sich nicht abwechseln.',
    'QR-3':
      'Die Quelle ist keine Biegung. Der Arm der Gabelung, der abzweigt, gilt für das nächste Plättchen als Biegung.',
    'QR-4':
      'Andere Seiten eines Flussplättchens dürfen an jedes passende Plättchen stoßen. Frei bleiben muss nur das offene Ende selbst.',
    'R-8 QR-1 QR-6':
      'Du darfst einen Meeple auf Straße, Stadt, Kloster, Garten oder Wiese eines Flussplättchens setzen, auch auf die Wiese von Quelle und See. Auf dem Fluss selbst steht niemand, und er bringt keine Punkte. Ein Kloster am Fluss wird gewertet wie jedes andere.',
    'R-9':
      'Der Fluss zerschneidet Wiesen. Um Quelle und See führt die Wiese herum. Unter einer Straßenbrücke geht sie **nicht** weiter: Wo eine Straße den Fluss kreuzt, sind vier Wiesen.',
    'R-13':
      'Im Fluss II liegt eine Stadt über dem Fluss. Sie ist eine einzige Stadt, und ihre Brücke trennt die Wiesen nicht.',
    'R-15':
      'In C3 führt über die Quelle eine Straße von Nord nach Ost, eine ganz gewöhnliche. Das Wasser beginnt an ihr, darum hat diese Quelle drei Wiesen. Am See von C3 steht ein Kloster.',
    'QR-7':
      'Zollhäuser wirken vom ersten Zug an. Flussplättchen haben aber keine Kreuzungen, darum kommen sie meist erst später ins Spiel.',
    'R-10 QR-5':
      'Die Gabelung wird zuerst gelegt, gleich nach der Quelle. Die beiden Seen kommen zuletzt, der mit dem Vulkan nach dem anderen; jeder schließt ein Ende.',
    'R-11':
      'Wo der Vulkan wirkt (Option {river_volcano}), darf auf den See mit dem Vulkan nichts gesetzt werden, in diesem Zug geschieht sonst nichts, und dieselbe Person macht gleich noch einen Zug mit einem gewöhnlichen Plättchen.',
    'R-12':
      'Sonst ist dieser See ein gewöhnlicher See. Das Wirtshaus des Flusses II zählt nur mit Wirtshäuser und Kathedralen; seine Schweineherde gehört zu einer Erweiterung, die dieses Programm nicht hat.',
    'R-14':
      'Mit beiden Flüssen bleibt eine Quelle, dazu ein See für sie und einer mehr für die Gabelung. Hier bleiben die beiden Seen des Flusses II, der Vulkan zuletzt.',
    'R-16':
      'Ein Flussplättchen, das nirgends passt, wird aus dem Spiel genommen und ein neues gezogen. Passt keines mehr, gehen alle, und die gewöhnlichen Plättchen beginnen.',
    'R-17':
      'Von den Hausregeln, die gespielt werden, gibt es hier eine: Der Fluss kehrt nie um, auch nicht mit geraden Plättchen zwischen den Biegungen.',
  },
  captions: {
    forbidden:
      'Nicht erlaubt: Beide Biegungen gehen nach rechts, eine direkt nach der anderen. Der Fluss liefe unter seiner Quelle zurück.',
    allowed: 'Erlaubt: Zwischen den beiden Biegungen liegt ein gerades Plättchen.',
    fields: 'Eine Straße über den Fluss: vier Wiesen, hier jede in einer anderen Farbe.',
    fork: 'Die Gabelung des Flusses II gleich nach der Quelle: Nun gibt es zwei offene Enden.',
  },
};
