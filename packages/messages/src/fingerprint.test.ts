import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

// Values of the FNV test suite (FNV-1a, 32 bits).
test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('the fingerprint of "%s"', (text, expected) => {
  expect(fingerprintOf(text)).toBe(expected);
});
