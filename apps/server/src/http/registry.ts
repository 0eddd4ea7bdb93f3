import type { Endpoint } from '@tessera/protocol/endpoint';
import type { z } from 'zod';
import type { CallContext } from './context.ts';

/**
 * Decides one call. Gets parsed input; answers the `message` of SUCCESS or throws `AppError`.
 * A state-changing one converges when called again with the same `context.rid`: by `once` of the store in its own
 * transaction, or because doing it twice is the same as doing it once.
 */
export type Handler<E extends Endpoint> = (
  input: z.output<E['request']>,
  context: CallContext,
) => Promise<z.input<E['reply']>>;

/** Adds the handler of one declared endpoint; each endpoint once. */
export type Register = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** One endpoint with its handler. */
export interface RegisteredCall {
  readonly endpoint: Endpoint;
  readonly handler: (input: unknown, context: CallContext) => Promise<unknown>;
}

/** Collects the handlers of all modules before the sites are built. */
export function createRegistry(): { register: Register; calls(): readonly RegisteredCall[] } {
  const calls = new Map<string, RegisteredCall>();
  return {
    register(endpoint, handler) {
      const key = `${endpoint.method} ${endpoint.path}`;
      if (calls.has(key)) throw new Error(`${key} has two handlers`);
      calls.set(key, {
        endpoint,
        // The input was parsed by this endpoint's own schema, which is what the handler is typed by.
        handler: handler as RegisteredCall['handler'],
      });
    },
    calls: () => [...calls.values()],
  };
}
