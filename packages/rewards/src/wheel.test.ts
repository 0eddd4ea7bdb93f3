import { createHmac } from 'node:crypto';
import { amountOf, UNIT } from '@tessera/protocol/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawContext } from './draw.ts';
import { termsOf } from './testing/terms-of.ts';
import { testDraw } from './testing/test-draw.ts';
import { spinTile, spinWheel, wheelMean, wheelOdds, wheelTiles } from './wheel.ts';

const terms = termsOf('wheel');

test('the published wheel: 200 tiles, as many of each prize as its odds say, 2.45 on average', () => {
  const tiles = wheelTiles(terms);
  expect(tiles).toHaveLength(200);
  expect(wheelOdds(terms).map(({ prize }) => tiles.filter((tile) => tile === prize).length)).toEqual([
    90, 60, 30, 14, 5, 1,
  ]);
  expect(wheelMean(terms)).toBe(24_500n);
});

test('a prize lies evenly around the wheel', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(counts, (given) => {
      const size = given.reduce((sum, count) => sum + count, 0);
      const tiles = given.map((count, index) => ({ prize: amountOf(BigInt(index) * UNIT), count }));
      const placed = wheelTiles({ size, tiles });
      return tiles.every(({ prize, count }) => {
        let seen = 0;
        // Never a whole tile ahead of its share of the places so far; behind by less than the number of prizes.
        const even = placed.every((tile, place) => {
          if (tile === prize) seen += 1;
          const ahead = seen * size - count * (place + 1);
          return ahead < size && -ahead < size * tiles.length;
        });
        return even && seen === count;
      });
    }),
  );
});

test('a spin is what the protocol says, computed here with other tools', () => {
  for (let counter = 0; counter < 50; counter += 1) {
    const draw = { ...testDraw('known', counter), context: drawContext('wheel', 'weekend', 4, '9f3a') };
    const text = Buffer.from('wheel/weekend/4/9f3a');
    const numbers = Buffer.alloc(20);
    numbers.writeUInt32BE(text.length, 0);
    numbers.writeBigUInt64BE(1000n, 4);
    numbers.writeBigUInt64BE(BigInt(counter), 12);
    const key = createHmac('sha256', Buffer.from(draw.seed, 'hex'))
      .update('lot/v1/reward')
      .update(numbers.subarray(0, 4))
      .update(text)
      .update(numbers.subarray(4, 12))
      .update(Buffer.from(draw.randomness, 'hex'))
      .update(numbers.subarray(12))
      .digest();
    const word = createHmac('sha256', key).update(Buffer.alloc(4)).digest().readUInt32BE(0);
    // The words from 4 294 967 200 on would favour the first tiles; none of these fifty is among them.
    expect(word).toBeLessThan(4_294_967_200);
    expect(spinWheel(draw, terms)).toEqual({ tile: word % 200, prize: wheelTiles(terms)[word % 200] });
  }
});

test('spins are uniform over the tiles, and another input gives another series', () => {
  const SPINS = 20_000;
  const counts = new Array<number>(200).fill(0);
  let repeats = 0;
  for (let spin = 0; spin < SPINS; spin += 1) {
    const tile = spinTile(testDraw('uniform', spin), 200);
    counts[tile]! += 1;
    if (tile === spinTile({ ...testDraw('uniform', spin), context: 'other' }, 200)) repeats += 1;
  }
  const spread = counts.reduce((sum, count) => sum + (count - SPINS / 200) ** 2 / (SPINS / 200), 0);
  // Quantiles 0.0005 and 0.9995 of chi-square with 199 degrees of freedom (Wilson-Hilferty).
  expect(spread).toBeGreaterThan(138);
  expect(spread).toBeLessThan(274);
  // 1 in 200 agrees by chance: 100, six standard deviations either way.
  expect(Math.abs(repeats - 100)).toBeLessThan(60);
});

test('a part of a context has no slash', () => {
  expect(() => drawContext('wheel', 'a/b', 1, 'p')).toThrow(RangeError);
  expect(() => drawContext('packets', 'a', 1, 'p/0')).toThrow(RangeError);
});
