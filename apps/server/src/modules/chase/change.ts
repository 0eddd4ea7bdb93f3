import { printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import type { Bettor } from '../betting/index.ts';
import { closeChase } from './advance.ts';
import type { ChaseDeps } from './deps.ts';
import type { BalanceAfter } from './money.ts';
import { type ChaseRow, lockChase } from './store.ts';
import { tellBalance, tellMoved } from './tell.ts';
import { findChase } from './view.ts';

/** A changed chase, and the balance afterwards. */
export type Changed = ReplyOf<'chaseStop'>;

/** Changes one of a player's chases and returns its new state. Errors: `not_found`, also for another player's chase. */
export async function changeChase(
  deps: ChaseDeps,
  bettor: Bettor,
  id: bigint,
  work: (tx: Tx, chase: ChaseRow) => Promise<BalanceAfter | undefined>,
): Promise<Changed> {
  const { chase, moved } = await deps.store.tx(async (tx) => {
    const found = await lockChase(tx, id);
    if (!found || found.user_id !== bettor.userId) throw new AppError('not_found');
    return { chase: found, moved: await work(tx, found) };
  });
  if (moved) tellBalance(deps, chase, moved, 'refund');
  await tellMoved(deps, chase);
  return {
    chase: (await findChase(deps.store, bettor.userId, id))!,
    balance: printAmount(moved?.balance ?? (await deps.ledger.balanceOf(bettor.userId, bettor.currency))),
  };
}

/** Ends a chase that has not ended. Errors: as `changeChase`. */
export function stopChase(deps: ChaseDeps, bettor: Bettor, id: bigint): Promise<Changed> {
  return changeChase(deps, bettor, id, async (tx, chase) =>
    chase.state === 'running' || chase.state === 'paused' ? closeChase(deps, tx, chase, 'player') : undefined,
  );
}
