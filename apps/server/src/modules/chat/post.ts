import type { Store, Tx } from '../../store/index.ts';
import type { MessageBody, MessageView } from './messages.ts';

/** A message that another module writes for a player or an agent. */
interface Posting {
  readonly room: bigint;
  readonly sender: bigint;
  /** Chosen by the sender, the same for a resend. */
  readonly clientId: string;
  readonly kind: Exclude<MessageView['kind'], 'system'>;
  readonly body: MessageBody;
}

/** Writes a message in a room that the caller has locked, and returns its number. A member has read the room up to it. */
export async function postMessage(tx: Tx, { room, sender, clientId, kind, body }: Posting): Promise<bigint> {
  const { rows } = await tx.query<{ seq: bigint }>(
    `insert into chat_message (room, sender, client_id, kind, body, at) values ($1, $2, $3, $4, $5, app_now()) returning seq`,
    [room, sender, clientId, kind, JSON.stringify(body)],
  );
  const { seq } = rows[0]!;
  await tx.query(
    'update chat_member set read_seq = greatest(read_seq, $3), sent_at = app_now() where room = $1 and user_id = $2',
    [room, sender, seq],
  );
  return seq;
}

/** A room that another module has for one player, beside the agents or the platform who write in it. */
export interface OwnRoom {
  readonly id: bigint;
  readonly key: string;
  /** Number of its newest message. */
  readonly lastSeq: bigint;
  /** The player may not write in it until then. */
  readonly mutedUntil: Date | null;
}

/** Makes a room of customer service whose only member is this player; returns its id. */
export async function createServiceRoom(tx: Tx, key: string, userId: bigint): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into chat_room (kind, key, slow_ms) values ('service', $1, 0) returning id`,
    [key],
  );
  const { id } = rows[0]!;
  await tx.query('insert into chat_member (room, user_id, at) values ($1, $2, app_now())', [id, userId]);
  return id;
}

/** Locks a room for a message until the commit. */
export async function lockOwnRoom(tx: Tx, id: bigint, userId: bigint): Promise<OwnRoom> {
  await tx.query('select from chat_room where id = $1 for no key update', [id]);
  const { rows } = await tx.query<OwnRoom>(
    `select r.id, r.key, r.last_seq as "lastSeq", case when m.muted_until > app_now() then m.muted_until end as "mutedUntil"
     from chat_room r left join chat_member m on m.room = r.id and m.user_id = $2 where r.id = $1`,
    [id, userId],
  );
  return rows[0]!;
}

/** The name of a room on the wire. */
export async function roomKey(db: Store | Tx, id: bigint): Promise<string> {
  const { rows } = await db.query<{ key: string }>('select key from chat_room where id = $1', [id]);
  return rows[0]!.key;
}
