// Which game of this browser is the guided one, and how far its explanations were read. Without a
// store the lesson lasts as long as the page.

export interface Lesson {
  game: string;
  heard: number; // tiles laid when "Continue" was last pressed
}
const kKey = 'tollkeeper.guide';
let memory: Lesson | null = null;

export function lesson(): Lesson | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(kKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return memory;
    const { game, heard } = stored as Record<string, unknown>;
    return typeof game === 'string' && typeof heard === 'number' ? { game, heard } : memory;
  } catch {
    return memory;
  }
}

export function keep_lesson(kept: Lesson | null): void {
  memory = kept;
  try {
    if (kept) localStorage.setItem(kKey, JSON.stringify(kept));
    else localStorage.removeItem(kKey);
  } catch {
    // It stays in memory.
  }
}

export const is_lesson = (game: string): boolean => lesson()?.game === game;
