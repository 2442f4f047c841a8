// How a seat is called: by its name, or by its number where it has none yet.
import type { SeatInfo } from '../protocol';
import { t } from '../text/language.svelte';

export function who(seat: SeatInfo | undefined, number = 0): string {
  return seat?.name || t.side.seat(seat?.seat ?? number);
}
