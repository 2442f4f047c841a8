// What a key press means at the table. Pure; one-letter keys are off while somebody types and where
// the settings say so (WCAG 2.1.4).

export type KeyAction =
  | { do: 'move'; dx: number; dy: number }
  | { do: 'pan'; dx: number; dy: number }
  | { do: 'turn'; step: 1 | -1 }
  | { do: 'figure'; step: 1 | -1 }
  | { do: 'token'; step: 1 | -1 }
  | { do: 'tile'; step: 1 | -1 }
  | { do: 'zoom'; factor: number }
  | {
      do:
        | 'abbot'
        | 'big'
        | 'pass'
        | 'fields'
        | 'projected'
        | 'last'
        | 'inspect'
        | 'hand'
        | 'all'
        | 'undo'
        | 'clear'
        | 'confirm'
        | 'help';
    };

export interface KeyPress {
  key: string;
  shift: boolean;
  ctrl: boolean; // or command
  alt: boolean;
  in_text: boolean; // a text field has the focus
  on_button: boolean; // a button or link: Enter is its own
  on_control: boolean; // a list, slider, tab: arrows are its own too
  letters: boolean; // one-letter keys are on
}

const kArrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function key_action(press: KeyPress): KeyAction | null {
  if (press.in_text || press.alt) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.ctrl) return key === 'z' && !press.shift ? { do: 'undo' } : null;
  const arrow = kArrows[press.key];
  if (arrow) {
    if (press.on_control) return null;
    const [dx, dy] = arrow;
    return { do: press.shift ? 'pan' : 'move', dx, dy };
  }
  if (key === 'Enter') return press.on_button || press.on_control ? null : { do: 'confirm' };
  if (key === 'Backspace') return press.on_control ? null : { do: 'undo' };
  if (key === 'Escape') return { do: 'clear' };
  if (!press.letters) return null;
  const step = press.shift ? -1 : 1;
  switch (key) {
    case 'r':
      return { do: 'turn', step };
    case 'm':
      return { do: 'figure', step };
    case 't':
      return { do: 'token', step };
    case 'n':
      return { do: 'tile', step };
    case 'a':
      return { do: 'abbot' };
    case 'b':
      return { do: 'big' };
    case 'p':
      return { do: 'pass' };
    case 'f':
      return { do: 'fields' };
    case 'v':
      return { do: 'projected' };
    case 'l':
      return { do: 'last' };
    case 'i':
      return { do: 'inspect' };
    case 'h':
      return { do: 'hand' };
    case '+':
    case '=':
      return { do: 'zoom', factor: 1.3 };
    case '-':
      return { do: 'zoom', factor: 1 / 1.3 };
    case '0':
      return { do: 'all' };
    case '?':
      return { do: 'help' };
    default:
      return null;
  }
}

const kButtons = 'button,a[href],summary';
const kControls =
  'input,textarea,select,[contenteditable=true],[role=tab],[role=slider],[role=menuitem],[role=radio]';

export function press_of(event: KeyboardEvent, letters: boolean): KeyPress {
  const target = event.target instanceof Element ? event.target : null;
  const field = target?.closest('input,textarea,select,[contenteditable=true]');
  const kind = field instanceof HTMLInputElement ? field.type : 'text';
  const in_text = !!field && !['checkbox', 'radio', 'range', 'button', 'submit'].includes(kind);
  return {
    key: event.key,
    shift: event.shiftKey,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    in_text,
    on_button: !!target?.closest(kButtons),
    on_control: !!target?.closest(kControls),
    letters,
  };
}
