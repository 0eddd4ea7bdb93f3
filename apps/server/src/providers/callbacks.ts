import type { IncomingMessage } from 'node:http';
import type { JsonObject } from '@tessera/protocol';
import type { Logger } from 'pino';
import { clientAddress } from '../admission/index.ts';
import { AppError, readBody } from '../http/index.ts';
import type { Store, Tx } from '../store/index.ts';
import { type CallbackAnswer, onceEvent } from './events.ts';
import type { Provider, ProviderId, Providers } from './provider.ts';
import { verifySigned } from './signature.ts';

/** A verified call of a provider. Its event id is already locked in `tx`; the answer is sent after the commit. */
export interface ProviderCallback {
  readonly event: string;
  readonly action: string;
  readonly body: JsonObject;
  /** Time of the signature, ms. */
  readonly signedAt: number;
}

/**
 * Handles one callback. Answers 200, or 409 with a code for a permanent refusal; both answers are stored with the event.
 * A thrown error, `AppError` included, is rolled back and answered 503, so that the provider retries.
 */
export type CallbackHandler = (call: ProviderCallback, tx: Tx) => Promise<CallbackAnswer>;

/** Paths that third parties call, each at `/provider/<path>` on the player sites' port. */
export interface Callbacks {
  /**
   * Adds a path such as `payments/callback`; its last word is the `action` in the bodies. `reads`: the call changes
   * nothing, so its event is not stored.
   */
  add(path: string, provider: ProviderId, handler: CallbackHandler, options?: { reads?: boolean }): void;
  paths(): readonly string[];
  /** Answers one request to an added path. */
  receive(path: string, request: IncomingMessage, peer: string): Promise<CallbackAnswer>;
}

export interface CallbacksDeps {
  readonly store: Store;
  readonly providers: Providers;
  /** Server time in ms. */
  readonly now: () => number;
  readonly log: Logger;
}

const BODY_BYTES_MAX = 64 * 1024;
const IDLE_MS = 5_000;

/** Callbacks of third parties. Source, signature, age and event id of every call are checked here (P1). */
export function createCallbacks(deps: CallbacksDeps): Callbacks {
  const added = new Map<string, { provider: ProviderId; handler: CallbackHandler; reads: boolean }>();
  return {
    add(path, provider, handler, { reads = false } = {}) {
      if (added.has(path)) throw new Error(`/provider/${path} has two handlers`);
      added.set(path, { provider, handler, reads });
    },
    paths: () => [...added.keys()],
    async receive(path, request, peer) {
      const { provider: id, handler, reads } = added.get(path)!;
      const provider = deps.providers[id];
      const read = await believe(request, peer, provider, path, deps);
      if ('refused' in read) {
        deps.log.warn({ provider: id, path, peer, why: read.refused.body.code }, 'a callback was refused');
        return read.refused;
      }
      const { call } = read;
      try {
        return await deps.store.tx((tx) => {
          const work = () => handler(call, tx);
          return reads ? work() : onceEvent(tx, { provider: id, event: call.event, body: call.body }, work);
        });
      } catch (error) {
        const code = error instanceof AppError ? error.code : 'fault';
        deps.log[code === 'fault' ? 'error' : 'warn'](
          { provider: id, path, err: error },
          'a callback failed',
        );
        return { status: 503, body: { code: 'unavailable' } };
      }
    },
  };
}

async function believe(
  request: IncomingMessage,
  peer: string,
  provider: Provider | undefined,
  path: string,
  { now }: CallbacksDeps,
): Promise<{ call: ProviderCallback } | { refused: CallbackAnswer }> {
  if (!provider?.allowed.includes(clientAddress(peer).address)) return refuse(401, 'source');
  const read = await readBody(request, BODY_BYTES_MAX, IDLE_MS);
  if ('cut' in read) return refuse(400, 'invalid');
  const verified = verifySigned(request.headers, read.bytes, provider.keys, now);
  if (!verified.ok) return refuse(401, verified.fault);
  const body = parseObject(read.bytes);
  if (!body) return refuse(400, 'invalid');
  // The signature covers only the body, so event and action must be in the body.
  const action = path.slice(path.lastIndexOf('/') + 1);
  if (body.event !== verified.event || body.action !== action) return refuse(401, 'event');
  return { call: { event: verified.event, action, body, signedAt: verified.at } };
}

function refuse(status: number, code: string): { refused: CallbackAnswer } {
  return { refused: { status, body: { code } } };
}

function parseObject(bytes: Buffer): JsonObject | undefined {
  try {
    const read: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as JsonObject)
      : undefined;
  } catch {
    return undefined;
  }
}
