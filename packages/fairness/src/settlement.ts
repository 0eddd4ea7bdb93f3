import { concat, u64 } from './bytes.ts';
import { type Hash, sha256 } from './hash.ts';
import { leafHash, merkleRoot } from './merkle.ts';

/** What one bet was paid, stake returned included. A bet without an outcome was paid nothing. */
export interface Outcome {
  readonly bet: number | bigint;
  /** In 1/10 000 of the currency. */
  readonly payout: bigint;
}

/** Leaf hash of an outcome: H(0x00 || u64(bet id) || u64(payout)). */
export const outcomeLeafHash = (outcome: Outcome, hash: Hash = sha256): Uint8Array =>
  leafHash(concat(u64(outcome.bet), u64(outcome.payout)), hash);

/** Root over the outcomes of a draw, which must come in ascending bet id. Throws a RangeError otherwise. */
export function settlementRoot(outcomes: Iterable<Outcome>, hash: Hash = sha256): Uint8Array {
  return merkleRoot(leaves(outcomes, hash), hash);
}

function* leaves(outcomes: Iterable<Outcome>, hash: Hash): Generator<Uint8Array> {
  let last = -1n;
  for (const outcome of outcomes) {
    const bet = BigInt(outcome.bet);
    if (bet <= last) throw new RangeError('outcomes out of order');
    last = bet;
    yield outcomeLeafHash(outcome, hash);
  }
}
