// What is said beside a seat's name: you, computer, to move, away. Pure.
import type { SeatInfo } from '../protocol';
import type { Text } from '../text/language.svelte';
import { levels } from './levels.svelte';

export function seat_state(info: SeatInfo, to_move: boolean, thinking: boolean, t: Text): string {
  const level = info.level ? t.side.level(info.level, levels.title(info.level)) : '';
  const parts: string[] = [];
  if (info.kind === 'open') parts.push(t.side.open);
  else if (info.kind === 'computer') parts.push(t.side.computer(level));
  else if (level) parts.push(t.side.plays_for(level));
  else if (info.here) parts.push(t.side.you);
  else if (!info.online) parts.push(t.side.away);
  if (info.resigned) parts.push(t.side.resigned);
  else if (thinking) parts.push(t.side.thinking);
  else if (to_move) parts.push(t.side.to_move);
  return parts.join(', ');
}
