import { createHmac, randomBytes } from 'node:crypto';
import type { Store, Tx } from '../../store/index.ts';
import { base32 } from './totp.ts';

/** Number of codes a player gets with an authenticator (A5). */
export const RECOVERY_CODES = 10;

/** Single-use codes for a lost authenticator: 50 random bits each, stored as keyed hashes. */
export interface RecoveryCodes {
  /** Replaces all codes with ten new ones. */
  renew(tx: Tx, userId: bigint): Promise<string[]>;
  /** Uses up a code. False if it is not the player's or already used. */
  use(userId: bigint, code: string, now: number): Promise<boolean>;
  left(userId: bigint): Promise<number>;
  drop(tx: Tx, userId: bigint): Promise<void>;
}

/** `key`: 32 bytes of the installation. */
export function createRecoveryCodes(store: Store, key: Buffer): RecoveryCodes {
  const hashOf = (userId: bigint, code: string) =>
    createHmac('sha256', key)
      .update(`${userId} ${code.toLowerCase().replace('-', '')}`)
      .digest();
  const drop = async (tx: Tx, userId: bigint) => {
    await tx.query('delete from recovery_code where user_id = $1', [userId]);
  };
  return {
    async renew(tx, userId) {
      await drop(tx, userId);
      const codes = Array.from({ length: RECOVERY_CODES }, newCode);
      await tx.query('insert into recovery_code (user_id, code_hash) select $1, unnest($2::bytea[])', [
        userId,
        codes.map((code) => hashOf(userId, code)),
      ]);
      return codes;
    },
    async use(userId, code, now) {
      const { rowCount } = await store.query(
        'update recovery_code set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null',
        [userId, hashOf(userId, code), new Date(now)],
      );
      return rowCount === 1;
    },
    async left(userId) {
      const { rows } = await store.query<{ left: number }>(
        'select count(*)::int as left from recovery_code where user_id = $1 and used_at is null',
        [userId],
      );
      return rows[0]?.left ?? 0;
    },
    drop,
  };
}

function newCode(): string {
  const text = base32(randomBytes(7)).slice(0, 10);
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
