import { expect, test } from 'vitest';
import { asksAboutPlayer, toneOf } from './login-result.ts';

test.each([
  ['success', 'success'],
  ['password', 'danger'],
  ['google_code', 'danger'],
  ['recovery', 'danger'],
  ['password_changed', 'info'],
] as const)('%s has the tone %s', (result, tone) => {
  expect(toneOf(result)).toBe(tone);
});

test.each([
  [{ result: 'success', new_device: false, current: false }, false],
  [{ result: 'success', new_device: true, current: false }, true],
  [{ result: 'success', new_device: true, current: true }, false],
  [{ result: 'password', new_device: false, current: false }, true],
  [{ result: 'google_off', new_device: false, current: false }, true],
] as const)('[A3] %j offers "not me": %s', (login, expected) => {
  expect(asksAboutPlayer(login)).toBe(expected);
});
