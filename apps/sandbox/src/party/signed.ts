import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Maximum clock difference of a signature in ms, in either direction. */
const SKEW_MS = 300_000;
const BODY_BYTES_MAX = 64 * 1024;

/** A request or response body: a JSON object. */
export type Body = Readonly<Record<string, unknown>>;

/** Answer to a signed call. */
export interface SignedAnswer {
  readonly status: number;
  readonly body: Body;
}

/** Handles a call whose signature was verified. */
export type SignedHandler = (body: Body) => SignedAnswer | Promise<SignedAnswer>;

/** A final refusal with its code. */
export const refused = (code: string, status = 409): SignedAnswer => ({ status, body: { code } });
/** A success answer. */
export const done = (body: Body): SignedAnswer => ({ status: 200, body });

/**
 * The keys shared by a party and the platform: `<ID>_KEYS` (hex, comma separated). The first signs and all verify; by default a
 * publicly known key.
 */
export function partyKeys(id: string, env: NodeJS.ProcessEnv = process.env): readonly Buffer[] {
  const keys = (env[`${id.toUpperCase()}_KEYS`] ?? '').split(',').filter((key) => key !== '');
  if (keys.length > 0) return keys.map((key) => Buffer.from(key.trim(), 'hex'));
  return [createHash('sha256').update(`tessera-sandbox:${id}`).digest()];
}

/** Headers of a call with this body: HMAC-SHA256 over `timestamp.body`. */
export function signed(key: Buffer, event: string, raw: string, nowMs: number): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    'x-timestamp': timestamp,
    'x-event': event,
    'x-signature': `v1=${macOf(key, timestamp, raw).toString('hex')}`,
  };
}

/** A random key, for callbacks that must be rejected. */
export const strayHmacKey = (): Buffer => randomBytes(32);

/** Adds `POST` routes for signed calls: 401 for an invalid signature, 400 when the body is not an object. */
export function signedRoutes(
  app: FastifyInstance,
  { keys, time }: { keys: readonly Buffer[]; time: () => number },
  routes: Readonly<Record<string, SignedHandler>>,
): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    for (const [path, handle] of Object.entries(routes)) {
      scope.post(path, { bodyLimit: BODY_BYTES_MAX }, async (request, reply) => {
        const raw = typeof request.body === 'string' ? request.body : '';
        if (!believed(request.headers, raw, keys, time())) return reply.code(401).send({ code: 'signature' });
        const body = objectOf(raw);
        if (!body) return reply.code(400).send({ code: 'invalid' });
        const answer = await handle(body);
        return reply.code(answer.status).send(answer.body);
      });
    }
  });
}

function believed(
  headers: Readonly<Record<string, unknown>>,
  raw: string,
  keys: readonly Buffer[],
  nowMs: number,
): boolean {
  const timestamp = String(headers['x-timestamp'] ?? '');
  const given = /^v1=([0-9a-f]{64})$/.exec(String(headers['x-signature'] ?? ''))?.[1];
  if (!/^\d{1,12}$/.test(timestamp) || given === undefined) return false;
  if (Math.abs(Number(timestamp) * 1000 - nowMs) > SKEW_MS) return false;
  return keys.some((key) => timingSafeEqual(macOf(key, timestamp, raw), Buffer.from(given, 'hex')));
}

const macOf = (key: Buffer, timestamp: string, raw: string): Buffer =>
  createHmac('sha256', key).update(`${timestamp}.${raw}`).digest();

function objectOf(raw: string): Body | undefined {
  try {
    const read: unknown = JSON.parse(raw);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Body) : undefined;
  } catch {
    return undefined;
  }
}
