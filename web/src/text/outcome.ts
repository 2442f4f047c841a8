// What the dictionaries need to know of entries to tell them; the same in every language.
import type { Entry, Feature, Part } from '../protocol';
import type { Counter } from './plural';

export const is_toll = (one: Entry): boolean => one.word === 'toll' || one.word === 'tollhouse';

/** Whether the feature was scored without being completed: at the end, or for an abbot who left. */
export const is_incomplete = (one: Entry): boolean => one.at_end === true || one.rule === 'A-5';

/** Scores of one feature together: two owners are one phrase. Every toll stands for itself. */
export function scores_by_feature(outcome: readonly Entry[]): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const one of outcome) {
    if (one.kind !== 'score') continue;
    const key = is_toll(one)
      ? `toll ${one.seat} ${JSON.stringify(one.cells)}`
      : `${one.word} ${one.at_end} ${JSON.stringify(one.cells)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** "road 1" of the record is a road to people. */
export const feature_word = (on: string | undefined): string => (on ?? '').split(' ')[0] ?? '';

/** Whether being completed means something for it. */
export const can_complete = (feature: Feature): boolean =>
  feature.kind !== 'field' && feature.kind !== 'crossroads';

export const seats_on = (feature: Feature): number[] => [
  ...new Set(feature.occupants.map((one) => one.seat)),
];

const TIMES = '\u00a0×\u00a0';

/** Makes the sum a score is made of: "4 tiles × 2 + 1 coat of arms × 2" */
export const sum_with =
  (count: Counter, part: (n: number, what: string) => string) =>
  (parts: Part[] | undefined): string =>
    (parts ?? [])
      .map((one) =>
        one.worth === 1 && one.what !== 'tile'
          ? part(one.count, one.what)
          : part(one.count, one.what) + TIMES + count.number(one.worth),
      )
      .join(' + ');

/** What happened, then what it is made of. */
export function with_sum(headline: string, sum: string): string {
  if (!sum) return `${headline}.`;
  return `${headline}${headline.includes(': ') ? ' = ' : ': '}${sum}.`;
}
