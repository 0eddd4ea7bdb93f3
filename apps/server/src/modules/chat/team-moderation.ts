import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { messageOfPlatform, publishAct } from './acts.ts';
import type { ChatDeps } from './deps.ts';
import { messagePosted } from './events.ts';
import { publishDecided } from './report-decisions.ts';
import { type Caller, type Room, roomOf } from './rooms.ts';

type Deps = Pick<ChatDeps, 'store' | 'events'>;

/**
 * Removes a message in the room of the caller's own team; a repetition changes nothing. The sender sees the act with its reason.
 * Errors: `not_found` for every other room and for what is no message of a player.
 */
export function removeInTeam(
  { userId }: Caller,
  { room: key, seq, reason }: InputOf<'chatTeamRemove'>,
  { store, events }: Deps,
): Promise<ReplyOf<'chatTeamRemove'>> {
  return store.tx(async (tx) => {
    const { id: room } = await ownTeamRoom(tx, userId, key);
    const { rows } = await tx.query<{ act: bigint; sender: bigint; posted: bigint; at: Date }>(
      'select act, sender, posted, at from team_room_remove($1, $2, $3, $4, $5)',
      [userId, room, seq, messageOfPlatform(`removes ${seq}`), reason],
    );
    const [done] = rows;
    if (!done) {
      await requireRemoved(tx, room, seq);
      return {};
    }
    const { act: id, sender: user, posted, at } = done;
    await publishAct(tx, { id, room, user, act: 'remove', reason, until: null, at }, events);
    await events.publish(tx, messagePosted, `${room}/${posted}`, { room, seq: posted });
    await publishDecided(tx, { room, seq, removed: true }, events);
    return {};
  });
}

/**
 * Mutes a direct member in the room of the caller's own team, or ends a mute with 0 minutes; ending none changes nothing.
 * Errors: `not_found` for every other room, and for who is not directly below.
 */
export function muteInTeam(
  { userId }: Caller,
  { room: key, user, minutes, reason }: InputOf<'chatTeamMute'>,
  { store, events }: Deps,
): Promise<ReplyOf<'chatTeamMute'>> {
  return store.tx(async (tx) => {
    const { id: room } = await ownTeamRoom(tx, userId, key);
    const members = await tx.query('select from team_node where user_id = $1 and parent = $2', [
      user,
      userId,
    ]);
    if (members.rowCount === 0) throw new AppError('not_found');
    const { rows } = await tx.query<{ act: bigint; until: Date | null; at: Date }>(
      'select act, until, at from team_room_mute($1, $2, $3, $4, $5)',
      [userId, room, user, minutes, reason],
    );
    const [done] = rows;
    if (!done) return { until: null };
    const { act: id, until, at } = done;
    const act = until ? 'mute' : 'unmute';
    await publishAct(tx, { id, room, user: BigInt(user), act, reason, until, at }, events);
    return { until: until?.getTime() ?? null };
  });
}

/** The room of the caller's own team. Errors: `not_found`. */
async function ownTeamRoom(tx: Tx, userId: bigint, key: string): Promise<Room> {
  const room = await roomOf(tx, userId, key);
  if (room.agent !== userId) throw new AppError('not_found');
  return room;
}

/** Errors: `not_found` for a message that is not there, or not a player's. */
async function requireRemoved(tx: Tx, room: bigint, seq: number): Promise<void> {
  const { rowCount } = await tx.query(
    'select from chat_message where room = $1 and seq = $2 and removed_by is not null',
    [room, seq],
  );
  if (rowCount === 0) throw new AppError('not_found');
}
