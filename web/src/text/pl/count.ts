import { counter } from '../plural';

/** Liczby z rzeczownikami: 1 płytka, 2 płytki, 5 płytek, 1,5 płytki. */
export const count = counter('pl');
