import type { Bet } from '@tessera/protocol/inward';
import { type Amount, amountOf, parseAmountDown, ZERO } from '@tessera/protocol/money';

type Decided = Pick<Bet, 'state' | 'stake' | 'payout' | 'correction'>;

/**
 * The displayed state: a bet that paid no more than its stake is not shown as won. `returned` paid less than the
 * stake, `even` exactly the stake.
 */
export type BetLook = 'accepted' | 'won' | 'even' | 'returned' | 'lost' | 'void' | 'cancelled';

/** The total payout of a bet, including later payments for corrected numbers; `undefined` while it is open. */
export function paidOf({ payout, correction }: Pick<Bet, 'payout' | 'correction'>): Amount | undefined {
  return payout === null ? undefined : amountOf(unitsOf(payout) + unitsOf(correction ?? '0'));
}

/** Payout less stake; `undefined` while the bet is open and when it was void or cancelled. */
export function netOf(bet: Decided): Amount | undefined {
  const paid = paidOf(bet);
  if (paid === undefined || (bet.state !== 'won' && bet.state !== 'lost')) return undefined;
  return amountOf(paid - unitsOf(bet.stake));
}

/** The state of a bet as shown to the player. */
export function lookOfBet(bet: Decided): BetLook {
  const paid = paidOf(bet) ?? ZERO;
  if (bet.state !== 'won' && !(bet.state === 'lost' && paid > 0n)) return bet.state;
  const net = netOf(bet) ?? ZERO;
  if (net === 0n) return 'even';
  return net > 0n ? 'won' : 'returned';
}

/** A wire amount in 1/10 000; unreadable text is 0. */
export function unitsOf(text: string): Amount {
  const read = parseAmountDown(text);
  return read.ok ? read.value : ZERO;
}
