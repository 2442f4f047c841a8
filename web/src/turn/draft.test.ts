// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Action, Choice } from '../protocol';
import {
  actions_of,
  cycle,
  drop_actions,
  is_picked,
  kEmptyDraft,
  lay,
  nearest_rotation,
  next_rotation,
  options_of,
  pick,
  undo,
  type Draft,
} from './draft';

const choice = (action: Action, kind: Choice['kind'] = 'figure'): Choice => ({
  action,
  kind,
  gains: [],
});
const road: Choice = choice({ type: 'place_figure', figure: 'meeple', on: 'road 1' });
const city: Choice = choice({ type: 'place_figure', figure: 'meeple', on: 'city 1' });
const toll: Choice = choice({ type: 'tollhouse', x: 1, y: 2 }, 'special');
const pass: Choice = choice({ type: 'pass' }, 'pass');

const laid = (): Draft => ({
  ...lay({ x: 3, y: 4, rotations: [1, 3] }, 0),
  stages: [[road, city, toll, pass]],
});

describe('rotations', () => {
  it('takes the nearest legal one, clockwise where two are equal', () => {
    expect(nearest_rotation([0, 1, 2, 3], 2)).toBe(2);
    expect(nearest_rotation([1, 3], 0)).toBe(1);
    expect(nearest_rotation([3], 0)).toBe(3);
    expect(nearest_rotation([2], 0)).toBe(2);
    expect(nearest_rotation([0], 3)).toBe(0);
  });
  it('turns through the legal ones alone', () => {
    expect(next_rotation([1, 3], 1, 1)).toBe(3);
    expect(next_rotation([1, 3], 3, 1)).toBe(1);
    expect(next_rotation([0, 1, 2], 0, -1)).toBe(2);
    expect(next_rotation([2], 2, 1)).toBe(2);
  });
});

describe('draft', () => {
  it('starts with the tile in a legal rotation', () => {
    expect(actions_of(laid())).toEqual([{ type: 'place_tile', x: 3, y: 4, rotation: 1 }]);
    expect(actions_of(kEmptyDraft)).toEqual([]);
  });
  it('offers everything but passing', () => {
    expect(options_of(laid()).map((option) => option.choice)).toEqual([road, city, toll]);
  });
  it('replaces a figure by another and keeps the tile', () => {
    let draft = laid();
    draft = pick(draft, options_of(draft)[0]!);
    expect(actions_of(draft)[1]).toEqual(road.action);
    draft.stages[1] = [pass];
    const offered = options_of(draft);
    expect(offered).toHaveLength(3);
    expect(is_picked(draft, offered[0]!)).toBe(true);
    draft = pick(draft, offered[2]!);
    expect(actions_of(draft)).toEqual([
      { type: 'place_tile', x: 3, y: 4, rotation: 1 },
      toll.action,
    ]);
    expect(draft.stages).toHaveLength(1);
  });
  it('adds what the next stage offers', () => {
    let draft = laid();
    draft = pick(draft, options_of(draft)[0]!);
    const second = choice({ type: 'place_figure', figure: 'meeple', on: 'field 1' });
    draft.stages[1] = [second, pass];
    draft = pick(draft, options_of(draft)[0]!);
    expect(draft.actions).toEqual([road.action, second.action]);
  });
  it('takes back piece by piece', () => {
    let draft = laid();
    draft = pick(draft, options_of(draft)[0]!);
    draft = undo(draft);
    expect(draft.actions).toEqual([]);
    expect(draft.tile).not.toBeNull();
    expect(options_of(draft)).toHaveLength(3);
    expect(undo(draft)).toEqual(kEmptyDraft);
    expect(drop_actions(pick(laid(), options_of(laid())[1]!)).actions).toEqual([]);
  });
  it('cycles through choices both ways', () => {
    const draft = laid();
    const figures = options_of(draft).slice(0, 2);
    expect(cycle(draft, figures, 1)?.choice).toBe(road);
    expect(cycle(draft, figures, -1)?.choice).toBe(city);
    const on_road = pick(draft, figures[0]!);
    expect(cycle(on_road, figures, 1)?.choice).toBe(city);
    expect(cycle(on_road, [], 1)).toBeUndefined();
  });
});
