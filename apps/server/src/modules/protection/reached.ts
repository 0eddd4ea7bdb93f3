import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';

/**
 * Checks that the player has something left of each limit on stakes and losses: whoever has reached one is not led to bet.
 * Errors: `limit_stake_reached`, `limit_loss_reached`.
 */
export async function requireBelowLimits(db: Store | Tx, userId: bigint): Promise<void> {
  const { rows } = await db.query<{ kind: 'stake' | 'loss'; period: 'day' | 'week' | 'month' }>(
    `select kind, period from play_limit
     where user_id = $1 and kind in ('stake', 'loss') and period in ('day', 'week', 'month')
       and limit_used_at($1, kind, period, app_now()) >= value
     order by kind desc, period limit 1`,
    [userId],
  );
  const [reached] = rows;
  if (reached)
    throw new AppError(`limit_${reached.kind}_reached`, { left: '0.0000', period: reached.period });
}
