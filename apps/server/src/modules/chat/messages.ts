import type { InputOf, ReplyOf } from '@tessera/protocol';
import { maskName } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';
import type { ChatDeps, PictureUrl } from './deps.ts';
import { type Caller, roomOf } from './rooms.ts';

/** A message as players see it. */
export type MessageView = ReplyOf<'chatSend'>;

/**
 * What a message consists of, by its kind; a shared bet is a reference, and whether its stake is shown. `picture`: name of its file.
 * `hash`: SHA-256 of the upload.
 */
export interface MessageBody {
  readonly text?: string;
  readonly removes?: number;
  readonly bet?: number;
  readonly stake?: boolean;
  readonly picture?: string;
  readonly hash?: string;
  readonly order?: NonNullable<MessageView['order']>;
  /** Name of the agent of customer service who wrote it; agents are no accounts. */
  readonly agent?: string;
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
  { store, pictureUrl }: Pick<ChatDeps, 'store' | 'pictureUrl'>,
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
    items: rows.map((row) => messageView(row, pictureUrl)),
    last_seq: last,
    more: after === undefined ? begin > 0 : end < last,
  };
}

/** Messages of a room after a number, for those who may read it. */
export async function messagesAfter(
  db: Store | Tx,
  room: bigint,
  after: number,
  limit: number,
  pictureUrl: PictureUrl,
): Promise<readonly MessageView[]> {
  const { rows } = await db.query<MessageRow>(
    `${SELECTED} where c.room = $1 and c.seq > $2 and c.seq <= $3 order by c.seq`,
    [room, after, after + limit],
  );
  return rows.map((row) => messageView(row, pictureUrl));
}

/** Most messages of one reading of {@link newestAfter}. */
const MISSED_MAX = 600;

/** The newest messages of a room after a number, up to 600, and the number of the newest one; the caller asks who may read it. */
export async function newestAfter(
  db: Pick<Store, 'query'>,
  room: string,
  after: number,
  pictureUrl: PictureUrl,
): Promise<{ readonly items: readonly MessageView[]; readonly last_seq: number }> {
  const { rows } = await db.query<MessageRow & { readonly last_seq: bigint }>({
    name: 'chat-missed',
    text: `with room as (select id, last_seq from chat_room where key = $1)
     select room.last_seq, found.* from room left join lateral (
       ${SELECTED} where c.room = room.id and c.seq > greatest($2, room.last_seq - $3)
     ) found on true order by found.seq`,
    values: [room, after, MISSED_MAX],
  });
  const last = Number(rows[0]?.last_seq ?? 0);
  const found = rows.filter(({ seq }) => seq !== null);
  return { items: found.map((row) => messageView(row, pictureUrl)), last_seq: last };
}

/** One message of a room. */
export async function messageAt(
  db: Store | Tx,
  room: bigint,
  seq: bigint,
  pictureUrl: PictureUrl,
): Promise<MessageView | undefined> {
  const { rows } = await db.query<MessageRow>(`${SELECTED} where c.room = $1 and c.seq = $2`, [room, seq]);
  return rows[0] && messageView(rows[0], pictureUrl);
}

/** The message that a sender's client gave this id, and its content also after its removal. */
export async function messageSent(
  tx: Tx,
  room: bigint,
  sender: bigint,
  clientId: string,
  pictureUrl: PictureUrl,
): Promise<{ readonly message: MessageView; readonly body: MessageBody } | undefined> {
  const { rows } = await tx.query<MessageRow>(
    `${SELECTED} where c.room = $1 and c.sender = $2 and c.client_id = $3`,
    [room, sender, clientId],
  );
  const [row] = rows;
  return row && { message: messageView(row, pictureUrl), body: row.body };
}

function messageView(row: MessageRow, pictureUrl: PictureUrl): MessageView {
  const body = row.removed ? {} : row.body;
  const picture = body.picture && pictureUrl(body.picture);
  return {
    seq: Number(row.seq),
    kind: row.kind,
    from: senderOf(row),
    client_id: row.client_id,
    text: body.text ?? null,
    ...(picture && { picture }),
    ...(body.order && { order: body.order }),
    removed: row.removed,
    removes: row.body.removes ?? null,
    at: row.at.getTime(),
  };
}

/** Agents of customer service are shown under their names, players under masked ones. */
const senderOf = ({
  sender,
  body: { agent },
  user_name: name,
  user_kind: kind,
}: MessageRow): MessageView['from'] =>
  sender === null
    ? null
    : {
        id: Number(sender),
        name: agent ?? maskName(name ?? ''),
        staff: agent !== undefined || kind === 'operator',
      };
