import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError, type CallSession } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { ChatDeps } from './deps.ts';
import { MAY_READ_TEAM, openTeamRoom } from './team-rooms.ts';

/** Who calls; `id`: the session, for the reality check. */
export type Caller = Pick<CallSession, 'userId' | 'userName' | 'kind'> & Partial<Pick<CallSession, 'id'>>;
type RoomView = ReplyOf<'chatJoin'>;

/** A room with the place of one player in it. */
export interface Room extends Record<string, unknown> {
  readonly id: bigint;
  readonly key: string;
  readonly kind: RoomView['kind'];
  /** The agent whose team's room it is; null for all others. */
  readonly agent: bigint | null;
  readonly open: boolean;
  readonly slow_ms: number;
  readonly last_seq: bigint;
  readonly read_seq: bigint | null;
  readonly role: RoomView['role'];
  readonly muted_until: Date | null;
  /** Time of the player's newest message in it. */
  readonly sent_at: Date | null;
  /** When the player may send the next message, if that is later than now. */
  readonly next_at: Date | null;
}

/** Rooms with their teams; columns of a {@link Room} are taken from these and `chat_member` m. */
export const ROOMS = 'chat_room r left join chat_team_room t on t.room = r.id';

/** Columns of a {@link Room}. */
export const ROOM_COLUMNS = `r.id, r.key, r.kind, t.agent, r.open, r.slow_ms, r.last_seq, m.read_seq, m.role, m.sent_at,
  case when m.muted_until > app_now() then m.muted_until end as muted_until,
  case when m.sent_at + r.slow_ms * interval '1 millisecond' > app_now() then m.sent_at + r.slow_ms * interval '1 millisecond' end as next_at`;

/** The room $2 when the player $1 may read it. */
const FOUND = `from ${ROOMS} left join chat_member m on m.room = r.id and m.user_id = $1
  where r.key = $2 and case when t.agent is not null then ${MAY_READ_TEAM}
    else r.kind in ('hall', 'family') or m.user_id is not null end`;

/**
 * A room that the player may read: a public one, that of their team, or one whose member they are. Undefined for all others (A14). The first
 * member who opens the room of a team makes it.
 */
export async function findRoom(db: Store | Tx, userId: bigint, key: string): Promise<Room | undefined> {
  return (await readRoom(db, userId, key)) ?? (await openAndRead(db, userId, key));
}

async function openAndRead(db: Store | Tx, userId: bigint, key: string): Promise<Room | undefined> {
  return (await openTeamRoom(db, userId, key)) ? readRoom(db, userId, key) : undefined;
}

async function readRoom(db: Store | Tx, userId: bigint, key: string): Promise<Room | undefined> {
  const { rows } = await db.query<Room>(`select ${ROOM_COLUMNS} ${FOUND}`, [userId, key]);
  return rows[0];
}

/** Name of a room on the wire, and its kind. */
export async function roomNamed(
  db: Store | Tx,
  id: bigint,
): Promise<{ readonly room: string; readonly kind: RoomView['kind'] }> {
  const { rows } = await db.query<{ room: string; kind: RoomView['kind'] }>(
    'select key as room, kind from chat_room where id = $1',
    [id],
  );
  return rows[0]!;
}

/**
 * Whether messages of a room are sent to a player's open pages: those of public rooms and of teams not during a break or an exclusion (RP8,
 * RP15). During a break the player may still open such a room and read.
 */
export async function hearsRoom(db: Store | Tx, userId: bigint, key: string): Promise<boolean> {
  const hears = (await readHearing(db, userId, key)) ?? (await openAndHear(db, userId, key));
  return hears ?? false;
}

async function openAndHear(db: Store | Tx, userId: bigint, key: string): Promise<boolean | undefined> {
  return (await openTeamRoom(db, userId, key)) ? readHearing(db, userId, key) : undefined;
}

/** Undefined for a room that the player may not read. One query, since all members ask at once after a restart. */
async function readHearing(db: Store | Tx, userId: bigint, key: string): Promise<boolean | undefined> {
  const { rows } = await db.query<{ hears: boolean }>({
    name: 'chat-hears',
    text: `select (r.kind not in ('hall', 'family') and t.agent is null)
         or not exists (select from player_break b where b.user_id = $1) as hears
       ${FOUND}`,
    values: [userId, key],
  });
  return rows[0]?.hears;
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
    return roomView(await roomOf(tx, userId, key), userId);
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
  const { id, read_seq: before } = await roomOf(store, userId, key);
  const { rows } = await store.query<{ read_seq: bigint }>(
    `insert into chat_member as m (room, user_id, read_seq, at)
     select id, $2, least($3, last_seq), app_now() from chat_room where id = $1
     on conflict (room, user_id) do update set read_seq = greatest(m.read_seq, excluded.read_seq)
     returning read_seq`,
    [id, userId, seq],
  );
  const now = rows[0]!.read_seq;
  if (now !== before) emit.user(userId, 'chat:read', { room: key, seq: Number(now) });
  return { read_seq: Number(now) };
}

/** A room in wire format, as a player sees it. The agent moderates the room of the own team. */
export const roomView = (room: Room, userId: bigint): RoomView => ({
  room: room.key,
  kind: room.kind,
  open: room.open,
  slow_ms: room.slow_ms,
  last_seq: Number(room.last_seq),
  read_seq: room.read_seq === null ? null : Number(room.read_seq),
  role: room.agent === null ? room.role : room.agent === userId ? 'moderator' : 'member',
  muted_until: room.muted_until?.getTime() ?? null,
});
