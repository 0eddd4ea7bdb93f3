import { lookup } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isInside } from './services.ts';

/** A request to a push service. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** What the push service said. `status` 0: nothing, within the time limit. */
export interface PushAnswer {
  readonly status: number;
  /** Header `Retry-After`. */
  readonly retryAfter?: string | undefined;
}

export interface PostOptions {
  /** Longest time until an answer, ms. */
  readonly withinMs: number;
  /** Origin that is reached without TLS and on this machine: the simulated push service. */
  readonly standIn?: string | undefined;
  /** Finds the address of a name; only tests replace it. */
  readonly find?: LookupFunction;
}

const CONNECTIONS_MAX = 256;

/**
 * Posts to push services over kept connections. Redirects are not followed, and no connection is made to an address of this machine or of a
 * private network: the address that was checked is the one that is used.
 */
export function createPost({ withinMs, standIn, find = lookup }: PostOptions) {
  const agents = { keepAlive: true, maxSockets: CONNECTIONS_MAX, maxFreeSockets: CONNECTIONS_MAX };
  const outside = new HttpsAgent({ ...agents, lookup: outsideOnly(find) });
  const here = new HttpAgent(agents);
  return {
    post({ endpoint, headers, body }: PushRequest): Promise<PushAnswer> {
      const url = new URL(endpoint);
      const options = { method: 'POST', headers: { ...headers, 'content-length': body.length } };
      return new Promise((resolve) => {
        const handleAnswer = (answer: IncomingMessage) => {
          // The answer's text says nothing that its status does not. Reading it frees the connection.
          answer.resume();
          answer.once('close', () => clearTimeout(late));
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
        };
        const sent =
          url.origin === standIn
            ? requestHttp(url, { ...options, agent: here }, handleAnswer)
            : requestHttps(url, { ...options, agent: outside }, handleAnswer);
        // An answer that is there already is read first: a machine under load may be late itself.
        const late = setTimeout(() => setImmediate(() => sent.destroy()), withinMs);
        sent.once('error', () => resolve({ status: 0 }));
        sent.once('close', () => {
          clearTimeout(late);
          resolve({ status: 0 });
        });
        sent.end(body);
      });
    },
    close(): void {
      outside.destroy();
      here.destroy();
    },
  };
}

/** Looks a name up, and fails when any of its addresses is not one of the public internet. */
function outsideOnly(find: LookupFunction): LookupFunction {
  return (name, options, done) => {
    find(name, { ...options, all: true }, (error, found) => {
      const list = Array.isArray(found) ? found : [];
      const [first] = list;
      if (error || !first) return done(error ?? new Error(`${name} has no address`), '');
      if (list.some(({ address }) => isInside(address)))
        return done(new Error(`${name} is an address of a private network`), '');
      if (options.all) return done(null, list);
      return done(null, first.address, first.family);
    });
  };
}
