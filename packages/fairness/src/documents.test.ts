import { expect, test } from 'vitest';
import {
  type BetLeaf,
  betLeafHash,
  betLeafPieces,
  canonicalJson,
  leafHash,
  merkleRoot,
  outcomeLeafHash,
  settlementRoot,
  toHex,
  utf8,
} from './index.ts';

const leaf: BetLeaf = {
  v: 'lot/v1',
  bet: 42,
  draw: 'ssc-1m/20260101-0001',
  acct: '00112233445566778899aabbccddeeff',
  played: 'ssc.star5.direct',
  content: '1|2|3|4|5',
  stake: '2.0000',
  odds: { win: '975000000' },
  at: 1_767_225_600_123,
  salt: 'ffeeddccbbaa99887766554433221100',
};

test('a bet leaf can be completed by inserting its time and id between fixed pieces', () => {
  const { at, bet, ...rest } = leaf;
  const [head, middle, tail] = betLeafPieces(rest);
  const text = head + at + middle + bet + tail;
  expect(text).toBe(canonicalJson(leaf));
  expect(toHex(leafHash(utf8(text)))).toBe(toHex(betLeafHash(leaf)));
});

test('the pieces are correct for any content', () => {
  const { at, bet, ...rest } = { ...leaf, content: { '"at":1,"bet":2': '\\"', a: '\u20ac' }, acct: '"' };
  const [head, middle, tail] = betLeafPieces(rest);
  expect(head + at + middle + bet + tail).toBe(canonicalJson({ ...rest, at, bet }));
});

test('the settlement root binds bet, payout and order', () => {
  const outcomes = [
    { bet: 3, payout: 1_950_000n },
    { bet: 7n, payout: 20_000n },
  ];
  expect(settlementRoot(outcomes)).toEqual(merkleRoot(outcomes.map((outcome) => outcomeLeafHash(outcome))));
  expect(settlementRoot(outcomes)).not.toEqual(settlementRoot([outcomes[0]!, { bet: 7n, payout: 20_001n }]));
  expect(() => settlementRoot([...outcomes].reverse())).toThrow(RangeError);
});
