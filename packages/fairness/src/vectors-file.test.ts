import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  appendJournal,
  betLeafHash,
  canonicalJson,
  DRAW_FAMILIES,
  documentHash,
  documentPayload,
  drawKey,
  EMPTY_JOURNAL,
  parseTranscript,
  QUICKNET,
  randomnessOf,
  receiptLeafHash,
  roundMessage,
  settlementRoot,
  signingMessage,
  toHex,
  verifyTranscript,
} from './index.ts';
import { testTranscript } from './testing.ts';

const file: unknown = JSON.parse(
  readFileSync(new URL('../vectors/transcript.json', import.meta.url), 'utf8'),
);
const docs = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
const transcript = testTranscript();

test('[N1] the transcript shipped as a vector equals the generated one and verifies', () => {
  expect(file).toEqual(transcript);
  const read = parseTranscript(file);
  expect(read.ok && verifyTranscript(read.value).ok).toBe(true);
});

test('[N1] every vector in the documentation equals the computed one', () => {
  const { descriptor, seal, beacon, receipts } = transcript;
  const { receipt } = receipts[0]!;
  const randomness = randomnessOf(beacon.signature);
  const afterDescriptor = appendJournal(EMPTY_JOURNAL, 'descriptor', documentHash(descriptor));
  const outcomes = [
    { bet: 3, payout: 1_950_000n },
    { bet: 7, payout: 20_000n },
  ];
  const values = [
    documentHash(descriptor),
    descriptor.beacon.chainHash,
    toHex(betLeafHash(receipt.leaf)),
    toHex(receiptLeafHash(receipt)),
    seal.betsRoot,
    documentHash(seal),
    toHex(signingMessage('seal', documentPayload(seal))),
    randomness,
    toHex(
      drawKey({
        lottery: seal.lottery,
        issue: seal.issue,
        seed: seal.seed!,
        round: beacon.round,
        randomness,
        betsRoot: seal.betsRoot,
      }),
    ),
    afterDescriptor.head,
    appendJournal(afterDescriptor, 'seal', documentHash(seal)).head,
    toHex(settlementRoot(outcomes)),
    toHex(roundMessage(1000)),
    QUICKNET.publicKey,
    QUICKNET.chainHash,
  ];
  for (const value of values) expect(docs).toContain(`\`${value}\``);
  expect(docs).toContain(`\n${canonicalJson(receipt.leaf)}\n`);
});

test('the documentation names every family', () => {
  for (const family of DRAW_FAMILIES) expect(docs).toContain(`\`${family}\``);
});
