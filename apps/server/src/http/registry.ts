import type { Endpoint } from '@tessera/protocol/endpoint';
import type { z } from 'zod';
import type { CallContext } from './context.ts';

/**
 * Handles one call. Gets parsed input; returns the `message` of SUCCESS or throws `AppError`.
 * A state-changing handler is idempotent for the same `context.rid`: by `once` of the store in its own transaction, or
 * because its effect is the same when it runs twice.
 */
export type Handler<E extends Endpoint> = (
  input: z.output<E['request']>,
  context: CallContext,
) => Promise<z.input<E['reply']>>;

/**
 * Whether the caller's request `context.rid` was accepted earlier. Such a call is a repeat: it gets its stored answer after the
 * platform closed, instead of `platform_closed`. Not known: a request that is being accepted at this moment.
 */
export type WasAccepted = (context: CallContext) => Promise<boolean>;

/** Adds the handler of one declared endpoint. Throws when the endpoint has one already. */
export type Register = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  wasAccepted?: WasAccepted,
) => void;

/** One endpoint with its handler. */
export interface RegisteredCall {
  readonly endpoint: Endpoint;
  readonly handler: (input: unknown, context: CallContext) => Promise<unknown>;
  readonly wasAccepted: WasAccepted | undefined;
}

/** Collects the handlers of all modules before the sites are built. */
export function createRegistry(): { register: Register; calls(): readonly RegisteredCall[] } {
  const calls = new Map<string, RegisteredCall>();
  return {
    register(endpoint, handler, wasAccepted) {
      const key = `${endpoint.method} ${endpoint.path}`;
      if (calls.has(key)) throw new Error(`${key} has two handlers`);
      calls.set(key, {
        endpoint,
        // Safe cast: the input was parsed by the schema from which the handler's type is derived.
        handler: handler as RegisteredCall['handler'],
        wasAccepted,
      });
    },
    calls: () => [...calls.values()],
  };
}
