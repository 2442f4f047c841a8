// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  box_around,
  cell_in_box,
  fit,
  keep_over,
  pan,
  reveal,
  still_covers,
  to_board,
  to_screen,
  view_box,
  within,
  zoom_at,
} from './geometry';

const size = { width: 800, height: 600 };

describe('camera', () => {
  it('has the box it fits in view', () => {
    const box = box_around(
      [
        { x: -3, y: 0 },
        { x: 9, y: 2 },
      ],
      20,
    );
    const camera = fit(box, size);
    expect(to_screen(camera, size, box.left, 150)[0]).toBeCloseTo(0);
    expect(to_screen(camera, size, box.right, 150)[0]).toBeCloseTo(800);
  });

  it('does not make a small board huge', () => {
    expect(fit(box_around([]), size).scale).toBe(1.1);
  });

  it('goes to the screen and back', () => {
    const camera = { x: 130, y: -20, scale: 0.7 };
    const [px, py] = to_screen(camera, size, 33, 44);
    const [x, y] = to_board(camera, size, px, py);
    expect(x).toBeCloseTo(33);
    expect(y).toBeCloseTo(44);
  });

  it('keeps the point under the pointer while zooming', () => {
    const camera = { x: 130, y: -20, scale: 0.7 };
    const before = to_board(camera, size, 100, 500);
    const after = to_board(zoom_at(camera, size, 1.7, 100, 500), size, 100, 500);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('zooms no further than its bounds', () => {
    expect(zoom_at({ x: 0, y: 0, scale: 3 }, size, 10, 0, 0).scale).toBe(3.2);
    expect(zoom_at({ x: 0, y: 0, scale: 0.2 }, size, 0.01, 0, 0).scale).toBe(0.12);
  });

  it('pans with the finger', () => {
    const camera = { x: 0, y: 0, scale: 2 };
    expect(to_screen(pan(camera, 30, -8), size, 10, 10)).toEqual([450, 312]);
  });

  it('stays over the board', () => {
    const box = { left: 0, top: 0, right: 100, bottom: 100 };
    expect(keep_over({ x: 900, y: -5, scale: 1 }, box)).toEqual({ x: 100, y: 0, scale: 1 });
  });

  it('reveals a box by the shortest way', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const inside = { left: -10, top: -10, right: 10, bottom: 10 };
    expect(reveal(camera, size, inside)).toEqual(camera);
    const outside = { left: 400, top: 0, right: 500, bottom: 100 };
    const moved = reveal(camera, size, outside, 20);
    expect(to_screen(moved, size, 500, 0)[0]).toBeCloseTo(780);
    expect(moved.y).toBe(0);
  });

  it('shows no more of the table than it must', () => {
    const box = { left: 0, top: 0, right: 2000, bottom: 100 };
    expect(within({ x: 1990, y: 5, scale: 1 }, size, box)).toEqual({ x: 1600, y: 50, scale: 1 });
    expect(within({ x: 900, y: 5, scale: 1 }, size, box).x).toBe(900);
  });

  it('draws anew when the drawing no longer covers the view', () => {
    const drawn = { x: 0, y: 0, scale: 1 };
    expect(still_covers(drawn, pan(drawn, 150, 0), size)).toBe(true);
    expect(still_covers(drawn, pan(drawn, 250, 0), size)).toBe(false);
    expect(still_covers(drawn, { ...drawn, scale: 0.5 }, size)).toBe(false);
    expect(still_covers(drawn, { ...drawn, scale: 1.5 }, size)).toBe(true);
  });

  it('leaves out tiles that are out of view', () => {
    const box = view_box({ x: 0, y: 0, scale: 1 }, size);
    expect(cell_in_box(0, 0, box)).toBe(true);
    expect(cell_in_box(6, 0, box)).toBe(true);
    expect(cell_in_box(7, 0, box)).toBe(false);
  });
});
