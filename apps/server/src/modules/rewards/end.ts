import { AppError, type CallContext, sessionOf } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { findReward, type RewardView } from './list.ts';

/** Ends active bonuses; what was paid stays paid. Returns those that were active. See `end_rewards`. */
export async function endRewards(
  tx: Tx,
  grants: readonly bigint[],
  state: 'expired' | 'forfeited' | 'cancelled',
  reason: string,
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>('select end_rewards($1::bigint[], $2, $3) as id', [
    grants,
    state,
    reason,
  ]);
  return rows.map(({ id }) => id);
}

/** A player gives up a bonus. Repeating it changes nothing. Errors: `not_found`, `reward_ended`. */
export async function forfeit(store: Store, context: CallContext, id: number): Promise<RewardView> {
  const { userId } = sessionOf(context);
  return store.tx(async (tx) => {
    const before = await findReward(tx, userId, BigInt(id), context.language);
    if (before.state === 'forfeited') return before;
    const ended = await endRewards(tx, [BigInt(id)], 'forfeited', 'player');
    const after = await findReward(tx, userId, BigInt(id), context.language);
    if (ended.length === 0 && after.state !== 'forfeited') throw new AppError('reward_ended');
    return after;
  });
}
