import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { Guesses } from './guesses.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { openFor, sealFor } from './sealed.ts';
import { base32, matchStep, newTotpKey, totpUri } from './totp.ts';

/** A new key has to be confirmed within this time. */
const PENDING_MS = 600_000;
const ISSUER = 'Tessera';

/** Kind of a valid code. */
export type CodeKind = 'code' | 'recovery';

/** Authenticators of players (A5): one key per player, encrypted at rest; each time step is valid for one code. */
export interface Authenticators {
  isOn(userId: bigint): Promise<boolean>;
  /** Kind of this code, which the call consumes; undefined for a wrong code. Errors: `too_many_requests`. */
  check(userId: bigint, code: string, now: number): Promise<CodeKind | undefined>;
  /** Creates a key that becomes active once it is confirmed; the active key stays until then. */
  begin(
    user: { id: bigint; user_name: string },
    now: number,
  ): Promise<{ key: string; uri: string; expires: number }>;
  /**
   * Activates the pending key if the code belongs to it. `inTx` runs in the same transaction.
   * Errors: `not_found` if no key is pending, `google_auth_incorrect`, `too_many_requests`.
   */
  confirm(userId: bigint, code: string, now: number, inTx: (tx: Tx) => Promise<void>): Promise<string[]>;
  /** Removes the active key. False if there was none. */
  remove(tx: Tx, userId: bigint): Promise<boolean>;
}

export interface AuthenticatorDeps {
  readonly store: Store;
  /** 32 bytes that encrypt the keys. */
  readonly key: Buffer;
  readonly guesses: Guesses;
  readonly recovery: RecoveryCodes;
}

interface Row extends Record<string, unknown> {
  readonly secret: Buffer | null;
  readonly pending: Buffer | null;
  readonly pending_until: Date | null;
  readonly last_step: bigint;
}

export function createAuthenticators({ store, key, guesses, recovery }: AuthenticatorDeps): Authenticators {
  const rowOf = async (tx: Tx | Store, userId: bigint, lock = ''): Promise<Row | undefined> => {
    const { rows } = await tx.query<Row>(
      `select secret, pending, pending_until, last_step from authenticator where user_id = $1 ${lock}`,
      [userId],
    );
    return rows[0];
  };

  const takeStep = (userId: bigint, code: string, now: number) =>
    store.tx(async (tx) => {
      const row = await rowOf(tx, userId, 'for update');
      if (!row?.secret) return false;
      const step = matchStep(openFor(key, String(userId), row.secret), code, now, Number(row.last_step));
      if (step === undefined) return false;
      await tx.query('update authenticator set last_step = $2 where user_id = $1', [userId, step]);
      return true;
    });

  return {
    async isOn(userId) {
      return Boolean((await rowOf(store, userId))?.secret);
    },
    async check(userId, code, now) {
      const kind: CodeKind = /^\d{6}$/.test(code) ? 'code' : 'recovery';
      const right = await guesses.guarded(userId, 'google', now, () =>
        kind === 'code' ? takeStep(userId, code, now) : recovery.use(userId, code, now),
      );
      return right ? kind : undefined;
    },
    async begin({ id, user_name }, now) {
      const secret = newTotpKey();
      const expires = now + PENDING_MS;
      await store.query(
        `insert into authenticator (user_id, pending, pending_until) values ($1, $2, $3)
         on conflict (user_id) do update set pending = excluded.pending, pending_until = excluded.pending_until`,
        [id, sealFor(key, String(id), secret), new Date(expires)],
      );
      return { key: base32(secret).toUpperCase(), uri: totpUri(secret, ISSUER, user_name), expires };
    },
    async confirm(userId, code, now, inTx) {
      let codes: string[] = [];
      const right = await guesses.guarded(userId, 'google', now, () =>
        store.tx(async (tx) => {
          const row = await rowOf(tx, userId, 'for update');
          if (!row?.pending || !row.pending_until || row.pending_until.getTime() <= now) {
            throw new AppError('not_found');
          }
          const step = matchStep(openFor(key, String(userId), row.pending), code, now, 0);
          if (step === undefined) return false;
          await tx.query(
            `update authenticator set secret = pending, pending = null, pending_until = null, last_step = $2
             where user_id = $1`,
            [userId, step],
          );
          codes = await recovery.renew(tx, userId);
          await inTx(tx);
          return true;
        }),
      );
      if (!right) throw new AppError('google_auth_incorrect');
      return codes;
    },
    async remove(tx, userId) {
      await recovery.drop(tx, userId);
      const { rowCount } = await tx.query(
        'delete from authenticator where user_id = $1 and secret is not null',
        [userId],
      );
      return rowCount === 1;
    },
  };
}
