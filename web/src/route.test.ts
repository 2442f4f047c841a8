// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { own_page_of, parse_route } from './route';

describe('addresses', () => {
  it('lead to pages', () => {
    expect(parse_route('/', '')).toEqual({ page: 'start' });
    expect(parse_route('/new', '')).toEqual({ page: 'new' });
    expect(parse_route('/open/', '')).toEqual({ page: 'open' });
    expect(parse_route('/learn', '')).toEqual({ page: 'learn' });
    expect(parse_route('/game/a-B_9', '')).toEqual({ page: 'game', id: 'a-B_9', review: false });
    expect(parse_route('/game/x', '?review')).toEqual({ page: 'game', id: 'x', review: true });
    expect(parse_route('/game', '')).toEqual({ page: 'unknown' });
    expect(parse_route('/game/a%20b', '')).toEqual({ page: 'unknown' });
    expect(parse_route('/game/x/y', '')).toEqual({ page: 'unknown' });
  });
  it('know what the server answers itself', () => {
    const here = location.origin;
    expect(own_page_of(`${here}/new?x=1#y`)).toBe('/new?x=1#y');
    expect(own_page_of(`${here}/api/games/g/record`)).toBeNull();
    expect(own_page_of(`${here}/art/1.svg`)).toBeNull();
    expect(own_page_of('https://example.org/new')).toBeNull();
  });
});
