import type { ClientToServer, ServerToClient, SocketAck } from '@tessera/protocol/events';
import type { Socket } from 'socket.io-client';
import {
  deliverJoined,
  deliverJoining,
  followedRooms,
  lastOfFollowers,
  onFollowChange,
} from './chat-rooms.ts';
import { onTyping } from './typing.ts';

/** A refused join is tried again after this time, ms: too many events, or a session that has just begun. */
const AGAIN_MS = 2_000;

/** Joins the followed chat rooms on each connection, leaves those that are not followed any more, and tells that the player writes. */
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
    const after = lastOfFollowers(room);
    deliverJoining(room);
    const answer: SocketAck | undefined = await socket
      .emitWithAck('chat:join', { room, ...(after !== undefined && { after }) })
      .catch(() => undefined);
    if (answer?.ok) return deliverJoined(room, answer.missed);
    connection.delete(room);
    if (answer?.code === 'not_found') return deliverJoined(room);
    if (answer) {
      clearTimeout(again);
      again = setTimeout(change, AGAIN_MS);
    }
  }

  socket.on('connect', () => {
    joined = new Set();
    change();
  });
  onFollowChange(change);
  onTyping((room) => {
    if (joined.has(room)) socket.volatile.emit('chat:typing', { room }, () => undefined);
  });
}
