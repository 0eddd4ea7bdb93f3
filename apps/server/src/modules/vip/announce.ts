import type { ReplyOf } from '@tessera/protocol';
import { AppError, type CallSession } from '../../http/index.ts';
import type { VipDeps } from './deps.ts';

/** Notes that the player was told of a level, at most the one held. Errors: `trial_not_allowed`. */
export async function noteAnnounced(
  { userId, kind }: Pick<CallSession, 'userId' | 'kind'>,
  level: number,
  { store }: VipDeps,
): Promise<ReplyOf<'userVipAnnounced'>> {
  if (kind === 'trial') throw new AppError('trial_not_allowed');
  const { rows } = await store.query<{ announced: number }>(
    `update vip_standing set announced = greatest(announced, least(level, $2)) where user_id = $1
     returning announced`,
    [userId, level],
  );
  return { announced: rows[0]?.announced ?? 1 };
}
