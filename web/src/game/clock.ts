// Times of a clock as they are shown and warned of. Pure.

/** Whole seconds that a person sees: 0 only when nothing is left. */
export const seconds_shown = (ms: number): number => Math.ceil(ms / 1000);

const two = (n: number) => String(n).padStart(2, '0');

/** "0:09", "12:30"; from an hour on "1h05", which fits a seat’s line. */
export function clock_face(seconds: number): string {
  const [h, m, s] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ] as const;
  return h > 0 ? `${h}h${two(m)}` : `${m}:${two(s)}`;
}

/** Less than this is shown as short, in s. */
export const kLow = 30;
const kWarnings = [10, 30]; // s

/** The warning that is due when the time left went from one to the other, in s; null: none. */
export function crossed(before_ms: number, after_ms: number): number | null {
  return kWarnings.find((at) => before_ms > at * 1000 && after_ms <= at * 1000) ?? null;
}
