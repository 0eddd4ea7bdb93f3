import { concat, u64 } from './bytes.ts';
import { type Hash, sha256 } from './hash.ts';
import { leafHash, merkleRoot } from './merkle.ts';

/** The payout of one bet, returned stake included. A bet without an outcome has no payout. */
export interface Outcome {
  readonly bet: number | bigint;
  /** In 1/10 000 of the currency. */
  readonly payout: bigint;
}

/** Leaf hash of an outcome: H(0x00 || u64(bet id) || u64(payout)). */
export const outcomeLeafHash = (outcome: Outcome, hash: Hash = sha256): Uint8Array =>
  leafHash(concat(u64(outcome.bet), u64(outcome.payout)), hash);

/** Root over the outcomes of a draw in ascending order of bet id. Throws a RangeError for any other order. */
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
