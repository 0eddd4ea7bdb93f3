import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import { once } from '../../store/index.ts';
import type { NoticeDeps } from './deps.ts';
import { noticesSeen } from './events.ts';

/**
 * Marks versions of notices as seen by a player, also those that have ended meanwhile. The same `rid` always gets the same answer (L6).
 * Errors: `not_found` for a version that does not exist or was never shown yet, and then marks none; `idempotency_conflict`.
 */
export function markSeen(
  userId: bigint,
  { rid, items }: InputOf<'userNoticeSeen'>,
  { store, events }: NoticeDeps,
): Promise<ReplyOf<'userNoticeSeen'>> {
  const ids = items.map(({ id }) => id);
  const versions = items.map(({ version }) => version);
  return store.tx((tx) =>
    once(tx, { userId, scope: 'user/notice/seen', rid, body: { items } }, async () => {
      const { rows } = await tx.query<{ known: boolean }>(
        `select bool_and(exists (
           select from notice n where n.id = item.id and n.version = item.version and n.starts <= app_now())) as known
         from unnest($1::text[], $2::integer[]) item (id, version)`,
        [ids, versions],
      );
      if (!rows[0]?.known) throw new AppError('not_found');
      await tx.query(
        `insert into notice_seen (user_id, notice_id, version, at)
         select $1, id, version, app_now() from unnest($2::text[], $3::integer[]) item (id, version)
         on conflict do nothing`,
        [userId, ids, versions],
      );
      await events.publish(tx, noticesSeen, `${userId}/${rid}`, { user: userId, notices: items });
      return {};
    }),
  );
}
