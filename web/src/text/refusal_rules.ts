// The refusals of the engine that have a sentence of their own in every language, by the rule they
// name. A rule that is not here is told by the code of the refusal.
export const refusal_rules = [
  'B-9',
  'B-10',
  'B-11',
  'B-12',
  'B-13',
  'B-16',
  'B-17',
  'B-18',
  'B-24',
  'B-37',
  'R-5',
  'R-6',
  'R-7',
  'A-1',
  'A-2',
  'A-5',
  'A-7',
  'A-8',
  'I-8',
  'TK-2',
  'TK-4',
  'TK-5',
  'TK-7',
  'Q-9',
  'D-1',
  'D-2',
] as const;

export type RefusalRule = (typeof refusal_rules)[number];
