// The camera over the board and plain plane geometry. Board units: 100 to a tile, x east, y south.
// Screen units: CSS px from the upper left corner of the board's element.

export interface Camera {
  x: number; // board point in the middle of the element
  y: number;
  scale: number; // px per board unit
}
export interface Size {
  width: number;
  height: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const kTile = 100;
export const kLeastScale = 0.12;
export const kMostScale = 3.2;
// How much more than the element is drawn on each side, so that a drag need not redraw at once.
export const kOverscan = 0.25;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

export const same_camera = (a: Camera, b: Camera) =>
  a.x === b.x && a.y === b.y && a.scale === b.scale;

// Box around cells with a margin; an empty board is one cell.
export function box_around(cells: readonly { x: number; y: number }[], margin = 0): Box {
  if (cells.length === 0) return box_around([{ x: 0, y: 0 }], margin);
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of cells) {
    box.left = Math.min(box.left, x * kTile);
    box.top = Math.min(box.top, y * kTile);
    box.right = Math.max(box.right, (x + 1) * kTile);
    box.bottom = Math.max(box.bottom, (y + 1) * kTile);
  }
  return {
    left: box.left - margin,
    top: box.top - margin,
    right: box.right + margin,
    bottom: box.bottom + margin,
  };
}

export function fit(box: Box, size: Size, most_scale = 1.1): Camera {
  const scale = Math.min(
    size.width / (box.right - box.left),
    size.height / (box.bottom - box.top),
    most_scale,
  );
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    scale: between(kLeastScale, scale, kMostScale),
  };
}

export function to_board(camera: Camera, size: Size, px: number, py: number): [number, number] {
  return [
    camera.x + (px - size.width / 2) / camera.scale,
    camera.y + (py - size.height / 2) / camera.scale,
  ];
}

export function to_screen(camera: Camera, size: Size, x: number, y: number): [number, number] {
  return [
    (x - camera.x) * camera.scale + size.width / 2,
    (y - camera.y) * camera.scale + size.height / 2,
  ];
}

// Zooms so that the board point under (px, py) stays there.
export function zoom_at(
  camera: Camera,
  size: Size,
  factor: number,
  px: number,
  py: number,
): Camera {
  const scale = between(kLeastScale, camera.scale * factor, kMostScale);
  const [x, y] = to_board(camera, size, px, py);
  const k = camera.scale / scale;
  return { x: x - (x - camera.x) * k, y: y - (y - camera.y) * k, scale };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

// Keeps the middle of the view over the board, so that it cannot be lost.
export function keep_over(camera: Camera, box: Box): Camera {
  return {
    ...camera,
    x: between(box.left, camera.x, box.right),
    y: between(box.top, camera.y, box.bottom),
  };
}

// Shows as much of the box as the scale allows, as near to the camera's middle as it can.
export function within(camera: Camera, size: Size, box: Box): Camera {
  const axis = (low: number, high: number, value: number, half: number) =>
    high - low <= 2 * half ? (low + high) / 2 : between(low + half, value, high - half);
  return {
    scale: camera.scale,
    x: axis(box.left, box.right, camera.x, size.width / 2 / camera.scale),
    y: axis(box.top, box.bottom, camera.y, size.height / 2 / camera.scale),
  };
}

// Moves as little as needed to have the box in view; zooms out when it is too large.
export function reveal(camera: Camera, size: Size, box: Box, margin_px = 24): Camera {
  const room_x = size.width - 2 * margin_px;
  const room_y = size.height - 2 * margin_px;
  if (room_x <= 0 || room_y <= 0) return camera;
  const scale = Math.min(
    camera.scale,
    room_x / (box.right - box.left),
    room_y / (box.bottom - box.top),
  );
  const half_x = room_x / 2 / scale;
  const half_y = room_y / 2 / scale;
  return {
    scale,
    x: between(box.right - half_x, camera.x, box.left + half_x),
    y: between(box.bottom - half_y, camera.y, box.top + half_y),
  };
}

export function view_box(camera: Camera, size: Size): Box {
  const half_x = (size.width * (0.5 + kOverscan)) / camera.scale;
  const half_y = (size.height * (0.5 + kOverscan)) / camera.scale;
  return {
    left: camera.x - half_x,
    top: camera.y - half_y,
    right: camera.x + half_x,
    bottom: camera.y + half_y,
  };
}

// Whether the drawing made for `drawn` still covers the element when seen through `now` and is
// sharp enough.
export function still_covers(drawn: Camera, now: Camera, size: Size): boolean {
  const k = now.scale / drawn.scale;
  if (k > 1.9 || k < 0.75) return false;
  const box = view_box(drawn, size);
  const half_x = size.width / 2 / now.scale;
  const half_y = size.height / 2 / now.scale;
  return (
    now.x - half_x >= box.left &&
    now.x + half_x <= box.right &&
    now.y - half_y >= box.top &&
    now.y + half_y <= box.bottom
  );
}

export function cell_in_box(x: number, y: number, box: Box): boolean {
  // Tops and pieces reach a little over their tile.
  const over = 30;
  return (
    (x + 1) * kTile + over >= box.left &&
    x * kTile - over <= box.right &&
    (y + 1) * kTile + over >= box.top &&
    y * kTile - over <= box.bottom
  );
}

export function distance(ax: number, ay: number, bx: number, by: number): number {
  return Math.hypot(ax - bx, ay - by);
}

// The cell nearest to the middle of all, so that what points there points at one of them.
export function middle_cell(cells: readonly [number, number][]): [number, number] {
  const mean = (axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  const [x, y] = [mean(0), mean(1)];
  const away = (cell: [number, number]) => distance(cell[0], cell[1], x, y);
  return [...cells].sort((a, b) => away(a) - away(b))[0] ?? [0, 0];
}
