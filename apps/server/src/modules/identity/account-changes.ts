import { randomBytes } from 'node:crypto';
import type { Events } from '../../contract/index.ts';
import type { Tx } from '../../store/index.ts';
import type { Authenticators } from './authenticators.ts';
import type { DeviceCredentials } from './device-credential.ts';
import { securityChanged } from './events.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { recordLogin } from './users.ts';

/** What operators change about an account, in a transaction of theirs. `now`: ms. */
export interface AccountChanges {
  /** Disables an account and ends its sessions, sockets and remembered logins at once (A11). */
  disable(tx: Tx, userId: bigint, now: number): Promise<void>;
  enable(tx: Tx, userId: bigint): Promise<void>;
  /** Removes the authenticator; withdrawals are locked as after every such change (A12). */
  dropFactor(tx: Tx, userId: bigint, now: number): Promise<void>;
  /** Replaces the password: sessions, sockets and remembered logins end, and withdrawals are locked (A11, A12). */
  setPassword(tx: Tx, userId: bigint, passwordHash: string, now: number): Promise<void>;
  /** Replaces the password by one that nobody knows: only the recovery of the account leads back in. */
  closePassword(tx: Tx, userId: bigint, now: number): Promise<void>;
}

export interface AccountChangesDeps {
  readonly events: Events;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly devices: Pick<DeviceCredentials, 'dropAll'>;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly authenticators: Pick<Authenticators, 'remove'>;
  /** How long withdrawals are locked after a change. */
  readonly withdrawLockMs: () => number;
}

/** Where an operator's change came from, in the player's login record. */
const BY_OPERATOR = { address: '', userAgent: '' };

export function createAccountChanges(deps: AccountChangesDeps): AccountChanges {
  const { events, sessions, devices, passwords, authenticators, withdrawLockMs } = deps;
  const setEnabled = (tx: Tx, userId: bigint, isEnabled: boolean) =>
    tx.query('update user_account set enable = $2 where id = $1', [userId, isEnabled]);

  /** Tells the player of a change of the account's security, and locks withdrawals. */
  const tell = async (tx: Tx, userId: bigint, what: 'password_changed' | 'google_off', now: number) => {
    await tx.query('update user_account set withdraw_locked_until = $2 where id = $1', [
      userId,
      new Date(now + withdrawLockMs()),
    ]);
    const id = await recordLogin(tx, { userId, result: what }, { now, ...BY_OPERATOR });
    await events.publish(tx, securityChanged, String(id), { user: userId, what, at: now, device: '' });
  };

  const setPassword = async (tx: Tx, userId: bigint, passwordHash: string, now: number) => {
    await tx.query('update user_account set password_hash = $2, password_changed_at = $3 where id = $1', [
      userId,
      passwordHash,
      new Date(now),
    ]);
    await tell(tx, userId, 'password_changed', now);
    await sessions.endAll(tx, userId, 'password', now);
    await devices.dropAll(tx, userId);
  };

  return {
    async disable(tx, userId, now) {
      await setEnabled(tx, userId, false);
      await sessions.endAll(tx, userId, 'disabled', now);
      await devices.dropAll(tx, userId);
    },
    async enable(tx, userId) {
      await setEnabled(tx, userId, true);
    },
    async dropFactor(tx, userId, now) {
      await authenticators.remove(tx, userId);
      await tell(tx, userId, 'google_off', now);
    },
    setPassword,
    async closePassword(tx, userId, now) {
      await setPassword(tx, userId, await passwords.hash(randomBytes(32).toString('base64url')), now);
    },
  };
}
