// The table of the page "How much toll is that?": the protocol's TollPosition, changed step by step
// (every function gives a new one), and its text, which is what the server reads. No rule is
// decided here.
import type { TollPosition, TollTile } from '../protocol';

export type TableTile = TollPosition['tiles'][number];
export type TablePiece = TollPosition['pieces'][number];
export interface Cell {
  x: number;
  y: number;
}

export const kColours = ['blue', 'yellow', 'green', 'pink', 'red', 'black'];
export const colour_of = (seat: number): string => kColours[seat - 1] ?? 'blue';

export const empty_position = (edition: TollPosition['edition'] = 'C3'): TollPosition => ({
  edition,
  sets: [],
  options: [],
  players: [],
  tiles: [],
  pieces: [],
});

export const same_cell = (a: Cell, b: Cell) => a.x === b.x && a.y === b.y;
const not_at = (cell: Cell) => (one: Cell) => !same_cell(one, cell);
export const tile_at = (position: TollPosition, cell: Cell): TableTile | undefined =>
  position.tiles.find((tile) => same_cell(tile, cell));
export const pieces_at = (position: TollPosition, cell: Cell): TablePiece[] =>
  position.pieces.filter((piece) => same_cell(piece, cell));
export const is_placed = (position: TollPosition, cell: Cell): boolean =>
  position.placed?.[0] === cell.x && position.placed[1] === cell.y;

function without_placed(position: TollPosition): TollPosition {
  const next = { ...position };
  delete next.placed;
  delete next.placed_by;
  return next;
}

/** A copy that does not lie there yet, while the box has one. */
export function free_copy(position: TollPosition, tile: TollTile): string {
  const used = new Set(position.tiles.map((one) => one.copy));
  return tile.copies.find((copy) => !used.has(copy)) ?? tile.copies[0]!;
}

export function lay_tile(
  position: TollPosition,
  tile: TollTile,
  cell: Cell,
  rotation: number,
): TollPosition {
  const { x, y } = cell;
  const laid = { copy: free_copy(position, tile), type: tile.type, x, y, rotation };
  return { ...position, tiles: [...position.tiles.filter(not_at(cell)), laid] };
}

export function remove_tile(position: TollPosition, cell: Cell): TollPosition {
  return {
    ...(is_placed(position, cell) ? without_placed(position) : position),
    tiles: position.tiles.filter(not_at(cell)),
    pieces: position.pieces.filter(not_at(cell)),
  };
}

export function turn_tile(position: TollPosition, cell: Cell, by: number): TollPosition {
  return {
    ...position,
    tiles: position.tiles.map((tile) =>
      same_cell(tile, cell) ? { ...tile, rotation: (tile.rotation + by + 4) % 4 } : tile,
    ),
  };
}

/** Pieces go with their tile. */
export function move_tile(position: TollPosition, from: Cell, to: Cell): TollPosition {
  if (tile_at(position, to)) return position;
  const moved = <One extends Cell>(one: One): One =>
    same_cell(one, from) ? { ...one, x: to.x, y: to.y } : one;
  const next = {
    ...position,
    tiles: position.tiles.map(moved),
    pieces: position.pieces.map(moved),
  };
  return is_placed(position, from) ? { ...next, placed: [to.x, to.y] } : next;
}

export function mark_placed(position: TollPosition, cell: Cell): TollPosition {
  const { x, y } = cell;
  return is_placed(position, cell)
    ? without_placed(position)
    : { ...without_placed(position), placed: [x, y] };
}

export function remove_piece(position: TollPosition, piece: TablePiece): TollPosition {
  return { ...position, pieces: position.pieces.filter((one) => one !== piece) };
}

/** Sets a figure; the same one there again takes it away. */
export function set_figure(
  position: TollPosition,
  word: string,
  seat: number,
  cell: Cell,
  on: string,
): TollPosition {
  const there = position.pieces.find(
    (one) => same_cell(one, cell) && one.on === on && one.seat === seat && one.word === word,
  );
  if (there) return remove_piece(position, there);
  return { ...position, pieces: [...position.pieces, { word, seat, x: cell.x, y: cell.y, on }] };
}

/** Sets or moves a seat's only token; there again it is turned over. */
export function set_token(
  position: TollPosition,
  word: string,
  seat: number,
  cell: Cell,
): TollPosition {
  const own = position.pieces.find((one) => one.word === word && one.seat === seat);
  const here = own && same_cell(own, cell);
  const shows = here ? 3 - (own.shows ?? 1) : (own?.shows ?? 1);
  const rest = position.pieces.filter((one) => one !== own);
  return { ...position, pieces: [...rest, { word, seat, x: cell.x, y: cell.y, shows }] };
}

/** Other seats for the same table: a game's players may have chosen their colours. */
export function with_colours(position: TollPosition, colours: readonly string[]): TollPosition {
  const to = (seat: number): number => {
    const found = kColours.indexOf(colours[seat - 1] ?? '');
    return found < 0 ? seat : found + 1;
  };
  const seats = new Set(colours.map((_, n) => to(n + 1)));
  if (seats.size !== colours.length) return position;
  const recoloured = <One extends { seat: number }>(one: One): One => ({
    ...one,
    seat: to(one.seat),
  });
  const next = {
    ...position,
    players: position.players.map(recoloured),
    pieces: position.pieces.map(recoloured),
  };
  return position.placed_by ? { ...next, placed_by: to(position.placed_by) } : next;
}

// ---- as a text ------------------------------------------------------------------------------------

const kTurns = ['', ' turned right', ' turned half', ' turned left'];

/** The position as a file, and the cell that each of its lines is about. */
export function position_text(position: TollPosition): { text: string; cells: (Cell | null)[] } {
  const lines: [string, Cell | null][] = [
    ['tollkeeper position 1', null],
    [`edition ${position.edition}`, null],
  ];
  if (position.sets.length > 0) {
    const sets = position.sets.map(({ name, copies }) =>
      copies === 1 ? name : `${name}*${copies}`,
    );
    lines.push([`sets ${sets.join(' ')}`, null]);
  }
  for (const { name, value } of position.options) lines.push([`option ${name} ${value}`, null]);
  for (const { seat, points, name } of position.players) {
    const plain = name.replace(/[\p{Cc}#]+/gu, ' ').trim();
    lines.push([
      `player ${colour_of(seat)}${points ? ` points ${points}` : ''}${plain ? ` name ${plain}` : ''}`,
      null,
    ]);
  }
  for (const tile of position.tiles) {
    lines.push([`tile ${tile.copy} ${tile.x} ${tile.y}${kTurns[tile.rotation] ?? ''}`, tile]);
  }
  for (const piece of position.pieces) {
    const where = piece.on ?? `shows ${piece.shows ?? 1}`;
    lines.push([`${piece.word} ${colour_of(piece.seat)} ${piece.x} ${piece.y} ${where}`, piece]);
  }
  if (position.placed) {
    const [x = 0, y = 0] = position.placed;
    const by = position.placed_by ? ` by ${colour_of(position.placed_by)}` : '';
    lines.push([`placed ${x} ${y}${by}`, { x, y }]);
  }
  return {
    text: lines.map(([line]) => line + '\n').join(''),
    cells: lines.map(([, cell]) => cell),
  };
}

// ---- fitting --------------------------------------------------------------------------------------

const kSteps: [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Free places beside the tiles, and the first place of all. */
export function free_cells(position: TollPosition): Cell[] {
  const taken = new Set(position.tiles.map(({ x, y }) => `${x} ${y}`));
  const free = new Map<string, Cell>();
  for (const tile of position.tiles) {
    for (const [dx, dy] of kSteps) {
      const cell = { x: tile.x + dx, y: tile.y + dy };
      if (!taken.has(`${cell.x} ${cell.y}`)) free.set(`${cell.x} ${cell.y}`, cell);
    }
  }
  if (position.tiles.length === 0) free.set('0 0', { x: 0, y: 0 });
  return [...free.values()];
}

/** The rotation asked for, or the next in which the edges agree; it only saves turning by hand. */
export function fitting_rotation(
  position: TollPosition,
  edges_of: (tile: TableTile) => string,
  edges: string,
  cell: Cell,
  wanted: number,
): number {
  const edge = (of: string, side: number, rotation: number) => of[(side - rotation + 8) % 4];
  const fits = (rotation: number) =>
    kSteps.every(([dx, dy], side) => {
      const other = tile_at(position, { x: cell.x + dx, y: cell.y + dy });
      return (
        !other ||
        edge(edges_of(other), (side + 2) % 4, other.rotation) === edge(edges, side, rotation)
      );
    });
  for (let turn = 0; turn < 4; ++turn) if (fits((wanted + turn) % 4)) return (wanted + turn) % 4;
  return wanted;
}

// ---- the palette ----------------------------------------------------------------------------------

export interface Wish {
  edition: string;
  search: string;
  symbol: string; // '' any, 'none' without, else the symbol's word
}

/** "RFR" finds tiles whose edges, read clockwise from any side, begin so; other words the id. */
export function is_wished(tile: TollTile, wish: Wish): boolean {
  if (!tile.editions.some((edition) => edition === wish.edition)) return false;
  if (wish.symbol === 'none' && tile.symbols.length > 0) return false;
  if (wish.symbol === 'crossroads' && !tile.crossroads) return false;
  if (wish.symbol === 'monastery' && !tile.monastery) return false;
  const named = !['', 'none', 'crossroads', 'monastery'].includes(wish.symbol);
  if (named && !tile.symbols.includes(wish.symbol)) return false;
  const search = wish.search.trim().toLowerCase();
  if (search === '') return true;
  if (tile.type.toLowerCase().includes(search)) return true;
  if (tile.copies.some((copy) => copy.toLowerCase() === search)) return true;
  const edges = tile.edges.toLowerCase();
  return /^[rcfs]{2,4}$/.test(search) && (edges + edges).includes(search);
}
