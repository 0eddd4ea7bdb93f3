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
    };

/**
 * Events of a process without sockets. Events of a player are sent to the process that has the sockets. Every process
 * learns of changed lotteries and caches through the database, so nothing is sent for them. Events are hints: an event
 * without a receiver is lost.
 */
export function relayTo(send: (message: ToApi) => void): Emit {
  return {
    lottery: () => {},
    user: (userId, event, payload) => send({ kind: 'user', userId: String(userId), event, payload }),
    all: () => {},
  };
}

/** Passes an event that came from the other process to the sockets. */
export function passOn(emit: Emit, { userId, event, payload }: Extract<ToApi, { kind: 'user' }>): void {
  emit.user(BigInt(userId), event, payload as ServerEvents[typeof event]);
}
