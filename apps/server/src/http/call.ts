import type { IncomingMessage } from 'node:http';
import { OPERATOR_COOKIES } from '@tessera/protocol/console-cookies';
import { type Grant, grantOf } from '@tessera/protocol/console-permissions';
import type { CallLimit, OperatorAccess } from '@tessera/protocol/endpoint';
import type { CallRate } from '../admission/index.ts';
import { AppError } from '../errors.ts';
import { bodyHash } from '../store/index.ts';
import { type Browser, originHolds, ownOriginHolds, xsrfHolds } from './browser.ts';
import { maybeLarge, type OpenedBody, readCall } from './call-body.ts';
import type { CallContext, CallSession, CallSite, OperatorSession } from './context.ts';
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
  const holds = typeof endpoint.access === 'object' ? ownOriginHolds : originHolds;
  if (endpoint.method === 'POST' && !holds(originOf(incoming))) throw new AppError('xsrf_invalid');
  refuseUntil(deps.gate.call(incoming), incoming.now);

  if (!endpoint.large || !maybeLarge(incoming.stream)) return answerBody(call, incoming, deps, undefined);
  // A large body is read for somebody signed in only, and one at a time (E1).
  const caller = await inSlot(deps, () => findCaller(call, incoming, deps));
  const { id } = caller.operator ?? caller.session ?? {};
  if (id === undefined || deps.largeCallers.has(id)) {
    throw new AppError('too_many_requests', { retryAt: incoming.now + 1000 });
  }
  deps.largeCallers.add(id);
  try {
    return await answerBody(call, incoming, deps, caller);
  } finally {
    deps.largeCallers.delete(id);
  }
}

async function answerBody(
  call: RegisteredCall,
  incoming: IncomingCall,
  deps: HttpDeps,
  large: FoundCaller | undefined,
): Promise<unknown> {
  const body = await readCall(call.endpoint, large !== undefined, incoming.stream, deps.largeBodies.open);
  return inSlot(deps, () => answerOpened(call, incoming, deps, body, large));
}

async function answerOpened(
  call: RegisteredCall,
  incoming: IncomingCall,
  deps: HttpDeps,
  body: OpenedBody,
  large: FoundCaller | undefined,
): Promise<unknown> {
  const { endpoint } = call;
  const limits = deps.limits();
  const { access } = endpoint;
  const { operator, session } = large ?? (await findCaller(call, incoming, deps));
  const caller = operator ?? session;
  const counted = caller ? { session: caller.id } : { network: incoming.network };
  refuseUntil(await deps.gate.callOf(rateOf(endpoint.limit, caller, deps), counted), incoming.now);
  if ((endpoint.writes || caller) && endpoint.method === 'POST') {
    if (!xsrfHolds(incoming.browser, incoming.header('x-xsrf-token'))) throw new AppError('xsrf_invalid');
  }
  if (endpoint.writes && Math.abs(body.t - incoming.now) > limits.skewMs) {
    throw new AppError('clock_skew', { now: incoming.now });
  }

  const { parsed } = body;
  if (!parsed.ok) throw new AppError('validation_failed', { field: parsed.field });
  const context = contextOf(incoming, session, ridOf(body, caller, endpoint.path));
  if (endpoint.errors.includes('platform_closed')) await requireOpen(call, incoming, context, deps);

  const grant = operator && typeof access === 'object' ? requireGrant(operator, access) : undefined;
  if (session && endpoint.writes) await deps.sessions.acted(session, incoming.now);
  if (operator && endpoint.writes) await deps.operators?.acted(operator, incoming.now);
  const message = await call.handler(parsed.data, { ...context, operator, grant });
  // In tests every answer is validated against its declaration.
  return deps.mode === 'test' ? endpoint.reply.parse(message) : message;
}

/** Who calls: a player, an operator, or a visitor with neither. */
interface FoundCaller {
  readonly operator: OperatorSession | undefined;
  readonly session: CallSession | undefined;
}

async function findCaller(
  call: RegisteredCall,
  incoming: IncomingCall,
  deps: HttpDeps,
): Promise<FoundCaller> {
  const { access } = call.endpoint;
  return typeof access === 'object'
    ? { operator: await findOperator(access, incoming, deps), session: undefined }
    : { operator: undefined, session: await findSession(call, incoming, deps) };
}

async function findSession(
  { endpoint }: RegisteredCall,
  incoming: IncomingCall,
  deps: HttpDeps,
): Promise<CallSession | undefined> {
  const { access } = endpoint;
  if (access === 'public' || typeof access === 'object') return undefined;
  const token = incoming.header('token');
  if (!token) throw new SessionRefused('please_login');
  const found = await deps.sessions.find(token, incoming.browser.secretHash, incoming.now);
  if ('refused' in found) throw new SessionRefused(found.refused);
  const { session } = found;
  if (session.restricted && access !== 'restricted') throw new SessionRefused('account_blocked');
  return session;
}

/**
 * The operator who calls; undefined for a call of visitors. The token is in a cookie that scripts cannot read.
 * Errors: `operator_address_refused` from a network that may not use the console; `please_login`.
 */
async function findOperator(
  { operator }: OperatorAccess,
  { address, browser, cookies, now }: IncomingCall,
  { operators }: HttpDeps,
): Promise<OperatorSession | undefined> {
  if (!operators) throw new AppError('platform_maintenance');
  if (!operators.allows(address)) throw new AppError('operator_address_refused');
  if (operator === 'visitor') return undefined;
  const token = cookies.get(OPERATOR_COOKIES.session);
  const session = token === undefined ? undefined : await operators.find(token, browser.secretHash, now);
  if (!session) throw new SessionRefused('please_login');
  return session;
}

/** What the operator's role reaches of the action. Errors: `operator_not_permitted` when it has no cell in the table of permissions. */
function requireGrant({ role }: OperatorSession, { operator }: OperatorAccess): Grant | undefined {
  if (operator === 'visitor' || operator === 'self') return undefined;
  const grant = grantOf(role, operator);
  if (!grant) throw new AppError('operator_not_permitted');
  return grant;
}

function refuseUntil(waitMs: number, now: number): void {
  if (waitMs > 0) throw new AppError('too_many_requests', { retryAt: now + waitMs });
}

/** Limits that protect accounts. They are exact over all nodes and cost one more round trip to the database. */
const sharedLimits: ReadonlySet<CallLimit> = new Set(['login', 'captcha', 'withdraw']);

/** The rate limit of a call. Visitors without a session have their own limit, because they may share an address. */
function rateOf(
  limit: CallLimit,
  session: { readonly id: bigint } | undefined,
  { limits }: HttpDeps,
): CallRate {
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

/** Errors: `platform_closed` outside the opening hours, unless the call repeats an accepted request or carries a grant. */
async function requireOpen(
  { wasAccepted }: RegisteredCall,
  incoming: IncomingCall,
  context: Omit<CallContext, 'operator' | 'grant'>,
  { opening }: HttpDeps,
): Promise<void> {
  const { now, browser, cookies } = incoming;
  if (opening.isOpen(now)) return;
  const grant = cookies.get('preview') ?? incoming.header('preview');
  if (opening.grantHolds(grant, browser.secretHash, now)) return;
  if (await wasAccepted?.({ ...context, operator: undefined, grant: undefined })) return;
  throw new AppError('platform_closed', opening.closure(now));
}

function originOf(incoming: IncomingCall) {
  return {
    origin: incoming.header('origin'),
    secFetchSite: incoming.header('sec-fetch-site'),
    host: incoming.header('host'),
  };
}

function contextOf(
  incoming: IncomingCall,
  session: CallSession | undefined,
  rid: string,
): Omit<CallContext, 'operator' | 'grant'> {
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
function ridOf(
  { rid, t, digest }: OpenedBody,
  session: { readonly id: bigint } | undefined,
  path: string,
): string {
  return rid ?? bodyHash([session?.id, path, t, digest]).toString('hex').slice(0, 32);
}
