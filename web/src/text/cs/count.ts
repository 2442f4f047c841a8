import { counter } from '../plural';

/** Čísla s podstatnými jmény: 1 kartička, 2 kartičky, 5 kartiček, 1,5 kartičky. */
export const count = counter('cs');
