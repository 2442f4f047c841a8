// Texts of the page "How much toll is that?".
import type { TollWarning } from '../../protocol';
import { capital } from '../tables';
import { count } from './count';
import { side, words } from './words';

const tiles = (n: number) => words.tiles(n);
const open_ends = (n: number) => count(n, { one: 'open end', other: 'open ends' });

export const toll = {
  title: 'How much toll is that?',
  lead: 'Lay the part of a table that matters, with figures and tollhouses, and read what everything there pays, with the rule for it.',
  hint: 'Lay tiles as on a table',
  of_game: 'How much toll is that? (this position)',

  tab_tiles: 'Tiles',
  tab_pieces: 'Figures',
  tab_table: 'Table',
  tab_answer: 'Answer',
  tabs: 'Parts of this page',

  // ---- tiles
  set: 'Set',
  search: 'Edges or name',
  search_hint: 'Clockwise from the north: R road, C city, F field, S river',
  symbol: 'Shows',
  anything: 'anything',
  nothing: 'no symbol',
  no_tiles: 'No tile is like that.',
  tile: (type: string, edges: string, symbols: string[]) =>
    `${capital(words.tile(type))}: ${edges}${symbols.length > 0 ? `; ${words.list(symbols)}` : ''}`,

  // ---- the board
  board: (n: number) =>
    `Table with ${tiles(n)}. Arrow keys move, Enter lays what is chosen, R turns, Delete removes.`,
  empty: 'Choose a tile and tap the place.',
  free: (where: string) => `Free place, ${where}`,
  at: (tile: string, where: string) => `${tile}, ${where}`,
  piece_of: (piece: string, colour: string) => `${piece} (${colour})`,
  larger: 'Larger',
  smaller: 'Smaller',
  remove: 'Remove',
  placed: 'Just placed',
  placed_hint: 'What this tile completes is scored now.',
  chosen: 'The chosen tile',
  no_chosen: 'Tap a tile on the table to turn it, to remove it or to set figures on it.',

  // ---- figures
  colour: 'Colour',
  figure: 'Figure',
  no_figure: 'none, only choose',
  figure_hint:
    'Tap the place on a tile where it stands. The tollhouse goes on the crossroads; tap it again to turn it over.',
  spot: (kind: string, sides: number[]) =>
    sides.length > 0
      ? `${words.feature(kind)} (${sides.map(side).join(', ')})`
      : words.feature(kind),
  set_here: (figure: string, spot: string) => `Set ${figure}: ${spot}`,
  take_away: (piece: string) => `Take away: ${piece}`,
  turn_over: (shows: number) => `Turn over, shows ${count.number(shows)}`,

  // ---- table and file
  edition: 'Edition',
  points_of: (colour: string) => `Points, ${colour}`,
  name_of: (colour: string) => `Name, ${colour}`,
  players: 'Players',
  load: 'Load a file',
  load_hint: 'A position, a Tollkeeper record or a .jcz',
  after_turn: 'After turn',
  save: 'Save the position',
  copy: 'Copy the link',
  copied: 'Link copied: it holds the whole table.',
  clear: 'Clear the table',
  example: 'Show an example',

  // ---- the answer
  answer: 'Answer',
  asking: 'Reckoning',
  nothing_yet: 'The answer stands here as soon as a tile lies on the table.',
  points: 'points',
  due: 'now',
  end: 'at the end',
  total: 'in all',
  scored_now: 'Scored now',
  turns_over: (name: string, shows: number) =>
    `${name}: the tollhouse then shows ${count.number(shows)}`,
  tollhouse_of: (name: string, where: string, shows: number) =>
    `Tollhouse: ${name}, ${where}, shows ${count.number(shows)}`,
  complete: 'completed',
  complete_now: 'completed now',
  size: (n: number, ends: number) => (ends > 0 ? `${tiles(n)}, ${open_ends(ends)}` : tiles(n)),
  if_complete: 'If completed as it is',
  when_completed: 'When it was completed',
  now: 'Scored now',
  at_end: 'At the end',
  no_points: 'nothing',
  paid_before: 'Was completed before and pays no more toll.',
  elsewhere: 'On other free crossroads it would take',
  free_crossroads: 'Free crossroads',
  crossroads_shows: (where: string, shows: number) => `${where}, showing ${count.number(shows)}`,
  others: (n: number) => `Also where nobody is paid (${count.number(n)})`,
  worth: (now: number, complete: number) =>
    `Nobody stands there; worth ${count.number(now)} at the end, ${count.number(complete)} completed.`,
  worth_now: (now: number) => `Nobody stands there; worth ${count.number(now)}.`,
  notes: 'Notes',
  warning: {
    box_has_fewer: 'This tile lies here more often than the box has it.',
    plain_tile: 'The file names a type of tile; one without symbols was taken.',
    apart: 'These tiles touch no other part of the table.',
    two_on_tile: 'Two figures stand on one tile; in play only one is set on a tile.',
  } satisfies Record<TollWarning['code'], string>,
  does_not_fit: 'The answer waits until this is mended:',
  bad_link: 'The link holds no table that can be read.',
};
