// Texte der geführten ersten Partie.
import type { Text } from '../text';
import { words } from './words';

export const guide: Text['guide'] = {
  learn: 'Spielend lernen',
  learn_hint: 'Eine geführte Partie: elf Züge, keine zehn Minuten',
  about:
    'Du spielst eine kurze Partie mit Mila, die alles erklärt. Jeder Zug ist echt: Plättchen, Meeple, Punkte, Wiesen und das Zollhaus.',
  begin: 'Anfangen',
  go_on: 'Lektion fortsetzen',
  anew: 'Neu anfangen',
  friend: 'Mila',
  label: 'Lektion',
  step: (n, of) => `${words.number(n)} von ${words.number(of)}`,
  next: 'Weiter',
  skip: 'Ohne Hilfe weiterspielen',
  marked: (where) => `Markiert: ${where}.`,
  stray_place: 'Dort darf das Plättchen auch liegen. Nimm für diese Lektion den markierten Platz.',
  stray_spot: 'Das ist auch erlaubt. Nimm für diese Lektion, was markiert ist.',
  stray_more: 'Das ist auch erlaubt. Lege für diese Lektion nur das Plättchen.',
  turn: 'Der Platz stimmt. Drehe das Plättchen mit einem runden Pfeil oder mit R, bis die Stadt nach rechts weitergeht.',
  confirm: 'Genau so. Drücke Bestätigen.',
  wait: 'Mila spielt.',
  over: 'Das war deine erste Partie. Das Ergebnis nennt jeden Punkt der Schlusswertung; eine Partie gegen den Computer wartet auf der Startseite.',
  over_new: 'Zur Startseite',
  steps: {
    tile: {
      title: 'Lege ein Plättchen',
      lay: 'Dein Plättchen wartet unter der Spielfläche. Tippe auf den markierten Platz: Straße muss an Straße passen und Wiese an Wiese.',
      then: '',
      told: 'Das war ein ganzer Zug. Jetzt spielt Mila.',
      friend:
        'Mila legt eine Kreuzung und setzt einen Meeple auf die Straße nach Süden. Die gehört ihr, bis sie abgeschlossen ist.',
    },
    city: {
      title: 'Dein erster Meeple',
      lay: 'Dieses Plättchen vergrößert die Stadt. Tippe auf den markierten Platz.',
      then: 'Drücke Meeple und tippe auf die Stadt auf dem Plättchen. Dann ist es deine Stadt.',
      told: 'Der Meeple bleibt dort, bis die Stadt abgeschlossen ist. Du hast sieben, also behalte welche im Vorrat.',
      friend: 'Mila verlängert ihre Straße, an einer Reisegruppe vorbei. Merke sie dir.',
    },
    city_done: {
      title: 'Schließe eine Stadt ab',
      lay: 'Dieses Plättchen schließt die Mauer. Tippe auf den markierten Platz.',
      then: '',
      told: 'Jedes Plättchen einer Stadt bringt 2 Punkte, ein Wappen auch. Dein Meeple ist wieder im Vorrat.',
      friend: 'Mila beginnt eine eigene Stadt.',
    },
    road: {
      title: 'Eine Straße',
      lay: 'Auf dieser Straße ziehen Reisende. Lege sie an das östliche Ende der Straße.',
      then: 'Drücke Meeple und tippe auf die Straße. Sind beide Enden geschlossen, bringt jedes Plättchen 1 Punkt.',
      told: 'Ein Ende schließt Milas Kreuzung. Das andere ist noch offen.',
      friend: 'Mila hat ihre kleine Stadt abgeschlossen.',
    },
    tollhouse: {
      title: 'Das Zollhaus',
      lay: 'Lege diese Kreuzung auf den markierten Platz. Diesmal ohne Meeple.',
      then: 'Drücke Zollhaus und tippe auf die markierte Kreuzung. Es darf jede freie sein, nicht nur die neue.',
      told: 'Eine abgeschlossene Straße, die dort endet, zahlt dir Zoll, wem sie auch gehört. Ein Zug hat einen Meeple oder das Zollhaus, nie beides.',
      friend: 'Mila nimmt die Straße, die von deiner neuen Kreuzung nach Osten führt.',
    },
    toll: {
      title: 'Zoll',
      lay: 'Dieses Kloster schließt deine lange Straße ab. Tippe auf den markierten Platz.',
      then: 'Drücke Meeple und tippe auf das Kloster. Es bringt 1 Punkt und je 1 für die acht Plättchen ringsum.',
      told: 'Straße und Zollhaus haben gezahlt: Reisende bringen 3, ein Bauernhof 1. Nach Reisenden wird das Zollhaus umgedreht: Es zeigt 2, und aller Zoll verdoppelt sich.',
      friend: 'Mila verlängert ihre östliche Straße.',
    },
    field: {
      title: 'Stehen lassen und hinlegen',
      lay: 'Milas Straße mit den Reisenden endet auch an deinem Zollhaus, also lass es dort. Lege dieses Plättchen auf den markierten Platz.',
      then: 'Drücke Meeple und tippe auf die große Wiese. Ein Bauer liegt dort bis zum Ende und erhält 3 Punkte für jede abgeschlossene Stadt an der Wiese.',
      told: 'Bauern kommen nie zurück, einer oder zwei genügen. „Wiesen“ zeigt, wem welche Wiese gehört.',
      friend:
        'Mila hat ihre Straße abgeschlossen und erhält die Punkte dafür. Du erhältst doppelten Zoll, und das Zollhaus zeigt wieder 1.',
    },
    move: {
      title: 'Versetze das Zollhaus',
      lay: 'Lege diese Straße auf den markierten Platz. Sie ist ein weiteres Plättchen an deinem Kloster.',
      then: 'Die alte Kreuzung bringt kaum noch etwas. Drücke Zollhaus und tippe auf die, an der Milas östliche Straße beginnt.',
      told: 'Das Versetzen kostet den Meeple dieses Zuges, die Zahl bleibt. Lass es stehen, solange dort eine gute Straße offen ist; versetze es, wenn alle fertig sind.',
      friend: 'Mila hat diese Straße abgeschlossen, und dein Zollhaus erhebt wieder Zoll.',
    },
    more: {
      title: 'Eine große Stadt',
      lay: 'Stadt auf drei Seiten. Tippe auf den markierten Platz.',
      then: 'Drücke Meeple und tippe auf die Stadt.',
      told: 'Eine Stadt, die offen bleibt, bringt am Ende nur 1 Punkt je Plättchen. Suche also, was sie schließt.',
      friend:
        'Milas Plättchen gehört jetzt zu deiner Stadt, und die ist noch deine. Ihr Meeple steht auf der Straße.',
    },
    monastery_done: {
      title: 'Rund ums Kloster',
      lay: 'Am Kloster ist noch eine Lücke. Fülle sie.',
      then: '',
      told: 'Ecken zählen mit, es war also umringt. Sein Meeple ist zurück.',
      friend:
        'Mila baut von deinem Zollhaus eine Straße mit Wegelagerern. Sie bringen dir am Ende 1 Punkt, auch wenn sie offen bleibt.',
    },
    last: {
      title: 'Jetzt du',
      lay: 'Das letzte Plättchen gehört dir, ohne Hilfe: Schau, was es abschließen kann. Danach werden Wiesen, Unvollendetes und Zollhäuser gewertet.',
      then: '',
      told: '',
      friend: '',
    },
  },
};
