import { type Amount, printAmount, type ReplyOf } from '@tessera/protocol';
import { depositHeadroom, hasLimit } from '../../protection/index.ts';
import { identityOf } from '../verified-identity/verified-identity.ts';
import { listChannels } from './channels.ts';
import type { DepositDeps } from './deps.ts';

/** Data of the first deposit page. */
export async function depositOverview(
  { store, providers }: Pick<DepositDeps, 'store' | 'providers'>,
  userId: bigint,
): Promise<ReplyOf<'depositChannel'>> {
  const [channels, room, identity, asked, limited] = await Promise.all([
    listChannels(store, providers, userId),
    depositHeadroom(store, userId),
    identityOf(store, userId),
    store.query<{ credited: boolean; open: Amount }>(
      `select coalesce((select sum(amount) from deposit where user_id = $1 and expires_at > app_now()
           and state in ('created', 'paid', 'confirming')), 0)::bigint as open,
         exists (select from deposit where user_id = $1 and state = 'credited') as credited`,
      [userId],
    ),
    hasLimit(store, userId, 'deposit'),
  ]);
  const { credited, open } = asked.rows[0]!;
  // Open orders use deposit headroom, too.
  const left = room === null ? null : room - open;
  return {
    channels,
    limit_left: left === null ? null : printAmount((left > 0n ? left : 0n) as Amount),
    ask_limits: !limited && !credited,
    identity,
  };
}
