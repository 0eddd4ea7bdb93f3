import { createHmac, randomBytes } from 'node:crypto';
import type { Store, Tx } from '../../store/index.ts';
import { base32 } from './totp.ts';

/** Number of codes in a set (A5). */
export const RECOVERY_CODES = 10;

/**
 * What a code replaces: the second factor, or the password. Each set is for one purpose, so a list of one purpose alone does not
 * open an account that has both.
 */
export type CodePurpose = 'factor' | 'password';

/** Single-use codes of one purpose: 50 random bits each, stored as keyed hashes. */
export interface RecoveryCodes {
  /** Replaces all codes with ten new ones. */
  renew(tx: Tx, userId: bigint): Promise<string[]>;
  /** Uses up a code. False if it is not the player's or already used. */
  use(userId: bigint, code: string, now: number, tx?: Tx): Promise<boolean>;
  left(userId: bigint): Promise<number>;
  drop(tx: Tx, userId: bigint): Promise<void>;
}

/** `key`: 32 bytes of the installation, one for each purpose. */
export function createRecoveryCodes(store: Store, key: Buffer, purpose: CodePurpose): RecoveryCodes {
  const hashOf = (userId: bigint, code: string) =>
    createHmac('sha256', key)
      .update(`${userId} ${code.toLowerCase().replace('-', '')}`)
      .digest();
  const drop = async (tx: Tx, userId: bigint) => {
    await tx.query('delete from recovery_code where user_id = $1 and purpose = $2', [userId, purpose]);
  };
  return {
    async renew(tx, userId) {
      await drop(tx, userId);
      const codes = Array.from({ length: RECOVERY_CODES }, newCode);
      await tx.query(
        'insert into recovery_code (user_id, purpose, code_hash) select $1, $2, unnest($3::bytea[])',
        [userId, purpose, codes.map((code) => hashOf(userId, code))],
      );
      return codes;
    },
    async use(userId, code, now, tx) {
      const { rowCount } = await (tx ?? store).query(
        `update recovery_code set used_at = $3
         where user_id = $1 and code_hash = $2 and purpose = $4 and used_at is null`,
        [userId, hashOf(userId, code), new Date(now), purpose],
      );
      return rowCount === 1;
    },
    left: (userId) => codesLeft(store, userId, purpose),
    drop,
  };
}

/** How many codes of a purpose a player has not used. */
export async function codesLeft(db: Store | Tx, userId: bigint, purpose: CodePurpose): Promise<number> {
  const { rows } = await db.query<{ left: number }>(
    `select count(*)::int as left from recovery_code
     where user_id = $1 and purpose = $2 and used_at is null`,
    [userId, purpose],
  );
  return rows[0]?.left ?? 0;
}

function newCode(): string {
  const text = base32(randomBytes(7)).slice(0, 10);
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
