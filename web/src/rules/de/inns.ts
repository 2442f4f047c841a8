// Wirtshäuser und Kathedralen.
import type { InnsText } from '../en/inns';
import { worked } from '../model';

export const inns: InnsText = {
  title: 'Wirtshäuser und Kathedralen',
  lead: 'Wirtshäuser verdoppeln Straßen, Kathedralen erhöhen den Wert von Städten, doch was nicht rechtzeitig abgeschlossen wird, ist nichts wert. Dazu kommt für jede Farbe ein großer Meeple.',
  chapters: {
    tiles: 'Die Plättchen',
    inns: 'Wirtshäuser',
    cathedrals: 'Kathedralen',
    unfinished: 'Nicht rechtzeitig abgeschlossen',
    large: 'Der große Meeple',
  },
  paragraphs: {
    'I-1':
      '18 Plättchen, darunter sechs mit einem Wirtshaus am See und zwei mit einer Kathedrale, dazu ein großer Meeple für jede Farbe. Alle Editionen haben dieselben 18; in C2 und C3 kommen Gärten und andere kleine Symbole dazu. Die Ausgabe mit 24 Plättchen ab 2024 hat dieses Programm nicht.',
    'I-2': 'Am Legen der Plättchen und am Einsetzen der Meeple ändert sich nichts.',
    'I-11':
      'Plättchen, die leicht falsch gelesen werden: Das mit Straße an allen vier Seiten hat zwei Kurven, die sich nie treffen, und drei Wiesen. Eine Stadt mit nur einer offenen Seite teilt ihre Wiese ohne Straße in zwei. Die Straße durch das Kloster sind zwei Straßen, die dort enden. Ein Plättchen hat in der Mitte eine Wiese, die an alle vier Städte grenzt. Das Dorf zwischen zwei Städten hat zwei Straßen; die Stummel zu den Toren sind keine.',
    'I-12': 'Das Wirtshaus bei den Bäumen gehört in allen Editionen zur Straße nach Osten.',
    'I-3 E-15': worked(
      'Eine abgeschlossene Straße mit **Wirtshaus** ist 2 Punkte je Plättchen wert statt 1. Ein zweites Wirtshaus bringt nichts dazu.',
      'Fünf Plättchen, ein Wirtshaus: 5 × 2 = 10 Punkte.',
    ),
    'QI-1': 'Eine Straße aus zwei Plättchen mit zwei Wirtshäusern ist 4 wert, nicht 6.',
    'I-4 QI-2':
      'Ein Wirtshaus wirkt nur auf die Straße, an der es liegt. An einer Kreuzung von drei Straßen sind die beiden anderen gewöhnlich.',
    'QI-3':
      'Was die Straße auch abschließt: Bei der Wertung zählen alle ihre Plättchen, und ein Wirtshaus irgendwo genügt.',
    'QI-4': 'Das Wirtshaus verdoppelt den Zoll nicht [C-10].',
    'I-10': 'Das Wirtshaus des Flusses II zählt, wenn diese Erweiterung mitspielt.',
    'I-5': worked(
      'Eine abgeschlossene Stadt mit **Kathedrale** ist 3 Punkte je Plättchen und 3 je Wappen wert. Eine zweite Kathedrale bringt nichts dazu.',
      'Fünf Plättchen ohne Wappen, eine Kathedrale: 5 × 3 = 15 Punkte.',
    ),
    'QI-8 I-13':
      'Das Plättchen mit der Kathedrale ist an allen vier Seiten Stadt. Es grenzt an keine Wiese, und in eine Stadt aus zwei Plättchen passt es nicht.',
    'I-6 I-9 QI-7': worked(
      'Am Spielende sind eine nicht abgeschlossene Straße mit Wirtshaus und eine nicht abgeschlossene Stadt mit Kathedrale **0** wert. Der Spielverlauf nennt sie trotzdem, und die Meeple kehren zurück. Mit der Option {unfinished_inn_cathedral} werden sie gewertet, als gäbe es Wirtshaus und Kathedrale nicht: 1 Punkt je Plättchen und Wappen.',
      'Eine nicht abgeschlossene Straße mit Wirtshaus aus zwei Plättchen: 0 Punkte; mit der Option 2.',
    ),
    'I-7':
      'Du darfst ein Wirtshaus oder eine Kathedrale an eine fremde Straße oder Stadt legen, auch um sie zu verderben.',
    'I-8': worked(
      'Der **große Meeple** wird wie ein normaler eingesetzt und darf überall stehen, wo der stehen darf, auch auf einer Wiese. Für die Mehrheit zählt er 2; mehr Punkte bringt er nicht. Nach der Wertung kehrt er zurück und kann in einem späteren Zug wieder eingesetzt werden.',
      'Rot hat in einer Stadt den großen Meeple, Blau einen normalen: 2 zu 1, also erhält nur Rot Punkte.',
    ),
    'QI-5 QI-6':
      'Werden Gebiete verbunden, kannst du auf einem beide haben. Großer und normaler gegen großen und normalen ist Gleichstand, 3 zu 3, und alle Beteiligten erhalten Punkte.',
  },
  captions: {
    inn: '5 Plättchen × 2 = 10 Punkte für Rot. (Garten und Wegelagerer zählen nur für den Zoll.)',
    at_crossroads: 'Das Wirtshaus liegt an der Straße nach Osten; nur diese wird verdoppelt.',
    cathedral:
      '5 Plättchen × 3 = 15 Punkte. Der große Meeple von Rot zählt 2, der normale von Blau 1: Nur Rot erhält Punkte.',
  },
};
