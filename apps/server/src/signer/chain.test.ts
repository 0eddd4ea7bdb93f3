import { seedLeadsTo, toHex, walkBack } from '@tessera/fairness';
import { expect, test } from 'vitest';
import { isWhole, makeChain, seedAt } from './chain.ts';

const last = new Uint8Array(32).fill(7);

test.each([1, 2, 3, 10, 16, 17, 143])(
  'every seed of a chain of %i draws is computed by hashing back from the last',
  (draws) => {
    const chain = makeChain('ssc-1m', last, draws);
    for (let index = 0; index <= draws; index += 1) {
      expect(toHex(seedAt(chain, index))).toBe(toHex(walkBack('ssc-1m', last, draws - index)));
    }
  },
);

test('a chain of 20 000 draws stores about the square root of its number of seeds', () => {
  const chain = makeChain('ssc-1m', last, 20_000);
  expect(chain.checkpoints.length).toBeLessThan(150);
  const commitment = toHex(seedAt(chain, 0));
  expect(seedLeadsTo('ssc-1m', 12_345, toHex(seedAt(chain, 12_345)), 0, commitment)).toBe(true);
});

test('a chain has no seed outside its draws', () => {
  const chain = makeChain('ssc-1m', last, 5);
  for (const index of [-1, 6, 1.5]) expect(() => seedAt(chain, index)).toThrow(RangeError);
});

test.each([1, 2, 10, 17, 143])('[E19] one altered seed of a chain of %i draws is found', (draws) => {
  const chain = makeChain('ssc-1m', last, draws);
  expect(isWhole(chain)).toBe(true);
  for (const place of chain.checkpoints.keys()) {
    const checkpoints = chain.checkpoints.with(place, new Uint8Array(32).fill(9));
    expect(isWhole({ ...chain, checkpoints })).toBe(false);
  }
  expect(isWhole({ ...chain, checkpoints: chain.checkpoints.slice(1) })).toBe(false);
});
