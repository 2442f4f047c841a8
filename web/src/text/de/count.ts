import { counter } from '../plural';

/** Zahlen mit Hauptwörtern: 1 Punkt, 2 Punkte, 1,5 Punkte. */
export const count = counter('de');
