import { createHmac, type KeyObject, randomFillSync } from 'node:crypto';
import { betLeafPieces, drawRef, lengthPrefixed, PROTOCOL_VERSION, u64 } from '@tessera/fairness';
import { printAmount } from '@tessera/protocol';
import { oddsText, type PricedBet } from './price.ts';

/** The parts of a leaf except id and time, which the database assigns (trust.md section 4, step 4). */
export interface LeafParts {
  readonly acct: string;
  readonly salt: string;
  /** Canonical preimage around time and id: `head + at + middle + bet + tail`. */
  readonly pieces: readonly [string, string, string];
}

/** The draw of a bet, as named in the leaf. */
export interface LeafDraw {
  readonly lottery: string;
  readonly issue: string;
}

/** Prepares the leaf of a bet, with a fresh salt. */
export function leafParts(bet: PricedBet, draw: LeafDraw, acct: string): LeafParts {
  const salt = freshSalt();
  const pieces = betLeafPieces({
    v: PROTOCOL_VERSION,
    draw: drawRef(draw),
    acct,
    played: bet.item.id,
    content: bet.content,
    stake: printAmount(bet.stake),
    odds: oddsText(bet.odds),
    salt,
  });
  return { acct, salt, pieces };
}

/**
 * Pseudonym of a player in one draw: the first 16 bytes of HMAC-SHA256(key, LP(draw) || u64(user)), hex. Without the
 * key, a pseudonym cannot be linked to another one or to a player.
 */
export function pseudonymOf(key: KeyObject, draw: LeafDraw, userId: bigint): string {
  const mac = createHmac('sha256', key)
    .update(lengthPrefixed(drawRef(draw)))
    .update(u64(userId))
    .digest();
  return mac.toString('hex', 0, 16);
}

const SALT_BYTES = 16;
const pool = Buffer.alloc(SALT_BYTES * 256);
let taken = pool.length;

/** 16 random bytes of the operating system; fetched in blocks, because each call costs more than its bytes. */
function freshSalt(): string {
  if (taken === pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  const salt = pool.toString('hex', taken, taken + SALT_BYTES);
  pool.fill(0, taken, taken + SALT_BYTES);
  taken += SALT_BYTES;
  return salt;
}
