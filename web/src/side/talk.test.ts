import { expect, test } from 'vitest';
import { cleaned, kMostTalk } from './talk';

test('what is said has one line and no control characters', () => {
  expect(cleaned('  a\n\tb\u0000c\u2028d  ')).toBe('a b c d');
  expect(cleaned('<b>x</b>')).toBe('<b>x</b>');
  expect(cleaned(' \n ')).toBe('');
});

test('it has at most 200 characters, counted as people do', () => {
  expect([...cleaned('🐑'.repeat(300))]).toHaveLength(kMostTalk);
  expect(cleaned('x'.repeat(199) + ' y')).toBe('x'.repeat(199));
});
