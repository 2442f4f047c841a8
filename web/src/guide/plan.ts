// The guided game: which tiles come, where they go, and what the friend plays. Only a plan: the
// server judges every move of it like any other, and tests/e2e/learn.test.ts plays it to its end.
// Edition C3, base game and Tollkeepers; x grows to the east, y to the south.
import { kAllHelps } from '../pages/game_form';
import type { Action, NewGame } from '../protocol';

export interface Move {
  tile: string; // the copy that is drawn
  x: number;
  y: number;
  rotations: number[]; // all of them do; the first is played by the friend
  then?: Action; // what follows on or off the tile
}
export type StepName =
  | 'tile'
  | 'city'
  | 'city_done'
  | 'road'
  | 'tollhouse'
  | 'toll'
  | 'field'
  | 'move'
  | 'more'
  | 'monastery_done'
  | 'last';
export interface Step {
  name: StepName;
  own: Move;
  friend?: Move; // none after the last tile
  free?: true; // the learner plays it as they like
}

const move = (tile: string, x: number, y: number, rotations: number[], then?: Action): Move => {
  const plain = { tile, x, y, rotations };
  return then ? { ...plain, then } : plain;
};
const meeple = (x: number, y: number, on: string): Action => ({
  type: 'place_figure',
  figure: 'meeple',
  x,
  y,
  on,
});
const tollhouse = (x: number, y: number): Action => ({ type: 'tollhouse', x, y });

export const steps: Step[] = [
  {
    name: 'tile',
    own: move('base/U.7', 1, 0, [0, 2]),
    friend: move('base/W.1', -1, 0, [0], meeple(-1, 0, 'road 2')),
  },
  {
    name: 'city',
    own: move('base/M.1', 0, -1, [2], meeple(0, -1, 'city 1')),
    friend: move('tk/06.1', -1, 1, [1]),
  },
  {
    name: 'city_done',
    own: move('base/E.1', 1, -1, [3]),
    friend: move('base/E.2', -1, -1, [0], meeple(-1, -1, 'city 1')),
  },
  {
    name: 'road',
    own: move('tk/05.1', 2, 0, [1, 3], meeple(2, 0, 'road 1')),
    friend: move('base/E.3', -1, -2, [2]),
  },
  {
    name: 'tollhouse',
    own: move('base/W.2', 1, 1, [0], tollhouse(-1, 0)),
    friend: move('base/U.8', 2, 1, [0], meeple(2, 1, 'road 1')),
  },
  {
    name: 'toll',
    own: move('base/A.1', 3, 0, [1], meeple(3, 0, 'monastery')),
    friend: move('base/V.7', 3, 1, [0]),
  },
  {
    name: 'field',
    own: move('base/V.2', 2, -1, [2], meeple(2, -1, 'field 1')),
    friend: move('base/A.2', -2, 1, [3], meeple(-2, 1, 'monastery')),
  },
  {
    name: 'move',
    own: move('base/U.3', 3, -1, [0, 2], tollhouse(1, 1)),
    friend: move('base/W.3', 3, 2, [1]),
  },
  {
    name: 'more',
    own: move('base/R.1', 4, 0, [1], meeple(4, 0, 'city 1')),
    friend: move('base/J.1', 4, -1, [2], meeple(4, -1, 'road 1')),
  },
  {
    name: 'monastery_done',
    own: move('base/E.4', 4, 1, [0]),
    friend: move('base/U.5', 1, 2, [1], meeple(1, 2, 'road 1')),
  },
  { name: 'last', own: move('base/E.5', 5, 0, [3]), free: true },
];

export function actions_of_move({ x, y, rotations, then }: Move): Action[] {
  const tile: Action = { type: 'place_tile', x, y, rotation: rotations[0]! };
  return then ? [tile, then] : [tile];
}

const kSets = [
  { name: 'base', copies: 1 },
  { name: 'tollkeepers', copies: 1 },
];

// A record before its first turn, with the tiles of the plan as its deck.
export function lesson_game(learner: string, friend: string): NewGame {
  const record = {
    format: 'tollkeeper-record',
    version: 1,
    setup: { seats: 2, edition: 'C3', sets: kSets, options: {} },
    players: [learner, friend],
    first_seat: 1,
    deck: steps.flatMap(({ own, friend: other }) => (other ? [own.tile, other.tile] : [own.tile])),
    actions: [],
  };
  return {
    rules: { edition: 'C3', sets: kSets, options: [] },
    seats: [
      { kind: 'here', name: learner, colour: 'blue' },
      { kind: 'here', name: friend, colour: 'yellow' },
    ],
    helps: { ...kAllHelps },
    undo: true,
    record: JSON.stringify(record),
  };
}
