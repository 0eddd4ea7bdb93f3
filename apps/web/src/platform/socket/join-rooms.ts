import type { ClientToServer, ServerToClient, SocketAck } from '@tessera/protocol/events';
import type { Socket } from 'socket.io-client';
import { deliverJoined, followedRooms, onFollowChange } from './chat-rooms.ts';

/** A refused join is tried again after this time, ms: too many events, or a session that has just begun. */
const AGAIN_MS = 2_000;

/** Joins the followed chat rooms on each connection, and leaves those that are not followed any more. */
export function joinRooms(socket: Socket<ServerToClient, ClientToServer>): void {
  /** Rooms joined on this connection. */
  let joined = new Set<string>();
  let again: ReturnType<typeof setTimeout> | undefined;

  function change(): void {
    if (!socket.connected) return;
    const wanted = followedRooms();
    for (const room of joined) if (!wanted.has(room)) leave(room);
    for (const room of wanted) {
      if (joined.has(room)) deliverJoined(room);
      else void join(room);
    }
  }

  function leave(room: string): void {
    joined.delete(room);
    // A room that is not left sends hints that nobody listens to.
    socket.emitWithAck('chat:leave', { room }).catch(() => undefined);
  }

  async function join(room: string): Promise<void> {
    const connection = joined;
    connection.add(room);
    const answer: SocketAck | undefined = await socket
      .emitWithAck('chat:join', { room })
      .catch(() => undefined);
    if (answer?.ok) deliverJoined(room);
    else connection.delete(room);
    if (answer && !answer.ok && answer.code !== 'not_found') {
      clearTimeout(again);
      again = setTimeout(change, AGAIN_MS);
    }
  }

  socket.on('connect', () => {
    joined = new Set();
    change();
  });
  onFollowChange(change);
}
