// Points over time as lines in a box of 100 x 50 units. Pure.

export interface Plot {
  lines: string[]; // SVG path for each seat
  ends: [number, number][]; // where each line ends
  grid: { y: number; points: number }[];
  highest: number;
}

const kWidth = 100;
const kHeight = 50;

// A round number of points between lines of the grid, at most five lines.
export function grid_step(highest: number): number {
  for (const step of [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500]) {
    if (highest / step <= 5) return step;
  }
  return 1000;
}

export function plot_of(steps: readonly { points: readonly number[] }[]): Plot {
  const seats = steps[0]?.points.length ?? 0;
  const most = Math.max(1, ...steps.flatMap((step) => step.points));
  const step = grid_step(most);
  const highest = Math.ceil(most / step) * step;
  const last = Math.max(1, steps.length - 1);
  const at = (n: number, points: number): [number, number] => [
    Math.round((n / last) * kWidth * 100) / 100,
    Math.round((1 - points / highest) * kHeight * 100) / 100,
  ];
  const lines: string[] = [];
  const ends: [number, number][] = [];
  for (let seat = 0; seat < seats; ++seat) {
    let path = '';
    let end: [number, number] = [0, kHeight];
    let height = NaN;
    // Points jump: a step, not a slope.
    steps.forEach((row, n) => {
      const [x, y] = at(n, row.points[seat] ?? 0);
      if (path === '') path = `M${x} ${y}`;
      else if (y !== height || n === last) path += `H${x}V${y}`;
      height = y;
      end = [x, y];
    });
    lines.push(path);
    ends.push(end);
  }
  const grid = [];
  for (let points = 0; points <= highest; points += step)
    grid.push({ y: at(0, points)[1], points });
  return { lines, ends, grid, highest };
}
