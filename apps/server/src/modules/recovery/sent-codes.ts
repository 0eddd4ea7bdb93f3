import { randomBytes } from 'node:crypto';
import type { ContactAddress, ContactKind } from '@tessera/protocol/contact-address';
import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { RecoveryDeps } from './deps.ts';
import { codeJob } from './messages.ts';

/** What a code is for: adding an address, or a new password. */
export type CodePurpose = 'contact' | 'password';

interface WantedCode {
  readonly purpose: CodePurpose;
  /** Undefined: the account does not exist or does not have this address. The same is written, and nothing is sent. */
  readonly userId: bigint | undefined;
  readonly browserHash: Buffer;
  readonly contact: ContactAddress;
}

/** Writes a code and adds the job that sends it. Returns when it expires, ms. */
export async function insertCode(
  tx: Tx,
  { purpose, userId, browserHash, contact: { kind, address } }: WantedCode,
  now: number,
  { vault, platform, jobs }: RecoveryDeps,
): Promise<number> {
  const expires = now + platform.settings.get('contactCodeSeconds') * 1000;
  const sealed = vault.seal(userId ?? 0n, address);
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into contact_code (purpose, user_id, browser_hash, kind, address, fingerprint, salt, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      purpose,
      userId ?? null,
      browserHash,
      kind,
      userId === undefined ? null : sealed,
      vault.fingerprint(address),
      randomBytes(16),
      new Date(now),
      new Date(expires),
    ],
  );
  await jobs.add(codeJob, String(rows[0]!.id), now, {}, tx);
  return expires;
}

/** A code that was guessed right. */
export interface RightCode {
  readonly id: bigint;
  readonly contact: ContactAddress;
  /** It was used before: only a repeat of the same call may count as done. */
  readonly used: boolean;
}

interface Guessed extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint | null;
  readonly salt: Buffer;
  readonly kind: ContactKind;
  /** Null without a player: nothing was sent. */
  readonly address: Buffer | null;
  readonly used_at: Date | null;
}

/**
 * Checks a code against the newest one that the player was sent for a purpose by a request of this browser. The guess is counted
 * before it is judged, so that concurrent guesses cannot exceed the limit.
 *
 * `none`: no code is open to guesses. A request without a player is guessed at in the same way: its row is written and its code is
 * computed, so that neither the player's name nor the address can be told from the time of the answer (A2).
 */
export async function guessCode(
  purpose: CodePurpose,
  { userId, code, browserHash }: { userId: bigint | undefined; code: string; browserHash: Buffer },
  now: number,
  { store, codes, vault, platform }: Pick<RecoveryDeps, 'store' | 'codes' | 'vault' | 'platform'>,
): Promise<RightCode | 'wrong' | 'none'> {
  const { rows } = await store.query<Guessed>(
    `update contact_code set guesses = guesses + 1
     where id = coalesce(
         (select max(id) from contact_code where user_id = $1 and purpose = $2 and browser_hash = $3),
         (select max(id) from contact_code where user_id is null and purpose = $2 and browser_hash = $3))
       and expires_at > $4 and guesses < $5
     returning id, user_id, salt, kind, address, used_at`,
    [userId ?? null, purpose, browserHash, new Date(now), platform.settings.get('contactCodeGuesses')],
  );
  const row = rows[0];
  if (!row) return 'none';
  const isRight = codes.matches(row, code);
  if (userId === undefined || row.user_id === null || row.address === null) return 'none';
  if (!isRight) return 'wrong';
  const contact = { kind: row.kind, address: vault.open(userId, row.address) };
  return { id: row.id, contact, used: row.used_at !== null };
}

/** Uses up a code; false when another call did so first. An id of 0 finds none. */
export async function useCode(tx: Tx, id: bigint, now: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update contact_code set used_at = $2 where id = $1 and used_at is null',
    [id, new Date(now)],
  );
  return rowCount === 1;
}

/** Ends the codes for a new password that a player was sent and has not used. */
export async function endPasswordCodes(tx: Tx, userId: bigint, now: number): Promise<void> {
  await tx.query(
    `update contact_code set expires_at = $2
     where user_id = $1 and purpose = 'password' and used_at is null and expires_at > $2`,
    [userId, new Date(now)],
  );
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Counts a request for a code. `key`: whose requests count together. Errors: `too_many_requests`. */
export async function countCode(
  key: string,
  now: number,
  { platform: { counters, settings } }: Pick<RecoveryDeps, 'platform'>,
): Promise<void> {
  for (const [windowMs, max] of [
    [HOUR_MS, settings.get('contactCodesPerHour')],
    [DAY_MS, settings.get('contactCodesPerDay')],
  ] as const) {
    const count = await counters.hit(`contact_code_${windowMs}`, key, windowMs, now);
    if (count > max) throw new AppError('too_many_requests', { retryAt: now - (now % windowMs) + windowMs });
  }
}

/** Removes codes that nobody can use any more. */
export async function forgetCodes(store: Store, before: number): Promise<void> {
  await store.query('delete from contact_code where expires_at < $1', [new Date(before)]);
}
