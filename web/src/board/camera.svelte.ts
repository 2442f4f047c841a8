// The camera of the board on the screen. `now` moves with every event; the SVG is drawn for `drawn`
// and in between its wrapper is moved by a CSS transform, which costs no repaint. `settle` draws
// anew: when a finger lifts, the wheel rests, or the drawing no longer covers the element.
import {
  fit,
  keep_over,
  pan,
  reveal,
  same_camera,
  still_covers,
  to_board,
  to_screen,
  view_box,
  zoom_at,
  type Box,
  type Camera,
  type Size,
} from './geometry';

const kRestMs = 220;
const kGlideMs = 220;

export class BoardCamera {
  now = $state.raw<Camera>({ x: 50, y: 50, scale: 0.9 });
  drawn = $state.raw<Camera>({ x: 50, y: 50, scale: 0.9 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  moving = $state(false);
  follows = true; // the game, until somebody moves the camera
  bounds: Box = { left: 0, top: 0, right: 100, bottom: 100 };
  // How long to glide; 0 where nothing may move.
  glide_ms: () => number = () => kGlideMs;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #glide = 0;

  get box(): Box {
    return view_box(this.drawn, this.size);
  }
  // Whether all of the box is in view.
  sees(box: Box): boolean {
    const [left, top] = this.screen(box.left, box.top);
    const [right, bottom] = this.screen(box.right, box.bottom);
    return (
      left >= -1 && top >= -1 && right <= this.size.width + 1 && bottom <= this.size.height + 1
    );
  }
  get view_box_text(): string {
    const box = this.box;
    return [box.left, box.top, box.right - box.left, box.bottom - box.top]
      .map((value) => Math.round(value * 100) / 100)
      .join(' ');
  }
  get transform(): string {
    const { now, drawn } = this;
    if (same_camera(now, drawn)) return 'none';
    const k = now.scale / drawn.scale;
    const dx = (drawn.x - now.x) * now.scale;
    const dy = (drawn.y - now.y) * now.scale;
    return `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px) scale(${k.toFixed(5)})`;
  }
  screen(x: number, y: number): [number, number] {
    return to_screen(this.now, this.size, x, y);
  }
  board(px: number, py: number): [number, number] {
    return to_board(this.now, this.size, px, py);
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.follows = false;
    this.#move(pan(this.now, dx, dy));
  }
  zoom(factor: number, px = this.size.width / 2, py = this.size.height / 2): void {
    this.#stop();
    this.follows = false;
    this.#move(zoom_at(this.now, this.size, factor, px, py));
    this.settle_later();
  }
  settle_later(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.settle(), kRestMs);
  }
  settle(): void {
    clearTimeout(this.#rest);
    this.moving = false;
    this.drawn = this.now;
  }
  jump(camera: Camera): void {
    this.#stop();
    this.now = camera;
    this.settle();
  }
  show_all(box: Box): void {
    this.follows = true;
    this.glide(fit(box, this.size));
  }
  reveal(box: Box, margin_px?: number): void {
    this.glide(reveal(this.now, this.size, box, margin_px));
  }
  glide(to: Camera): void {
    this.#stop();
    const from = this.now;
    const ms = this.glide_ms();
    if (same_camera(from, to)) return;
    if (ms <= 0 || this.size.width === 0) {
      this.jump(to);
      return;
    }
    const start = performance.now();
    const step = (time: number) => {
      const part = Math.min(1, Math.max(0, (time - start) / ms));
      const k = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * k;
      if (part >= 1) {
        this.#glide = 0;
        this.now = to;
        this.settle();
        return;
      }
      this.#move({ x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) });
      this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#glide);
    this.#glide = 0;
  }
  #move(camera: Camera): void {
    this.now = keep_over(camera, this.bounds);
    this.moving = true;
    if (!still_covers(this.drawn, this.now, this.size)) this.drawn = this.now;
  }
}
