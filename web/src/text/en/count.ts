import { counter } from '../plural';

/** Numbers with English nouns: count(4, { one: 'tile', other: 'tiles' }). */
export const count = counter('en');
