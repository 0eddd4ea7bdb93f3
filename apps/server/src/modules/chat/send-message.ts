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
  /** Further checks, with the room locked; not for a resend. Throws what refuses the message. */
  readonly check: (tx: Tx, room: Room) => Promise<void> | void;
}

/**
 * Sends a message in a room, once for its `clientId`: a resend is answered with the same message. The number is given under the lock of
 * the room's row, so the order of a room is total and has no gaps.
 *
 * Errors: `not_found`; `idempotency_conflict` for a known id with another body; `trial_not_allowed`; those of a break or an exclusion;
 * `chat_closed`, `chat_muted`, `chat_too_fast`; those of `check`.
 */
export async function sendMessage(
  caller: Caller,
  { room: key, clientId, kind, body, check }: Draft,
  { store, emit, pictureUrl }: Pick<ChatDeps, 'store' | 'emit' | 'pictureUrl'>,
): Promise<MessageView> {
  const { message, isNew } = await store.tx(async (tx) => {
    const { id } = await roomOf(tx, caller.userId, key);
    await tx.query('select from chat_room where id = $1 for no key update', [id]);
    const sent = await messageSent(tx, id, caller.userId, clientId, pictureUrl);
    if (sent) {
      if (!isDeepStrictEqual(sent.body, body)) throw new AppError('idempotency_conflict');
      return { message: sent.message, isNew: false };
    }
    const room = await roomOf(tx, caller.userId, key);
    await requireMayWrite(tx, caller, room);
    await check(tx, room);
    return { message: await write(tx, id, caller, { clientId, kind, body }), isNew: true };
  });
  if (isNew) emit.chat(key, 'chat:message', { room: key, ...message });
  return message;
}

/** Whether the caller may write now; the room is locked. Breaks and exclusions are read in the same transaction (RP8). */
async function requireMayWrite(tx: Tx, { userId, kind }: Caller, room: Room): Promise<void> {
  if (kind === 'trial') throw new AppError('trial_not_allowed');
  await requirePlay(tx, userId);
  // Messages to customer service belong to a case, so they have a call of their own.
  if (!room.open || room.kind === 'service') throw new AppError('chat_closed');
  if (room.muted_until) throw new AppError('chat_muted', { until: room.muted_until.getTime() });
  if (room.next_at) throw new AppError('chat_too_fast', { retryAt: room.next_at.getTime() });
}

/** Writes a message; its sender has read the room up to it. */
async function write(
  tx: Tx,
  room: bigint,
  { userId, userName }: Caller,
  { clientId, kind, body }: Pick<Draft, 'clientId' | 'kind' | 'body'>,
): Promise<MessageView> {
  const { rows } = await tx.query<{ seq: bigint; at: Date }>(
    `insert into chat_message (room, sender, client_id, kind, body, at) values ($1, $2, $3, $4, $5, app_now()) returning seq, at`,
    [room, userId, clientId, kind, JSON.stringify(body)],
  );
  const { seq, at } = rows[0]!;
  await tx.query(
    `insert into chat_member as m (room, user_id, read_seq, sent_at, at) values ($1, $2, $3, $4, $4)
     on conflict (room, user_id) do update set read_seq = greatest(m.read_seq, excluded.read_seq), sent_at = excluded.sent_at`,
    [room, userId, seq, at],
  );
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
