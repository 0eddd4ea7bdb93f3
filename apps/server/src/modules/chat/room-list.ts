import type { ReplyOf } from '@tessera/protocol';
import type { Store } from '../../store/index.ts';
import { actsAbout } from './appeals.ts';
import { blockedBy } from './blocks.ts';
import type { ChatDeps } from './deps.ts';
import { type Caller, ROOM_COLUMNS, ROOMS, type Room, roomView } from './rooms.ts';
import { teamRoomKey, teamsOf } from './team-rooms.ts';

type RoomView = ReplyOf<'chatRooms'>['items'][number];

/** Most rooms of a player beside the public ones that the list shows. */
const OWN_ROOMS_MAX = 100;
/** Least time between two messages in a room that nobody has opened yet: that of a new one, ms. */
const SLOW_MS = 1_000;

/** The public rooms and those of the caller, the newest acts about the caller, and whom the caller has blocked. */
export async function roomsOf({ userId }: Caller, { store }: ChatDeps): Promise<ReplyOf<'chatRooms'>> {
  const { rows } = await store.query<Room>(
    `select ${ROOM_COLUMNS}
     from (
       select id from chat_room where kind in ('hall', 'family')
       union (select room from chat_member where user_id = $1 order by room desc limit $2)
     ) seen join (${ROOMS}) on r.id = seen.id left join chat_member m on m.room = r.id and m.user_id = $1
     where t.agent is null
     order by array_position('{hall,family,service,team}'::text[], r.kind), r.id`,
    // Members of public rooms have rows too.
    [userId, OWN_ROOMS_MAX],
  );
  const [teams, acts, blocked] = await Promise.all([
    teamRooms(store, userId),
    actsAbout(store, userId),
    blockedBy(store, userId),
  ]);
  return { items: [...rows.map((room) => roomView(room, userId)), ...teams], acts, blocked };
}

/** The rooms of the caller's teams, also those that nobody has opened yet: the first who does makes the room. */
async function teamRooms(store: Store, userId: bigint): Promise<RoomView[]> {
  const agents = await teamsOf(store, userId);
  if (agents.length === 0) return [];
  const { rows } = await store.query<Room>(
    `select ${ROOM_COLUMNS} from ${ROOMS} left join chat_member m on m.room = r.id and m.user_id = $1
     where t.agent = any ($2)`,
    [userId, agents],
  );
  return agents.map((agent) => {
    const room = rows.find((one) => one.agent === agent);
    return room ? roomView(room, userId) : emptyRoom(agent, userId);
  });
}

const emptyRoom = (agent: bigint, userId: bigint): RoomView => ({
  room: teamRoomKey(agent),
  kind: 'team',
  open: true,
  slow_ms: SLOW_MS,
  last_seq: 0,
  read_seq: null,
  role: agent === userId ? 'moderator' : 'member',
  muted_until: null,
});
