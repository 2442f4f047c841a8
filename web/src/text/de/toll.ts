// Texte der Seite „Wie viel Zoll ist das?“.
import { capital } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { side, words } from './words';

const tiles = (n: number) => words.tiles(n);
const open_ends = (n: number) => count(n, { one: 'offenes Ende', other: 'offene Enden' });

export const toll: Text['toll'] = {
  title: 'Wie viel Zoll ist das?',
  lead: 'Lege den Teil eines Tisches, um den es geht, mit Figuren und Zollhäusern, und lies, was dort alles bringt und nach welcher Regel.',
  hint: 'Plättchen legen wie am Tisch',
  of_game: 'Wie viel Zoll ist das? (diese Stellung)',

  tab_tiles: 'Plättchen',
  tab_pieces: 'Figuren',
  tab_table: 'Tisch',
  tab_answer: 'Antwort',
  tabs: 'Teile dieser Seite',

  set: 'Spielset',
  search: 'Kanten oder Bezeichnung',
  search_hint: 'Von Norden im Uhrzeigersinn: R Straße, C Stadt, F Wiese, S Fluss',
  symbol: 'Symbol',
  anything: 'beliebig',
  nothing: 'ohne Symbol',
  no_tiles: 'So ein Plättchen gibt es nicht.',
  tile: (type, edges, symbols) =>
    `${capital(words.tile(type))}: ${edges}${symbols.length > 0 ? `; ${words.list(symbols)}` : ''}`,

  board: (n) =>
    `Tisch, ${tiles(n)}. Pfeiltasten bewegen, Eingabe legt das Gewählte, R dreht, Entf nimmt weg.`,
  empty: 'Wähle ein Plättchen und tippe auf die Stelle.',
  free: (where) => `Freie Stelle, ${where}`,
  at: (tile, where) => `${tile}, ${where}`,
  piece_of: (piece, colour) => `${piece} (${colour})`,
  larger: 'Größer',
  smaller: 'Kleiner',
  remove: 'Wegnehmen',
  placed: 'Gerade gelegt',
  placed_hint: 'Was dieses Plättchen abschließt, wird jetzt gewertet.',
  chosen: 'Das gewählte Plättchen',
  no_chosen:
    'Tippe auf ein Plättchen auf dem Tisch, um es zu drehen, wegzunehmen oder Figuren daraufzusetzen.',

  colour: 'Farbe',
  figure: 'Figur',
  no_figure: 'keine, nur auswählen',
  figure_hint:
    'Tippe auf die Stelle eines Plättchens, an der sie steht. Das Zollhaus kommt auf die Kreuzung; nochmals tippen dreht es um.',
  spot: (kind, sides) =>
    sides.length > 0
      ? `${words.feature(kind)} (${sides.map(side).join(', ')})`
      : words.feature(kind),
  set_here: (figure, spot) => `Einsetzen: ${figure}, ${spot}`,
  take_away: (piece) => `Wegnehmen: ${piece}`,
  turn_over: (shows) => `Umdrehen, zeigt ${count.number(shows)}`,

  edition: 'Ausgabe',
  points_of: (colour) => `Punkte, ${colour}`,
  name_of: (colour) => `Name, ${colour}`,
  players: 'Wer spielt',
  load: 'Datei laden',
  load_hint: 'Eine Stellung, eine Tollkeeper-Aufzeichnung oder eine .jcz-Datei',
  after_turn: 'Nach Zug',
  save: 'Stellung speichern',
  copy: 'Link kopieren',
  copied: 'Link kopiert: Er enthält den ganzen Tisch.',
  clear: 'Tisch leeren',
  example: 'Beispiel zeigen',

  answer: 'Antwort',
  asking: 'Wird gerechnet',
  nothing_yet: 'Die Antwort steht hier, sobald ein Plättchen auf dem Tisch liegt.',
  points: 'Punkte',
  due: 'jetzt',
  end: 'am Ende',
  total: 'zusammen',
  scored_now: 'Wird jetzt gewertet',
  turns_over: (name, shows) => `${name}: Das Zollhaus zeigt danach ${count.number(shows)}`,
  tollhouse_of: (name, where, shows) => `Zollhaus: ${name}, ${where}, zeigt ${count.number(shows)}`,
  complete: 'abgeschlossen',
  complete_now: 'jetzt abgeschlossen',
  size: (n, ends) => (ends > 0 ? `${tiles(n)}, ${open_ends(ends)}` : tiles(n)),
  if_complete: 'Wenn so abgeschlossen',
  when_completed: 'Beim Abschluss',
  now: 'Wird jetzt gewertet',
  at_end: 'Am Spielende',
  no_points: 'nichts',
  paid_before: 'Wurde früher abgeschlossen und bringt keinen Zoll mehr.',
  elsewhere: 'Auf anderen freien Kreuzungen nähme es ein',
  free_crossroads: 'Freie Kreuzungen',
  crossroads_shows: (where, shows) => `${where}, zeigt ${count.number(shows)}`,
  others: (n) => `Auch das, wofür niemand Punkte erhält (${count.number(n)})`,
  worth: (now, complete) =>
    `Dort steht niemand; am Ende ${count.number(now)} wert, abgeschlossen ${count.number(complete)}.`,
  worth_now: (now) => `Dort steht niemand; ${count.number(now)} wert.`,
  notes: 'Hinweise',
  warning: {
    box_has_fewer: 'Dieses Plättchen liegt hier öfter, als es in der Schachtel ist.',
    plain_tile: 'Die Datei nennt nur einen Plättchentyp; genommen wurde eines ohne Symbole.',
    apart: 'Diese Plättchen berühren keinen anderen Teil des Tisches.',
    two_on_tile: 'Auf einem Plättchen stehen zwei Figuren; im Spiel wird nur eine eingesetzt.',
  },
  does_not_fit: 'Die Antwort wartet, bis dies behoben ist:',
  bad_link: 'Aus diesem Link lässt sich kein Tisch lesen.',
};
