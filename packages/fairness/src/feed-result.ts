import { utf8 } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import type { FeedResult } from './documents.ts';
import { sha256 } from './hash.ts';
import { object, oneOf, type Shape, ShapeError, text, whole } from './shape.ts';
import { verifySignature } from './signatures.ts';
import { drawResult, issue, slug } from './wire-shapes.ts';

/** A result with the feed's Ed25519 signature, hex. */
export interface SignedFeedResult {
  readonly report: FeedResult;
  readonly signature: string;
}

/** The payload a feed signs: SHA-256 over the canonical JSON of the report. */
export const feedPayload = (report: FeedResult): Uint8Array => sha256(utf8(canonicalJson(report)));

/** Whether a report is signed by the feed's key. */
export const verifyFeedResult = (key: string, { report, signature }: SignedFeedResult): boolean =>
  verifySignature(key, 'feed', feedPayload(report), signature);

/** Reads an answer of a feed. Returns `undefined` when it is malformed or has an unknown key. */
export function parseFeedResult(value: unknown): SignedFeedResult | undefined {
  try {
    return signed(value, '');
  } catch (error) {
    if (error instanceof ShapeError) return undefined;
    throw error;
  }
}

const signed: Shape<SignedFeedResult> = object<SignedFeedResult>({
  report: object<FeedResult>({
    v: oneOf('feed/v1'),
    lottery: slug,
    issue,
    drawAt: whole(),
    revision: whole(1),
    final: oneOf<boolean>(true, false),
    result: drawResult,
    at: whole(),
  }),
  signature: text(128, /^[0-9a-f]{128}$/),
});
