import { rooms } from '@tessera/protocol';
import type { PlayerSocket } from './admit.ts';
import type { MayReadRoom, SocketDeps } from './deps.ts';
import { answer } from './watch.ts';

/** Most chat rooms of which one socket gets the messages. */
const JOINED_MAX = 16;
const ROOM = /^[a-z0-9][a-z0-9.-]{0,63}$/;

interface Deps extends Pick<SocketDeps, 'now' | 'log'> {
  readonly mayRead: MayReadRoom;
}

/**
 * Subscribes a socket to the messages of chat rooms at the client's request. A room that the player may not read is answered like a
 * missing one (A14).
 */
export function joinChatRooms(socket: PlayerSocket, { mayRead, now, log }: Deps): void {
  /** Rooms joined or being joined, so that many requests at once are counted too. */
  const joined = new Set<string>();
  socket.on('chat:join', async (payload: unknown, ack: unknown) => {
    const { session } = socket.data;
    if (!session) return answer(ack, { ok: false, code: 'please_login' });
    const room = roomOf(payload);
    if (room === undefined) return answer(ack, { ok: false, code: 'not_found' });
    if (!joined.has(room) && joined.size >= JOINED_MAX)
      return answer(ack, { ok: false, code: 'too_many_requests' });
    joined.add(room);
    try {
      if (!(await mayRead(session.userId, room))) {
        joined.delete(room);
        return answer(ack, { ok: false, code: 'not_found' });
      }
      // The client may have left it meanwhile.
      if (joined.has(room)) await socket.join(rooms.chat(room));
      answer(ack, { ok: true, now: now() });
    } catch (error) {
      joined.delete(room);
      log.warn({ err: error }, 'a chat room could not be joined');
      answer(ack, { ok: false, code: 'internal_error' });
    }
  });
  socket.on('chat:leave', async (payload: unknown, ack: unknown) => {
    const room = roomOf(payload);
    if (room !== undefined && joined.delete(room)) await socket.leave(rooms.chat(room));
    answer(ack, { ok: true, now: now() });
  });
}

function roomOf(payload: unknown): string | undefined {
  const room: unknown = (payload as { room?: unknown } | null | undefined)?.room;
  return typeof room === 'string' && ROOM.test(room) ? room : undefined;
}
