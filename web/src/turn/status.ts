// Sentences about the turn, for the bar, the dock and the live region.
import { turned_edges } from '../art/sprite';
import type { Table } from '../game/table.svelte';
import type { LogEntry } from '../protocol';
import { t } from '../text/language.svelte';

// Whose turn it is and what is waited for.
export function turn_line(table: Table): string {
  const { view } = table;
  if (!view) return t.board.loading;
  if (table.past) return t.board.in_review(view.turn);
  if (view.phase === 'over') return t.board.game_over;
  if (table.sitting.paused) return t.sitting.paused;
  const info = table.seat_info(view.seat);
  const name = info?.name ?? '';
  if (table.behind > 0) return t.board.moves_shown(name);
  if (!info || info.kind === 'open') return t.board.waits_for_open;
  if (table.acting !== null) {
    const what = view.phase === 'place' ? t.board.place_the_tile : t.board.then_figure;
    const whose = table.mine.length > 1 ? t.board.turn_of(name) : t.board.your_turn;
    return `${whose} ${what}`;
  }
  if (info.kind === 'computer' || info.level || table.thinking === view.seat)
    return t.board.thinks(name);
  return info.online ? t.board.waits_for(name) : t.board.waits_for_absent(name);
}

export function preview_text(table: Table): string {
  const { turn } = table;
  if (!turn.answer) return t.board.asking;
  const name = (seat: number | undefined) => table.name_of(seat);
  return t.board.preview(turn.answer.outcome, turn.chosen, name) || t.board.does_nothing;
}

// What is worth telling of entries: everything but drawing tiles and the ends of turns.
export function told(entries: readonly LogEntry[]): LogEntry[] {
  return entries.filter(({ entry }) => entry.kind !== 'tile_drawn' && entry.kind !== 'turn_ended');
}

// The newest move with its scores, the newest score first.
export function last_sentences(table: Table): string {
  const { log } = table;
  const newest = log.at(-1)?.entry.turn;
  const of_move = told(log.slice(-40)).filter(
    ({ entry }) => entry.turn === newest || entry.turn === (newest ?? 0) - 1,
  );
  const scores = of_move.filter(({ entry }) => entry.kind === 'score');
  const shown = scores.length > 0 ? scores : of_move.slice(-1);
  return shown.map(({ entry }) => t.entry.sentence(entry, table.name_of(entry.seat))).join(' ');
}

// The tile in hand, for those who do not see it.
export function hand_sentence(table: Table): string {
  const hand = table.latest?.hand;
  if (!hand || table.acting === null) return '';
  const rotation = table.turn.draft.tile?.rotation ?? table.turn.rotation;
  const symbols = (hand.symbols[0] ?? []).map((one) => t.words.part_name(1, one.part));
  return t.board.tile_in_hand(
    hand.type,
    t.board.tile_edges(turned_edges(hand.type, rotation)),
    symbols,
  );
}
