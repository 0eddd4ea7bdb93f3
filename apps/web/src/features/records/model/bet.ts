import type { Bet } from '@tessera/protocol/inward';
import { type Amount, amountOf } from '@tessera/protocol/money';
import { unitsOf } from '../../../components/bet-outcome/index.ts';

export type { Bet, BetDetail } from '@tessera/protocol/inward';
export type BetState = Bet['state'];

/** Whether the bet can still be cancelled (B5), by this device's clock. */
export function isCancellable(bet: Pick<Bet, 'state' | 'close_at'>, nowMs: number): boolean {
  return bet.state === 'accepted' && nowMs < bet.close_at;
}

/** Stake of one line in 1/10 000: the unit stake times the multiple. */
export function lineStakeOf(bet: Pick<Bet, 'unit_stake' | 'multiple'>): Amount {
  return amountOf(unitsOf(bet.unit_stake) * BigInt(bet.multiple));
}
