// Texts of the pages around the table: start, new game, files, seats, the end, stepping through.
import type { Result } from '../../protocol';
import { from } from '../tables';
import { count } from './count';
import { words } from './words';

export const tables = {
  // What a set adds, in the form of a new game.
  set_help: {
    base: 'Roads, cities, monasteries and fields.',
    tollkeepers: 'Tollhouses at crossroads collect points whenever a road there is completed.',
    river: 'A river is laid first, from its spring to its lake.',
    abbot: 'A figure for monasteries and gardens that you may take back early.',
    inns_and_cathedrals:
      'More points for what is completed in time, none for the rest; a large meeple each.',
  },
  help: {
    legal_places: 'Show where the tile fits',
    dead_places: 'Mark places no tile can fill any more',
    projected: 'Points if the game ended now',
    remaining: 'Which tiles are left',
    field_view: 'Whose field is whose',
    feature_worth: 'What a feature is worth',
    previews: 'What a move would score, before it is confirmed',
  },
  reason: {
    tiles: 'All tiles are laid.',
    resigned: 'It ended because a player resigned.',
    offer: 'It ended by agreement.',
    clock: 'It ended because a clock ran out.',
  },
};

export const pages = {
  name: 'Tollkeeper',
  tagline: 'Carcassonne with the Tollkeepers',
  title: (page: string) => (page ? `${page} – Tollkeeper` : 'Tollkeeper'),
  home: 'Start page',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  language: 'Language',
  theme_dark: 'Dark theme',
  rule: (id: string) => `Rule ${id}`,
  loading: 'One moment …',

  start: {
    quick: 'Play now against the computer',
    quick_hint: 'Base game and the Tollkeepers, two seats',
    quick_level: 'Computer player',
    play: 'Play now',
    new_game: 'New game',
    new_hint: 'Choose sets, rules and seats; invite friends by a link',
    open_file: 'Open a saved game',
    open_hint: 'A Tollkeeper record or a .jcz file',
    rules: 'Rules',
    rules_hint: 'Every set in our own words, with pictures and examples',
    mine: 'Your games',
    none: 'You have no games yet. Those you start or join are listed here.',
    over: 'finished',
    your_turn: 'your turn',
    others_turn: 'under way',
    left: (n: number) => `${words.tiles(n)} left`,
    go_on: 'Go on',
    look: 'Look at it',
    line: (names: string) => `Game of ${names}`,
    forget: 'Remove from this list',
    forget_ask:
      'Remove this game from the list? Your seats in it are kept by this browser alone: you could only watch it afterwards.',
    moved: (seconds: number): string => {
      const past = Math.max(0, seconds);
      if (past < 60) return 'just now';
      if (past < 3600) return count.ago(Math.floor(past / 60), 'minute');
      if (past < 86400) return count.ago(Math.floor(past / 3600), 'hour');
      return count.ago(Math.floor(past / 86400), 'day');
    },
    about:
      'A tollhouse at a crossroads collects points whenever a road there is completed. Every point says what it is made of and which rule it comes from.',
  },

  form: {
    title: 'New game',
    sets: 'What you play with',
    edition: 'Edition',
    edition_hint: 'The printings differ in tiles and in some rules.',
    tiles: (n: number) => (n === 0 ? 'no tiles of its own' : words.tiles(n)),
    all_tiles: (n: number) => `${words.tiles(n)} in all`,
    copies: 'Copies',
    copies_of: (set: string) => `Copies of ${set}`,
    not_in_edition: 'not in this edition',
    always: 'always',
    seats: 'Who plays',
    seats_hint: 'In turn order. Several people may share this screen.',
    seat: (n: number) => `Seat ${n}`,
    kind: 'Played by',
    kind_here: 'a person here',
    kind_link: 'a friend, by a link',
    kind_computer: 'the computer',
    name: 'Name',
    level: 'Level',
    colour: 'Colour',
    add_seat: 'Add a seat',
    remove_seat: (n: number) => `Remove seat ${n}`,
    move_up: (n: number) => `Move seat ${n} forward`,
    rules: 'Rules',
    rules_hint:
      'All start as the rule books of today have them. What you change stands in the record of the game.',
    changed: (n: number) => (n === 0 ? 'as printed' : `${n} changed`),
    reset: 'All as printed',
    helps: 'Helps at this table',
    helps_hint: 'What is off here is off for everyone at the table.',
    help: from(tables.help),
    set_help: (set: string, said: string): string =>
      (tables.set_help as Record<string, string>)[set] ?? said,
    undo: 'A turn may be taken back until it is confirmed',
    more: 'More',
    seed: 'Seed',
    seed_hint: 'Digits. The same seed gives the same tiles; empty: drawn by lot.',
    begin: 'Begin the game',
    beginning: 'Setting the table …',
    too_few: (n: number) =>
      `At least ${n} ${count.form(n, { one: 'seat', other: 'seats' })} must be taken.`,
    nobody: 'At least one seat must be a person’s, here or by a link.',
  },

  open: {
    title: 'Open a saved game',
    choose: 'Choose a file',
    drop: 'or drop it here',
    kinds: 'A Tollkeeper record (.json) or a .jcz file of JCloisterZone',
    chosen: (name: string) => `Chosen: ${name}`,
    players: (n: number) => `${words.players(n)}. Who plays on?`,
    unreadable: 'This file is neither a Tollkeeper record nor a .jcz file.',
    too_large: 'This file is larger than 4 MB.',
    begin: 'Open the game',
  },

  lobby: {
    title: 'Waiting for players',
    open_seats: (n: number) =>
      `${count(n, { one: 'seat is', other: 'seats are' })} open. Send this link to whom you want to play with:`,
    link: 'Link to this game',
    take: 'Take this seat',
    your_name: 'Your name',
    open: 'open',
    watching: 'You are watching. Take a seat to play:',
    later: 'Play on: the others can come later',
  },

  table: {
    of: (names: string) => (names ? `Game of ${names}` : 'Game'),
    linked: 'The link is in the clipboard.',
    leave: 'Leave the seat',
    leave_ask: (name: string) =>
      `Leave the seat of ${name}? It is open again then, and anyone with the link can take it.`,
    leave_computer: 'Let the computer play on',
    leave_computer_ask: (name: string) =>
      `Let the computer play for ${name}? You can take the seat back at any time.`,
    take_over: 'Let the computer play this seat',
    take_over_ask: (name: string) =>
      `Let the computer play for ${name}, who is not here? ${name} can take the seat back at any time.`,
    take_back: 'Play this seat again',
    resign: 'Resign',
    resign_ask: (name: string) => `Resign as ${name}? This cannot be taken back.`,
    level: 'Level of the computer',
    yes_resign: 'Resign',
    yes_leave: 'Leave',
    yes: 'Yes',
    rules: 'Rules of this game',
    all_rules: 'All rules',
    sets: 'Sets',
    edition: (name: string) => `Edition ${name}`,
    changed_options: 'Changed rules',
    no_changes: 'All rules as printed',
    helps_off: 'Helps switched off',
    undo_off: 'Turns cannot be taken back',
  },

  end: {
    title: 'The game is over',
    reason: (reason: Result['reason'] | '') => (reason ? tables.reason[reason] : ''),
    winner: (names: string, several: boolean) =>
      several ? `${names} share the victory` : `${names} wins`,
    ranking: 'Ranking',
    place: 'Place',
    player: 'Player',
    points: 'Points',
    resigned: 'resigned',
    by_kind: 'Points by kind',
    over_time: 'Points over time',
    over_time_text: (lines: string) =>
      `Points of each player after each turn. At the end: ${lines}.`,
    best: 'Best features',
    step: 'Step through the game',
    again: 'New game',
    downloads: 'Download',
    record: 'Record of the game',
    record_hint: 'everything, for Tollkeeper',
    jcz: '.jcz',
    jcz_hint: 'for JCloisterZone',
    svg: 'Picture (SVG)',
    png: 'Picture (PNG)',
    png_failed: 'The picture could not be made.',
    to_board: 'Show the board',
    to_result: 'Show the result',
  },

  review: {
    title: 'Step through the game',
    step: (n: number, of: number) => `Turn ${n} of ${of}`,
    start: 'Before the first turn',
    final: 'After the final scoring',
    first: 'To the beginning',
    previous: 'One turn back',
    next: 'One turn on',
    last: 'To the end',
    play: 'Play',
    pause: 'Pause',
    slider: 'Turn shown',
    leave: 'Back to the table',
  },

  fault: {
    not_found: 'There is nothing at this address',
    not_found_hint: 'The address may be mistyped.',
    no_game: 'This game does not exist',
    no_game_hint:
      'The link may be cut off, or the game was removed from the server. Ask for the link again.',
    again: 'Try again',
    server: 'The server could not do that',
    home: 'To the start page',
  },
};
