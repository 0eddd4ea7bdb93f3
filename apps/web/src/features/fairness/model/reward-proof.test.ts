import { randomnessOf, toHex, walkBack } from '@tessera/fairness';
import { testBeacon, testSecret } from '@tessera/fairness/testing';
import { printAmount } from '@tessera/protocol/money';
import { drawContext, spinWheel, splitPool, termsJson } from '@tessera/rewards';
import { termsOf } from '@tessera/rewards/testing';
import { expect, test } from 'vitest';
import { publishedAmount, type RewardProof, recomputed, verdictOf } from './reward-proof.ts';
import { proofRefOf } from './reward-ref.ts';

const { sign, ...beacon } = testBeacon();
const last = testSecret('rewards');
const chain = 'reward/weekend';
const drawn = {
  chain,
  index: 2,
  commitment: toHex(walkBack(chain, last, 3)),
  seed: toHex(walkBack(chain, last, 1)),
  beacon,
  counter: 1,
  at: (beacon.genesis + 3 * 999) * 1000 - 1,
  round: 1000,
  signature: sign(1000),
};
const offer = { id: 'weekend', version: 4 };
const named = { name: 'Weekend', offer, released_at: 0, journal: 1 };
const randomness = randomnessOf(drawn.signature);

/** Sample terms as a proof has them. */
const wireTerms = (kind: 'wheel' | 'packets') =>
  // Safe cast: JSON of terms has this format.
  termsJson(termsOf(kind)) as unknown as RewardProof['terms'];

function wheelProof(changes: Partial<RewardProof['record']> = {}): RewardProof {
  const context = drawContext('wheel', offer.id, offer.version, '9f3ac41e');
  const { tile, prize } = spinWheel({ ...drawn, context, randomness }, termsOf('wheel'));
  const record = { kind: 'wheel', ...drawn, context, tile, prize: printAmount(prize), ...changes };
  // Safe cast: the changes keep the shape.
  return { ...named, terms: wireTerms('wheel'), record: record as RewardProof['record'] };
}

function packetProof(): RewardProof {
  const context = drawContext('packets', offer.id, offer.version, 'pool');
  const shares = splitPool({ ...drawn, context, randomness }, termsOf('packets'));
  const record = { kind: 'packets', ...drawn, context, share: 7, amount: printAmount(shares[7]!) } as const;
  return { ...named, terms: wireTerms('packets'), record };
}

const ALL = { commitment: true, round: true, beacon: true, result: true };

test.each([
  ['a turn', wheelProof()],
  ['a packet', packetProof()],
])('%s that was published whole passes every check, and recomputes to what was published', (_, proof) => {
  expect(verdictOf(proof)).toEqual(ALL);
  expect(recomputed(proof)?.amount).toBe(publishedAmount(proof));
});

test('before the seed is published only round and beacon are checked, and nothing is recomputed', () => {
  const proof = wheelProof({ seed: null });
  expect(verdictOf(proof)).toEqual({ ...ALL, commitment: undefined, result: undefined });
  expect(recomputed(proof)).toBeUndefined();
});

test('before the round has come only the round is checked', () => {
  const proof = wheelProof({ seed: null, signature: null, tile: null, prize: null } as never);
  expect(verdictOf(proof)).toEqual({
    commitment: undefined,
    round: true,
    beacon: undefined,
    result: undefined,
  });
  expect(publishedAmount(proof)).toBeUndefined();
});

test.each([
  ['another prize', { prize: '5.0000' }, 'result'],
  ['another counter', { counter: 2 }, 'result'],
  ['a seed that is not hex', { seed: 'x' }, 'commitment'],
  ['a signature of another round', { signature: sign(1001) }, 'beacon'],
  ['a later round', { round: 1001, signature: sign(1001) }, 'round'],
] as const)('%s is found', (_, changes, check) => {
  expect(verdictOf(wheelProof(changes as never))?.[check]).toBe(false);
});

test('terms of another kind are not read', () => {
  expect(verdictOf({ ...wheelProof(), terms: wireTerms('packets') })).toBeUndefined();
});

test('the link names a turn, a packet, or neither', () => {
  expect(proofRefOf({ spin: '12' })).toEqual({ spin: 12 });
  expect(proofRefOf({ packet: 'weekend', version: '4' })).toEqual({ packet: offer });
  expect(proofRefOf({ lottery: 'ssc-5m' })).toBeUndefined();
});
