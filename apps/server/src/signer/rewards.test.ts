import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Beacon,
  firstRoundFrom,
  QUICKNET,
  randomnessOf,
  rewardKey,
  rewardSeedReleased,
  roundTimeMs,
  seedLeadsTo,
  toHex,
} from '@tessera/fairness';
import { testBeacon } from '@tessera/fairness/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { serviceClock } from '../local-service/index.ts';
import { damagedEpochs } from './check.ts';
import type { RewardKeysInput } from './rewards.ts';
import { createSigner } from './signer.ts';

const DAY = 86_400_000;
const START = 1_767_225_600_000;
const { sign, ...beacon } = testBeacon();
const signatures = new Map<number, string>();
const signatureOf = (round: number): string => {
  const signature = signatures.get(round) ?? sign(round);
  signatures.set(round, signature);
  return signature;
};

const roots: string[] = [];
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'signer-rewards-'));
  roots.push(dir);
});
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

function signerAt(mode = 'test') {
  let time = START;
  const signer = createSigner({ dir, clock: { ...serviceClock('test'), now: () => time }, mode });
  const moveTo = (next: number) => {
    time = next;
  };
  return { signer, moveTo };
}

const round = firstRoundFrom(beacon, START + 3_600_000);
const turn = { context: 'wheel/weekend/4/9f3ac41e', counter: 0 };
const asked = (change: Partial<RewardKeysInput> = {}): RewardKeysInput => {
  const at = change.round ?? round;
  return {
    offer: 'weekend',
    index: 1,
    beacon,
    round: at,
    signature: signatureOf(at),
    draws: [turn],
    ...change,
  };
};
const refused = (code: string) => expect.objectContaining({ code });

describe('[D2] the seed of a reward stays with the signer', () => {
  test('until its 24 hours are over; then it leads to the commitment and to every key', () => {
    const { signer, moveTo } = signerAt();
    const { commitment, start, length } = signer.openRewardChain('weekend', START);
    expect([start, length]).toEqual([START, 20_000]);
    const [key] = signer.rewardKeys(asked());
    moveTo(START + DAY - 1);
    expect(() => signer.rewardSeed('weekend', 1)).toThrow(
      expect.objectContaining({ code: 'too_early', retryInMs: 1 }),
    );
    moveTo(rewardSeedReleased(START, 1));
    const seed = signer.rewardSeed('weekend', 1);
    expect(seedLeadsTo('reward/weekend', 1, seed, 0, commitment)).toBe(true);
    const randomness = randomnessOf(signatureOf(round));
    expect(toHex(rewardKey({ ...turn, seed, round, randomness }))).toBe(key);
    expect(() => signer.rewardSeed('weekend', 2)).toThrow(refused('too_early'));
  });

  test('an offer keeps its chain and its start, in another process too', () => {
    const first = signerAt().signer.openRewardChain('weekend', START);
    const again = signerAt().signer.openRewardChain('weekend', START + DAY);
    expect(again).toEqual(first);
    expect(signerAt().signer.openRewardChain('other', START).commitment).not.toBe(first.commitment);
  });

  test('its folder is for the owner only', () => {
    signerAt().signer.openRewardChain('weekend', START);
    expect(statSync(join(dir, 'rewards', 'weekend')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(dir, 'rewards', 'weekend'))).toEqual(['chain.json']);
  });
});

describe('[D1] a key follows from a round of the beacon and nothing else', () => {
  test.each<[string, Partial<RewardKeysInput>, string]>([
    ['an unknown offer', { offer: 'nobody', draws: [] }, 'chain_unknown'],
    ['an offer outside its folder', { offer: '../weekend', draws: [] }, 'bad_request'],
    ['a signature of another round', { signature: signatureOf(round + 1) }, 'beacon_invalid'],
    ['no signature', { signature: '' }, 'beacon_invalid'],
    [
      'a beacon that is not what it says',
      { beacon: { ...beacon, kind: 'drand' } as Beacon },
      'beacon_invalid',
    ],
    ['no beacon', { beacon: undefined as never }, 'beacon_invalid'],
    ['a seed of another day', { index: 2 }, 'bad_request'],
    ['no seed of the chain', { index: 0 }, 'bad_request'],
    ['a context of another offer', { draws: [{ ...turn, context: 'wheel/other/4/9f' }] }, 'bad_request'],
    ['a negative counter', { draws: [{ ...turn, counter: -1 }] }, 'bad_request'],
    ['a round after the publication', { round: firstRoundFrom(beacon, START + DAY) }, 'round_late'],
  ])('%s is refused', (_, change, code) => {
    const { signer } = signerAt();
    signer.openRewardChain('weekend', START);
    expect(() => signer.rewardKeys(asked(change))).toThrow(refused(code));
  });

  test('in production a simulated beacon is refused, and the signatures of the independent one are checked', () => {
    const { signer } = signerAt('production');
    signer.openRewardChain('weekend', START);
    expect(() => signer.rewardKeys(asked())).toThrow(refused('beacon_invalid'));
    const inDay = firstRoundFrom(QUICKNET, START);
    expect(() => signer.rewardKeys(asked({ beacon: QUICKNET, round: inDay }))).toThrow(
      refused('beacon_invalid'),
    );
  });

  test('a turn is decided once: the same round gives the same key, another one is refused, after a restart too', () => {
    const { signer } = signerAt();
    signer.openRewardChain('weekend', START);
    const keys = signer.rewardKeys(asked({ draws: [turn, { ...turn, counter: 1 }] }));
    expect(new Set(keys).size).toBe(2);
    const later = signerAt().signer;
    expect(later.rewardKeys(asked())).toEqual([keys[0]]);
    for (const one of [signer, later])
      expect(() => one.rewardKeys(asked({ round: round + 1 }))).toThrow(refused('draw_decided'));
    expect(later.rewardKeys(asked({ round: round + 1, draws: [{ ...turn, counter: 2 }] }))).toHaveLength(1);
  });

  test('a pool is decided once, whatever seed is named later', () => {
    const { signer } = signerAt();
    signer.openRewardChain('weekend', START);
    const pool = { draws: [{ context: 'packets/weekend/2/pool', counter: 0 }] };
    const keys = signer.rewardKeys(asked({ ...pool, index: 7 }));
    expect(signer.rewardKeys(asked({ ...pool, index: 7 }))).toEqual(keys);
    for (const change of [{ index: 8 }, { index: 7, round: round + 1 }])
      expect(() => signer.rewardKeys(asked({ ...pool, ...change }))).toThrow(refused('draw_decided'));
  });
});

test('damaged files are found, and nothing is drawn by them', () => {
  const { signer } = signerAt();
  signer.openRewardChain('weekend', START);
  signer.rewardKeys(asked());
  expect(damagedEpochs(dir)).toEqual([]);
  appendFileSync(join(dir, 'rewards', 'weekend', '1.jsonl'), 'torn\n');
  expect(damagedEpochs(dir)).toHaveLength(1);
  expect(() => signerAt().signer.rewardKeys(asked())).toThrow(refused('records_damaged'));
  expect(roundTimeMs(beacon, round)).toBeGreaterThan(START);
});
