import { keccak_256 } from '@noble/hashes/sha3.js';
import { expect, test } from 'vitest';
import { judge, TRANSFER_TOPIC, USDT } from './judge.ts';

const TX = 'ab'.repeat(32);
const TO = '19e7e376e7c213b7e7e7e46cc70a5dd086daff2a';
const word = (hex: string) => `0x${hex.padStart(64, '0')}`;

/** The event of a transfer of 1 USDT. */
const log = (changes: object = {}) => ({
  contract: USDT.trc20,
  topics: [TRANSFER_TOPIC, word('11'.repeat(20)), word(TO)],
  data: word((1_000_000).toString(16)),
  ...changes,
});
const receipt = (changes: object = {}) => ({
  network: 'trc20',
  tx: TX,
  status: 'success',
  block: { number: 100, hash: 'h100', at: 5_000 },
  height: 120,
  final: 101,
  logs: [log()],
  ...changes,
});
const both = (changes: object) => judge('trc20', TX, receipt(changes), receipt(changes));

test('[P3] the topic is the hash of the Transfer event signature', () => {
  const hash = keccak_256(Buffer.from('Transfer(address,address,uint256)'));
  expect(TRANSFER_TOPIC).toBe(`0x${Buffer.from(hash).toString('hex')}`);
});

test('[P3] a transfer is final in the same final block on both nodes', () => {
  const transfers = [{ log: 0, to: TO, units: 1_000_000n }];
  expect(both({})).toEqual({ kind: 'final', confirmations: 19, at: 5_000, transfers });
  expect(both({ final: 99, height: 110 })).toEqual({ kind: 'seen', confirmations: 10, at: 5_000, transfers });
  // One node lags behind: a block it does not know as final is not final.
  expect(judge('trc20', TX, receipt(), receipt({ final: 99 })).kind).toBe('seen');
  expect(judge('trc20', TX, receipt(), receipt({ status: 'unknown' })).kind).toBe('unknown');
});

test.each([
  ['another block', { block: { number: 101, hash: 'h101', at: 5_000 } }],
  ['another branch', { block: { number: 100, hash: 'other', at: 5_000 } }],
  ['another amount', { logs: [log({ data: word('1') })] }],
  ['another receiver', { logs: [log({ topics: [TRANSFER_TOPIC, word('1'), word('22'.repeat(20))] })] }],
  ['a failure', { status: 'reverted', logs: [] }],
  ['another transaction', { tx: 'cd'.repeat(32) }],
  ['an invalid height', { height: 'high' }],
])('[P3] two nodes disagree if one of them reports %s', (_what, changes) => {
  expect(judge('trc20', TX, receipt(), receipt(changes)).kind).toBe('disagree');
});

test.each([
  ['another token', { logs: [log({ contract: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' })] }],
  ['a contract of the other network', { logs: [log({ contract: USDT.erc20 })] }],
  ['another event', { logs: [log({ topics: [word('1'), word('1'), word(TO)] })] }],
  ['an event with too few topics', { logs: [log({ topics: [TRANSFER_TOPIC, word(TO)] })] }],
  [
    'an address with a nonzero prefix',
    { logs: [log({ topics: [TRANSFER_TOPIC, word('1'), `0x${'1'.repeat(64)}`] })] },
  ],
  ['an amount of zero', { logs: [log({ data: word('0') })] }],
  ['call data without an event', { logs: [] }],
  ['a reverted transfer', { status: 'reverted' }],
])('[P3] %s moves nothing', (_what, changes) => {
  expect(both(changes).kind).toBe('nothing');
});

test('[P3] the index of an event counts all events of its receipt', () => {
  const judged = both({ logs: [log({ contract: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' }), log()] });
  expect(judged).toMatchObject({ transfers: [{ log: 1 }] });
});
