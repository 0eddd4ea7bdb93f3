import { type Amount, printAmount } from '@tessera/protocol';
import { z } from 'zod';
import { defineJob, idField } from '../../../store/index.ts';
import type { DepositDeps } from './deps.ts';

/** Sends the balance after a deposit to the player's sockets; key: the deposit. */
export const tellJob = defineJob('deposit.tell', {
  payload: z.object({ user: idField }),
  async run({ emit }: Pick<DepositDeps, 'emit'>, { payload: { user } }, tx) {
    const { rows } = await tx.query<{ balance: Amount; seq: bigint }>(
      `select balance, nextval('id_seq') as seq from player_balance
       where user_id = $1 and kind = 'main' and currency = 'CNY'`,
      [user],
    );
    const { balance, seq } = rows[0]!;
    emit.user(user, 'balance', {
      balance: printAmount(balance),
      currency: 'CNY',
      cause: 'deposit',
      seq: Number(seq),
    });
  },
});
