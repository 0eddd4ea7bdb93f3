import { isKnownBeacon, randomnessOf, verifyBeacon } from './beacon.ts';
import { fromHex, toHex } from './bytes.ts';
import { canonicalJson, documentHash } from './canonical-json.ts';
import {
  betLeafHash,
  documentPayload,
  drawRef,
  LEAD_MIN_MS,
  receiptLeafHash,
  receiptsPayload,
} from './documents.ts';
import { computeDraw, type DrawResult } from './draws.ts';
import { type InclusionProof, rootFromProof } from './merkle.ts';
import { firstRoundFrom, roundTimeMs } from './rounds.ts';
import { seedLeadsTo } from './seed-chain.ts';
import { verifySignature } from './signatures.ts';
import type { ProofJson, ReceiptProof, Transcript } from './transcript.ts';

/** The checks of a verification in their order: cheap checks first. */
export type CheckName =
  | 'descriptor'
  | 'seed'
  | 'seal-time'
  | 'result'
  | 'receipts'
  | 'trusted-keys'
  | 'seal-signature'
  | 'witness'
  | 'receipt-signatures'
  | 'beacon';

export interface Check {
  readonly name: CheckName;
  readonly ok: boolean;
}

/** Values the verifier already trusts. Missing ones are taken from the file and reported as not pinned. */
export interface Trust {
  /** Ed25519 keys that may sign seals and receipts. */
  readonly signers?: readonly string[];
  readonly witnesses?: readonly string[];
  /** Key of the simulated beacon; quicknet is always pinned. */
  readonly simulatedBeacon?: string;
  /** Hash of the descriptor as recorded in the public journal before sales. */
  readonly descriptor?: string;
}

export interface Verification {
  readonly ok: boolean;
  /** True when the randomness came from the operator's own beacon. Every page that shows the outcome must say so. */
  readonly simulated: boolean;
  readonly checks: readonly Check[];
  /** The recomputed result, to show beside the published one. */
  readonly computed: DrawResult | undefined;
}

/** Runs every check; a failed check does not stop the others. */
export function verifyTranscript(transcript: Transcript, trust: Trust = {}): Verification {
  const checks = [...checksOf(transcript, trust)];
  return {
    ok: checks.every((check) => check.ok),
    simulated: transcript.descriptor.beacon.kind === 'simulated',
    checks,
    computed: recompute(transcript),
  };
}

/** The same checks one by one, for a caller that shows them as they finish or stops at the first failure. */
export function* checksOf(transcript: Transcript, trust: Trust = {}): Generator<Check> {
  yield { name: 'descriptor', ok: descriptorHolds(transcript, trust) };
  yield { name: 'seed', ok: seedHolds(transcript) };
  yield { name: 'seal-time', ok: sealInTime(transcript) };
  yield { name: 'result', ok: resultHolds(transcript) };
  yield { name: 'receipts', ok: transcript.receipts.every((proof) => receiptIncluded(transcript, proof)) };
  yield { name: 'trusted-keys', ok: keysTrusted(transcript, trust) };
  yield { name: 'seal-signature', ok: sealSigned(transcript) };
  yield { name: 'witness', ok: witnessSigned(transcript) };
  yield { name: 'receipt-signatures', ok: transcript.receipts.every(receiptSigned) };
  yield { name: 'beacon', ok: beaconSigned(transcript) };
}

/** The descriptor is well-formed, is the sealed one, and is the one recorded in the journal. */
function descriptorHolds({ descriptor, seal, beacon }: Transcript, trust: Trust): boolean {
  const hash = documentHash(descriptor);
  return (
    isKnownBeacon(descriptor.beacon) &&
    descriptor.open < descriptor.close &&
    descriptor.lead >= LEAD_MIN_MS &&
    descriptor.round === firstRoundFrom(descriptor.beacon, descriptor.close + descriptor.lead) &&
    beacon.round === descriptor.round &&
    drawRef(seal) === drawRef(descriptor) &&
    seal.descriptor === hash &&
    (trust.descriptor === undefined || trust.descriptor === hash)
  );
}

/** The seed leads to s_0 and, if there is one, to the seed revealed just before. */
function seedHolds({ descriptor, seal, previous }: Transcript): boolean {
  const { lottery, index, commitment } = descriptor;
  if (seal.seed === null || !seedLeadsTo(lottery, index, seal.seed, 0, commitment)) return false;
  if (previous === null) return true;
  return seedLeadsTo(lottery, index, seal.seed, previous.index, previous.seed);
}

function sealInTime({ descriptor, seal, witness }: Transcript): boolean {
  const knowable = roundTimeMs(descriptor.beacon, descriptor.round);
  return seal.at >= descriptor.close && seal.at < knowable && witness.statement.at < knowable;
}

function resultHolds(transcript: Transcript): boolean {
  const computed = recompute(transcript);
  return computed !== undefined && canonicalJson(computed) === canonicalJson(transcript.result);
}

function recompute({ descriptor, seal, beacon }: Transcript): DrawResult | undefined {
  if (seal.seed === null || (descriptor.family === 'lhc') !== (descriptor.year !== undefined))
    return undefined;
  const input = {
    lottery: descriptor.lottery,
    issue: descriptor.issue,
    seed: seal.seed,
    round: descriptor.round,
    randomness: randomnessOf(beacon.signature),
    betsRoot: seal.betsRoot,
  };
  return computeDraw(descriptor.family, input, descriptor.year);
}

/** The receipt belongs to this draw, was accepted while the draw was open, and its bet is sealed. */
function receiptIncluded({ descriptor, seal }: Transcript, { receipt, bets }: ReceiptProof): boolean {
  const ref = drawRef(descriptor);
  return (
    receipt.draw === ref &&
    receipt.leaf.draw === ref &&
    receipt.close === descriptor.close &&
    receipt.descriptor === seal.descriptor &&
    receipt.leaf.at >= descriptor.open &&
    receipt.leaf.at < descriptor.close &&
    bets !== undefined &&
    bets.size === seal.bets &&
    rootOf(betLeafHash(receipt.leaf), bets) === seal.betsRoot
  );
}

/** A key taken from the file does not prove its author: keys must be among the pinned ones where those are given. */
function keysTrusted({ keys, receipts, descriptor }: Transcript, trust: Trust): boolean {
  const { signers, witnesses, simulatedBeacon } = trust;
  return (
    keys.signer !== keys.witness &&
    (signers === undefined ||
      [keys.signer, ...receipts.map((r) => r.key)].every((k) => signers.includes(k))) &&
    (witnesses === undefined || witnesses.includes(keys.witness)) &&
    (simulatedBeacon === undefined ||
      descriptor.beacon.kind === 'drand' ||
      descriptor.beacon.publicKey === simulatedBeacon)
  );
}

const sealSigned = ({ seal, sealSignature, keys }: Transcript): boolean =>
  verifySignature(keys.signer, 'seal', documentPayload(seal), sealSignature);

const witnessSigned = ({ seal, witness, keys }: Transcript): boolean =>
  witness.statement.draw === drawRef(seal) &&
  witness.statement.seal === documentHash(seal) &&
  verifySignature(keys.witness, 'witness', documentPayload(witness.statement), witness.signature);

/** Whether a receipt has the signature of its batch; also usable before the draw is sealed. */
export function receiptSigned({ receipt, batch, key, signature }: ReceiptProof): boolean {
  const root = rootOf(receiptLeafHash(receipt), batch);
  return (
    root !== undefined &&
    verifySignature(key, 'receipts', receiptsPayload(fromHex(root), batch.size), signature)
  );
}

const beaconSigned = ({ descriptor, beacon }: Transcript): boolean =>
  verifyBeacon(descriptor.beacon, descriptor.round, beacon.signature);

function rootOf(leaf: Uint8Array, proof: ProofJson): string | undefined {
  const root = rootFromProof(leaf, proofFromJson(proof));
  return root && toHex(root);
}

/** Proofs travel as hex and are checked as bytes. */
export const proofFromJson = (proof: ProofJson): InclusionProof => ({
  ...proof,
  path: proof.path.map(fromHex),
});

export const proofToJson = (proof: InclusionProof): ProofJson => ({ ...proof, path: proof.path.map(toHex) });
