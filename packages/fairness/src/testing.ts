import { bls12_381 } from '@noble/curves/bls12-381.js';
import { ed25519 } from '@noble/curves/ed25519.js';
import {
  BEACON_DST,
  BEACON_SCHEME,
  type Beacon,
  randomnessOf,
  roundMessage,
  simulatedChainHash,
} from './beacon.ts';
import { toHex, utf8 } from './bytes.ts';
import { documentHash } from './canonical-json.ts';
import {
  type BetLeaf,
  betLeafHash,
  documentPayload,
  drawRef,
  type Receipt,
  receiptLeafHash,
  receiptsPayload,
  type Seal,
  type SignatureKind,
  signingMessage,
  type VerifiableDescriptor,
  type WitnessStatement,
} from './documents.ts';
import { computeDraw, type DrawFamily } from './draws.ts';
import { sha256 } from './hash.ts';
import { merkleTree } from './merkle.ts';
import { firstRoundFrom, roundTimeMs } from './rounds.ts';
import { previousSeed, walkBack } from './seed-chain.ts';
import type { ReceiptProof, Transcript } from './transcript.ts';
import { proofToJson } from './verify-transcript.ts';

/** A secret derived from a name, so that tests are repeatable. Only for tests. */
export const testSecret = (name: string): Uint8Array => sha256(utf8(`test secret ${name}`));

/** A simulated beacon whose secret is known to tests. */
export function testBeacon(name = 'beacon'): Beacon & { sign(round: number): string } {
  const { shortSignatures } = bls12_381;
  const { secretKey, publicKey } = shortSignatures.keygen(
    new Uint8Array([...testSecret(name), ...testSecret(name).slice(0, 16)]),
  );
  const timetable = { publicKey: publicKey.toHex(), genesis: 1_704_067_200, period: 3 };
  return {
    ...timetable,
    scheme: BEACON_SCHEME,
    kind: 'simulated',
    chainHash: simulatedChainHash(timetable),
    sign: (round) =>
      shortSignatures.sign(shortSignatures.hash(roundMessage(round), BEACON_DST), secretKey).toHex(),
  };
}

/** An Ed25519 signature of the protocol with a test key. */
export const testSign = (name: string, kind: SignatureKind, payload: Uint8Array): string =>
  toHex(ed25519.sign(signingMessage(kind, payload), testSecret(name)));

/** The public key of a test key. */
export const testKey = (name: string): string => toHex(ed25519.getPublicKey(testSecret(name)));

export interface TestTranscriptOptions {
  readonly family?: DrawFamily;
  /** Number of bets. Each comes with a receipt unless `receipts` is lower. */
  readonly bets?: number;
  readonly receipts?: number;
  readonly index?: number;
}

/** A complete valid draw made from test keys: descriptor, bets, seal, beacon round, result and receipts. */
export function testTranscript(options: TestTranscriptOptions = {}): Transcript {
  const { family = 'ssc', bets = 5, index = 2 } = options;
  const { sign, ...beacon } = testBeacon();
  const descriptor = testDescriptor(family, index, beacon);
  const leaves = Array.from({ length: bets }, (_, i) => testLeaf(descriptor, i + 1));
  const tree = merkleTree(leaves.map(betLeafHash));
  const seed = walkBack(descriptor.lottery, testSecret('chain'), 3 - index);
  const seal: Seal = {
    v: 'lot/v1',
    lottery: descriptor.lottery,
    issue: descriptor.issue,
    descriptor: documentHash(descriptor),
    betsRoot: toHex(tree.root),
    bets,
    stake: `${bets * 2}.0000`,
    seed: toHex(seed),
    at: descriptor.close + 120,
  };
  const statement: WitnessStatement = {
    v: 'lot/v1',
    draw: drawRef(seal),
    seal: documentHash(seal),
    at: seal.at + 30,
  };
  const signature = sign(descriptor.round);
  const input = {
    lottery: seal.lottery,
    issue: seal.issue,
    seed: toHex(seed),
    round: descriptor.round,
    randomness: randomnessOf(signature),
    betsRoot: seal.betsRoot,
  };
  const receipts = testReceipts(descriptor, leaves);
  return {
    v: 'lot/v1',
    descriptor,
    previous: index === 1 ? null : { index: index - 1, seed: toHex(previousSeed(seal.lottery, seed)) },
    seal,
    sealSignature: testSign('signer', 'seal', documentPayload(seal)),
    witness: { statement, signature: testSign('witness', 'witness', documentPayload(statement)) },
    keys: { signer: testKey('signer'), witness: testKey('witness') },
    beacon: { round: descriptor.round, signature },
    result: computeDraw(family, input, descriptor.year),
    receipts: receipts
      .slice(0, options.receipts ?? bets)
      .map((proof, i) => ({ ...proof, bets: proofToJson(tree.proof(i)) })),
  };
}

function testDescriptor(family: DrawFamily, index: number, beacon: Beacon): VerifiableDescriptor {
  const close = roundTimeMs(beacon, 1000) - 10_000;
  const lottery = `${family}-1m`;
  return {
    v: 'lot/v1',
    source: 'verifiable',
    lottery,
    issue: '20260101-0001',
    family,
    open: close - 60_000,
    close,
    rules: toHex(sha256(utf8('rules'))),
    ...(family === 'lhc' ? { year: 'snake' } : {}),
    epoch: 1,
    index,
    commitment: toHex(walkBack(lottery, testSecret('chain'), 3)),
    lead: 6_000,
    beacon,
    round: firstRoundFrom(beacon, close + 6_000),
  };
}

const testLeaf = (descriptor: VerifiableDescriptor, bet: number): BetLeaf => ({
  v: 'lot/v1',
  bet,
  draw: drawRef(descriptor),
  acct: toHex(testSecret(`acct ${bet}`).slice(0, 16)),
  played: 'ssc.star5.direct',
  content: '1|2|3|4|5',
  stake: '2.0000',
  odds: { win: '975000000' },
  at: descriptor.open + bet * 100,
  salt: toHex(testSecret(`salt ${bet}`).slice(0, 16)),
});

function testReceipts(descriptor: VerifiableDescriptor, leaves: readonly BetLeaf[]): ReceiptProof[] {
  const receipts = leaves.map(
    (leaf): Receipt => ({
      v: 'lot/v1',
      leaf,
      draw: leaf.draw,
      close: descriptor.close,
      descriptor: documentHash(descriptor),
    }),
  );
  const tree = merkleTree(receipts.map(receiptLeafHash));
  const signature = testSign('signer', 'receipts', receiptsPayload(tree.root, receipts.length));
  return receipts.map((receipt, i) => ({
    receipt,
    batch: proofToJson(tree.proof(i)),
    key: testKey('signer'),
    signature,
  }));
}
