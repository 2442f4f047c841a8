// The log as people read it: a line for each turn's moves and one for each score. Pure; made from
// the entries as the server sent them. What belongs to a score (a tollhouse that turns over) joins
// its line; what everybody sees anyway (drawing, the end of a turn) gets none.
import type { Entry, LogEntry } from '../protocol';
import type { Text } from '../text/language.svelte';

export interface LogLine {
  key: number; // index of its first entry
  turn: number;
  seat: number | undefined;
  kind: 'move' | 'score' | 'toll' | 'note';
  title: string;
  points?: number;
  detail: string;
  rules: string[];
  cells: [number, number][];
}

type Name = (seat: number | undefined) => string;

const cells_of = (entry: Entry) => (entry.cells ?? []).map((c): [number, number] => [c[0]!, c[1]!]);
const rules_of = (entry: Entry): string[] => {
  const ids = [entry.rule, ...(entry.parts ?? []).map((part) => part.rule)];
  return [...new Set(ids.filter((id): id is string => !!id))];
};
const feature_of = (entry: Entry) => (entry.on ?? '').split(' ')[0] ?? '';
export const is_toll = (word: string | undefined) => word === 'toll' || word === 'tollhouse';

function score_line(index: number, entry: Entry, t: Text, name: Name): LogLine {
  const toll = is_toll(entry.word);
  const who = name(entry.seat);
  return {
    key: index,
    turn: entry.turn,
    seat: entry.seat,
    kind: toll ? 'toll' : 'score',
    title:
      toll && !entry.at_end ? t.side.toll_to(who) : t.side.score_for(who, t.entry.subject(entry)),
    points: entry.points ?? 0,
    detail: t.entry.sum(entry.parts),
    rules: rules_of(entry),
    cells: cells_of(entry),
  };
}

function note(index: number, entry: Entry, title: string): LogLine {
  return {
    key: index,
    turn: entry.turn,
    seat: entry.seat,
    kind: 'note',
    title,
    detail: '',
    rules: rules_of(entry),
    cells: cells_of(entry),
  };
}

/** Oldest first. */
export function log_lines(log: readonly LogEntry[], t: Text, name: Name): LogLine[] {
  const lines: LogLine[] = [];
  let move: LogLine | undefined; // of the turn so far
  for (const { index, entry } of log) {
    const who = name(entry.seat);
    switch (entry.kind) {
      case 'tile_placed':
        move = {
          key: index,
          turn: entry.turn,
          seat: entry.seat,
          kind: 'move',
          title: t.side.move(who),
          detail: t.entry.at(entry),
          rules: [],
          cells: cells_of(entry),
        };
        lines.push(move);
        break;
      case 'figure_placed': {
        const title = t.side.move_figure(who, entry.figure ?? '', feature_of(entry));
        if (move && move.seat === entry.seat) move.title = title;
        else lines.push(note(index, entry, `${t.entry.headline(entry, who)}.`));
        break;
      }
      case 'token_placed':
      case 'token_moved': {
        const moved = entry.kind === 'token_moved';
        const to = cells_of(entry).at(-1);
        if (move && move.seat === entry.seat) {
          move.title = t.side.move_token(who, entry.word ?? '', moved);
          if (to) {
            move.detail = `${move.detail} → ${t.words.cell(to[0], to[1])}`;
            move.cells = [...move.cells, to];
          }
        } else {
          lines.push(note(index, entry, `${t.entry.headline(entry, who)}.`));
        }
        break;
      }
      case 'token_turned': {
        const toll = lines.findLast((line) => line.kind === 'toll' && line.seat === entry.seat);
        const text = t.side.turns_over(entry.number ?? 1);
        if (toll && toll.turn === entry.turn) {
          toll.detail = `${toll.detail}. ${text}`;
          toll.rules = [...new Set([...toll.rules, ...rules_of(entry)])];
        } else {
          lines.push(note(index, entry, `${t.entry.headline(entry, who)}.`));
        }
        break;
      }
      case 'score':
        // A farmer's field without a city pays nothing: no line for it.
        if ((entry.points ?? 0) !== 0 || !entry.at_end)
          lines.push(score_line(index, entry, t, name));
        break;
      case 'tile_discarded':
        lines.push(note(index, entry, `${t.entry.headline(entry, who)}.`));
        break;
      case 'turn_ended':
        move = undefined;
        break;
      case 'game_ended':
        lines.push(note(index, entry, `${t.entry.headline(entry, who)}.`));
        break;
      case 'tile_drawn':
      case 'figure_returned':
        break;
    }
  }
  return lines;
}
