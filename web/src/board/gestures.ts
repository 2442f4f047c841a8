// Pointer events of the board as what they mean: pan, pinch, drag of a thing, long press, hover.
// The pointer is captured only when it has moved, otherwise clicks would not reach anything.

export interface GestureHandlers {
  grab(px: number, py: number): boolean; // whether a thing there is dragged instead of the board
  drag(px: number, py: number): void;
  drop(px: number, py: number): void;
  drag_ended(): void; // also when the browser took the pointer away
  pan(dx: number, dy: number): void;
  pinch(factor: number, px: number, py: number): void;
  wheel(factor: number, px: number, py: number): void;
  settle(): void;
  hold(px: number, py: number): void;
  hover(px: number, py: number): void;
  leave(): void;
  tap(px: number, py: number, target: Element | null): void;
}

const kThreshold = { mouse: 4, touch: 9 };
const kHoldMs = 450;

interface Pointer {
  x: number;
  y: number;
}

export function watch_gestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const pointers = new Map<number, Pointer>();
  let start: Pointer | null = null;
  let state: 'idle' | 'pressed' | 'panning' | 'dragging' | 'pinching' | 'held' = 'idle';
  let hold: ReturnType<typeof setTimeout> | undefined;
  let quiet_click = false;

  const local = (event: MouseEvent): Pointer => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const middle_of = (target: Element | null): Pointer => {
    const part = target?.closest('[data-place], [data-spot]') ?? target ?? element;
    const [box, own] = [part.getBoundingClientRect(), element.getBoundingClientRect()];
    return { x: box.x + box.width / 2 - own.left, y: box.y + box.height / 2 - own.top };
  };
  const stop_hold = () => clearTimeout(hold);
  const end = () => {
    stop_hold();
    if (state === 'dragging') handlers.drag_ended();
    if (state === 'panning' || state === 'pinching') handlers.settle();
    state = 'idle';
    start = null;
  };

  const down = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-quiet]')) return;
    if (event.pointerType === 'mouse' && event.button > 1) return;
    const at = local(event);
    pointers.set(event.pointerId, at);
    quiet_click = false;
    stop_hold();
    if (pointers.size === 1) {
      state = 'pressed';
      start = at;
      if (event.pointerType !== 'mouse') {
        hold = setTimeout(() => {
          if (state !== 'pressed') return;
          state = 'held';
          quiet_click = true;
          handlers.hold(at.x, at.y);
        }, kHoldMs);
      }
    } else if (pointers.size === 2) {
      if (state === 'dragging') handlers.drag_ended();
      state = 'pinching';
      quiet_click = true;
    }
  };
  const move = (event: PointerEvent) => {
    const at = local(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse' && event.buttons === 0) handlers.hover(at.x, at.y);
      return;
    }
    if (state === 'pinching' && pointers.size >= 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(at.x - other.x, at.y - other.y);
      handlers.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
      if (was > 8 && is > 8) handlers.pinch(is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
      pointers.set(event.pointerId, at);
      return;
    }
    if (state === 'pressed' && start) {
      const threshold = event.pointerType === 'mouse' ? kThreshold.mouse : kThreshold.touch;
      if (Math.hypot(at.x - start.x, at.y - start.y) < threshold) return;
      stop_hold();
      quiet_click = true;
      element.setPointerCapture(event.pointerId);
      state = event.button !== 1 && handlers.grab(start.x, start.y) ? 'dragging' : 'panning';
      handlers.leave();
      if (state === 'panning') handlers.pan(at.x - start.x, at.y - start.y);
    } else if (state === 'panning') {
      handlers.pan(at.x - before.x, at.y - before.y);
    }
    if (state === 'dragging') handlers.drag(at.x, at.y);
    pointers.set(event.pointerId, at);
  };
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    if (state === 'dragging') {
      const at = local(event);
      handlers.drop(at.x, at.y);
    }
    if (pointers.size === 0) end();
    else if (state === 'pinching') {
      // The finger that stays goes on panning.
      state = 'panning';
      start = [...pointers.values()][0]!;
    }
  };
  const cancel = (event: PointerEvent) => {
    if (pointers.delete(event.pointerId) && pointers.size === 0) end();
  };
  const click = (event: MouseEvent) => {
    const quiet = quiet_click;
    quiet_click = false;
    const target = event.target instanceof Element ? event.target : null;
    if (quiet || target?.closest('[data-quiet]')) return;
    // Screen readers click without a pointer: what they mean is the middle of it.
    const meant = event.detail === 0 && target !== element ? middle_of(target) : local(event);
    handlers.tap(meant.x, meant.y, target);
  };
  const wheel = (event: WheelEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-quiet]')) return;
    event.preventDefault();
    const at = local(event);
    // Pinching a touch pad comes as a wheel with Ctrl and small steps.
    const lines = event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY;
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    const step = Math.min(0.45, Math.max(-0.45, -lines * speed));
    handlers.wheel(Math.exp(step), at.x, at.y);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') handlers.leave();
  };
  const menu = (event: Event) => {
    if (state === 'held' || pointers.size > 0) event.preventDefault();
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('click', click);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('contextmenu', menu);
  return () => {
    stop_hold();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('click', click);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', menu);
  };
}
