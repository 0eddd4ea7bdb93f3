import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Events } from '../../contract/index.ts';
import type { CallContext } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';
import { deviceText } from './device-name.ts';
import { securityChanged } from './events.ts';
import type { Sessions } from './sessions.ts';
import { isToken, newToken, tokenHash } from './tokens.ts';

/**
 * Remembered logins (A13): a secret cookie instead of a stored password, for one browser and 30 days. The native app has a header instead
 * of the cookie, and sends it only after its player has unlocked it.
 * A credential is valid for one use. The use replaces it with a successor that is derived from it, so a repeated use (two
 * tabs, a lost answer) gives the same successor. As with tokens (A7), a replaced credential gives its successor until
 * `tokenOverlapSeconds` after the successor was used. A later use shows that two parties hold the credential.
 */
export interface DeviceCredentials {
  /**
   * Player of the credential in this browser, if it is still valid. A credential that is used again too late revokes its whole
   * family
   * and ends the sessions of that family. The player's login record shows it.
   */
  ownerOf(context: CallContext): Promise<bigint | undefined>;
  /** Replaces this browser's credential with the player's next one and links the session to its family. */
  renew(tx: Tx, userId: bigint, sessionId: bigint, context: CallContext): Promise<void>;
  /** Revokes the credential of this browser. */
  drop(tx: Tx | Store, context: CallContext): Promise<void>;
  /** Revokes all credentials of a player (A11). */
  dropAll(tx: Tx, userId: bigint): Promise<void>;
}

export interface DeviceCredentialDeps {
  readonly store: Store;
  readonly events: Events;
  readonly settings: Settings;
  /** Key of 32 bytes from which successors are derived. */
  readonly key: Buffer;
  readonly sessions: Pick<Sessions, 'endDevice'>;
}

interface Row extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly family: string;
  readonly used_at: Date | null;
  readonly salt: Buffer | null;
}

/** A credential: its secret and its row. Only the last credential of a chain is valid. */
interface Link extends Row {
  readonly secret: string;
}

export function createDeviceCredentials({
  store,
  events,
  settings,
  key,
  sessions,
}: DeviceCredentialDeps): DeviceCredentials {
  const secretIn = ({ cookies }: CallContext): string | undefined => {
    const secret = cookies.get('device');
    return secret !== undefined && isToken(secret) ? secret : undefined;
  };

  const successorOf = (secret: string, salt: Buffer): string =>
    createHmac('sha256', key).update(salt).update(secret).digest('base64url');

  const linkOf = async (
    tx: Tx | Store,
    secret: string,
    { browser, now }: CallContext,
  ): Promise<Link | undefined> => {
    const { rows } = await tx.query<Row>(
      `select user_id, family, used_at, salt from device_credential
       where secret_hash = $1 and browser_hash = $2 and expires_at > $3`,
      [tokenHash(secret), browser.secretHash, new Date(now)],
    );
    return rows[0] && { ...rows[0], secret };
  };

  /** Follows the successors of a credential to the valid one; `reused` when a successor was used too long ago. */
  const lastOf = async (
    tx: Tx | Store,
    first: Link,
    context: CallContext,
  ): Promise<Link | 'reused' | undefined> => {
    const overlapMs = settings.get('tokenOverlapSeconds') * 1000;
    let link: Link | undefined = first;
    while (link?.salt) {
      const next: Link | undefined = await linkOf(tx, successorOf(link.secret, link.salt), context);
      if (next?.used_at && next.used_at.getTime() + overlapMs <= context.now) return 'reused';
      link = next;
    }
    return link;
  };

  const revoke = (link: Link, { now, address, userAgent, cookies }: CallContext) =>
    store.tx(async (tx) => {
      const { rowCount } = await tx.query('delete from device_credential where family = $1', [link.family]);
      cookies.drop('device');
      // Of concurrent uses only the first is recorded.
      if (!rowCount) return;
      await sessions.endDevice(tx, link.family, now);
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into login_record (user_id, at, address, user_agent, result) values ($1, $2, $3, $4, 'token_reuse') returning id`,
        [link.user_id, new Date(now), address, userAgent],
      );
      await events.publish(tx, securityChanged, String(rows[0]!.id), {
        user: link.user_id,
        what: 'token_reuse',
        at: now,
        device: deviceText(userAgent),
      });
    });

  const drop = async (tx: Tx | Store, context: CallContext) => {
    const secret = secretIn(context);
    if (secret !== undefined)
      await tx.query(
        'delete from device_credential where family = (select family from device_credential where secret_hash = $1)',
        [tokenHash(secret)],
      );
    else if (context.browser.native)
      await tx.query(
        `delete from device_credential where family =
           (select family from device_credential where browser_hash = $1 and used_at is null)`,
        [context.browser.secretHash],
      );
    else return;
    context.cookies.drop('device');
  };

  const insert = async (tx: Tx, userId: bigint, family: string, secret: string, context: CallContext) => {
    const lifeMs = settings.get('rememberSeconds') * 1000;
    await tx.query(
      `insert into device_credential (user_id, family, secret_hash, browser_hash, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (browser_hash) where used_at is null do update
         set user_id = excluded.user_id, family = excluded.family, secret_hash = excluded.secret_hash,
           created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [
        userId,
        family,
        tokenHash(secret),
        context.browser.secretHash,
        new Date(context.now),
        new Date(context.now + lifeMs),
      ],
    );
  };

  /** Replaces the credential of this browser once. Concurrent uses find the same successor. */
  const replace = async (tx: Tx, userId: bigint, context: CallContext): Promise<Link | undefined> => {
    const secret = secretIn(context);
    if (secret === undefined) return undefined;
    const salt = randomBytes(32);
    const { rows } = await tx.query<{ family: string }>(
      `update device_credential set used_at = $4, salt = $5
       where secret_hash = $1 and browser_hash = $2 and user_id = $3 and used_at is null and expires_at > $4
       returning family`,
      [tokenHash(secret), context.browser.secretHash, userId, new Date(context.now), salt],
    );
    const family = rows[0]?.family;
    if (family !== undefined) await insert(tx, userId, family, successorOf(secret, salt), context);
    const link = await linkOf(tx, secret, context);
    const last = link?.user_id === userId ? await lastOf(tx, link, context) : undefined;
    return last === 'reused' ? undefined : last;
  };

  return {
    async ownerOf(context) {
      const secret = secretIn(context);
      const link = secret === undefined ? undefined : await linkOf(store, secret, context);
      if (!link) return undefined;
      const last = await lastOf(store, link, context);
      if (last === 'reused') {
        await revoke(link, context);
        return undefined;
      }
      return last?.user_id;
    },
    async renew(tx, userId, sessionId, context) {
      let next = await replace(tx, userId, context);
      if (!next) {
        await drop(tx, context);
        next = { user_id: userId, family: randomUUID(), used_at: null, salt: null, secret: newToken() };
        await insert(tx, userId, next.family, next.secret, context);
      }
      await tx.query('update session set device_family = $2 where id = $1', [sessionId, next.family]);
      context.cookies.set('device', next.secret, { maxAgeS: settings.get('rememberSeconds') });
    },
    drop,
    async dropAll(tx, userId) {
      await tx.query('delete from device_credential where user_id = $1', [userId]);
    },
  };
}
