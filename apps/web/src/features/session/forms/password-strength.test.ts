import { describe, expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('the password meter', () => {
  test.each([
    ['short1', 0],
    ['aaaaaaaaaaaa', 1],
    ['12345678', 1],
    ['abcdefgh1234', 1],
    ['aksjdhqw', 2],
    ['aksjdh72k', 2],
    ['aksjdh72kQ', 3],
    ['correct horse battery staple', 4],
    ['T3$$era-lottery', 4],
  ])('%s has strength %i', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });

  test('[A1] a password that contains the user name is weak', () => {
    expect(strengthOf('X9$linmu_88!qR2zz', 'linmu_88')).toBe(1);
    expect(strengthOf('X9$LINMU_88!qR2zz', 'linmu_88')).toBe(1);
  });

  test('another character never lowers the strength of a random password', () => {
    const password = 'q7Zp4xKw9Lm2Rv8T';
    const readings = Array.from({ length: password.length - 8 }, (_, n) =>
      strengthOf(password.slice(0, n + 8)),
    );
    expect(readings).toEqual([...readings].sort());
  });
});
