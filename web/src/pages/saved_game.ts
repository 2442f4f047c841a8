// A saved game as a file: our record or a .jcz. Only what the form needs is read here, how many
// play and their names; the server reads the rest and says what is wrong.

export interface SavedGame {
  text: string;
  names: string[];
}

export const kLargestFile = 4_000_000; // bytes, as the protocol has it

export function read_saved_game(text: string): SavedGame | null {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  if (typeof file !== 'object' || file === null) return null;
  const { players, setup } = file as { players?: unknown; setup?: { seats?: unknown } };
  const named = Array.isArray(players) ? players : [];
  const count = typeof setup?.seats === 'number' ? setup.seats : named.length;
  if (!Number.isInteger(count) || count < 1 || count > 20) return null;
  const names = Array.from({ length: count }, (_, n) => {
    const player: unknown = named[n];
    if (typeof player === 'string') return player;
    const name = (player as { name?: unknown } | null | undefined)?.name;
    return typeof name === 'string' ? name : '';
  });
  return { text, names: names.map((name) => name.slice(0, 24)) };
}
