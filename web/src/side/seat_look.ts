// Colours and emblems of the six seats, as in the art: emblems in a square of 10 x 10.

export interface SeatLook {
  colour: string;
  mark: string; // colour of the emblem on it
  emblem: string; // SVG path
}

const looks: Record<string, SeatLook> = {
  blue: {
    colour: '#1f6fd6',
    mark: '#fff',
    emblem: 'M1.4 5a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0z',
  },
  yellow: { colour: '#f5c211', mark: '#2b211b', emblem: 'M5 .8 9.3 8.4H.7z' },
  green: { colour: '#12824a', mark: '#fff', emblem: 'M1.5 1.5h7v7h-7z' },
  pink: { colour: '#f08cbb', mark: '#2b211b', emblem: 'M1 2.4 5 6l4-3.6v3L5 9 1 5.4z' },
  red: {
    colour: '#d3222f',
    mark: '#fff',
    emblem: 'M3.7 1h2.6v2.7H9v2.6H6.3V9H3.7V6.3H1V3.7h2.7z',
  },
  black: {
    colour: '#2c2c36',
    mark: '#fff',
    emblem: 'M1.2 1.6h7.6v2.7H1.2zM1.2 5.7h7.6v2.7H1.2z',
  },
};

export function seat_look(colour: string): SeatLook {
  return looks[colour] ?? looks.black!;
}
