import { type BalanceChanged, printAmount } from '@tessera/protocol';
import type { Store } from '../../store/index.ts';
import type { PlayerEmit } from '../betting/index.ts';
import type { BalanceAfter } from './money.ts';
import type { ChaseRow } from './store.ts';
import { findChase, movedOf } from './view.ts';

/** Sends the current state of a chase to its player's sockets. */
export async function tellMoved(
  { store, emit }: { store: Store; emit: PlayerEmit },
  { id, user_id }: Pick<ChaseRow, 'id' | 'user_id'>,
): Promise<void> {
  const view = await findChase(store, user_id, id);
  if (view) emit.user(user_id, 'chase', movedOf(view));
}

/** Sends the balance to a player's sockets after money was held or released. */
export function tellBalance(
  { emit }: { emit: PlayerEmit },
  { user_id, currency }: Pick<ChaseRow, 'user_id' | 'currency'>,
  { balance, seq }: BalanceAfter,
  cause: BalanceChanged['cause'],
): void {
  emit.user(user_id, 'balance', { balance: printAmount(balance), currency, cause, seq });
}
