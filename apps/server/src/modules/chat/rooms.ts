import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError, type CallSession } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { ChatDeps } from './deps.ts';

/** Who calls; `id`: the session, for the reality check. */
export type Caller = Pick<CallSession, 'userId' | 'userName' | 'kind'> & Partial<Pick<CallSession, 'id'>>;
type RoomView = ReplyOf<'chatJoin'>;

/** A room with the place of one player in it. */
export interface Room extends Record<string, unknown> {
  readonly id: bigint;
  readonly key: string;
  readonly kind: RoomView['kind'];
  readonly open: boolean;
  readonly slow_ms: number;
  readonly last_seq: bigint;
  readonly read_seq: bigint | null;
  readonly role: RoomView['role'];
  readonly muted_until: Date | null;
  /** When the player may send the next message, if that is later than now. */
  readonly next_at: Date | null;
}

/** Columns of a {@link Room}, of `chat_room` r and `chat_member` m. */
export const ROOM_COLUMNS = `r.id, r.key, r.kind, r.open, r.slow_ms, r.last_seq, m.read_seq, m.role,
  case when m.muted_until > app_now() then m.muted_until end as muted_until,
  case when m.sent_at + r.slow_ms * interval '1 millisecond' > app_now() then m.sent_at + r.slow_ms * interval '1 millisecond' end as next_at`;

/** A room that the player may read: a public one, or one whose member they are. Undefined for all others (A14). */
export async function findRoom(db: Store | Tx, userId: bigint, key: string): Promise<Room | undefined> {
  const { rows } = await db.query<Room>(
    `select ${ROOM_COLUMNS} from chat_room r left join chat_member m on m.room = r.id and m.user_id = $1
     where r.key = $2 and (r.kind in ('hall', 'family') or m.user_id is not null)`,
    [userId, key],
  );
  return rows[0];
}

/** As {@link findRoom}. Errors: `not_found`. */
export async function roomOf(db: Store | Tx, userId: bigint, key: string): Promise<Room> {
  const room = await findRoom(db, userId, key);
  if (!room) throw new AppError('not_found');
  return room;
}

/** Joins a room; what was written before counts as read. Errors: `not_found`. */
export function joinRoom(
  { userId }: Caller,
  { room: key }: InputOf<'chatJoin'>,
  { store }: ChatDeps,
): Promise<RoomView> {
  return store.tx(async (tx) => {
    const { id } = await roomOf(tx, userId, key);
    await tx.query(
      `insert into chat_member (room, user_id, read_seq, at) select id, $2, last_seq, app_now() from chat_room where id = $1
       on conflict do nothing`,
      [id, userId],
    );
    return roomView(await roomOf(tx, userId, key));
  });
}

/**
 * Marks messages as read, at most up to the newest. An earlier number than before changes nothing. Other pages of the player learn of
 * it. Errors: `not_found`.
 */
export async function markRead(
  { userId }: Caller,
  { room: key, seq }: InputOf<'chatRead'>,
  { store, emit }: ChatDeps,
): Promise<ReplyOf<'chatRead'>> {
  const moved = await store.tx(async (tx) => {
    const { id, read_seq: before } = await roomOf(tx, userId, key);
    const { rows } = await tx.query<{ read_seq: bigint }>(
      `insert into chat_member as m (room, user_id, read_seq, at)
       select id, $2, least($3, last_seq), app_now() from chat_room where id = $1
       on conflict (room, user_id) do update set read_seq = greatest(m.read_seq, excluded.read_seq)
       returning read_seq`,
      [id, userId, seq],
    );
    return { now: rows[0]!.read_seq, before };
  });
  if (moved.now !== moved.before) emit.user(userId, 'chat:changed', {});
  return { read_seq: Number(moved.now) };
}

/** A room in wire format. */
export const roomView = (room: Room): RoomView => ({
  room: room.key,
  kind: room.kind,
  open: room.open,
  slow_ms: room.slow_ms,
  last_seq: Number(room.last_seq),
  read_seq: room.read_seq === null ? null : Number(room.read_seq),
  role: room.role,
  muted_until: room.muted_until?.getTime() ?? null,
});
