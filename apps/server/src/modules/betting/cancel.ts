import { type Amount, amountOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import { isConflict, type Store } from '../../store/index.ts';
import { refusalOf } from '../ledger/index.ts';

/** A cancelled bet. */
export interface Cancelled {
  readonly balance: Amount;
  /** Ledger batch; null when the bet was cancelled before. */
  readonly batch: bigint | null;
}

const RETRIES_MAX = 5;

/**
 * Cancels one of a player's bets while its draw is open and refunds the full stake (B5). Repeating it changes nothing.
 * Errors: `not_found` for a bet that does not exist or belongs to another player; `draw_closed`.
 */
export async function cancelBet(store: Store, userId: bigint, betId: number): Promise<Cancelled> {
  for (let retry = 0; ; retry += 1) {
    try {
      const { rows } = await store.query<{ answer: string; balance: bigint | null; batch: bigint | null }>(
        'select answer, balance, batch from cancel_bet($1, $2)',
        [userId, betId],
      );
      const { answer, balance, batch } = rows[0]!;
      if (answer === 'not_found' || answer === 'draw_closed') throw new AppError(answer);
      return { balance: amountOf(balance!), batch };
    } catch (error) {
      if (retry >= RETRIES_MAX || !isConflict(error)) throw refusalOf(error) ?? error;
    }
  }
}
