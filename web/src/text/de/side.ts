// Texte neben der Spielfläche: Plätze am Tisch, Spielverlauf, Punkte, restliche Plättchen,
// Einstellungen, Tasten.
import type { levels as Levels, reason_kinds as Kinds } from '../en/side';
import { plain, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { onto_feature, the_figure, the_token, words } from './words';

const levels: Same<typeof Levels> = {
  traveller: 'Reisender',
  farmhand: 'Knecht',
  carter: 'Fuhrmann',
  innkeeper: 'Wirt',
  steward: 'Verwalter',
  bailiff: 'Vogt',
  toll_master: 'Zollmeister',
  random: 'Zufall',
  greedy: 'Gierig',
};

const level_helps: Record<string, string> = {
  traveller: 'ist auf der Durchreise: spielt, was gut aussieht, vergisst Wiesen, irrt sich oft',
  farmhand: 'kennt die Wiesen, denkt nur an diesen Zug und irrt sich oft',
  carter: 'spielt ordentlich und übersieht ab und zu den besseren Platz',
  innkeeper: 'spielt sorgfältig, sieht aber nicht, was danach kommt',
  steward: 'blickt vor dem Zug einige Züge voraus',
  bailiff: 'blickt genau voraus und wählt selten den schlechteren von zwei guten Zügen',
  toll_master: 'spielt so gut, wie es dieses Programm in zwei Sekunden kann',
};

const reason_kinds: Same<typeof Kinds> = {
  scored: 'bisherige Punkte',
  road: 'Straßen',
  city: 'Städte',
  monastery: 'Klöster',
  garden: 'Gärten',
  field: 'Wiesen',
  figures: 'freie Figuren',
  expansions: 'Zoll und Ähnliches',
};

const signed = (n: number) => `${n > 0 ? '+' : ''}${words.number(Math.round(n * 10) / 10)}`;

export const side: Text['side'] = {
  side: 'Plätze am Tisch und Spielverlauf',
  seats: 'Plätze am Tisch',
  seat: (n) => `Spieler ${n}`,
  you: 'du',
  to_move: 'am Zug',
  thinking: 'denkt nach …',
  open: 'freier Platz',
  away: 'nicht am Tisch',
  resigned: 'aufgegeben',
  computer: (level) => (level ? `Computer, ${level}` : 'Computer'),
  plays_for: (level) => `Computer spielt (${level})`,
  level: (name, title = '') => (levels as Record<string, string>)[name] ?? (title || plain(name)),
  level_help: (name, said) => level_helps[name] ?? said,
  points_of: (name, points) => `${name}: ${words.points(points)}`,
  more_now: (points) => (points < 0 ? words.number(points) : `+${words.number(points)}`),
  projected: (name, points) =>
    `${name}: noch ${words.points(points)}, wenn das Spiel jetzt endete. Wofür`,
  projected_title: 'Wenn das Spiel jetzt endete',
  nothing_more: 'Nichts weiter, wenn das Spiel jetzt endete.',
  left_of: (left, of, figure) =>
    `${words.figure(figure)}: noch ${words.number(left)} von ${words.number(of)}`,
  token_in_play: (token, shows) => `${words.token(token)} im Spiel, zeigt ${shows}`,
  token_in_hand: (token, shows) =>
    `${words.token(token)} noch nicht im Spiel, würde ${shows} zeigen`,

  last_points: 'Letzte Punkte',
  tab_log: 'Verlauf',
  tab_points: 'Punkte',
  tab_tiles: 'Plättchen',
  tab_more: 'Mehr',
  tabs: 'Spielverlauf, Punkte und Plättchen',

  log_older: 'Frühere Einträge zeigen',
  log_empty: 'Noch ist nichts geschehen.',
  log_show: 'Auf der Spielfläche zeigen',
  reason: 'Warum?',
  reason_of: (name: string, turn: number) => `Warum spielt ${name} so in Zug ${turn}?`,
  reason_lead: (name: string, lead: number, exact: boolean) =>
    exact
      ? `${name} hat jeden Verlauf bis zum Ende ausgezählt: ${signed(lead)} gegenüber dem besten anderen.`
      : `${name} erwartet am Ende ${signed(lead)} gegenüber dem besten anderen.`,
  reason_kind: (word: string) => (reason_kinds as Record<string, string>)[word] ?? plain(word),
  reason_places: 'Am meisten erwogene Plätze:',
  reason_place: (place: string, lead: number, chosen: boolean) =>
    `${place}: ${signed(lead)}${chosen ? ' (gespielt)' : ''}`,
  reason_none: 'Zu diesem Zug gibt es nichts zu sagen.',
  move: (name) => `${name} legt ein Plättchen`,
  move_figure: (name, figure, word) =>
    word === 'field' && figure === 'meeple'
      ? `${name} legt ein Plättchen und setzt einen Bauern`
      : `${name} legt ein Plättchen und setzt ${the_figure(figure)} ${onto_feature(word)}`,
  move_token: (name, token, moved) =>
    moved
      ? `${name} legt ein Plättchen und versetzt ${the_token(token)}`
      : `${name} legt ein Plättchen und setzt ${the_token(token)} ein`,
  toll_to: (name) => `${name} erhebt Zoll`,
  score_for: (name, subject) => `${name}: ${subject}`,
  turns_over: (shows) => `Das Zollhaus wird umgedreht und zeigt jetzt ${shows}.`,

  by_kind: 'Punkte bisher',
  kind: 'Wofür',
  sum: 'Summe',
  no_points: 'Noch hat niemand Punkte.',

  tiles_left: (n) => `Noch ${words.tiles(n)}`,
  all_kinds: (n) => count(n, { one: 'Art', other: 'Arten' }),
  tile_left: (type, left) => `${words.tile(type)}: noch ${left}`,
  tiles_hidden: 'Die Liste der restlichen Plättchen ist ausgeschaltet.',
  tiles_sum: (n) => `Noch zu ziehen: ${words.tiles(n)}.`,

  fields: 'Wiesen',
  fields_label: 'Wem welche Wiese gehört',
  rules: 'Regeln',
  settings: 'Einstellungen',
  help: 'Tasten und Hilfe',
  table: 'Tisch',
  theme: 'Design',
  theme_system: 'wie im System',
  theme_light: 'hell',
  theme_dark: 'dunkel',
  motion: 'Bewegung',
  motion_system: 'wie im System',
  motion_off: 'keine',
  helps: 'Hilfen',
  helps_locked: 'an diesem Tisch ausgeschaltet',
  legal_places: 'Zeigen, wohin das Plättchen passt',
  dead_places: 'Plätze markieren, die nichts mehr füllen kann',
  show_projected: 'Punkte, wenn das Spiel jetzt endete',
  remaining: 'Restliche Plättchen',
  feature_worth: 'Was das Gebiet unter dem Zeiger wert ist',
  fields_always: 'Immer zeigen, wem welche Wiese gehört',
  confirm_turns: 'Jeden Zug bestätigen',
  letter_keys: 'Tastenkürzel aus einem Buchstaben',
  your_name: 'Dein Name',
  your_name_hint: 'Vorschlag, wenn du einen Platz am Tisch nimmst',

  keys_off: 'Tastenkürzel aus einem Buchstaben sind in den Einstellungen ausgeschaltet.',
  keys_key: 'Taste',
  keys_does: 'Wirkung',
  keys: [
    ['Pfeiltasten', 'nächster Platz in dieser Richtung'],
    ['Tab', 'nächster Platz in Leserichtung'],
    ['R  Umschalt+R', 'dreht das Plättchen, andersherum'],
    ['M  Umschalt+M', 'nächste, vorige Stelle für eine Figur; Esc hebt auf'],
    ['T  Umschalt+T', 'nächste, vorige Kreuzung für das Zollhaus'],
    ['A', 'Abt: einsetzen oder zurücknehmen'],
    ['B', 'großer Meeple an der gewählten Stelle'],
    ['P', 'passt im zweiten Schritt des Zuges'],
    ['Eingabe', 'bestätigt den Zug'],
    ['Rücktaste  Strg+Z', 'nimmt das letzte Stück des Zuges zurück'],
    ['F', 'wem welche Wiese gehört'],
    ['V', 'Punkte, wenn das Spiel jetzt endete, auf der Spielfläche'],
    ['L', 'letzte Züge, Schritt für Schritt'],
    ['N  Umschalt+N', 'nächstes, voriges Plättchen der Spielfläche, vorgelesen'],
    ['I', 'was das nächste Gebiet hier wert ist'],
    ['H', 'beschreibt dein Plättchen'],
    ['+  −  0', 'größer, kleiner, alles'],
    ['Umschalt+Pfeile', 'verschiebt die Spielfläche'],
    ['?', 'diese Liste'],
  ],
  how_title: 'Ein Zug in Kürze',
  how: [
    'Lege das Plättchen auf einen Platz mit gestricheltem Rahmen, so gedreht, dass alle Kanten passen.',
    'Dann, wenn du willst: ein Meeple auf dieses Plättchen oder dein Zollhaus auf irgendeine freie Kreuzung.',
    'Bestätige. Was abgeschlossen ist, wird gewertet, und für eine abgeschlossene Straße erhebt jedes Zollhaus Zoll, an das sie stößt.',
  ],
};
