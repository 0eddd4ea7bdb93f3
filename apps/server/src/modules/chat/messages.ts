import type { InputOf, ReplyOf } from '@tessera/protocol';
import { maskName } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';
import type { ChatDeps } from './deps.ts';
import { type Caller, roomOf } from './rooms.ts';

/** A message as players see it. */
export type MessageView = ReplyOf<'chatSend'>;

/** What a message consists of, by its kind; a shared bet is a reference, and whether its stake is shown. */
export interface MessageBody {
  readonly text?: string;
  readonly removes?: number;
  readonly bet?: number;
  readonly stake?: boolean;
}

/** A row of `chat_message` with the name of its sender. */
interface MessageRow extends Record<string, unknown> {
  readonly seq: bigint;
  readonly kind: MessageView['kind'];
  readonly client_id: string;
  readonly body: MessageBody;
  readonly at: Date;
  readonly removed: boolean;
  readonly sender: bigint | null;
  readonly user_name: string | null;
  readonly user_kind: string | null;
}

const SELECTED = `select c.seq, c.kind, c.client_id, c.body, c.at, c.removed_by is not null as removed, c.sender, p.user_name,
    p.kind as user_kind
  from chat_message c left join player p on p.id = c.sender`;

/** Messages of a room after a number, before one, or the newest; the oldest first. Errors: `not_found`. */
export async function messagesOf(
  { userId }: Caller,
  { room: key, after, before, limit }: InputOf<'chatMessages'>,
  { store }: ChatDeps,
): Promise<ReplyOf<'chatMessages'>> {
  const { id, last_seq } = await roomOf(store, userId, key);
  // Numbers have no gaps, so a page is a range of them. It ends at the newest number of the answer.
  const last = Number(last_seq);
  const end =
    after === undefined
      ? Math.min(before === undefined ? last : before - 1, last)
      : Math.min(after + limit, last);
  const begin = after === undefined ? Math.max(end - limit, 0) : after;
  const { rows } = await store.query<MessageRow>(
    `${SELECTED} where c.room = $1 and c.seq > $2 and c.seq <= $3 order by c.seq`,
    [id, begin, end],
  );
  return {
    items: rows.map(messageView),
    last_seq: last,
    more: after === undefined ? begin > 0 : end < last,
  };
}

/** One message of a room. */
export async function messageAt(db: Store | Tx, room: bigint, seq: bigint): Promise<MessageView | undefined> {
  const { rows } = await db.query<MessageRow>(`${SELECTED} where c.room = $1 and c.seq = $2`, [room, seq]);
  return rows[0] && messageView(rows[0]);
}

/** The message that a sender's client gave this id, and its body also after its removal. */
export async function messageSent(
  tx: Tx,
  room: bigint,
  sender: bigint,
  clientId: string,
): Promise<{ readonly message: MessageView; readonly body: MessageBody } | undefined> {
  const { rows } = await tx.query<MessageRow>(
    `${SELECTED} where c.room = $1 and c.sender = $2 and c.client_id = $3`,
    [room, sender, clientId],
  );
  const [row] = rows;
  return row && { message: messageView(row), body: row.body };
}

const messageView = (row: MessageRow): MessageView => ({
  seq: Number(row.seq),
  kind: row.kind,
  from:
    row.sender === null
      ? null
      : { id: Number(row.sender), name: maskName(row.user_name ?? ''), staff: row.user_kind === 'operator' },
  client_id: row.client_id,
  text: row.removed ? null : (row.body.text ?? null),
  removed: row.removed,
  removes: row.body.removes ?? null,
  at: row.at.getTime(),
});
