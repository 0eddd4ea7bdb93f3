import { type Amount, printAmount } from '@tessera/protocol';
import type { WithdrawalDeps } from './deps.ts';
import { readWithdrawal } from './row.ts';

/** Notifies a player's sockets of each step of their withdrawals, whichever process made it. */
export async function tellMoves(
  deps: Pick<WithdrawalDeps, 'emit' | 'store' | 'nodeChannels' | 'log'>,
): Promise<void> {
  await deps.nodeChannels.listen('withdraw', (id) => {
    tell(BigInt(id), deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'notifying a player of a withdrawal failed'),
    );
  });
}

async function tell(id: bigint, { emit, store }: Pick<WithdrawalDeps, 'emit' | 'store'>): Promise<void> {
  const row = await readWithdrawal(store, id);
  if (!row) return;
  const { user_id, currency, state } = row;
  emit.user(user_id, 'withdraw', { id: Number(id), state });
  // Only these states change the main balance.
  if (state !== 'requested' && state !== 'rejected' && state !== 'failed') return;
  const { rows } = await store.query<{ balance: Amount; seq: bigint }>(
    `select balance, nextval('id_seq') as seq from player_balance where user_id = $1 and kind = 'main' and currency = $2`,
    [user_id, currency],
  );
  const main = rows[0];
  if (!main) return;
  emit.user(user_id, 'balance', {
    balance: printAmount(main.balance),
    currency,
    cause: 'withdrawal',
    seq: Number(main.seq),
  });
}
