import { expect, test } from 'vitest';
import { base32, matchStep, stepOf, totpCode, totpUri } from './totp.ts';

const key = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, the rows of SHA-1.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('[A5] at %i s the code is %s', (seconds, code) => {
  expect(totpCode(key, stepOf(seconds * 1000), 8)).toBe(code);
  expect(totpCode(key, stepOf(seconds * 1000))).toBe(code.slice(2));
});

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'my'],
  ['fo', 'mzxq'],
  ['foo', 'mzxw6'],
  ['foob', 'mzxw6yq'],
  ['fooba', 'mzxw6ytb'],
  ['foobar', 'mzxw6ytboi'],
])('base32 of "%s" is "%s"', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});

test('[A5] a code is valid one step early and one late, no further', () => {
  const now = 1_700_000_010_000;
  const at = (steps: number) => matchStep(key, totpCode(key, stepOf(now) + steps), now, 0);
  expect([-2, -1, 0, 1, 2].map((steps) => at(steps) !== undefined)).toEqual([false, true, true, true, false]);
});

test('[A5] neither a used step nor an earlier one is valid again', () => {
  const now = 1_700_000_010_000;
  const step = stepOf(now);
  expect(matchStep(key, totpCode(key, step), now, step)).toBeUndefined();
  expect(matchStep(key, totpCode(key, step - 1), now, step)).toBeUndefined();
  expect(matchStep(key, totpCode(key, step + 1), now, step)).toBe(step + 1);
});

test('the URI has issuer, account and key', () => {
  expect(totpUri(Buffer.from('foobar'), 'A b', 'demo')).toBe(
    'otpauth://totp/A%20b:demo?secret=MZXW6YTBOI&issuer=A%20b&algorithm=SHA1&digits=6&period=30',
  );
});
