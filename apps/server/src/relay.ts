import type { ServerEventName, ServerEvents } from '@tessera/protocol';
import type { Emit } from './socket/index.ts';

/** Messages of the worker process to the process that answers calls. Ids are text, because JSON has no bigint. */
export type ToApi =
  /** The database is migrated and seeded: begin to serve. */
  | { readonly kind: 'serve' }
  /** An event for the sockets of a player. */
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly event: ServerEventName;
      readonly payload: unknown;
    }
  /** An event for the sockets that have joined a chat room. */
  | {
      readonly kind: 'chat';
      readonly room: string;
      readonly event: ServerEventName;
      readonly payload: unknown;
    };

/**
 * Events of a process without sockets. Events of a player or of a chat room are sent to the process that has the sockets. Every process
 * learns of changed lotteries and caches through the database, so nothing is sent for them. Events are hints: an event
 * without a receiver is lost.
 */
export function relayTo(send: (message: ToApi) => void): Emit {
  return {
    lottery: () => {},
    user: (userId, event, payload) => send({ kind: 'user', userId: String(userId), event, payload }),
    chat: (room, event, payload) => send({ kind: 'chat', room, event, payload }),
    all: () => {},
  };
}

/** Passes an event that came from the other process to the sockets. */
export function passOn(emit: Emit, message: Exclude<ToApi, { kind: 'serve' }>): void {
  const payload = message.payload as ServerEvents[typeof message.event];
  if (message.kind === 'user') emit.user(BigInt(message.userId), message.event, payload);
  else emit.chat(message.room, message.event, payload);
}
