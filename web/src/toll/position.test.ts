import { expect, test } from 'vitest';
import type { TollPosition, TollTile } from '../protocol';
import { pack, unpack } from './fragment';
import {
  empty_position,
  fitting_rotation,
  free_cells,
  is_wished,
  lay_tile,
  mark_placed,
  move_tile,
  pieces_at,
  position_text,
  remove_tile,
  set_figure,
  set_token,
  tile_at,
  turn_tile,
  with_colours,
} from './position';
import { sides_towards, takes } from './spots';

const straight: TollTile = {
  type: 'base/U',
  copies: ['base/U.1', 'base/U.2'],
  editions: ['C2', 'C3'],
  edges: 'FRFR',
  symbols: [],
  monastery: false,
  crossroads: false,
};
const village: TollTile = {
  ...straight,
  type: 'base/W',
  copies: ['base/W.1'],
  edges: 'FRRR',
  symbols: ['farmhouse'],
  crossroads: true,
};
const at = (x: number, y: number) => ({ x, y });
const edges = (tile: { type: string }) => (tile.type === 'base/U' ? 'FRFR' : 'FRRR');

function table(): TollPosition {
  let position = lay_tile(empty_position(), village, at(0, 0), 0);
  position = lay_tile(position, straight, at(1, 0), 0);
  return set_token(position, 'tollhouse', 5, at(0, 0));
}

test('a table is written as the server reads it, with the cell of each line', () => {
  const position = mark_placed(set_figure(table(), 'meeple', 1, at(1, 0), 'road 1'), at(1, 0));
  const { text, cells } = position_text({
    ...position,
    players: [{ seat: 1, points: 12, name: 'Anna # the\nfirst' }],
    options: [{ name: 'fields', value: 'off' }],
    sets: [{ name: 'tollkeepers', copies: 2 }],
  });
  expect(text).toBe(
    `tollkeeper position 1
edition C3
sets tollkeepers*2
option fields off
player blue points 12 name Anna   the first
tile base/W.1 0 0
tile base/U.1 1 0
tollhouse red 0 0 shows 1
meeple blue 1 0 road 1
placed 1 0
`,
  );
  expect(cells).toHaveLength(10);
  expect(cells[6]).toMatchObject({ x: 1, y: 0 });
});

test('tiles take copies that are free, pieces go with them', () => {
  let position = lay_tile(table(), straight, at(2, 0), 0);
  expect(tile_at(position, at(2, 0))?.copy).toBe('base/U.2');
  position = lay_tile(position, straight, at(3, 0), 0);
  expect(tile_at(position, at(3, 0))?.copy).toBe('base/U.1');
  position = move_tile(mark_placed(position, at(0, 0)), at(0, 0), at(0, 5));
  expect(pieces_at(position, at(0, 5))).toHaveLength(1);
  expect(position.placed).toEqual([0, 5]);
  expect(move_tile(position, at(0, 5), at(3, 0))).toBe(position);
  position = remove_tile(position, at(0, 5));
  expect(position.pieces).toEqual([]);
  expect(position.placed).toBeUndefined();
  expect(tile_at(turn_tile(position, at(1, 0), -1), at(1, 0))?.rotation).toBe(3);
});

test('a tollhouse is moved, turned over where it stands, and there once', () => {
  let position = set_token(table(), 'tollhouse', 5, at(0, 0));
  expect(position.pieces[0]?.shows).toBe(2);
  position = set_token(position, 'tollhouse', 5, at(4, 4));
  expect(position.pieces).toEqual([{ word: 'tollhouse', seat: 5, x: 4, y: 4, shows: 2 }]);
  position = set_figure(position, 'meeple', 2, at(1, 0), 'road 1');
  expect(set_figure(position, 'meeple', 2, at(1, 0), 'road 1').pieces).toHaveLength(1);
});

test('a tile is turned until its edges agree', () => {
  const position = table();
  expect(fitting_rotation(position, edges, 'FRFR', at(2, 0), 0)).toBe(0);
  expect(fitting_rotation(position, edges, 'FRFR', at(0, 1), 0)).toBe(1);
  expect(fitting_rotation(position, edges, 'FFFF', at(2, 0), 2)).toBe(2);
  expect(free_cells(position)).toHaveLength(6);
  expect(free_cells(empty_position())).toEqual([{ x: 0, y: 0 }]);
});

test('tiles are found by edition, symbol, edges and name', () => {
  const wish = { edition: 'C3', search: '', symbol: '' };
  expect(is_wished(straight, wish)).toBe(true);
  expect(is_wished(straight, { ...wish, edition: 'C1' })).toBe(false);
  expect(is_wished(straight, { ...wish, symbol: 'farmhouse' })).toBe(false);
  expect(is_wished(village, { ...wish, symbol: 'farmhouse' })).toBe(true);
  expect(is_wished(village, { ...wish, symbol: 'none' })).toBe(false);
  expect(is_wished(village, { ...wish, symbol: 'crossroads' })).toBe(true);
  expect(is_wished(village, { ...wish, search: 'rrrf' })).toBe(true);
  expect(is_wished(straight, { ...wish, search: 'RR' })).toBe(false);
  expect(is_wished(straight, { ...wish, search: 'base/u' })).toBe(true);
  expect(is_wished(straight, { ...wish, search: 'u.2' })).toBe(false);
});

test('the colours that players chose are theirs', () => {
  const position = { ...table(), players: [{ seat: 5, points: 3, name: 'Ada' }], placed_by: 5 };
  const colours = ['red', 'green', 'blue', 'yellow', 'black', 'pink'];
  const changed = with_colours(position, colours);
  expect([changed.players[0]?.seat, changed.pieces[0]?.seat, changed.placed_by]).toEqual([6, 6, 6]);
  expect(with_colours(position, ['red', 'red'])).toBe(position);
});

test('an address holds the table', async () => {
  const { text } = position_text(table());
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed)).toBe(text);
  await expect(unpack('!')).rejects.toThrow();
  await expect(unpack('AAAA')).rejects.toThrow();
});

test('places are told by their side', () => {
  expect(sides_towards([75, 50])).toEqual([1]);
  expect(sides_towards([80, 20])).toEqual([0, 1]);
  expect(sides_towards([50, 50])).toEqual([]);
  expect(takes('abbot', 'garden')).toBe(true);
  expect(takes('meeple', 'garden')).toBe(false);
  expect(takes('tollhouse', 'crossroads')).toBe(true);
});
