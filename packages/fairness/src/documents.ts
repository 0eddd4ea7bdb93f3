import type { Beacon } from './beacon.ts';
import { concat, lengthPrefixed, toHex, u64, utf8 } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import type { DrawFamily, DrawResult } from './draws.ts';
import { sha256 } from './hash.ts';
import { leafHash } from './merkle.ts';

/**
 * The documents of `lot/v1`. Each is JSON, is identified by the hash of its RFC 8785 text (`documentHash`), and never
 * changes once published. Times are ms since 1970, hashes and keys lower-case hex, money decimal text with
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
  /** Number of draws the seed chain covers. */
  readonly draws: number;
  /** Ed25519 key that signs the epoch's seals. */
  readonly signer: string;
}

interface DescriptorBase {
  readonly v: typeof PROTOCOL_VERSION;
  readonly lottery: string;
  readonly issue: string;
  readonly family: DrawFamily;
  readonly open: number;
  readonly close: number;
  /** Hash of the rules that settle the draw. */
  readonly rules: string;
  /** House rules that differ from the catalogue, by name; absent when none differ. */
  readonly house?: Readonly<Record<string, string>>;
  /** Sign of the lunar year; `lhc` only. */
  readonly year?: string;
  /** Present on draws generated as history before the first start; never true for a draw that was sold. */
  readonly sample?: true;
}

/** A draw drawn by Tessera from seed chain and beacon. Published before its sales open. */
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

/** A draw whose numbers an outside provider draws: sealed like a verifiable draw, but without seed and beacon. */
export interface OutsideDescriptor extends DescriptorBase {
  readonly source: 'feed' | 'operator';
  /** Who draws, e.g. `powerball-us`. */
  readonly provider: string;
  /** Time of the official draw. The draw is void unless the seal is older. */
  readonly drawAt: number;
  /** Ed25519 key that signs the results of the feed, hex; absent for `operator`. */
  readonly key?: string;
  /** Present when the feed is simulated and generates its numbers itself. */
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
  /** Sum of the `stake` fields of all leaves: a control total, added across all currencies. */
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

/** Leaf preimage: one accepted bet. */
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

/** The operator signs this when a bet is accepted. */
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

/** A report of an official lottery's feed about one draw. Times are ms since 1970. */
export interface FeedResult {
  readonly v: 'feed/v1';
  readonly lottery: string;
  readonly issue: string;
  /** Time of the official draw: distinguishes draws with the same name. */
  readonly drawAt: number;
  /** From 1. A later revision replaces the earlier reports. */
  readonly revision: number;
  /** Only final results count. */
  readonly final: boolean;
  readonly result: DrawResult;
  /** Time of the report. */
  readonly at: number;
}

/** The source of an outside result: the feed with its signed document, or two operators. */
export type OutsideEvidence =
  | { readonly source: 'feed'; readonly report: FeedResult; readonly signature: string }
  | { readonly source: 'operator' };

/** Later official numbers of a settled outside draw: missing payouts are paid, nothing is taken back. */
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

/** A void draw: every stake is refunded. The seed is still revealed, so that the chain has no gap. */
export interface VoidDocument {
  readonly v: typeof PROTOCOL_VERSION;
  readonly lottery: string;
  readonly issue: string;
  readonly descriptor: string;
  readonly reason: 'seal_late' | 'beacon_missing' | 'outside_cancelled';
  readonly seed: string | null;
  readonly at: number;
}

/** Closes a draw: the payouts, as the root computed by `settlement.ts`. */
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
 * The canonical preimage in three pieces around the two numbers that the ledger store assigns at acceptance:
 * `head + at + middle + bet + tail`. A database function can complete the preimage by concatenation.
 */
export function betLeafPieces(leaf: Omit<BetLeaf, 'at' | 'bet'>): readonly [string, string, string] {
  const { acct, ...rest } = leaf;
  const tail = canonicalJson(rest).slice(1);
  return [`{"acct":${canonicalJson(acct)},"at":`, ',"bet":', `,${tail}`];
}

/** What an Ed25519 signature of the protocol can cover. */
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

/** Hex of the first 16 bytes of an HMAC: the `acct` of a player in a draw. */
export const pseudonym = (mac: Uint8Array): string => toHex(mac.slice(0, 16));
