import { type Amount, printAmount } from '@tessera/protocol';
import type { JobHandler } from '../../../store/index.ts';
import type { BalanceEmit } from './deps.ts';

/** Handler of the job that sends the balance after a deposit to the player's sockets. */
export function tellBalance(emit: BalanceEmit): JobHandler {
  return async ({ payload }, tx) => {
    const userId = BigInt((payload as { user: string }).user);
    const { rows } = await tx.query<{ balance: Amount; seq: bigint }>(
      `select balance, nextval('id_seq') as seq from player_balance
       where user_id = $1 and kind = 'main' and currency = 'CNY'`,
      [userId],
    );
    const { balance, seq } = rows[0]!;
    emit.user(userId, 'balance', {
      balance: printAmount(balance),
      currency: 'CNY',
      cause: 'deposit',
      seq: Number(seq),
    });
  };
}
