import { expect, test } from 'vitest';
import { rulesOf } from '../modules/lotteries/index.ts';
import { verifiableSeeds } from '../modules/lotteries/seed/list.ts';
import { officialSeeds } from '../modules/lotteries/seed/official.ts';
import { demoBet, isDemoSale } from './demo-sales.ts';

const places = Array.from({ length: 120 }, (_, place) => place);
const sold = [...verifiableSeeds, ...officialSeeds].flatMap(({ id, family }) => {
  const sales = places.filter((place) => isDemoSale(id, place));
  return sales.length > 0 ? [{ id, family, sales }] : [];
});

test('every demo bet is a valid bet of its lottery', () => {
  for (const { id, family } of sold) {
    for (const turn of places.slice(0, 12)) {
      const { played: play, content } = demoBet(id, turn);
      expect(rulesOf({ family, house: {} }).compile(play, content), `${id} ${play}`).toMatchObject({
        ok: true,
      });
    }
  }
});

test('the demo players bet on several families, recently and over a month', () => {
  expect(new Set(sold.map(({ family }) => family)).size).toBeGreaterThanOrEqual(7);
  for (const { id, sales } of sold) expect(sales.length, id).toBeGreaterThanOrEqual(3);
});
