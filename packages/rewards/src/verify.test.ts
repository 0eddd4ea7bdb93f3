import { randomnessOf, toHex, walkBack } from '@tessera/fairness';
import { testBeacon, testSecret } from '@tessera/fairness/testing';
import { printAmount } from '@tessera/protocol/money';
import { expect, test } from 'vitest';
import { drawContext } from './draw.ts';
import { splitPool } from './packets.ts';
import { termsOf } from './testing/terms-of.ts';
import { type RewardRecord, verifyPacket, verifySpin, verifySplit } from './verify.ts';
import { spinWheel } from './wheel.ts';

const { sign, ...beacon } = testBeacon();
const wheel = termsOf('wheel');
const packets = termsOf('packets');
const CHAIN = 'reward-wheel-weekend';
const LAST = testSecret('rewards');
const SIGNATURE = sign(1000);
const AT = (beacon.genesis + 3 * 999) * 1000 - 1;

/** A valid record of index 2 in a chain of three seeds, at round 1 000. */
function recordOf(kind: 'wheel' | 'packets', counter: number): RewardRecord {
  return {
    chain: CHAIN,
    index: 2,
    commitment: toHex(walkBack(CHAIN, LAST, 3)),
    seed: toHex(walkBack(CHAIN, LAST, 1)),
    beacon,
    context: drawContext(kind, 'weekend', 4, kind === 'wheel' ? '9f3ac41e' : 'pool'),
    counter,
    at: AT,
    round: 1000,
    signature: SIGNATURE,
  };
}

const drawOf = (record: RewardRecord) => ({ ...record, randomness: randomnessOf(record.signature) });

function publishedSpin() {
  const record = recordOf('wheel', 3);
  const { tile, prize } = spinWheel(drawOf(record), wheel);
  return { ...record, tile, prize: printAmount(prize) };
}

const ALL = { commitment: true, round: true, beacon: true, result: true, verified: true };

test('a published spin verifies', () => {
  expect(verifySpin(publishedSpin(), wheel)).toEqual(ALL);
});

const spin = publishedSpin();
const flip = (hex: string, at: number): string =>
  `${hex.slice(0, at)}${(Number.parseInt(hex[at]!, 16) ^ 1).toString(16)}${hex.slice(at + 1)}`;

test.each([
  ['another tile', { ...spin, tile: (spin.tile + 1) % 200 }, 'result'],
  ['another prize', { ...spin, prize: '5.0000' }, 'result'],
  ['another counter', { ...spin, counter: 4 }, 'result'],
  ['another player', { ...spin, context: drawContext('wheel', 'weekend', 4, 'other') }, 'result'],
  ['another seed', { ...spin, seed: flip(spin.seed, 5) }, 'commitment'],
  ['the seed of another day', { ...spin, seed: toHex(LAST) }, 'commitment'],
  ['another commitment', { ...spin, commitment: flip(spin.commitment, 63) }, 'commitment'],
  ['a seed that is not hex', { ...spin, seed: 'x' }, 'commitment'],
  ['a later round', { ...spin, round: 1001, signature: sign(1001) }, 'round'],
  ['a round chosen before the press', { ...spin, at: AT + 2 }, 'round'],
  ['a signature of another round', { ...spin, signature: sign(1001) }, 'beacon'],
  ['an unknown beacon', { ...spin, beacon: testBeacon('other') }, 'beacon'],
  ['a beacon that is not what it says', { ...spin, beacon: { ...beacon, kind: 'drand' as const } }, 'beacon'],
  ['a signature that is not hex', { ...spin, signature: '' }, 'beacon'],
] as const)('%s is found', (_, record, check) => {
  const checks = verifySpin(record, wheel);
  expect(checks[check]).toBe(false);
  expect(checks.verified).toBe(false);
});

test('a prize under other terms of the wheel is found', () => {
  const [first, second, ...rest] = wheel.tiles;
  const other = { size: 200, tiles: [{ ...first!, count: 30 }, { ...second!, count: 120 }, ...rest] };
  const spins = Array.from({ length: 50 }, (_, counter) => {
    const record = recordOf('wheel', counter);
    const { tile, prize } = spinWheel(drawOf(record), other);
    return { ...record, tile, prize: printAmount(prize) };
  });
  const differs = spins.find(
    (one) => spinWheel(drawOf(one), wheel).prize !== spinWheel(drawOf(one), other).prize,
  )!;
  expect(verifySpin(differs, other)).toEqual(ALL);
  expect(verifySpin(differs, wheel)).toEqual({ ...ALL, result: false, verified: false });
});

test('a split and each of its packets verify; an altered share is found', () => {
  const record = recordOf('packets', 0);
  const shares = splitPool(drawOf(record), packets).map(printAmount);
  expect(verifySplit({ ...record, shares }, packets)).toEqual(ALL);
  expect(verifyPacket({ ...record, share: 587, amount: shares[587]! }, packets)).toEqual(ALL);
  const altered = shares.with(587, shares[588]!).with(588, shares[587]!);
  expect(verifySplit({ ...record, shares: altered }, packets).result).toBe(shares[587] === shares[588]);
  expect(verifySplit({ ...record, shares: shares.slice(1) }, packets).result).toBe(false);
  expect(verifyPacket({ ...record, share: 1000, amount: shares[0]! }, packets).result).toBe(false);
  expect(verifyPacket({ ...record, share: 0, amount: '0.0001' }, packets).result).toBe(false);
});
