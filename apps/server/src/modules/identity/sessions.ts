import type { SessionEnded } from '@tessera/protocol';
import type { Events } from '../../contract/index.ts';
import type { CallContext, CallSession, SessionFound, SessionGate } from '../../http/index.ts';
import type { NodeChannels, Store, Tx } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';
import { deviceText } from './device-name.ts';
import { securityChanged } from './events.ts';
import {
  type EndReason,
  endOldest,
  endSession,
  endSessionsOf,
  endSessionsOfDevice,
  findToken,
  insertSession,
  insertToken,
  markFirstUse,
  type TokenRow,
} from './session-store.ts';
import { createTokenCache } from './token-cache.ts';
import { isToken, newToken, tokenHash } from './tokens.ts';

/** Sessions that ended, sent to every node; `code` is the error that the player gets. */
export interface SessionsEnded {
  readonly sessions: readonly bigint[];
  readonly code: SessionEnded['code'];
}

/** Player sessions: owner, lifetime and replacement of tokens (A6–A9). */
export interface Sessions extends SessionGate {
  /**
   * Opens a session for the calling browser and returns its token; the player's least recently used sessions above the limit end.
   */
  open(tx: Tx, user: { id: bigint }, context: CallContext): Promise<{ token: string; sessionId: bigint }>;
  /** A new token if the newest one is old enough, otherwise undefined (A7). */
  rotate(session: CallSession, now: number): Promise<string | undefined>;
  /** A new token at once, for a session whose player has changed a password or factor (A6). */
  renew(tx: Tx, session: { id: bigint }, now: number): Promise<string>;
  end(session: { id: bigint }, reason: EndReason, now: number): Promise<void>;
  /** Ends a session within a transaction. */
  endOne(tx: Tx, sessionId: bigint, reason: EndReason, now: number): Promise<void>;
  /** Ends all sessions of a player, optionally except one (A11). */
  endAll(tx: Tx, userId: bigint, reason: EndReason, now: number, except?: bigint): Promise<void>;
  /** Ends the sessions of a remembered login that a second party also holds. */
  endDevice(tx: Tx, family: string, now: number): Promise<void>;
  /** The ids of those sessions that have ended, been idle too long or expired. */
  over(sessionIds: readonly bigint[], now: number): Promise<bigint[]>;
  onEnded(handler: (ended: SessionsEnded) => void): void;
  /** Calls `handler` for each new session, in the transaction that opens it. */
  onOpened(handler: (tx: Tx, opened: { readonly userId: bigint }) => Promise<void>): void;
}

export interface SessionsDeps {
  readonly store: Store;
  readonly events: Events;
  readonly nodeChannels: NodeChannels;
  readonly settings: Settings;
}

const CHANNEL = 'session_ended';
/** Actions are recorded at most this often; the idle limit is minutes. */
const ACTION_NOTED_MS = 30_000;
/** Maximum number of sessions whose last recorded action this node keeps in memory. */
const NOTED_MAX = 50_000;

export async function createSessions({
  store,
  events,
  nodeChannels,
  settings,
}: SessionsDeps): Promise<Sessions> {
  const handlers: ((ended: SessionsEnded) => void)[] = [];
  const openHandlers: Parameters<Sessions['onOpened']>[0][] = [];
  const cache = createTokenCache<TokenRow>();
  const noted = new Map<bigint, number>();
  const idleMs = () => settings.get('sessionIdleSeconds') * 1000;

  await nodeChannels.listen(CHANNEL, (payload) => {
    const { sessions, code } = JSON.parse(payload) as { sessions: string[]; code: SessionsEnded['code'] };
    const ended = sessions.map(BigInt);
    cache.forget((row) => ended.includes(row.session_id));
    for (const handler of handlers) handler({ sessions: ended, code });
  });

  const tell = async (sessions: readonly bigint[], reason: EndReason, tx?: Tx) => {
    if (sessions.length === 0) return;
    cache.forget((row) => sessions.includes(row.session_id));
    const code = endCodes[reason] ?? 'please_login';
    await nodeChannels.notify(CHANNEL, JSON.stringify({ sessions: sessions.map(String), code }), tx);
  };

  const end = async (session: { id: bigint }, reason: EndReason, now: number) => {
    if (await endSession(store, session.id, reason, now)) await tell([session.id], reason);
  };

  return {
    async find(token, browser, now): Promise<SessionFound> {
      if (!isToken(token)) return { refused: 'please_login' };
      const hash = tokenHash(token);
      const row = await cache.get(hash.toString('base64'), () => findToken(store, hash));
      const verdict = judge(row, browser, now, idleMs());
      if (!('session' in verdict)) {
        if (row && verdict.end) await end({ id: row.session_id }, verdict.end, now);
        if (row && verdict.end === 'reuse') await recordReuse({ store, events }, row, now);
        return { refused: verdict.refused };
      }
      if (row?.first_used_at === null) {
        await markFirstUse(store, hash, now, settings.get('tokenOverlapSeconds') * 1000);
        cache.forget((other) => other.session_id === row.session_id);
      }
      return verdict;
    },

    async acted(session, now) {
      if (now - (noted.get(session.id) ?? 0) < ACTION_NOTED_MS) return;
      if (noted.size >= NOTED_MAX) noted.clear();
      noted.set(session.id, now);
      await store.query({
        name: 'identity-acted',
        text: 'update session set last_action_at = $2 where id = $1 and last_action_at < $2',
        values: [session.id, new Date(now)],
      });
    },

    async open(tx, user, context) {
      const token = newToken();
      const life = settings.get(context.browser.native ? 'sessionNativeSeconds' : 'sessionWebSeconds');
      const sessionId = await insertSession(
        tx,
        {
          userId: user.id,
          browserHash: context.browser.secretHash,
          address: context.address,
          userAgent: context.userAgent,
          now: context.now,
          expiresAt: context.now + life * 1000,
        },
        tokenHash(token),
      );
      await tell(await endOldest(tx, user.id, settings.get('sessionsMax'), context.now), 'replaced', tx);
      for (const handler of openHandlers) await handler(tx, { userId: user.id });
      return { token, sessionId };
    },

    rotate: (session, now) =>
      store.tx(async (tx) => {
        // One tab at a time: the second one finds the fresh token and gets none itself.
        await tx.query('select from session where id = $1 for update', [session.id]);
        const { rows } = await tx.query<{ issued_at: Date }>(
          'select issued_at from session_token where session_id = $1 order by issued_at desc limit 1',
          [session.id],
        );
        const age = now - (rows[0]?.issued_at.getTime() ?? now);
        if (age < settings.get('tokenRotateSeconds') * 1000) return undefined;
        const token = newToken();
        await insertToken(tx, session.id, tokenHash(token), now);
        return token;
      }),

    async renew(tx, session, now) {
      const token = newToken();
      await insertToken(tx, session.id, tokenHash(token), now);
      return token;
    },
    end,
    async endOne(tx, sessionId, reason, now) {
      if (await endSession(tx, sessionId, reason, now)) await tell([sessionId], reason, tx);
    },
    async endAll(tx, userId, reason, now, except) {
      await tell(await endSessionsOf(tx, userId, reason, now, except), reason, tx);
    },
    async endDevice(tx, family, now) {
      await tell(await endSessionsOfDevice(tx, family, now), 'reuse', tx);
    },
    async over(sessionIds, now) {
      const { rows } = await store.query<{ id: bigint }>(
        `select id from session where id = any ($1) and (ended_at is not null or expires_at <= $2 or last_action_at <= $3)`,
        [sessionIds, new Date(now), new Date(now - idleMs())],
      );
      return rows.map(({ id }) => id);
    },
    onEnded: (handler) => {
      handlers.push(handler);
    },
    onOpened: (handler) => {
      openHandlers.push(handler);
    },
  };
}

/** Error codes for the end of a session, if it is more specific than having to sign in. */
const endCodes: Partial<Record<EndReason, SessionsEnded['code']>> = {
  disabled: 'account_blocked',
  limit: 'session_limit_reached',
  excluded: 'self_excluded',
};

type Verdict =
  | { readonly session: CallSession }
  | { readonly refused: 'please_login' | 'account_blocked'; readonly end?: EndReason };

/** Decides whether a token is valid at `now` (ms) in this browser. */
export function judge(row: TokenRow | undefined, browser: Buffer, now: number, idleMs: number): Verdict {
  if (!row) return { refused: 'please_login' };
  // A stolen token is useless in another browser (A9), and the thief must not be able to end the player's session.
  if (!row.browser_hash.equals(browser)) return { refused: 'please_login' };
  if (row.end_reason) return { refused: row.end_reason === 'disabled' ? 'account_blocked' : 'please_login' };
  if (row.ends_at && row.ends_at.getTime() <= now) return { refused: 'please_login', end: 'reuse' };
  if (row.expires_at.getTime() <= now || (row.user_expires_at && row.user_expires_at.getTime() <= now)) {
    return { refused: 'please_login', end: 'expired' };
  }
  if (row.last_action_at.getTime() + idleMs <= now) return { refused: 'please_login', end: 'idle' };
  return {
    session: {
      id: row.session_id,
      userId: row.user_id,
      userName: row.user_name,
      kind: row.kind,
      currency: row.currency,
      enable: row.enable,
      restricted: !row.enable,
      language: row.language,
      startedAt: row.created_at.getTime(),
    },
  };
}

/** Adds the reuse to the player's login record and publishes it (A7). */
async function recordReuse(
  { store, events }: Pick<SessionsDeps, 'store' | 'events'>,
  row: TokenRow,
  now: number,
): Promise<void> {
  await store.tx(async (tx) => {
    const { rows } = await tx.query<{ id: bigint; user_agent: string }>(
      `insert into login_record (user_id, at, address, user_agent, result, session_id)
       select user_id, $2, address, user_agent, 'token_reuse', id from session where id = $1
       returning id, user_agent`,
      [row.session_id, new Date(now)],
    );
    for (const { id, user_agent } of rows)
      await events.publish(tx, securityChanged, String(id), {
        user: row.user_id,
        what: 'token_reuse',
        at: now,
        device: deviceText(user_agent),
      });
  });
}
