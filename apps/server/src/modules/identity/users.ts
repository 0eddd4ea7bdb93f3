import type { Store, Tx } from '../../store/index.ts';

export type UserKind = 'player' | 'trial' | 'operator' | 'agent';

/** A row of `user_account`. */
export interface User {
  readonly id: bigint;
  readonly user_name: string;
  readonly kind: UserKind;
  readonly language: string;
  readonly theme: string | null;
  readonly avatar: number;
  readonly enable: boolean;
  readonly password_hash: string | null;
  readonly fund_password_hash: string | null;
  readonly password_changed_at: Date | null;
  readonly withdraw_locked_until: Date | null;
  readonly currency: string;
  readonly group_id: number;
  readonly rebate_ppm: number;
  readonly register_rid: string | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
}

const COLUMNS = `id, user_name, kind, language, theme, avatar, enable, password_hash, fund_password_hash,
  password_changed_at, withdraw_locked_until, currency, group_id, rebate_ppm,
  register_rid, created_at, expires_at`;

/** Finds a user by name, case-insensitively. */
export async function findUserByName(store: Store | Tx, name: string): Promise<User | undefined> {
  const { rows } = await store.query<User & Record<string, unknown>>(
    `select ${COLUMNS} from user_account where lower(user_name) = lower($1)`,
    [name],
  );
  return rows[0];
}

export async function findUser(store: Store | Tx, id: bigint): Promise<User | undefined> {
  const { rows } = await store.query<User & Record<string, unknown>>(
    `select ${COLUMNS} from user_account where id = $1`,
    [id],
  );
  return rows[0];
}

/** Replaces the password of an account. `now`: ms. */
export async function setPasswordHash(
  tx: Tx,
  userId: bigint,
  passwordHash: string,
  now: number,
): Promise<void> {
  await tx.query('update user_account set password_hash = $2, password_changed_at = $3 where id = $1', [
    userId,
    passwordHash,
    new Date(now),
  ]);
}

export interface NewUser {
  readonly userName: string;
  readonly kind: UserKind;
  readonly language: string;
  readonly currency: string;
  readonly passwordHash?: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate?: string;
  readonly registerRid?: string;
  /** ms */
  readonly createdAt: number;
  readonly expiresAt?: number;
}

/** Inserts a new account. Returns undefined when the name is taken; the transaction stays usable. */
export async function insertUser(tx: Tx, user: NewUser): Promise<User | undefined> {
  const { rows } = await tx.query<User & Record<string, unknown>>(
    `insert into user_account
       (user_name, kind, language, currency, password_hash, birth_date, register_rid, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (lower(user_name)) do nothing returning ${COLUMNS}`,
    [
      user.userName,
      user.kind,
      user.language,
      user.currency,
      user.passwordHash ?? null,
      user.birthDate ?? null,
      user.registerRid ?? null,
      new Date(user.createdAt),
      user.expiresAt === undefined ? null : new Date(user.expiresAt),
    ],
  );
  return rows[0];
}

/** Result of a sign-in or account change, for the login record. */
export interface LoginResult {
  readonly userId: bigint;
  readonly result:
    | 'success'
    | 'password'
    | 'google_code'
    | 'disabled'
    | 'registered'
    | 'trial'
    | 'recovery_code'
    | 'password_changed'
    | 'fund_password_changed'
    | 'google_on'
    | 'google_off'
    | 'wallet_on'
    | 'wallet_off'
    | 'payout_on'
    | 'payout_off'
    | 'password_recovered'
    | 'contact_on'
    | 'contact_off'
    | 'codes_made'
    | 'recovery';
  readonly failures?: number;
  readonly sessionId?: bigint;
}

/** Failed sign-in attempts since the last success (A3). */
export async function failuresOf(store: Store, userId: bigint): Promise<number> {
  const { rows } = await store.query<{ failures: number }>(
    `select count(*)::int as failures from login_record
     where user_id = $1 and result in ('password', 'google_code') and id > coalesce((
       select max(id) from login_record where user_id = $1 and result in ('success', 'registered')), 0)`,
    [userId],
  );
  return rows[0]?.failures ?? 0;
}

/** Adds a row to the login record and returns its id. */
export async function recordLogin(
  tx: Tx | Store,
  { userId, result, failures = 0, sessionId }: LoginResult,
  from: { now: number; address: string; userAgent: string },
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into login_record (user_id, at, address, user_agent, result, failures, session_id)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [userId, new Date(from.now), from.address, from.userAgent, result, failures, sessionId ?? null],
  );
  return rows[0]!.id;
}
