// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { carry_tokens, drop_token, forget_game, keep_token, my_games, tokens_of } from './tokens';

describe('tokens of seats', () => {
  beforeEach(() => localStorage.clear());

  it('are kept by game and seat', () => {
    keep_token('g', 1, 'a');
    keep_token('g', 2, 'b');
    keep_token('h', 1, 'c');
    keep_token('g', 1, 'd');
    expect(tokens_of('g')).toEqual([
      { seat: 2, token: 'b' },
      { seat: 1, token: 'd' },
    ]);
    expect(my_games()).toEqual([
      { game: 'g', tokens: ['b', 'd'] },
      { game: 'h', tokens: ['c'] },
    ]);
  });
  it('are dropped, and the game still known', () => {
    keep_token('g', 1, 'a');
    drop_token('g', 1);
    expect(tokens_of('g')).toEqual([]);
    expect(my_games()).toEqual([{ game: 'g', tokens: [] }]);
    forget_game('g');
    expect(my_games()).toEqual([]);
  });
  it('are carried to the next game, once', () => {
    keep_token('g', 1, 'a');
    carry_tokens('g', 'h');
    expect(tokens_of('h')).toEqual([{ seat: 1, token: 'a' }]);
    drop_token('h', 1);
    carry_tokens('g', 'h');
    expect(tokens_of('h')).toEqual([]);
    // Who only watches keeps no list of games.
    carry_tokens('unknown', 'i');
    expect(my_games().map(({ game }) => game)).toEqual(['g', 'h']);
  });
  it('survive a store that cannot be read', () => {
    localStorage.setItem('tollkeeper.seats', '{broken');
    expect(tokens_of('g')).toEqual([]);
    localStorage.setItem('tollkeeper.seats', '{"g": 3}');
    expect(tokens_of('g')).toEqual([]);
    keep_token('h', 1, 'a');
    expect(tokens_of('h')).toHaveLength(1);
  });
});
