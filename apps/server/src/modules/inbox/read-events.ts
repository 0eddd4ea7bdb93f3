import { INBOX_UNREAD_MAX } from '@tessera/protocol';
import type { InputOf, ReplyOf } from '@tessera/protocol/endpoints';
import { AppError } from '../../http/index.ts';
import type { InboxDeps } from './deps.ts';
import { type EventRow, eventView } from './write.ts';

/** A page of a player's events, newest first. Errors: `validation_failed` for an invalid cursor. */
export async function listEvents(
  userId: bigint,
  { kind, cursor, limit }: InputOf<'userInboxList'>,
  { store }: Pick<InboxDeps, 'store'>,
): Promise<ReplyOf<'userInboxList'>> {
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor))
    throw new AppError('validation_failed', { field: 'cursor' });
  const { rows } = await store.query<EventRow>(
    `select id, type, data, at, read_at from inbox_event
     where user_id = $1 and ($2::text is null or kind = $2) and ($3::bigint is null or id < $3)
     order by id desc limit $4`,
    [userId, kind ?? null, cursor ?? null, limit + 1],
  );
  const items = rows.slice(0, limit).map(eventView);
  return { items, next: rows.length > limit ? String(items.at(-1)!.id) : null };
}

/** The newest unread events of a player. */
export async function unreadEvents(
  userId: bigint,
  { store }: Pick<InboxDeps, 'store'>,
): Promise<ReplyOf<'userInboxUnread'>> {
  const { rows } = await store.query<Pick<EventRow, 'id' | 'type'>>(
    'select id, type from inbox_event where user_id = $1 and read_at is null order by id desc limit $2',
    [userId, INBOX_UNREAD_MAX + 1],
  );
  return {
    items: rows.slice(0, INBOX_UNREAD_MAX).map(({ id, type }) => ({ id: Number(id), type })),
    more: rows.length > INBOX_UNREAD_MAX,
  };
}
