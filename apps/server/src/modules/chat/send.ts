import type { InputOf } from '@tessera/protocol';
import { maskName } from '@tessera/rewards';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { requirePlay } from '../protection/index.ts';
import { cleanText } from './clean.ts';
import type { ChatDeps } from './deps.ts';
import { hasForeignLink } from './filter/links.ts';
import { hasRefusedWords } from './filter/words.ts';
import { type MessageView, messageSent } from './messages.ts';
import { type Caller, type Room, roomOf } from './rooms.ts';

/** Most characters of a text (E6), also after it was brought to its stored form. */
const TEXT_MAX = 500;

/**
 * Sends a text to a room, once for its `client_id`: a resend is answered with the same message. The number is given under the lock of the
 * room's row, so the order of a room is total and has no gaps.
 *
 * Errors: `not_found`; `validation_failed` for a text without characters; `idempotency_conflict` for a known id with another text;
 * `trial_not_allowed`; those of a break or an exclusion; `chat_closed`, `chat_muted`, `chat_too_fast`, `chat_refused_words`,
 * `chat_refused_link`.
 */
export async function sendText(
  caller: Caller,
  { room: key, client_id: clientId, text: typed }: InputOf<'chatSend'>,
  { store, emit, ownOrigins }: ChatDeps,
): Promise<MessageView> {
  const text = cleanText(typed);
  if (text === '' || text.length > TEXT_MAX) throw new AppError('validation_failed', { field: 'text' });
  const refusal = refusalOf(text, ownOrigins());
  const { message, isNew } = await store.tx(async (tx) => {
    const { id } = await roomOf(tx, caller.userId, key);
    await tx.query('select from chat_room where id = $1 for no key update', [id]);
    const sent = await messageSent(tx, id, caller.userId, clientId);
    if (sent) {
      if (sent.text !== text) throw new AppError('idempotency_conflict');
      return { message: sent.message, isNew: false };
    }
    await requireMayWrite(tx, caller, await roomOf(tx, caller.userId, key));
    if (refusal) throw new AppError(refusal);
    return { message: await write(tx, id, caller, clientId, text), isNew: true };
  });
  if (isNew) emit.chat(key, 'chat:message', { room: key, ...message });
  return message;
}

function refusalOf(text: string, ownOrigins: readonly string[]) {
  if (hasRefusedWords(text)) return 'chat_refused_words';
  return hasForeignLink(text, ownOrigins) ? 'chat_refused_link' : undefined;
}

/** Whether the caller may write now; the room is locked. Breaks and exclusions are read in the same transaction (RP8). */
async function requireMayWrite(tx: Tx, { userId, kind }: Caller, room: Room): Promise<void> {
  if (kind === 'trial') throw new AppError('trial_not_allowed');
  await requirePlay(tx, userId);
  if (!room.open) throw new AppError('chat_closed');
  if (room.muted_until) throw new AppError('chat_muted', { until: room.muted_until.getTime() });
  if (room.next_at) throw new AppError('chat_too_fast', { retryAt: room.next_at.getTime() });
}

/** Writes a message; its sender has read the room up to it. */
async function write(
  tx: Tx,
  room: bigint,
  { userId, userName }: Caller,
  clientId: string,
  text: string,
): Promise<MessageView> {
  const { rows } = await tx.query<{ seq: bigint; at: Date }>(
    `insert into chat_message (room, sender, client_id, kind, body, at) values ($1, $2, $3, 'text', $4, app_now()) returning seq, at`,
    [room, userId, clientId, JSON.stringify({ text })],
  );
  const { seq, at } = rows[0]!;
  await tx.query(
    `insert into chat_member as m (room, user_id, read_seq, sent_at, at) values ($1, $2, $3, $4, $4)
     on conflict (room, user_id) do update set read_seq = greatest(m.read_seq, excluded.read_seq), sent_at = excluded.sent_at`,
    [room, userId, seq, at],
  );
  return {
    seq: Number(seq),
    kind: 'text',
    from: { id: Number(userId), name: maskName(userName), staff: false },
    client_id: clientId,
    text,
    removed: false,
    removes: null,
    at: at.getTime(),
  };
}
