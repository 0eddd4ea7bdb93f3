import type { Grant, Role } from '@tessera/protocol/console-permissions';
import type { CookieJar } from './cookies.ts';

/** The two player sites; the same API answers on both. */
export type SiteName = 'pc' | 'wap';

/** What serves a call: a player site, or the operations port. */
export type CallSite = SiteName | 'console';

/** The session of a signed-in caller, as handlers of private calls get it. */
export interface CallSession {
  readonly id: bigint;
  readonly userId: bigint;
  readonly userName: string;
  readonly kind: 'player' | 'trial' | 'agent' | 'operator';
  /** `CNY` or `TRIAL`: the currency of the player's bets. */
  readonly currency: string;
  readonly enable: boolean;
  /** True for a disabled account: only calls of access `restricted` are open (A2). */
  readonly restricted: boolean;
  readonly language: string;
  /** Start of the session, ms. The figures of the session count from then (RP6). */
  readonly startedAt: number;
}

/** The session of a signed-in operator, as handlers of the console's calls get it. Times in ms. */
export interface OperatorSession {
  readonly id: bigint;
  readonly operatorId: bigint;
  readonly name: string;
  readonly person: string;
  readonly role: Role;
  readonly startedAt: number;
  readonly lastAt: number;
  readonly idleEndsAt: number;
  readonly endsAt: number;
  /** Failed attempts before the sign-in. */
  readonly failures: number;
}

/** Caller, origin and time of a call. Times are ms since the epoch by the server's clock. */
export interface CallContext {
  readonly requestId: string;
  readonly now: number;
  /** Language of texts in the answer; one of the published list. */
  readonly language: string;
  readonly agent: SiteName;
  /** Origin of the calling page, as sent by its browser; a native app has an origin of its own. */
  readonly origin: string | undefined;
  readonly address: string;
  /** Key of limits per address: see `ClientAddress`. */
  readonly network: string;
  readonly userAgent: string;
  readonly session: CallSession | undefined;
  /** The operator who makes a call of the console. */
  readonly operator: OperatorSession | undefined;
  /** What the role of the operator reaches of the action that the call names. */
  readonly grant: Grant | undefined;
  readonly browser: BrowserIdentity;
  /** Idempotency key of the call (E2, L6): the caller's `rid`, or a hash of session, path, time and body. 32 hex digits. */
  readonly rid: string;
  readonly cookies: CookieJar;
}

/** The browser or app installation a call comes from (A9). */
export interface BrowserIdentity {
  /** SHA-256 of its secret. */
  readonly secretHash: Buffer;
  /** True when the secret came in header `Device`; then no cookies are used. */
  readonly native: boolean;
}

/**
 * The caller's session in a handler of access `session` or `restricted`.
 * Throws when the call was declared public: a programming error, not the caller's fault.
 */
export function sessionOf(context: CallContext): CallSession {
  if (!context.session) throw new Error('a public call asked for its session');
  return context.session;
}

/** The operator of a call of the console. Throws when the call needs no session: a programming error. */
export function operatorOf({ operator }: CallContext): OperatorSession {
  if (!operator) throw new Error('a call of visitors asked for its operator');
  return operator;
}

/** The cell of the table of permissions by which a call of the console was allowed. */
export function grantIn({ grant }: CallContext): Grant {
  if (!grant) throw new Error('a call without a permission asked for its grant');
  return grant;
}
