import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError, type CallSession } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { ChatDeps } from './deps.ts';

export type Caller = Pick<CallSession, 'userId' | 'userName' | 'kind'>;
type RoomView = ReplyOf<'chatJoin'>;
type Act = ReplyOf<'chatRooms'>['acts'][number];

/** Most rooms of a player beside the public ones, and most acts, that the list shows. */
const OWN_ROOMS_MAX = 100;
const ACTS_MAX = 50;

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

/** Of `chat_room` r and `chat_member` m. */
const COLUMNS = `r.id, r.key, r.kind, r.open, r.slow_ms, r.last_seq, m.read_seq, m.role,
  case when m.muted_until > app_now() then m.muted_until end as muted_until,
  case when m.sent_at + r.slow_ms * interval '1 millisecond' > app_now() then m.sent_at + r.slow_ms * interval '1 millisecond' end as next_at`;

/** A room that the player may read: a public one, or one whose member they are. Undefined for all others (A14). */
export async function findRoom(db: Store | Tx, userId: bigint, key: string): Promise<Room | undefined> {
  const { rows } = await db.query<Room>(
    `select ${COLUMNS} from chat_room r left join chat_member m on m.room = r.id and m.user_id = $1
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

/** The public rooms and those of the caller, and the newest acts about the caller. */
export async function roomsOf({ userId }: Caller, { store }: ChatDeps): Promise<ReplyOf<'chatRooms'>> {
  const { rows } = await store.query<Room>(
    `select ${COLUMNS}
     from (
       select id from chat_room where kind in ('hall', 'family')
       union (select room from chat_member where user_id = $1 order by room desc limit $2)
     ) seen join chat_room r using (id) left join chat_member m on m.room = r.id and m.user_id = $1
     order by array_position('{hall,family,service,team}'::text[], r.kind), r.id`,
    // Members of public rooms have rows too.
    [userId, OWN_ROOMS_MAX],
  );
  return { items: rows.map(roomView), acts: await actsAbout(store, userId) };
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

async function actsAbout(store: Store, userId: bigint): Promise<Act[]> {
  const { rows } = await store.query<{
    id: bigint;
    key: string;
    seq: bigint | null;
    act: Act['act'];
    reason: string;
    until: Date | null;
    at: Date;
  }>(
    `select a.id, r.key, a.seq, a.act, a.reason, a.until, a.at from chat_act a join chat_room r on r.id = a.room
     where a.user_id = $1 order by a.id desc limit $2`,
    [userId, ACTS_MAX],
  );
  return rows.map(({ id, key, seq, act, reason, until, at }) => ({
    id: Number(id),
    room: key,
    seq: seq === null ? null : Number(seq),
    act,
    reason,
    until: until?.getTime() ?? null,
    at: at.getTime(),
  }));
}

const roomView = (room: Room): RoomView => ({
  room: room.key,
  kind: room.kind,
  open: room.open,
  slow_ms: room.slow_ms,
  last_seq: Number(room.last_seq),
  read_seq: room.read_seq === null ? null : Number(room.read_seq),
  role: room.role,
  muted_until: room.muted_until?.getTime() ?? null,
});
