// Secrets of one's own seats, by game, kept in the browser: who has the token has the seat.

export interface SeatToken {
  seat: number;
  token: string;
}
const kKey = 'tollkeeper.seats';

type Book = Record<string, SeatToken[]>;

function read(): Book {
  try {
    const book: unknown = JSON.parse(localStorage.getItem(kKey) ?? '{}');
    return typeof book === 'object' && book !== null ? (book as Book) : {};
  } catch {
    return {};
  }
}

function write(book: Book): void {
  try {
    localStorage.setItem(kKey, JSON.stringify(book));
  } catch {
    // Without a store the seats last as long as the page.
  }
}

export function tokens_of(game: string): SeatToken[] {
  const own = read()[game];
  return Array.isArray(own) ? own : [];
}

export function keep_token(game: string, seat: number, token: string): void {
  const book = read();
  const others = (book[game] ?? []).filter((known) => known.seat !== seat);
  book[game] = [...others, { seat, token }];
  write(book);
}

export function drop_token(game: string, seat: number): void {
  const book = read();
  book[game] = (book[game] ?? []).filter((known) => known.seat !== seat);
  write(book);
}

export function forget_game(game: string): void {
  const book = read();
  delete book[game];
  write(book);
}

// The seats of the game before hold in the next one too.
export function carry_tokens(from: string, to: string): void {
  const book = read();
  const own = book[from];
  if (book[to] || !Array.isArray(own) || own.length === 0) return;
  book[to] = own;
  write(book);
}

// For POST /api/mine. A game stays in the book after its last seat was given up: one may watch it.
export function my_games(): { game: string; tokens: string[] }[] {
  return Object.entries(read()).map(([game, seats]) => ({
    game,
    tokens: Array.isArray(seats) ? seats.map((known) => known.token) : [],
  }));
}
