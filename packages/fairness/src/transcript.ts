import { BEACON_KEY_BYTES, BEACON_SCHEME, BEACON_SIGNATURE_BYTES, type Beacon } from './beacon.ts';
import {
  type BetLeaf,
  PROTOCOL_VERSION,
  type Receipt,
  type Seal,
  type VerifiableDescriptor,
  type WitnessStatement,
} from './documents.ts';
import { DRAW_FAMILIES, type DrawResult, YEAR_SIGNS } from './draws.ts';
import {
  either,
  hex,
  list,
  mapOf,
  object,
  oneOf,
  optional,
  type Shape,
  ShapeError,
  text,
  whole,
} from './shape.ts';
import { drawResult, issue, slug } from './wire-shapes.ts';

/** The position of a leaf in a Merkle tree, as JSON. */
export interface ProofJson {
  readonly index: number;
  readonly size: number;
  readonly path: readonly string[];
}

/** A player's receipt with all data needed to prove the bet against the operator. */
export interface ReceiptProof {
  readonly receipt: Receipt;
  /** Position of the receipt in its batch. */
  readonly batch: ProofJson;
  /** Ed25519 key and signature over the batch. */
  readonly key: string;
  readonly signature: string;
  /** Position of the bet under the sealed bets root; absent until the draw is sealed. */
  readonly bets?: ProofJson | undefined;
}

/** All public data of one finished verifiable draw, and the receipts a player wants to check with it. */
export interface Transcript {
  readonly v: typeof PROTOCOL_VERSION;
  readonly descriptor: VerifiableDescriptor;
  /** The seed revealed before this one in the epoch; null for the first. */
  readonly previous: { readonly index: number; readonly seed: string } | null;
  readonly seal: Seal;
  readonly sealSignature: string;
  readonly witness: { readonly statement: WitnessStatement; readonly signature: string };
  /** Ed25519 keys of the signer and of the witness. */
  readonly keys: { readonly signer: string; readonly witness: string };
  readonly beacon: { readonly round: number; readonly signature: string };
  readonly result: DrawResult;
  readonly receipts: readonly ReceiptProof[];
}

/**
 * Reads a transcript from parsed JSON. Strict: unknown keys are refused and every value has exactly one spelling, so
 * that any change to a file fails some check.
 * Errors: `{ok: false, path}` names the first place that breaks the protocol.
 */
export function parseTranscript(
  value: unknown,
): { ok: true; value: Transcript } | { ok: false; path: string } {
  try {
    return { ok: true, value: transcript(value, '') };
  } catch (error) {
    if (error instanceof ShapeError) return { ok: false, path: error.path };
    throw error;
  }
}

const drawName = text(97, /^[a-z0-9][a-z0-9.-]{0,63}\/[0-9A-Za-z-]{1,32}$/);
const amount = text(20, /^(0|[1-9]\d*)\.\d{4}$/);
const version = oneOf(PROTOCOL_VERSION);
const digest = hex(32);

const beacon: Shape<Beacon> = object<Beacon>({
  scheme: oneOf(BEACON_SCHEME),
  kind: oneOf('drand', 'simulated'),
  publicKey: hex(BEACON_KEY_BYTES),
  chainHash: digest,
  genesis: whole(),
  period: whole(1),
});

/** Reads the descriptor of a verifiable draw; throws `ShapeError`. */
export const verifiableDescriptor: Shape<VerifiableDescriptor> = object<VerifiableDescriptor>({
  v: version,
  source: oneOf('verifiable'),
  lottery: slug,
  issue,
  family: oneOf(...DRAW_FAMILIES),
  open: whole(),
  close: whole(),
  rules: digest,
  house: optional(mapOf(text(20, /^[a-z-]+$/), 40)) as Shape<Readonly<Record<string, string>>>,
  year: optional(oneOf(...YEAR_SIGNS)) as Shape<string>,
  sample: optional(oneOf(true)) as Shape<true>,
  epoch: whole(1),
  index: whole(1),
  commitment: digest,
  lead: whole(),
  beacon,
  round: whole(1),
});

/** Reads a seal, also of an outside draw; throws `ShapeError`. */
export const sealShape: Shape<Seal> = object<Seal>({
  v: version,
  lottery: slug,
  issue,
  descriptor: digest,
  betsRoot: digest,
  bets: whole(),
  stake: amount,
  seed: either(digest, oneOf(null)),
  at: whole(),
});

const leaf: Shape<BetLeaf> = object<BetLeaf>({
  v: version,
  bet: whole(1),
  draw: drawName,
  acct: hex(16),
  played: slug,
  content: either(text(4_000_000), mapOf(text(4_000_000), 16)),
  stake: amount,
  odds: mapOf(text(20, /^(0|[1-9]\d*)$/), 1000),
  at: whole(),
  salt: hex(16),
});

const proof: Shape<ProofJson> = object<ProofJson>({ index: whole(), size: whole(1), path: list(digest, 53) });

const receiptProof: Shape<ReceiptProof> = object<ReceiptProof>({
  receipt: object<Receipt>({ v: version, leaf, draw: drawName, close: whole(), descriptor: digest }),
  batch: proof,
  key: digest,
  signature: hex(64),
  bets: optional(proof),
});

const transcript: Shape<Transcript> = object<Transcript>({
  v: version,
  descriptor: verifiableDescriptor,
  previous: either(object<{ index: number; seed: string }>({ index: whole(1), seed: digest }), oneOf(null)),
  seal: sealShape,
  sealSignature: hex(64),
  witness: object<Transcript['witness']>({
    statement: object<WitnessStatement>({ v: version, draw: drawName, seal: digest, at: whole() }),
    signature: hex(64),
  }),
  keys: object<Transcript['keys']>({ signer: digest, witness: digest }),
  beacon: object<Transcript['beacon']>({ round: whole(1), signature: hex(BEACON_SIGNATURE_BYTES) }),
  result: drawResult,
  receipts: list(receiptProof, 1000),
});
