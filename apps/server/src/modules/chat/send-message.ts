import { isDeepStrictEqual } from 'node:util';
import { maskName } from '@tessera/rewards';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { requirePlay } from '../protection/index.ts';
import type { ChatDeps } from './deps.ts';
import { type MessageBody, type MessageView, messageSent } from './messages.ts';
import { type Caller, type Room, roomOf } from './rooms.ts';

/** A message that a player sends. */
export interface Draft {
  readonly room: string;
  readonly clientId: string;
  readonly kind: 'text' | 'bet';
  readonly body: MessageBody;
  /** Further checks, not for a resend. Throws what refuses the message. */
  readonly check: (tx: Tx, room: Room) => Promise<void> | void;
}

/** A message, and whether this call wrote it. */
interface Sent {
  readonly message: MessageView;
  readonly isNew: boolean;
}

/**
 * Sends a message in a room, once for its `clientId`: a resend is answered with the same message. The number is given under the lock of
 * the room's row, so the order of a room is total and has no gaps. Everything is checked before that lock, which is held for one
 * statement only, since all others who write in the room wait for it; the statement writes nothing when the room or the sender has changed
 * since. Then the transaction has the lock, and what it finds in its second round holds.
 *
 * Errors: `not_found`; `idempotency_conflict` for a known id with another body; `trial_not_allowed`; those of a break or an exclusion;
 * `chat_closed`, `chat_muted`, `chat_too_fast`; those of `check`.
 */
export async function sendMessage(
  caller: Caller,
  draft: Draft,
  { store, emit, pictureUrl }: Pick<ChatDeps, 'store' | 'emit' | 'pictureUrl'>,
): Promise<MessageView> {
  const { message, isNew } = await store.tx(async (tx) => {
    const sent =
      (await sendOnce(tx, caller, draft, pictureUrl)) ?? (await sendOnce(tx, caller, draft, pictureUrl));
    if (!sent) throw new AppError('platform_maintenance');
    return sent;
  });
  if (isNew) emit.chat(draft.room, 'chat:message', { room: draft.room, ...message });
  return message;
}

/** Undefined when the room or the sender has changed while this waited for the room, whose lock the transaction then has. */
async function sendOnce(
  tx: Tx,
  caller: Caller,
  { room: key, clientId, kind, body, check }: Draft,
  pictureUrl: ChatDeps['pictureUrl'],
): Promise<Sent | undefined> {
  const room = await roomOf(tx, caller.userId, key);
  const sent = await messageSent(tx, room.id, caller.userId, clientId, pictureUrl);
  if (sent) {
    if (!isDeepStrictEqual(sent.body, body)) throw new AppError('idempotency_conflict');
    return { message: sent.message, isNew: false };
  }
  await requireMayWrite(tx, caller, room);
  await check(tx, room);
  const message = await write(tx, room, caller, { clientId, kind, body });
  return message && { message, isNew: true };
}

/** Whether the caller may write now. Breaks and exclusions are read in the same transaction (RP8). */
async function requireMayWrite(tx: Tx, { userId, kind }: Caller, room: Room): Promise<void> {
  if (kind === 'trial') throw new AppError('trial_not_allowed');
  await requirePlay(tx, userId);
  // Messages to customer service belong to a case, so they have a call of their own.
  if (!room.open || room.kind === 'service') throw new AppError('chat_closed');
  if (room.muted_until) throw new AppError('chat_muted', { until: room.muted_until.getTime() });
  if (room.next_at) throw new AppError('chat_too_fast', { retryAt: room.next_at.getTime() });
}

/**
 * Writes a message; its sender has read the room up to it. Locks the room, then the sender's row in it, as operators do. Undefined when
 * the room was closed, the sender muted, or another message of theirs written since `room` was read.
 */
async function write(
  tx: Tx,
  { id, sent_at: sentBefore }: Room,
  { userId, userName }: Caller,
  { clientId, kind, body }: Pick<Draft, 'clientId' | 'kind' | 'body'>,
): Promise<MessageView | undefined> {
  const { rows } = await tx.query<{ seq: bigint; at: Date }>(
    `with room as (select id, last_seq from chat_room where id = $1 and open for no key update),
     writer as (
       insert into chat_member as m (room, user_id, read_seq, sent_at, at)
       select id, $2, last_seq + 1, app_now(), app_now() from room
       on conflict (room, user_id) do update set read_seq = excluded.read_seq, sent_at = excluded.sent_at
       where m.sent_at is not distinct from $6 and (m.muted_until is null or m.muted_until <= excluded.at)
       returning room, user_id, sent_at
     )
     insert into chat_message (room, sender, client_id, kind, body, at)
     select room, user_id, $3, $4, $5, sent_at from writer returning seq, at`,
    [id, userId, clientId, kind, JSON.stringify(body), sentBefore],
  );
  const [written] = rows;
  if (!written) return undefined;
  const { seq, at } = written;
  return {
    seq: Number(seq),
    kind,
    from: { id: Number(userId), name: maskName(userName), staff: false },
    client_id: clientId,
    text: body.text ?? null,
    removed: false,
    removes: null,
    at: at.getTime(),
  };
}
