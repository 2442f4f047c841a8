// Sounds made on the spot, without files. A browser lets a page sound only after somebody has used
// it: until then nothing is heard, and nothing is kept for later.

export type Sound = 'tile' | 'points' | 'turn' | 'clock' | 'talk';

interface Tone {
  hz: number;
  at: number; // s after the beginning
  long: number; // s
  shape: OscillatorType;
  loud: number; // of the volume
}

const kSounds: Record<Sound, Tone[]> = {
  tile: [
    { hz: 190, at: 0, long: 0.07, shape: 'triangle', loud: 1 },
    { hz: 95, at: 0.01, long: 0.1, shape: 'sine', loud: 0.9 },
  ],
  points: [
    { hz: 660, at: 0, long: 0.12, shape: 'sine', loud: 0.5 },
    { hz: 880, at: 0.1, long: 0.18, shape: 'sine', loud: 0.5 },
  ],
  turn: [
    { hz: 523, at: 0, long: 0.16, shape: 'sine', loud: 0.7 },
    { hz: 784, at: 0.14, long: 0.28, shape: 'sine', loud: 0.7 },
  ],
  clock: [0, 0.2, 0.4].map((at) => ({ hz: 990, at, long: 0.09, shape: 'square', loud: 0.25 })),
  talk: [{ hz: 1175, at: 0, long: 0.14, shape: 'sine', loud: 0.4 }],
};

let context: AudioContext | undefined;

/** Wakes the sound up after a key or a click; false: this browser has none. */
export function wake(): boolean {
  if (typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return true;
}

export function play(sound: Sound, volume: number): void {
  if (context?.state !== 'running' || volume <= 0) return;
  const start = context.currentTime;
  for (const tone of kSounds[sound]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = tone.shape;
    oscillator.frequency.value = tone.hz;
    const from = start + tone.at;
    // Swells and fades: a tone that breaks off clicks.
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(0.4 * tone.loud * volume, from + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0008, from + tone.long);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(from + tone.long + 0.02);
  }
}
