// Was abgelehnt wurde: zuerst nach der Regel, die genannt ist, sonst nach dem Code.
import type { by_code as Codes } from '../en/refusals';
import type { RefusalRule } from '../refusal_rules';
import type { Same } from '../tables';
import type { Text } from '../text';

const by_code: Same<typeof Codes> = {
  offline: 'Der Server ist nicht erreichbar; nichts wurde gesendet.',
  timeout: 'Der Server hat nicht geantwortet. Versuche es noch einmal.',
  malformed: 'Der Server hat das nicht verstanden.',
  too_large: 'Das ist zu groß.',
  too_many: 'Zu viele Anfragen; warte einen Augenblick.',
  no_game: 'Dieses Spiel gibt es nicht.',
  no_seat: 'Diesen Platz am Tisch gibt es nicht.',
  not_yours: 'Das ist nicht dein Platz am Tisch.',
  not_your_turn: 'Du bist nicht am Zug.',
  stale: 'Das Spiel ist inzwischen weitergegangen.',
  illegal: 'Die Regeln erlauben das nicht.',
  not_allowed: 'An diesem Tisch ist das nicht möglich.',
  position: 'So kann der Tisch nicht liegen.',
  server: 'Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert.',
};

const by_rule: Record<RefusalRule, string> = {
  'B-9': 'Das ist jetzt nicht dran: erst das Plättchen, dann eine Aktion, dann die Wertung.',
  'B-10': 'Zuerst muss das Plättchen gelegt werden.',
  'B-11': 'Ein Plättchen muss auf einem freien Platz mit ganzer Kante an ein anderes grenzen.',
  'B-12': 'Das Plättchen passt hier nicht: Verschiedene Kanten träfen aufeinander.',
  'B-13': 'So lässt sich das Plättchen nicht drehen.',
  'B-16': 'Eine Figur kommt nur auf das eben gelegte Plättchen.',
  'B-17': 'An dieser Stelle des Plättchens kann diese Figur nicht stehen.',
  'B-18': 'In diesem Gebiet steht bereits eine Figur.',
  'B-24': 'Diese Figur ist nicht mehr im Vorrat.',
  'B-37': 'Das Spiel ist zu Ende.',
  'R-5': 'Ein Plättchen mit Wasser muss den Fluss fortsetzen.',
  'R-6': 'Der Fluss darf nicht zweimal hintereinander in dieselbe Richtung abbiegen.',
  'R-7': 'Vor den Enden des Flusses bliebe nicht genug Platz frei.',
  'A-1': 'In diesem Spiel gibt es keine Äbte.',
  'A-2': 'Der Abt darf nur in einem Kloster oder Garten stehen.',
  'A-5': 'Dort steht nicht dein Abt.',
  'A-7': 'Der Platz des Abtes ist schon umschlossen; er wird von selbst gewertet.',
  'A-8': 'Der Abt lässt sich nur anstelle einer anderen Aktion zurücknehmen.',
  'I-8': 'An dieser Stelle des Plättchens kann der große Meeple nicht stehen.',
  'TK-2': 'In diesem Spiel gibt es keine Zollhäuser.',
  'TK-4': 'Das Zollhaus lässt sich nur anstelle einer anderen Aktion einsetzen oder versetzen.',
  'TK-5': 'Hier ist keine Kreuzung: Ein Zollhaus braucht eine Kreuzung von 2–4 Straßen.',
  'TK-7': 'Diese Kreuzung ist besetzt: Dort steht ein Zollhaus.',
  'Q-9': 'Dein Zollhaus steht hier schon.',
  'D-1': 'In diesem Spiel darf kein Zollhaus auf das eben gelegte Plättchen.',
  'D-2': 'In diesem Spiel zählen nur Kreuzungen mit einem Dorf.',
};

export const refusals: Text['refusals'] = {
  sentence: (code, rule, said) =>
    (code === 'illegal' ? (by_rule as Record<string, string>)[rule ?? ''] : undefined) ??
    (by_code as Record<string, string>)[code] ??
    (said || by_code.server),
  detail: (said) => said,
};
