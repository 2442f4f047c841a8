// The messages' types under names that do not collide with the browser's own.
export type * from './messages';
export type { Error as Refusal } from './messages';
