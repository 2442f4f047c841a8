// Texte der Seiten um den Tisch: Start, neues Spiel, Dateien, Plätze am Tisch, Ende, Rückblick.
import type { tables as English } from '../en/pages';
import { from, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { words } from './words';

const tables: Same<typeof English> = {
  // What a set adds, in the form of a new game.
  set_help: {
    base: 'Straßen, Städte, Klöster und Wiesen.',
    tollkeepers:
      'Zollhäuser an Kreuzungen bringen Punkte, sooft dort eine Straße abgeschlossen wird.',
    river: 'Zuerst entsteht ein Fluss, von der Quelle bis zum See.',
    abbot: 'Eine Figur für Klöster und Gärten, die du vorzeitig zurücknehmen kannst.',
    inns_and_cathedrals:
      'Mehr Punkte für das, was rechtzeitig abgeschlossen wird, keine für den Rest; dazu je ein großer Meeple.',
  },
  help: {
    legal_places: 'Wohin das Plättchen passt',
    dead_places: 'Plätze, die kein Plättchen mehr füllen kann',
    projected: 'Punkte, wenn das Spiel jetzt endete',
    remaining: 'Welche Plättchen noch kommen',
    field_view: 'Wem welche Wiese gehört',
    feature_worth: 'Was ein Gebiet wert ist',
    previews: 'Was ein Zug bringt, bevor er bestätigt wird',
  },
  reason: {
    tiles: 'Alle Plättchen sind gelegt.',
    resigned: 'Das Spiel endete, weil jemand aufgab.',
    offer: 'Das Spiel endete in gegenseitigem Einverständnis.',
    clock: 'Das Spiel endete, weil eine Uhr abgelaufen ist.',
  },
};

export const pages: Text['pages'] = {
  name: 'Tollkeeper',
  tagline: 'Carcassonne mit den Zöllnern',
  title: (page) => (page ? `${page} – Tollkeeper` : 'Tollkeeper'),
  home: 'Startseite',
  close: 'Schließen',
  cancel: 'Abbrechen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  language: 'Sprache',
  theme_dark: 'Dunkles Design',
  rule: (id) => `Regel ${id}`,
  loading: 'Einen Augenblick …',

  start: {
    quick: 'Gleich gegen den Computer spielen',
    quick_hint: 'Grundspiel und Die Zöllner, zu zweit',
    quick_level: 'Computergegner',
    play: 'Spielen',
    new_game: 'Neues Spiel',
    new_hint: 'Erweiterungen, Regeln und Plätze am Tisch wählen; Freunde per Link einladen',
    open_file: 'Spiel laden',
    open_hint: 'Ein Spielstand von Tollkeeper oder eine .jcz-Datei',
    rules: 'Regeln',
    rules_hint: 'Alle Erweiterungen in unseren eigenen Worten, mit Bildern und Beispielen',
    mine: 'Deine Spiele',
    none: 'Du hast noch keine Spiele. Hier stehen die, die du beginnst oder denen du beitrittst.',
    over: 'zu Ende',
    your_turn: 'du bist am Zug',
    others_turn: 'läuft',
    left: (n) => `noch ${words.tiles(n)}`,
    go_on: 'Weiterspielen',
    look: 'Ansehen',
    line: (names) => `Spiel: ${names}`,
    forget: 'Aus der Liste entfernen',
    forget_ask:
      'Dieses Spiel aus der Liste entfernen? Deine Plätze am Tisch kennt nur dieser Browser: Danach kannst du nur noch zusehen.',
    moved: (seconds) => {
      const past = Math.max(0, seconds);
      if (past < 60) return 'gerade eben';
      if (past < 3600) return count.ago(Math.floor(past / 60), 'minute');
      if (past < 86400) return count.ago(Math.floor(past / 3600), 'hour');
      return count.ago(Math.floor(past / 86400), 'day');
    },
    about:
      'Ein Zollhaus an einer Kreuzung bringt jedes Mal Punkte, wenn eine Straße abgeschlossen wird, die dort beginnt. Bei jedem Punkt steht, woraus er besteht und aus welcher Regel er folgt.',
  },

  form: {
    title: 'Neues Spiel',
    sets: 'Womit ihr spielt',
    edition: 'Edition',
    edition_hint: 'Die Ausgaben unterscheiden sich in den Plättchen und in einigen Regeln.',
    tiles: (n) => (n === 0 ? 'ohne eigene Plättchen' : words.tiles(n)),
    all_tiles: (n) => `Zusammen ${words.tiles(n)}`,
    copies: 'Exemplare',
    copies_of: (set) => `Exemplare: ${set}`,
    not_in_edition: 'nicht in dieser Edition',
    always: 'immer',
    seats: 'Wer spielt',
    seats_hint: 'In der Reihenfolge der Züge. An einem Bildschirm können mehrere spielen.',
    seat: (n) => `Platz am Tisch ${n}`,
    kind: 'Es spielt',
    kind_here: 'jemand hier',
    kind_link: 'jemand per Link',
    kind_computer: 'der Computer',
    name: 'Name',
    level: 'Stufe',
    colour: 'Farbe',
    add_seat: 'Platz am Tisch hinzufügen',
    remove_seat: (n) => `Platz am Tisch ${n} entfernen`,
    move_up: (n) => `Platz am Tisch ${n} nach vorn`,
    rules: 'Regeln',
    rules_hint:
      'Zu Beginn gelten alle so, wie sie in den heutigen Regelheften stehen. Was du änderst, steht im Spielstand.',
    changed: (n) => (n === 0 ? 'wie gedruckt' : `${count.number(n)} geändert`),
    reset: 'Alles wie gedruckt',
    helps: 'Hilfen an diesem Tisch',
    helps_hint: 'Was hier aus ist, ist für alle am Tisch aus.',
    help: from(tables.help),
    set_help: (set, said) => (tables.set_help as Record<string, string>)[set] ?? said,
    undo: 'Ein Zug lässt sich zurücknehmen, bis er bestätigt ist',
    more: 'Mehr',
    seed: 'Startzahl',
    seed_hint: 'Ziffern. Dieselbe Zahl gibt dieselben Plättchen; leer: das Los.',
    begin: 'Spiel starten',
    beginning: 'Das Spiel wird aufgebaut …',
    too_few: (n) =>
      n === 1
        ? 'Mindestens 1 Platz am Tisch muss besetzt sein.'
        : `Mindestens ${count.number(n)} Plätze am Tisch müssen besetzt sein.`,
    nobody: 'Mindestens ein Mensch muss mitspielen, hier oder per Link.',
  },

  open: {
    title: 'Spiel laden',
    choose: 'Datei wählen',
    drop: 'oder hier ablegen',
    kinds: 'Ein Spielstand von Tollkeeper (.json) oder eine .jcz-Datei von JCloisterZone',
    chosen: (name) => `Gewählt: ${name}`,
    players: (n) => `${words.players(n)}. Wer spielt weiter?`,
    unreadable: 'Diese Datei ist weder ein Spielstand von Tollkeeper noch eine .jcz-Datei.',
    too_large: 'Diese Datei ist größer als 4 MB.',
    begin: 'Spiel laden',
  },

  lobby: {
    title: 'Warten auf Mitspieler',
    open_seats: (n) =>
      `${count(n, { one: 'Platz am Tisch ist', other: 'Plätze am Tisch sind' })} frei. Schicke diesen Link denen, mit denen du spielen willst:`,
    link: 'Link zu diesem Spiel',
    take: 'Diesen Platz nehmen',
    your_name: 'Dein Name',
    open: 'frei',
    watching: 'Du siehst zu. Nimm einen Platz am Tisch, um mitzuspielen:',
    later: 'Losspielen: die anderen können später kommen',
  },

  table: {
    of: (names) => (names ? `Spiel: ${names}` : 'Spiel'),
    linked: 'Der Link ist in der Zwischenablage.',
    leave: 'Platz am Tisch verlassen',
    leave_ask: (name) =>
      `Den Platz von ${name} verlassen? Er ist dann wieder frei, und wer den Link hat, kann ihn nehmen.`,
    leave_computer: 'Den Computer weiterspielen lassen',
    leave_computer_ask: (name) =>
      `Soll der Computer für ${name} spielen? Du kannst den Platz jederzeit zurücknehmen.`,
    take_over: 'Den Computer diesen Platz spielen lassen',
    take_over_ask: (name) =>
      `${name} ist nicht am Tisch. Soll der Computer spielen? Der Platz lässt sich jederzeit zurücknehmen.`,
    take_back: 'Diesen Platz wieder spielen',
    resign: 'Aufgeben',
    resign_ask: (name) => `Für ${name} aufgeben? Das lässt sich nicht zurücknehmen.`,
    level: 'Stufe des Computers',
    yes_resign: 'Aufgeben',
    yes_leave: 'Verlassen',
    yes: 'Ja',
    rules: 'Regeln dieses Spiels',
    all_rules: 'Alle Regeln',
    sets: 'Erweiterungen',
    edition: (name) => `Edition ${name}`,
    changed_options: 'Geänderte Regeln',
    no_changes: 'Alle Regeln wie gedruckt',
    helps_off: 'Ausgeschaltete Hilfen',
    undo_off: 'Züge lassen sich nicht zurücknehmen',
  },

  end: {
    title: 'Spielende',
    reason: (reason) => (reason ? tables.reason[reason] : ''),
    winner: (names, several) => (several ? `Geteilter Sieg: ${names}` : `${names} gewinnt`),
    ranking: 'Rangliste',
    place: 'Rang',
    player: 'Spieler',
    points: 'Punkte',
    resigned: 'aufgegeben',
    by_kind: 'Wofür es Punkte gab',
    over_time: 'Punkte im Lauf des Spiels',
    over_time_text: (lines) => `Punkte aller nach jedem Zug. Am Ende: ${lines}.`,
    best: 'Beste Gebiete',
    step: 'Partie nachspielen',
    again: 'Neues Spiel',
    downloads: 'Herunterladen',
    record: 'Spielstand',
    record_hint: 'alles, für Tollkeeper',
    jcz: '.jcz',
    jcz_hint: 'für JCloisterZone',
    svg: 'Bild (SVG)',
    png: 'Bild (PNG)',
    png_failed: 'Das Bild ließ sich nicht erzeugen.',
    to_board: 'Spielfläche zeigen',
    to_result: 'Ergebnis zeigen',
  },

  review: {
    title: 'Partie nachspielen',
    step: (n, of) => `Zug ${n} von ${of}`,
    start: 'Vor dem ersten Zug',
    final: 'Nach der Schlusswertung',
    first: 'Zum Anfang',
    previous: 'Einen Zug zurück',
    next: 'Einen Zug weiter',
    last: 'Zum Ende',
    play: 'Abspielen',
    pause: 'Anhalten',
    slider: 'Gezeigter Zug',
    leave: 'Zurück zum Tisch',
  },

  fault: {
    not_found: 'Unter dieser Adresse ist nichts',
    not_found_hint: 'Vielleicht ist die Adresse falsch geschrieben.',
    no_game: 'Dieses Spiel gibt es nicht',
    no_game_hint:
      'Vielleicht ist der Link unvollständig, oder das Spiel wurde vom Server entfernt. Bitte noch einmal um den Link.',
    again: 'Noch einmal versuchen',
    server: 'Der Server konnte das nicht',
    home: 'Zur Startseite',
  },
};
