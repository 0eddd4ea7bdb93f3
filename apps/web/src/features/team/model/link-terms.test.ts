import { expect, test } from 'vitest';
import { addressOf, shownAddress } from './link-address.ts';
import { firstRate, type LinkDraft, termsOf } from './link-terms.ts';

const draft: LinkDraft = { name: ' 朋友群 ', kind: 'player', ratePpm: 8_000, expiry: '90', uses: '50' };

test('a draft has the terms of the call', () => {
  expect(termsOf(draft)).toEqual({ name: '朋友群', kind: 'player', rate_ppm: 8_000, days: 90, uses_max: 50 });
});

test('no end and no limit are null', () => {
  expect(termsOf({ ...draft, expiry: 'never', uses: 'any' })).toMatchObject({ days: null, uses_max: null });
});

test.each([
  [12_000, 8_000],
  [10_000, 6_600],
  [0, 0],
])('below %i ppm a link starts with %i', (max, first) => {
  expect(firstRate(max)).toBe(first);
});

test('the address is shown without its scheme', () => {
  const address = addressOf('k7Qm2x', 'https://tessera.example');
  expect(address).toBe('https://tessera.example/r/k7Qm2x');
  expect(shownAddress(address)).toBe('tessera.example/r/k7Qm2x');
});
