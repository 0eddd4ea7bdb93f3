import type { CallReply } from '@tessera/protocol/endpoints';
import { type Amount, amountOf, parseAmountDown, ZERO } from '@tessera/protocol/money';

type Bet = CallReply<'POST /api/record/bet'>['items'][number];
type Decided = Pick<Bet, 'state' | 'stake' | 'payout' | 'correction'>;

/** What a state is shown as: a bet that got back no more than its stake is not called won (design 1.7). */
export type BetLook = 'accepted' | 'won' | 'returned' | 'lost' | 'void' | 'cancelled';

/** Everything a bet brought, with what was paid later for corrected numbers; `undefined` while it is open. */
export function paidOf({ payout, correction }: Pick<Bet, 'payout' | 'correction'>): Amount | undefined {
  return payout === null ? undefined : amountOf(unitsOf(payout) + unitsOf(correction ?? '0'));
}

/** What the bet brought less its stake; `undefined` while it is open and where the stake simply came back. */
export function netOf(bet: Decided): Amount | undefined {
  const paid = paidOf(bet);
  if (paid === undefined || (bet.state !== 'won' && bet.state !== 'lost')) return undefined;
  return amountOf(paid - unitsOf(bet.stake));
}

/** How a bet stands in the eyes of its player. */
export function lookOfBet(bet: Decided): BetLook {
  const paid = paidOf(bet) ?? ZERO;
  if (bet.state !== 'won' && !(bet.state === 'lost' && paid > 0n)) return bet.state;
  return (netOf(bet) ?? ZERO) > 0n ? 'won' : 'returned';
}

/** A figure of the wire in 1/10 000; what cannot be read is nothing. */
export function unitsOf(text: string): Amount {
  const read = parseAmountDown(text);
  return read.ok ? read.value : ZERO;
}
