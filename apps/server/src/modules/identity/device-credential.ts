import type { CallContext } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';
import { isToken, newToken, tokenHash } from './tokens.ts';

/** Remembered logins (A13): a secret cookie instead of a stored password, for one browser and 30 days. */
export interface DeviceCredentials {
  /** Player whose credential this browser holds, if it still counts. */
  ownerOf(context: CallContext): Promise<bigint | undefined>;
  /** Gives this browser a fresh credential of the player in place of the one it had. */
  renew(tx: Tx, userId: bigint, context: CallContext): Promise<void>;
  /** Takes back the credential this browser holds. */
  drop(tx: Tx | Store, context: CallContext): Promise<void>;
  /** Takes back all credentials of a player (A11). */
  dropAll(tx: Tx, userId: bigint): Promise<void>;
}

export function createDeviceCredentials(store: Store, settings: Settings): DeviceCredentials {
  const hashIn = ({ cookies }: CallContext): Buffer | undefined => {
    const secret = cookies.get('device');
    return secret !== undefined && isToken(secret) ? tokenHash(secret) : undefined;
  };

  const drop = async (tx: Tx | Store, context: CallContext) => {
    const hash = hashIn(context);
    if (hash === undefined) return;
    await tx.query('delete from device_credential where secret_hash = $1', [hash]);
    context.cookies.drop('device');
  };

  return {
    async ownerOf(context) {
      const hash = hashIn(context);
      if (hash === undefined) return undefined;
      const { rows } = await store.query<{ user_id: bigint }>(
        'select user_id from device_credential where secret_hash = $1 and browser_hash = $2 and expires_at > $3',
        [hash, context.browser.secretHash, new Date(context.now)],
      );
      return rows[0]?.user_id;
    },
    async renew(tx, userId, context) {
      await drop(tx, context);
      const secret = newToken();
      const lifeS = settings.get('rememberSeconds');
      await tx.query(
        `insert into device_credential (user_id, secret_hash, browser_hash, created_at, expires_at)
         values ($1, $2, $3, $4, $5)`,
        [
          userId,
          tokenHash(secret),
          context.browser.secretHash,
          new Date(context.now),
          new Date(context.now + lifeS * 1000),
        ],
      );
      context.cookies.set('device', secret, { maxAgeS: lifeS });
    },
    drop,
    async dropAll(tx, userId) {
      await tx.query('delete from device_credential where user_id = $1', [userId]);
    },
  };
}
