import { rooms } from '@tessera/protocol';
import type { PlayerSocket } from './admit.ts';
import type { ChatReaders, HearTyping, SocketDeps } from './deps.ts';
import { answer } from './watch.ts';

/** Most chat rooms of which one socket gets the messages. */
const JOINED_MAX = 16;
/** A player's writing is told on at most once in this time, ms; what comes in between changes nothing. */
const TYPING_EVERY_MS = 2_000;
const ROOM = /^[a-z0-9][a-z0-9.-]{0,63}$/;

interface Deps extends Pick<SocketDeps, 'now' | 'log'> {
  readonly readers: () => ChatReaders;
  readonly hearTyping: HearTyping;
}

/**
 * Subscribes a socket to the messages of chat rooms at the client's request, and tells on that the player is writing in one of them. A
 * room that the player may not read is answered like a missing one (A14). A client that comes back says what it has; what it missed is
 * read after the socket hears the room, so nothing lies between the two.
 */
export function joinChatRooms(socket: PlayerSocket, { readers, hearTyping, now, log }: Deps): void {
  const joined = new Set<string>();
  socket.data.chatRooms = joined;
  socket.on('chat:join', async (payload: unknown, ack: unknown) => {
    const { session } = socket.data;
    if (!session) return answer(ack, { ok: false, code: 'please_login' });
    const room = roomOf(payload);
    if (room === undefined) return answer(ack, { ok: false, code: 'not_found' });
    if (!joined.has(room) && joined.size >= JOINED_MAX)
      return answer(ack, { ok: false, code: 'too_many_requests' });
    joined.add(room);
    try {
      if (!(await readers().mayRead(session.userId, room))) {
        joined.delete(room);
        return answer(ack, { ok: false, code: 'not_found' });
      }
      // The client may have left it meanwhile.
      if (joined.has(room)) await socket.join(rooms.chat(room));
      answer(ack, { ok: true, now: now(), ...(await missedOf(room, afterOf(payload))) });
    } catch (error) {
      joined.delete(room);
      log.warn({ err: error }, 'a chat room could not be joined');
      answer(ack, { ok: false, code: 'internal_error' });
    }
  });
  /** Who gets no answer to it reads what was missed by a call. */
  async function missedOf(room: string, after: number | undefined) {
    if (after === undefined) return {};
    try {
      return { missed: await readers().missed(room, after) };
    } catch (error) {
      log.warn({ err: error }, 'missed messages of a chat room could not be read');
      return {};
    }
  }
  socket.on('chat:leave', async (payload: unknown, ack: unknown) => {
    const room = roomOf(payload);
    if (room !== undefined && joined.delete(room)) await socket.leave(rooms.chat(room));
    answer(ack, { ok: true, now: now() });
  });
  let typingAt = Number.NEGATIVE_INFINITY;
  socket.on('chat:typing', (payload: unknown, ack: unknown) => {
    const { session } = socket.data;
    const room = roomOf(payload);
    if (!session) return answer(ack, { ok: false, code: 'please_login' });
    if (room === undefined || !socket.rooms.has(rooms.chat(room)))
      return answer(ack, { ok: false, code: 'not_found' });
    answer(ack, { ok: true, now: now() });
    if (performance.now() - typingAt < TYPING_EVERY_MS) return;
    typingAt = performance.now();
    hearTyping(session.userId, room).catch((error: unknown) =>
      log.warn({ err: error }, 'a player who is writing could not be told on'),
    );
  });
}

/** Ends the subscriptions of a socket to rooms whose messages the player may not get any more. */
export async function recheckChatRooms(
  socket: PlayerSocket,
  { mayRead }: Pick<ChatReaders, 'mayRead'>,
): Promise<void> {
  const { session, chatRooms } = socket.data;
  if (!session || !chatRooms) return;
  for (const room of chatRooms) {
    if (await mayRead(session.userId, room)) continue;
    chatRooms.delete(room);
    await socket.leave(rooms.chat(room));
  }
}

function roomOf(payload: unknown): string | undefined {
  const room: unknown = (payload as { room?: unknown } | null | undefined)?.room;
  return typeof room === 'string' && ROOM.test(room) ? room : undefined;
}

function afterOf(payload: unknown): number | undefined {
  const after: unknown = (payload as { after?: unknown } | null | undefined)?.after;
  return typeof after === 'number' && Number.isSafeInteger(after) && after >= 0 ? after : undefined;
}
