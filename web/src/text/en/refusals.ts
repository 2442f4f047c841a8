// What was refused, by the code of the protocol or of the line ('offline', 'timeout').
export const by_code = {
  offline: 'The server cannot be reached; nothing was sent.',
  timeout: 'The server did not answer. Try again.',
  malformed: 'The server did not understand this.',
  too_large: 'That is too large.',
  too_many: 'Too many requests; wait a moment.',
  no_game: 'This game does not exist.',
  no_seat: 'There is no such seat.',
  not_yours: 'This seat is not yours.',
  not_your_turn: 'It is not your turn.',
  stale: 'The game has moved on meanwhile.',
  illegal: 'The rules do not allow that.',
  not_allowed: 'That is not possible at this table.',
  position: 'The table cannot lie like this.',
  server: 'Something went wrong on the server. Nothing changed.',
};

// Of these the server says more than we could.
const told_best = ['malformed', 'no_seat', 'illegal', 'not_allowed', 'position'];

export const refusals = {
  /** The sentence to show; `said` is the server's, which is English. */
  sentence: (code: string, _rule: string | undefined, said: string): string => {
    const known = (by_code as Record<string, string>)[code];
    return said && (!known || told_best.includes(code)) ? said : (known ?? by_code.server);
  },
  /** The server's sentence behind ours; none where it stands there already. */
  detail: (_said: string): string => '',
};
