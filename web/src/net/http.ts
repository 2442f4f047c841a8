// The HTTP part of the protocol. Every failure is a Refused with the server's sentence; no
// network at all has the code 'offline'.
import type { Created, Form, HttpError, MyGamesAnswer, NewGame } from '../protocol';
import { Refused } from './refused';
import { keep_token, my_games } from './tokens';

export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new Refused('offline', '');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = answer as HttpError | null;
    throw new Refused(error?.code ?? 'server', error?.message ?? '', error?.rule, error?.line);
  }
  return answer as Answer;
}

export const get_form = () => ask<Form>('/api/form');

export const list_my_games = () => ask<MyGamesAnswer>('/api/mine', { games: my_games() });

// Keeps the tokens of the seats at this screen.
export async function create_game(game: NewGame): Promise<Created> {
  const created = await ask<Created>('/api/games', game);
  for (const { seat, token } of created.seats) keep_token(created.game, seat, token);
  return created;
}
