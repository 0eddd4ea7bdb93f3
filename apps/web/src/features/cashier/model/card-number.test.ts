import { expect, test } from 'vitest';
import { cardDigits, inGroups, isCardNumber } from './card-number.ts';

test('[R5.6] exactly one of ten check digits is valid', () => {
  for (const digits of ['621483012257904', '62220202001122300', '411111111111111']) {
    expect([...'0123456789'].filter((last) => isCardNumber(digits + last))).toHaveLength(1);
  }
});

test('[R5.6] one wrong digit or two swapped neighbours are detected', () => {
  expect(isCardNumber('4111111111111111')).toBe(true);
  expect(isCardNumber('4111111111111112')).toBe(false);
  expect(isCardNumber('6011000990139424')).toBe(true);
  expect(isCardNumber('6010100990139424')).toBe(false);
});

test.each(['', '0', '411111111111', '41111111111111111111'])(
  '%j does not have the length of a card number',
  (digits) => {
    expect(isCardNumber(digits)).toBe(false);
  },
);

test('full-width digits are kept, and digits are grouped by four', () => {
  expect(cardDigits(' ６２１４ 8301-2257')).toBe('621483012257');
  expect(inGroups('6214830122579')).toBe('6214 8301 2257 9');
  expect(inGroups('')).toBe('');
});
