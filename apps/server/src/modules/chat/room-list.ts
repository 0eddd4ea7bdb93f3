import type { ReplyOf } from '@tessera/protocol';
import { actsAbout } from './appeals.ts';
import { blockedBy } from './blocks.ts';
import type { ChatDeps } from './deps.ts';
import { type Caller, ROOM_COLUMNS, type Room, roomView } from './rooms.ts';

/** Most rooms of a player beside the public ones that the list shows. */
const OWN_ROOMS_MAX = 100;

/** The public rooms and those of the caller, the newest acts about the caller, and whom the caller has blocked. */
export async function roomsOf({ userId }: Caller, { store }: ChatDeps): Promise<ReplyOf<'chatRooms'>> {
  const { rows } = await store.query<Room>(
    `select ${ROOM_COLUMNS}
     from (
       select id from chat_room where kind in ('hall', 'family')
       union (select room from chat_member where user_id = $1 order by room desc limit $2)
     ) seen join chat_room r using (id) left join chat_member m on m.room = r.id and m.user_id = $1
     order by array_position('{hall,family,service,team}'::text[], r.kind), r.id`,
    // Members of public rooms have rows too.
    [userId, OWN_ROOMS_MAX],
  );
  const [acts, blocked] = await Promise.all([actsAbout(store, userId), blockedBy(store, userId)]);
  return { items: rows.map(roomView), acts, blocked };
}
