import type { Permission } from '@tessera/protocol';
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
  /** What an operator may do; empty for everybody else. */
  readonly permissions: ReadonlySet<Permission>;
  readonly language: string;
  /** Start of the session, ms. The figures of the session count from then (RP6). */
  readonly startedAt: number;
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
