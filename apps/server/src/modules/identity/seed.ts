import type { Tx } from '../../store/index.ts';

/** A player's account of the demonstration. */
export interface SeededAccount {
  readonly userName: string;
  /** ms */
  readonly createdAt: number;
  readonly avatar: number;
  /** Request id of the registration. */
  readonly registerRid: string;
}

/** What all accounts of a seed have in common. */
export interface SeededAlike {
  readonly passwordHash: string;
  readonly language: string;
  readonly currency: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
}

/** Inserts many accounts in one statement. Returns their ids in the same order. Errors: throws when a name is taken. */
export async function seedAccounts(
  tx: Tx,
  accounts: readonly SeededAccount[],
  { passwordHash, language, currency, birthDate }: SeededAlike,
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint; user_name: string }>(
    `insert into user_account (user_name, kind, language, currency, avatar, password_hash, birth_date, register_rid, created_at)
     select name, 'player', $5, $6, avatar, $7, $8, rid, at
     from unnest($1::text[], $2::integer[], $3::text[], $4::timestamptz[]) account (name, avatar, rid, at)
     returning id, user_name`,
    [
      accounts.map(({ userName }) => userName),
      accounts.map(({ avatar }) => avatar),
      accounts.map(({ registerRid }) => registerRid),
      accounts.map(({ createdAt }) => new Date(createdAt)),
      language,
      currency,
      passwordHash,
      birthDate,
    ],
  );
  const ids = new Map(rows.map(({ id, user_name }) => [user_name, id]));
  return accounts.map(({ userName }) => ids.get(userName)!);
}

/** A session that its player has ended. Times in ms. */
export interface SeededSession {
  readonly userId: bigint;
  /** SHA-256 of the secret of the browser, hex. */
  readonly browser: string;
  readonly from: number;
  readonly until: number;
}

/** Inserts sessions of the past, all from the same address and program. */
export async function seedSessions(
  tx: Tx,
  sessions: readonly SeededSession[],
  { address, userAgent }: { address: string; userAgent: string },
): Promise<void> {
  await tx.query(
    `insert into session (user_id, browser_hash, address, user_agent, created_at, last_action_at, expires_at, ended_at, end_reason)
     select user_id, decode(browser, 'hex'), $5, $6, since, until, until, until, 'logout'
     from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::timestamptz[]) past (user_id, browser, since, until)`,
    [
      sessions.map(({ userId }) => userId),
      sessions.map(({ browser }) => browser),
      sessions.map(({ from }) => new Date(from)),
      sessions.map(({ until }) => new Date(until)),
      address,
      userAgent,
    ],
  );
}
