import { type Amount, amountOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import { isConflict, type Store } from '../../store/index.ts';
import { refusalOf } from '../ledger/index.ts';

/** A bet that is taken back. */
export interface Cancelled {
  readonly balance: Amount;
  /** Ledger batch; null when the bet had been cancelled before. */
  readonly batch: bigint | null;
}

const RETRIES_MAX = 5;

/**
 * Takes back one of a player's bets while its draw is open, full stake back (B5). Doing it again changes nothing.
 * Errors: `not_found` for a bet that does not exist or is another's; `draw_closed`.
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
