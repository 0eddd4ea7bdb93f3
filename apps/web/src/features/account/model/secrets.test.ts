import { expect, test } from 'vitest';
import { checkNewSecret, inFours, isGoogleCode } from './secrets.ts';

test.each([
  ['short', 'short', 'old', { fresh: 'security_too_short' }],
  ['the same one', 'the same one', 'the same one', { fresh: 'security_same_password' }],
  ['long enough', 'long enouhg', 'old', { repeat: 'security_not_equal' }],
  ['long enough', 'long enough', 'old', {}],
])('[A1] case %#', (fresh, repeat, old, expected) => {
  expect(checkNewSecret(fresh, repeat, old)).toEqual(expected);
});

test.each([
  ['123456', true],
  ['12345', false],
  ['abcde-fgh23', true],
  ['ABCDEFGH23', true],
  ['abcde-fgh01', false],
])('[A5] "%s" is accepted as a code: %s', (text, expected) => {
  expect(isGoogleCode(text)).toBe(expected);
});

test('a key is grouped for typing', () => {
  expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
});
