import type { Store, Tx } from '../../store/index.ts';

/** Why a session ended. */
export type EndReason =
  | 'logout'
  | 'idle'
  | 'expired'
  | 'replaced'
  | 'reuse'
  | 'disabled'
  | 'revoked'
  | 'password'
  | 'limit'
  | 'excluded';

/** A token with its session and player, read in one query. */
export interface TokenRow {
  readonly session_id: bigint;
  readonly user_id: bigint;
  readonly browser_hash: Buffer;
  readonly created_at: Date;
  readonly last_action_at: Date;
  readonly expires_at: Date;
  readonly end_reason: EndReason | null;
  readonly first_used_at: Date | null;
  readonly ends_at: Date | null;
  readonly user_name: string;
  readonly kind: 'player' | 'trial' | 'agent' | 'operator';
  readonly currency: string;
  readonly language: string;
  readonly enable: boolean;
  readonly user_expires_at: Date | null;
}

/** Finds a token by its hash. */
export async function findToken(store: Store, hash: Buffer): Promise<TokenRow | undefined> {
  const { rows } = await store.query<TokenRow & Record<string, unknown>>({
    name: 'identity-find-token',
    text: `select s.id as session_id, s.user_id, s.browser_hash, s.created_at, s.last_action_at, s.expires_at,
        s.end_reason, t.first_used_at, t.ends_at,
        u.user_name, u.kind, u.currency, u.language, u.enable, u.expires_at as user_expires_at
      from session_token t join session s on s.id = t.session_id join user_account u on u.id = s.user_id
      where t.token_hash = $1`,
    values: [hash],
  });
  return rows[0];
}

/** Records the first use of a token, which ends its predecessors `overlapMs` later (A7). */
export async function markFirstUse(
  store: Store,
  hash: Buffer,
  now: number,
  overlapMs: number,
): Promise<void> {
  await store.query(
    `with used as (
       update session_token set first_used_at = $2 where token_hash = $1 and first_used_at is null
       returning session_id, issued_at)
     update session_token t set ends_at = $3 from used
     where t.session_id = used.session_id and t.issued_at < used.issued_at and t.ends_at is null`,
    [hash, new Date(now), new Date(now + overlapMs)],
  );
}

export interface NewSession {
  readonly userId: bigint;
  readonly browserHash: Buffer;
  readonly address: string;
  readonly userAgent: string;
  readonly now: number;
  readonly expiresAt: number;
}

/** Inserts a session and its first token; returns the session's id. */
export async function insertSession(tx: Tx, session: NewSession, hash: Buffer): Promise<bigint> {
  const at = new Date(session.now);
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into session (user_id, browser_hash, address, user_agent, created_at, last_action_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6) returning id`,
    [
      session.userId,
      session.browserHash,
      session.address,
      session.userAgent,
      at,
      new Date(session.expiresAt),
    ],
  );
  const { id } = rows[0]!;
  await insertToken(tx, id, hash, session.now);
  return id;
}

export async function insertToken(tx: Tx, sessionId: bigint, hash: Buffer, now: number): Promise<void> {
  await tx.query('insert into session_token (token_hash, session_id, issued_at) values ($1, $2, $3)', [
    hash,
    sessionId,
    new Date(now),
  ]);
}

/** Ends one session; false if it had already ended. */
export async function endSession(
  tx: Tx | Store,
  sessionId: bigint,
  reason: EndReason,
  now: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update session set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null',
    [sessionId, new Date(now), reason],
  );
  return rowCount === 1;
}

/** Ends all sessions of a player except one; returns the ids of those that ended now. */
export async function endSessionsOf(
  tx: Tx,
  userId: bigint,
  reason: EndReason,
  now: number,
  except?: bigint,
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update session set ended_at = $2, end_reason = $3
     where user_id = $1 and ended_at is null and id is distinct from $4 returning id`,
    [userId, new Date(now), reason, except ?? null],
  );
  return rows.map(({ id }) => id);
}

/** Ends the sessions of one remembered login; returns their ids. */
export async function endSessionsOfDevice(tx: Tx, family: string, now: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update session set ended_at = $2, end_reason = 'reuse' where device_family = $1 and ended_at is null returning id`,
    [family, new Date(now)],
  );
  return rows.map(({ id }) => id);
}

/** Ends the least recently used sessions until at most `max` are left; returns their ids. */
export async function endOldest(tx: Tx, userId: bigint, max: number, now: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update session set ended_at = $2, end_reason = 'replaced' where id in (
       select id from session where user_id = $1 and ended_at is null order by last_action_at desc, id desc offset $3)
     returning id`,
    [userId, new Date(now), max],
  );
  return rows.map(({ id }) => id);
}

/** Notes that the player of a session acknowledged the reality check at `now`, ms (RP5). */
export async function noteReality(db: Pick<Tx, 'query'>, sessionId: bigint, now: number): Promise<void> {
  await db.query('update session set reality_at = $2 where id = $1', [sessionId, new Date(now)]);
}
