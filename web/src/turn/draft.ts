// The draft of a turn: where the tile in hand lies and what follows it. Pure; nothing here knows a
// rule. What may follow comes from the server as stages: stages[k] are the choices after the first
// k actions, so that another figure or spot can be chosen without taking back the tile.
import type { Action, Choice, Place } from '../protocol';

export interface Draft {
  tile: { x: number; y: number; rotation: number } | null; // null: not chosen, or laid already
  actions: Action[]; // after the tile
  stages: Choice[][];
}
export interface Option {
  choice: Choice;
  stage: number; // how many actions stay before it
}

export const kEmptyDraft: Draft = { tile: null, actions: [], stages: [] };

// Fewest quarter turns away; clockwise where two are equal.
export function nearest_rotation(rotations: readonly number[], wanted: number): number {
  for (const step of [0, 1, 3, 2]) {
    const rotation = (wanted + step) % 4;
    if (rotations.includes(rotation)) return rotation;
  }
  return rotations[0] ?? 0;
}

export function next_rotation(rotations: readonly number[], now: number, step: 1 | -1): number {
  const sorted = [...rotations].sort((a, b) => a - b);
  const at = sorted.indexOf(now);
  if (sorted.length === 0) return now;
  return sorted[(at + step + sorted.length) % sorted.length]!;
}

export function lay(place: Place, wanted: number): Draft {
  const rotation = nearest_rotation(place.rotations, wanted);
  return { tile: { x: place.x, y: place.y, rotation }, actions: [], stages: [] };
}

export function actions_of(draft: Draft): Action[] {
  const { tile } = draft;
  return tile ? [{ type: 'place_tile', ...tile }, ...draft.actions] : draft.actions;
}

export const same_action = (a: Action, b: Action): boolean =>
  a.type === b.type &&
  a.x === b.x &&
  a.y === b.y &&
  a.rotation === b.rotation &&
  a.figure === b.figure &&
  a.on === b.on;

// What may be chosen, the later stage first where the same is possible in two. A choice made is
// offered still, so that it can be seen and dropped.
export function options_of(draft: Draft): Option[] {
  const found: Option[] = [];
  for (let stage = draft.actions.length; stage >= 0; --stage) {
    for (const choice of draft.stages[stage] ?? []) {
      if (choice.kind === 'pass') continue;
      if (found.some((known) => same_action(known.choice.action, choice.action))) continue;
      found.push({ choice, stage });
    }
  }
  return found;
}

export function is_picked(draft: Draft, option: Option): boolean {
  return draft.actions.some((action) => same_action(action, option.choice.action));
}

export function pick(draft: Draft, option: Option): Draft {
  return {
    tile: draft.tile,
    actions: [...draft.actions.slice(0, option.stage), option.choice.action],
    stages: draft.stages.slice(0, option.stage + 1),
  };
}

// Takes back the last piece: the last action, then the tile.
export function undo(draft: Draft): Draft {
  if (draft.actions.length > 0) {
    const actions = draft.actions.slice(0, -1);
    return { tile: draft.tile, actions, stages: draft.stages.slice(0, actions.length + 1) };
  }
  return kEmptyDraft;
}

export function drop_actions(draft: Draft): Draft {
  return { tile: draft.tile, actions: [], stages: draft.stages.slice(0, 1) };
}

// The option `step` after the picked one among `among`; the first when none is picked.
export function cycle(draft: Draft, among: readonly Option[], step: 1 | -1): Option | undefined {
  if (among.length === 0) return undefined;
  const at = among.findIndex((option) => is_picked(draft, option));
  if (at < 0) return step > 0 ? among[0] : among.at(-1);
  return among[(at + step + among.length) % among.length];
}

// Those of one kind of figure together, the kinds in the order they come.
export function by_kind(options: readonly Option[]): Option[] {
  const kinds = [...new Set(options.map((option) => option.choice.figure))];
  return kinds.flatMap((kind) => options.filter((option) => option.choice.figure === kind));
}
