import { AppError } from '../../http/index.ts';
import type { InboxDeps } from './deps.ts';

/** Marks an event of a player as read. Errors: `not_found`, also for another player's. */
export async function markRead(userId: bigint, id: number, { store, emit }: InboxDeps): Promise<void> {
  const { rows } = await store.query<{ fresh: boolean }>(
    `with marked as (
       update inbox_event set read_at = app_now() where user_id = $1 and id = $2 and read_at is null returning id
     )
     select exists (select from marked) as fresh from inbox_event where user_id = $1 and id = $2`,
    [userId, id],
  );
  if (!rows[0]) throw new AppError('not_found');
  if (rows[0].fresh) emit.user(userId, 'inbox:read', { ids: [id], up_to: 0 });
}

/** Events marked in one statement. */
const TOGETHER = 5_000;

/** Marks all events of a player up to one as read. */
export async function markAllRead(userId: bigint, upTo: number, { store, emit }: InboxDeps): Promise<void> {
  for (;;) {
    const { rowCount } = await store.query(
      `update inbox_event set read_at = app_now() where user_id = $1 and read_at is null and id in (
         select id from inbox_event where user_id = $1 and id <= $2 and read_at is null order by id desc limit $3)`,
      [userId, upTo, TOGETHER],
    );
    if ((rowCount ?? 0) < TOGETHER) break;
  }
  emit.user(userId, 'inbox:read', { ids: [], up_to: upTo });
}

/** Marks the events with these keys as read, those that exist. */
export async function markKeysRead(
  { store, emit }: InboxDeps,
  userId: bigint,
  keys: readonly string[],
): Promise<void> {
  const { rows } = await store.query<{ id: bigint }>(
    'update inbox_event set read_at = app_now() where user_id = $1 and key = any ($2) and read_at is null returning id',
    [userId, keys],
  );
  if (rows.length > 0) emit.user(userId, 'inbox:read', { ids: rows.map(({ id }) => Number(id)), up_to: 0 });
}
