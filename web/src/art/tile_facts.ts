// What a tile shows at its borders, read from its drawing (the base symbol of the sprite): for the
// words of screen readers and for the round towers where walls meet. Tile units, rotation 0.

export type Edge = 'road' | 'city' | 'field' | 'river';
export interface TileFacts {
  edges: [Edge, Edge, Edge, Edge]; // north, east, south, west
  roads: number[][]; // for each road the sides it reaches
  corners: [number, number][]; // where a wall ends in a corner
}

const kMiddles: [number, number][] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];

type Point = [number, number];

// The first and last point of each part of a path. Absolute M, L, H, V, C, Q, S, A and z are enough
// for walls, roads and water; anything else ends the part where it is.
export function path_ends(path: string): [Point, Point][] {
  const parts: [Point, Point][] = [];
  const words = path.match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  let at: Point = [0, 0];
  let start: Point | undefined;
  let letter = '';
  let numbers: number[] = [];
  const kSizes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, S: 4, T: 2, A: 7 };
  const flush = () => {
    if (start) parts.push([start, at]);
    start = undefined;
  };
  for (const word of words) {
    if (/[A-Za-z]/.test(word)) {
      letter = word.toUpperCase();
      numbers = [];
      if (letter === 'Z' && start) at = start;
      if (word !== letter && letter !== 'Z') letter = 'r' + letter;
      continue;
    }
    numbers.push(Number(word));
    const relative = letter.startsWith('r');
    const command = relative ? letter.slice(1) : letter;
    if (numbers.length < (kSizes[command] ?? 2)) continue;
    const [x, y]: Point = relative ? at : [0, 0];
    const last = numbers.slice(-2) as Point;
    const to: Point =
      command === 'H'
        ? [x + numbers[0]!, at[1]]
        : command === 'V'
          ? [at[0], y + numbers[0]!]
          : [x + last[0], y + last[1]];
    numbers = [];
    if (command === 'M') {
      flush();
      start = to;
      letter = relative ? 'rL' : 'L';
    }
    at = to;
  }
  flush();
  return parts;
}

const near = (a: Point, b: Point) => Math.abs(a[0] - b[0]) < 1 && Math.abs(a[1] - b[1]) < 1;
const side_at = (point: Point) => kMiddles.findIndex((middle) => near(middle, point));

export function facts_of_base(base: Element | null): TileFacts {
  const facts: TileFacts = { edges: ['field', 'field', 'field', 'field'], roads: [], corners: [] };
  if (!base) return facts;
  const parts_of = (name: string) =>
    [...base.querySelectorAll('path.' + name)].flatMap((path) =>
      path_ends(path.getAttribute('d') ?? ''),
    );
  const corners = new Set<string>();
  for (const [from, to] of parts_of('k0')) {
    for (const [x, y] of [from, to]) {
      const corner: Point = [Math.round(x / 100) * 100, Math.round(y / 100) * 100];
      if (near([x, y], corner)) corners.add(corner.join(' '));
    }
  }
  facts.corners = [...corners].map((text) => text.split(' ').map(Number) as Point);
  for (const [from, to] of parts_of('w2')) {
    for (const side of [side_at(from), side_at(to)]) if (side >= 0) facts.edges[side] = 'river';
  }
  // City ground covers the whole side between two corners.
  for (const path of base.querySelectorAll('path.c')) {
    const outline = path.getAttribute('d') ?? '';
    for (const side of covered_sides(outline)) facts.edges[side] = 'city';
  }
  for (const [from, to] of parts_of('r1')) {
    const sides = [side_at(from), side_at(to)].filter((side) => side >= 0);
    for (const side of sides) facts.edges[side] = 'road';
    if (sides.length > 0) facts.roads.push(sides);
  }
  return facts;
}

const kCorners: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

// Sides that a straight line of the outline follows from corner to corner.
export function covered_sides(outline: string): number[] {
  const covered = new Set<number>();
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  const step = (to: Point) => {
    for (let side = 0; side < 4; ++side) {
      const a = kCorners[side]!;
      const b = kCorners[(side + 1) % 4]!;
      if ((near(at, a) && near(to, b)) || (near(at, b) && near(to, a))) covered.add(side);
    }
    at = to;
  };
  for (const [, letter, rest] of outline.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (letter === 'M') {
      at = numbers.slice(0, 2) as Point;
      start = at;
      for (let i = 2; i + 1 < numbers.length; i += 2) step([numbers[i]!, numbers[i + 1]!]);
    } else if (letter === 'L') {
      for (let i = 0; i + 1 < numbers.length; i += 2) step([numbers[i]!, numbers[i + 1]!]);
    } else if (letter === 'H') {
      for (const x of numbers) step([x, at[1]]);
    } else if (letter === 'V') {
      for (const y of numbers) step([at[0], y]);
    } else if (letter === 'Z' || letter === 'z') {
      step(start);
    } else if (numbers.length >= 2) {
      at = numbers.slice(-2) as Point;
    }
  }
  return [...covered];
}

export function turned_edge(facts: TileFacts, side: number, rotation: number): Edge {
  return facts.edges[(side - rotation + 4) % 4]!;
}

export function turned_roads(facts: TileFacts, rotation: number): number[][] {
  return facts.roads.map((sides) => sides.map((side) => (side + rotation) % 4).sort());
}
