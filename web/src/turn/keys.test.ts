// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { key_action, press_of, type KeyPress } from './keys';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shift: false,
  ctrl: false,
  alt: false,
  in_text: false,
  on_button: false,
  on_control: false,
  letters: true,
  ...more,
});

describe('keys', () => {
  it('knows the table of keys', () => {
    expect(key_action(press('ArrowUp'))).toEqual({ do: 'move', dx: 0, dy: -1 });
    expect(key_action(press('ArrowUp', { shift: true }))).toEqual({ do: 'pan', dx: 0, dy: -1 });
    expect(key_action(press('r'))).toEqual({ do: 'turn', step: 1 });
    expect(key_action(press('R', { shift: true }))).toEqual({ do: 'turn', step: -1 });
    expect(key_action(press('M', { shift: true }))).toEqual({ do: 'figure', step: -1 });
    expect(key_action(press('t'))).toEqual({ do: 'token', step: 1 });
    expect(key_action(press('N', { shift: true }))).toEqual({ do: 'tile', step: -1 });
    expect(key_action(press('Enter'))).toEqual({ do: 'confirm' });
    expect(key_action(press('z', { ctrl: true }))).toEqual({ do: 'undo' });
    expect(key_action(press('Backspace'))).toEqual({ do: 'undo' });
    expect(key_action(press('Escape'))).toEqual({ do: 'clear' });
    expect(key_action(press('q'))).toBeNull();
  });
  it('leaves typing alone', () => {
    for (const key of ['r', 'Enter', 'Backspace', 'ArrowLeft', 'Escape']) {
      expect(key_action(press(key, { in_text: true }))).toBeNull();
    }
  });
  it('leaves buttons their own keys', () => {
    expect(key_action(press('Enter', { on_control: true }))).toBeNull();
    expect(key_action(press('Enter', { on_button: true }))).toBeNull();
    expect(key_action(press('ArrowLeft', { on_button: true }))).not.toBeNull();
    expect(key_action(press('ArrowLeft', { on_control: true }))).toBeNull();
    expect(key_action(press('m', { on_control: true }))).toEqual({ do: 'figure', step: 1 });
  });
  it('leaves shortcuts of the browser alone', () => {
    expect(key_action(press('r', { ctrl: true }))).toBeNull();
    expect(key_action(press('f', { ctrl: true }))).toBeNull();
    expect(key_action(press('ArrowLeft', { alt: true }))).toBeNull();
  });
  it('can do without letters', () => {
    expect(key_action(press('m', { letters: false }))).toBeNull();
    expect(key_action(press('ArrowLeft', { letters: false }))).not.toBeNull();
    expect(key_action(press('Enter', { letters: false }))).not.toBeNull();
  });
  it('reads where the focus is', () => {
    document.body.innerHTML =
      '<input id="a"><input id="b" type="checkbox"><button id="c"></button>';
    const at = (id: string) => {
      const event = new KeyboardEvent('keydown', { key: 'm' });
      Object.defineProperty(event, 'target', { value: document.getElementById(id) });
      return press_of(event, true);
    };
    expect(at('a').in_text).toBe(true);
    expect(at('b').in_text).toBe(false);
    expect(at('b').on_control).toBe(true);
    expect(at('c').on_control).toBe(false);
    expect(at('c').on_button).toBe(true);
  });
});
