import type { CallReply } from '@tessera/protocol/endpoints';
import { type Amount, amountOf, parseAmountDown, ZERO } from '@tessera/protocol/money';

/** One of the player's bets as lists show it. */
export type Bet = CallReply<'POST /api/record/bet'>['items'][number];
export type BetState = Bet['state'];
/** A bet with its draw, how it was settled, and its receipt. */
export type BetDetail = CallReply<'POST /api/record/bet/detail'>;

/** What a state is shown as: a bet that got back no more than its stake is not called won (design 1.7). */
export type BetLook = 'accepted' | 'won' | 'returned' | 'lost' | 'void' | 'cancelled';

/** What the bet brought, in 1/10 000; `undefined` while it is open and where the stake simply came back. */
export function netOf(bet: Pick<Bet, 'state' | 'stake' | 'payout'>): Amount | undefined {
  if (bet.state !== 'won' && bet.state !== 'lost') return undefined;
  return amountOf(units(bet.payout) - units(bet.stake));
}

export function lookOfBet(bet: Pick<Bet, 'state' | 'stake' | 'payout'>): BetLook {
  if (bet.state !== 'won') return bet.state;
  return (netOf(bet) ?? ZERO) > 0n ? 'won' : 'returned';
}

/** Whether the bet can still be taken back (B5), as far as this device's picture of the time goes. */
export function isCancellable(bet: Pick<Bet, 'state' | 'close_at'>, nowMs: number): boolean {
  return bet.state === 'accepted' && nowMs < bet.close_at;
}

/** Stake of one line in 1/10 000: the unit stake times the multiple. */
export function lineStakeOf(bet: Pick<Bet, 'unit_stake' | 'multiple'>): Amount {
  return amountOf(units(bet.unit_stake) * BigInt(bet.multiple));
}

function units(text: string | null): Amount {
  const read = parseAmountDown(text ?? '0');
  return read.ok ? read.value : ZERO;
}
