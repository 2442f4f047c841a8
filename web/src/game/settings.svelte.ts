// What a person chose for this browser; kept in localStorage. What a table forbids (Helps of the
// welcome) is off whatever stands here.

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'off';
  language: string; // its code; empty: the browser's
  legal_places: boolean;
  dead_places: boolean;
  projected: boolean;
  remaining: boolean;
  feature_worth: boolean;
  fields_always: boolean; // hatches without F
  confirm_turns: boolean; // off: a choice that can only be confirmed is sent at once
  letter_keys: boolean; // one-letter keys (WCAG 2.1.4)
  messages: boolean; // of other players
  sounds: boolean;
  volume: number; // of sounds, 0 to 1
  name: string; // proposed for seats
  level: string; // of the computer, last chosen for a quick game
}

const kDefaults: Settings = {
  theme: 'system',
  motion: 'system',
  language: '',
  legal_places: true,
  dead_places: true,
  projected: true,
  remaining: true,
  feature_worth: true,
  fields_always: false,
  confirm_turns: true,
  letter_keys: true,
  messages: true,
  sounds: false,
  volume: 0.5,
  name: '',
  level: '',
};
const kKey = 'tollkeeper.settings';

function read(): Settings {
  const out = { ...kDefaults };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(kKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return out;
    for (const key of Object.keys(kDefaults) as (keyof Settings)[]) {
      const value = (stored as Record<string, unknown>)[key];
      if (typeof value === typeof out[key]) Object.assign(out, { [key]: value });
    }
  } catch {
    // A store that cannot be read is as good as an empty one.
  }
  return out;
}

export const settings = $state<Settings>(read());

export function change_settings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(kKey, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

export function apply_theme(theme: Settings['theme'], motion: Settings['motion']): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  if (motion === 'off') root.dataset.motion = 'off';
  else delete root.dataset.motion;
}

export function moves_allowed(): boolean {
  return (
    settings.motion !== 'off' &&
    !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  );
}
