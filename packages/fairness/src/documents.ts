import type { Beacon } from './beacon.ts';
import { concat, lengthPrefixed, toHex, u64, utf8 } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import type { DrawFamily, DrawResult } from './draws.ts';
import { sha256 } from './hash.ts';
import { leafHash } from './merkle.ts';

/**
 * The documents of `lot/v1`. Each is JSON, named by the hash of its RFC 8785 text (`documentHash`), and never
 * changed once published. Times are ms since 1970, hashes and keys lower-case hex, money decimal text with
 * 4 places, `draw` is `<lottery>/<issue>`.
 */
export const PROTOCOL_VERSION = 'lot/v1';

/** Shortest time from close to the beacon round, in ms. */
export const LEAD_MIN_MS = 6_000;

/** Published before the first sale of an epoch. */
export interface EpochDocument {
  readonly v: typeof PROTOCOL_VERSION;
  readonly lottery: string;
  readonly epoch: number;
  /** s_0. */
  readonly commitment: string;
  /** Number of draws the chain can serve. */
  readonly draws: number;
  /** Ed25519 key that will sign the epoch's seals. */
  readonly signer: string;
}

interface DescriptorBase {
  readonly v: typeof PROTOCOL_VERSION;
  readonly lottery: string;
  readonly issue: string;
  readonly family: DrawFamily;
  readonly open: number;
  readonly close: number;
  /** Hash of the rules the draw is settled by. */
  readonly rules: string;
  /** House rules in which the lottery differs from the catalogue, by name; absent when in none. */
  readonly house?: Readonly<Record<string, string>>;
  /** Sign of the lunar year, only for `lhc`. */
  readonly year?: string;
  /** Present on draws made up as history before the first start; never true for a draw that was sold. */
  readonly sample?: true;
}

/** A draw of ours: seed chain and beacon. Published before its sales open. */
export interface VerifiableDescriptor extends DescriptorBase {
  readonly source: 'verifiable';
  readonly epoch: number;
  /** i: the draw uses s_i of its epoch. From 1. */
  readonly index: number;
  /** s_0 of the epoch. */
  readonly commitment: string;
  /** D in ms: `round` is the first round at or after close + lead. */
  readonly lead: number;
  readonly beacon: Beacon;
  readonly round: number;
}

/** A draw whose numbers are made elsewhere: sealed like ours, but without seed and beacon. */
export interface OutsideDescriptor extends DescriptorBase {
  readonly source: 'feed' | 'operator';
  /** Who draws, e.g. `powerball-us`. */
  readonly provider: string;
  /** When the official draw is held: the seal is older than that, or the draw is void. */
  readonly drawAt: number;
  /** Ed25519 key that signs the results of the feed, hex; absent for `operator`. */
  readonly key?: string;
  /** Present when the feed stands in for the official one and makes up its numbers. */
  readonly simulated?: true;
}

export type Descriptor = VerifiableDescriptor | OutsideDescriptor;

/** Freezes the bets of a draw after close. The seed is null for an outside draw. */
export interface Seal {
  readonly v: typeof PROTOCOL_VERSION;
  readonly lottery: string;
  readonly issue: string;
  /** Hash of the descriptor. */
  readonly descriptor: string;
  readonly betsRoot: string;
  readonly bets: number;
  /** Sum of the `stake` fields of all leaves: a control total, over all currencies. */
  readonly stake: string;
  readonly seed: string | null;
  readonly at: number;
}

/** A witness's statement of when a seal reached it. */
export interface WitnessStatement {
  readonly v: typeof PROTOCOL_VERSION;
  readonly draw: string;
  /** Hash of the seal. */
  readonly seal: string;
  readonly at: number;
}

/** Leaf preimage: one bet as it was accepted. */
export interface BetLeaf {
  readonly v: typeof PROTOCOL_VERSION;
  readonly bet: number;
  readonly draw: string;
  /** Pseudonym of the player in this draw, 16 bytes. */
  readonly acct: string;
  readonly played: string;
  readonly content: string | Readonly<Record<string, string>>;
  readonly stake: string;
  /** Odds per tier (or tier/kind) in 1/10 000, as text. */
  readonly odds: Readonly<Record<string, string>>;
  readonly at: number;
  /** 16 random bytes. */
  readonly salt: string;
}

/** What the operator signs when a bet is accepted. */
export interface Receipt {
  readonly v: typeof PROTOCOL_VERSION;
  readonly leaf: BetLeaf;
  readonly draw: string;
  readonly close: number;
  /** Hash of the draw's descriptor. */
  readonly descriptor: string;
}

/** The result of a draw; `round`, `signature` and `randomness` are null for an outside draw. */
export interface ResultDocument {
  readonly v: typeof PROTOCOL_VERSION;
  readonly lottery: string;
  readonly issue: string;
  readonly descriptor: string;
  readonly seal: string;
  readonly round: number | null;
  readonly signature: string | null;
  readonly randomness: string | null;
  readonly result: DrawResult;
  readonly at: number;
  /** Only for an outside draw. */
  readonly outside?: OutsideEvidence;
}

/** What a feed of an official lottery says about one draw. Times are ms since 1970. */
export interface FeedResult {
  readonly v: 'feed/v1';
  readonly lottery: string;
  readonly issue: string;
  /** When the official draw was held: tells one draw from another of the same name. */
  readonly drawAt: number;
  /** From 1; a later one replaces what the feed said before. */
  readonly revision: number;
  /** Only final results count. */
  readonly final: boolean;
  readonly result: DrawResult;
  /** When the feed said so. */
  readonly at: number;
}

/** Who brought an outside result: the feed with its signed document, or two operators. */
export type OutsideEvidence =
  | { readonly source: 'feed'; readonly report: FeedResult; readonly signature: string }
  | { readonly source: 'operator' };

/** Later official numbers of a settled outside draw: what is missing is paid, nothing is taken back. */
export interface CorrectionDocument {
  readonly v: typeof PROTOCOL_VERSION;
  readonly lottery: string;
  readonly issue: string;
  /** Hash of the result document. */
  readonly corrects: string;
  /** 1 for the first correction of a draw. */
  readonly number: number;
  readonly result: DrawResult;
  readonly at: number;
}

/** A draw that pays every stake back. The seed is still revealed, so that the chain has no hole. */
export interface VoidDocument {
  readonly v: typeof PROTOCOL_VERSION;
  readonly lottery: string;
  readonly issue: string;
  readonly descriptor: string;
  readonly reason: 'seal_late' | 'beacon_missing' | 'outside_cancelled';
  readonly seed: string | null;
  readonly at: number;
}

/** The end of a draw: what was paid, by the root of `settlement.ts`. */
export interface SettlementDocument {
  readonly v: typeof PROTOCOL_VERSION;
  readonly lottery: string;
  readonly issue: string;
  /** Hash of the result document. */
  readonly result: string;
  readonly root: string;
  /** Number of outcome rows. */
  readonly outcomes: number;
  readonly payout: string;
  readonly at: number;
}

/** `<lottery>/<issue>`. */
export const drawRef = (draw: { readonly lottery: string; readonly issue: string }): string =>
  `${draw.lottery}/${draw.issue}`;

/** Leaf hash of a bet: H(0x00 || canonical JSON of the preimage). */
export const betLeafHash = (leaf: BetLeaf): Uint8Array => leafHash(utf8(canonicalJson(leaf)));

/** Leaf hash of a receipt in its batch's tree. */
export const receiptLeafHash = (receipt: Receipt): Uint8Array => leafHash(utf8(canonicalJson(receipt)));

/**
 * The canonical preimage in the three pieces around the two numbers that the store gives at acceptance:
 * `head + at + middle + bet + tail`, so that a database function can finish it by concatenation.
 */
export function betLeafPieces(leaf: Omit<BetLeaf, 'at' | 'bet'>): readonly [string, string, string] {
  const { acct, ...rest } = leaf;
  const tail = canonicalJson(rest).slice(1);
  return [`{"acct":${canonicalJson(acct)},"at":`, ',"bet":', `,${tail}`];
}

/** What an Ed25519 signature of the protocol may stand for. */
export type SignatureKind = 'seal' | 'witness' | 'receipts' | 'journal' | 'feed';

/** The bytes an Ed25519 key signs: "lot/v1/sign" || LP(kind) || LP(payload). */
export const signingMessage = (kind: SignatureKind, payload: Uint8Array): Uint8Array =>
  concat(utf8('lot/v1/sign'), lengthPrefixed(kind), lengthPrefixed(payload));

/** Payload of a signed document (seal, witness statement): SHA-256 over its canonical JSON. */
export const documentPayload = (document: object): Uint8Array => sha256(utf8(canonicalJson(document)));

/** Payload of a receipts batch: the batch's Merkle root (32 bytes) || u64(number of receipts). */
export const receiptsPayload = (root: Uint8Array, size: number): Uint8Array => concat(root, u64(size));

/** Payload of a journal head: u64(seq) || head (32 bytes). */
export const journalPayload = (seq: number, head: Uint8Array): Uint8Array => concat(u64(seq), head);

/** `acct` is the first 16 bytes of an HMAC; this cuts and prints it. */
export const pseudonym = (mac: Uint8Array): string => toHex(mac.slice(0, 16));
