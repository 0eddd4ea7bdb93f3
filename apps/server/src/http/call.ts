import type { IncomingMessage } from 'node:http';
import type { CallLimit, OperatorAccess } from '@tessera/protocol/endpoint';
import type { CallRate } from '../admission/index.ts';
import { AppError } from '../errors.ts';
import { bodyHash } from '../store/index.ts';
import { type Browser, originHolds, xsrfHolds } from './browser.ts';
import { maybeLarge, type OpenedBody, readCall } from './call-body.ts';
import type { CallContext, CallSession, CallSite } from './context.ts';
import type { CookieJar } from './cookies.ts';
import type { HttpDeps } from './deps.ts';
import type { RegisteredCall } from './registry.ts';
import { SessionRefused } from './session-refused.ts';

/** One request as the pipeline sees it. */
export interface IncomingCall {
  readonly requestId: string;
  readonly now: number;
  readonly site: CallSite;
  readonly address: string;
  readonly network: string;
  readonly language: string;
  readonly browser: Browser;
  readonly cookies: CookieJar;
  readonly stream: IncomingMessage;
  header(name: string): string | undefined;
}

/**
 * Takes one call through every check in order and returns its `message`.
 *
 * Order: origin, calls of the address, body, a slot of this node, session, calls of the session, XSRF, clock, fields,
 * opening hours, handler. Cheap checks that reveal nothing about the platform come first.
 * Errors: `AppError`, `SessionRefused`, `BodyCut`; any other error is a fault of the server.
 */
export async function answerCall(
  call: RegisteredCall,
  incoming: IncomingCall,
  deps: HttpDeps,
): Promise<unknown> {
  const { endpoint } = call;
  if (endpoint.method === 'POST' && !originHolds(originOf(incoming))) throw new AppError('xsrf_invalid');
  refuseUntil(deps.gate.call(incoming), incoming.now);

  if (!endpoint.large || !maybeLarge(incoming.stream)) return answerBody(call, incoming, deps, undefined);
  // A large body is read for a signed-in player only, and one at a time (E1).
  const session = await inSlot(deps, () => findSession(call, incoming, deps));
  if (!session || deps.largeCallers.has(session.id)) {
    throw new AppError('too_many_requests', { retryAt: incoming.now + 1000 });
  }
  deps.largeCallers.add(session.id);
  try {
    return await answerBody(call, incoming, deps, session);
  } finally {
    deps.largeCallers.delete(session.id);
  }
}

async function answerBody(
  call: RegisteredCall,
  incoming: IncomingCall,
  deps: HttpDeps,
  large: CallSession | undefined,
): Promise<unknown> {
  const body = await readCall(call.endpoint, large, incoming.stream, deps.largeBodies.open);
  return inSlot(deps, () => answerOpened(call, incoming, deps, body, large));
}

async function answerOpened(
  call: RegisteredCall,
  incoming: IncomingCall,
  deps: HttpDeps,
  body: OpenedBody,
  large: CallSession | undefined,
): Promise<unknown> {
  const { endpoint } = call;
  const limits = deps.limits();
  const session = large ?? (await findSession(call, incoming, deps));
  const caller = session ? { session: session.id } : { network: incoming.network };
  refuseUntil(await deps.gate.callOf(rateOf(endpoint.limit, session, deps), caller), incoming.now);
  if ((endpoint.writes || session) && endpoint.method === 'POST') {
    if (!xsrfHolds(incoming.browser, incoming.header('x-xsrf-token'))) throw new AppError('xsrf_invalid');
  }
  if (endpoint.writes && Math.abs(body.t - incoming.now) > limits.skewMs) {
    throw new AppError('clock_skew', { now: incoming.now });
  }

  const { parsed } = body;
  if (!parsed.ok) throw new AppError('validation_failed', { field: parsed.field });
  if (endpoint.errors.includes('platform_closed')) requireOpen(incoming, deps);

  if (session && endpoint.writes) await deps.sessions.acted(session, incoming.now);
  const rid = ridOf(body, session, endpoint.path);
  const message = await call.handler(parsed.data, contextOf(incoming, session, rid));
  // In tests every answer is validated against its declaration.
  return deps.mode === 'test' ? endpoint.reply.parse(message) : message;
}

async function findSession(
  { endpoint }: RegisteredCall,
  incoming: IncomingCall,
  deps: HttpDeps,
): Promise<CallSession | undefined> {
  const { access } = endpoint;
  if (access === 'public') return undefined;
  const token = incoming.header('token');
  if (!token) throw new SessionRefused('please_login');
  const found = await deps.sessions.find(token, incoming.browser.secretHash, incoming.now);
  if ('refused' in found) throw new SessionRefused(found.refused);
  const { session } = found;
  if (typeof access === 'object') requireOperator(session, access);
  else if (session.restricted && access !== 'restricted') throw new SessionRefused('account_blocked');
  return session;
}

/** A session that may not make an operator's call is refused as if there were none. */
function requireOperator(session: CallSession, { operator }: OperatorAccess): void {
  if (session.kind !== 'operator' || session.restricted || !session.permissions.has(operator))
    throw new SessionRefused('please_login');
}

function refuseUntil(waitMs: number, now: number): void {
  if (waitMs > 0) throw new AppError('too_many_requests', { retryAt: now + waitMs });
}

/** Limits that protect accounts. They are exact over all nodes and cost one more round trip to the database. */
const sharedLimits: ReadonlySet<CallLimit> = new Set(['login', 'captcha', 'withdraw']);

/** The rate limit of a call. Visitors without a session have their own limit, because they may share an address. */
function rateOf(limit: CallLimit, session: CallSession | undefined, { limits }: HttpDeps): CallRate {
  const { calls, visitor } = limits();
  if (!session && limit === 'other') return { name: 'visitor', rate: visitor, shared: false };
  return { name: limit, rate: calls[limit], shared: sharedLimits.has(limit) };
}

/**
 * Runs the work of a call in a slot of this node and releases the slot at the end.
 * Errors: `platform_maintenance` when the queue for slots is full or the longest wait is over.
 */
async function inSlot<T>({ gate }: HttpDeps, work: () => Promise<T>): Promise<T> {
  const leave = await gate.slot();
  if (!leave) throw new AppError('platform_maintenance');
  try {
    return await work();
  } finally {
    leave();
  }
}

function requireOpen(incoming: IncomingCall, { opening }: HttpDeps): void {
  const { now, browser, cookies } = incoming;
  if (opening.isOpen(now)) return;
  const grant = cookies.get('preview') ?? incoming.header('preview');
  if (opening.grantHolds(grant, browser.secretHash, now)) return;
  throw new AppError('platform_closed', opening.closure(now));
}

function originOf(incoming: IncomingCall) {
  return {
    origin: incoming.header('origin'),
    secFetchSite: incoming.header('sec-fetch-site'),
    host: incoming.header('host'),
  };
}

function contextOf(incoming: IncomingCall, session: CallSession | undefined, rid: string): CallContext {
  const agent = incoming.header('agent');
  return {
    requestId: incoming.requestId,
    now: incoming.now,
    language: incoming.language,
    origin: incoming.header('origin'),
    agent: agent === 'pc' || agent === 'wap' ? agent : incoming.site === 'wap' ? 'wap' : 'pc',
    address: incoming.address,
    network: incoming.network,
    userAgent: (incoming.header('user-agent') ?? '').slice(0, 300),
    session,
    browser: incoming.browser,
    rid,
    cookies: incoming.cookies,
  };
}

/** The caller's own key, or without one (E2) a hash of session, path, time and body. */
function ridOf({ rid, t, digest }: OpenedBody, session: CallSession | undefined, path: string): string {
  return rid ?? bodyHash([session?.id, path, t, digest]).toString('hex').slice(0, 32);
}
