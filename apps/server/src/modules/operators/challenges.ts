import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a challenge is for. */
type Purpose = 'sign in' | 'add';

/** Whom a challenge is for, and when (ms) it is made or checked. */
interface Occasion {
  readonly purpose: Purpose;
  /** Hash of the browser's secret: a challenge is worth nothing in another browser. */
  readonly browser: Buffer;
  readonly now: number;
}

/** How long a person may take to touch a key, ms. */
export const CHALLENGE_MS = 120_000;
const NONCE_BYTES = 16;
const UNTIL_BYTES = 8;
const HEAD_BYTES = NONCE_BYTES + UNTIL_BYTES;

/** Makes a challenge that is checked without having been stored: a nonce, its end, and a code over both and the occasion. */
export function makeChallenge(key: Buffer, occasion: Occasion): string {
  const head = Buffer.concat([randomBytes(NONCE_BYTES), Buffer.alloc(UNTIL_BYTES)]);
  head.writeBigUInt64BE(BigInt(occasion.now + CHALLENGE_MS), NONCE_BYTES);
  return Buffer.concat([head, codeOf(key, head, occasion)]).toString('base64url');
}

/** Whether a challenge was made for this occasion and has not ended. Whether it was used is not known here. */
export function challengeHolds(key: Buffer, challenge: string, occasion: Occasion): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  const code = bytes.subarray(HEAD_BYTES);
  const wanted = head.length === HEAD_BYTES ? codeOf(key, head, occasion) : Buffer.alloc(0);
  if (code.length !== wanted.length || !timingSafeEqual(code, wanted)) return false;
  return Number(head.readBigUInt64BE(NONCE_BYTES)) >= occasion.now;
}

function codeOf(key: Buffer, head: Buffer, { purpose, browser }: Occasion): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n`).update(browser).update(head).digest();
}
