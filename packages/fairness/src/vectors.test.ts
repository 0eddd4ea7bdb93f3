import { expect, test } from 'vitest';
import {
  dice,
  digits,
  drawKey,
  drawStream,
  fromHex,
  leafHash,
  merkleRoot,
  merkleTree,
  pick,
  previousSeed,
  QUICKNET,
  randomnessOf,
  rootFromProof,
  seedLeadsTo,
  toHex,
  utf8,
  verifyBeacon,
  walkBack,
} from './index.ts';

// The published vectors of lot/v1.
const S3 = '07'.repeat(32);
const S1 = '7cfd309ae116e6dc197c135e9bb860baf1d2d394091118945c53d2d56f5a273a';
const S0 = '76e2b9555a92353ea541664c79d6f23cebe8fe826f2bcb2eb9b56980295d0f01';
const ROOT = 'd4cb73552adb7c53f8af8818ab1f30db31ec72a13df82262f3ac65c0a1ef7348';
const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const RANDOMNESS = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';
const K = 'eb3088af430689c330ecd7ebbc2a97480a53c58cac63af853eadb0d8cbd86b76';

test('[N1] the seed chain of ssc-1m ends at the published commitment', () => {
  expect(toHex(walkBack('ssc-1m', fromHex(S3), 2))).toBe(S1);
  expect(toHex(previousSeed('ssc-1m', fromHex(S1)))).toBe(S0);
  expect(seedLeadsTo('ssc-1m', 3, S3, 0, S0)).toBe(true);
  expect(seedLeadsTo('ssc-1m', 3, S3, 1, S1)).toBe(true);
  expect(seedLeadsTo('ssc-3m', 3, S3, 0, S0)).toBe(false);
});

test('[N1] three leaves give the published root, and each proves its place', () => {
  const leaves = ['bet-a', 'bet-b', 'bet-c'].map((text) => leafHash(utf8(text)));
  expect(toHex(merkleRoot(leaves))).toBe(ROOT);
  const tree = merkleTree(leaves);
  leaves.forEach((leaf, i) => {
    expect(toHex(rootFromProof(leaf, tree.proof(i))!)).toBe(ROOT);
  });
});

test('[N1] quicknet round 1000 verifies, and its signature fails for round 1001', () => {
  expect(verifyBeacon(QUICKNET, 1000, SIGNATURE)).toBe(true);
  expect(verifyBeacon(QUICKNET, 1001, SIGNATURE)).toBe(false);
  expect(randomnessOf(SIGNATURE)).toBe(RANDOMNESS);
});

test('[N1] the key and every kind of sample equal the published ones', () => {
  const input = { lottery: 'ssc-1m', issue: '20260101-0001', seed: S1, round: 1000, randomness: RANDOMNESS };
  const key = drawKey({ ...input, betsRoot: ROOT });
  expect(toHex(key)).toBe(K);
  expect(digits(drawStream(key), 5)).toEqual([3, 2, 5, 8, 0]);
  expect(dice(drawStream(key), 3)).toEqual([2, 1, 2]);
  expect(pick(drawStream(key), 10, 10)).toEqual([4, 8, 2, 9, 5, 3, 10, 1, 6, 7]);
  expect(pick(drawStream(key), 7, 49)).toEqual([40, 32, 3, 20, 5, 28, 14]);
});
