import type { Events } from '../../contract/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { DeviceCredentials } from './device-credential.ts';
import { securityChanged } from './events.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { findUserByName, insertUser, recordLogin } from './users.ts';

/** Account actions of the operator. */
export interface Accounts {
  /** Disables an account and ends its sessions, sockets and remembered logins at once (A11). False: no such name. */
  disable(name: string, now: number): Promise<boolean>;
  enable(name: string): Promise<boolean>;
  /**
   * Replaces the password of a player who has lost it and has proven to be the owner: sessions, sockets and remembered logins end,
   * and withdrawals are locked as after every such change (A11, A12). False: no player of this name.
   */
  replacePassword(name: string, password: string, now: number): Promise<boolean>;
  /** Id of the enabled operator with this name and password; undefined otherwise. */
  checkOperator(name: string, password: string): Promise<bigint | undefined>;
  /** Adds an operator. False when the name is taken. */
  createOperator(name: string, password: string, now: number): Promise<boolean>;
}

export interface AccountsDeps {
  readonly store: Store;
  readonly events: Events;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly devices: Pick<DeviceCredentials, 'dropAll'>;
  readonly passwords: Passwords;
  /** How long withdrawals are locked after a change. */
  readonly withdrawLockMs: () => number;
}

/** Where an operator's change came from, in the player's login record. */
const BY_OPERATOR = { address: '', userAgent: '' };

export function createAccounts({
  store,
  events,
  sessions,
  devices,
  passwords,
  withdrawLockMs,
}: AccountsDeps): Accounts {
  const setEnable = async (tx: Tx, name: string, enable: boolean) => {
    const user = await findUserByName(tx, name);
    if (user) await tx.query('update user_account set enable = $2 where id = $1', [user.id, enable]);
    return user;
  };
  return {
    disable: (name, now) =>
      store.tx(async (tx) => {
        const user = await setEnable(tx, name, false);
        if (!user) return false;
        await sessions.endAll(tx, user.id, 'disabled', now);
        await devices.dropAll(tx, user.id);
        return true;
      }),
    enable: (name) => store.tx(async (tx) => (await setEnable(tx, name, true)) !== undefined),
    async replacePassword(name, password, now) {
      const passwordHash = await passwords.hash(password);
      return store.tx(async (tx) => {
        const user = await findUserByName(tx, name);
        if (user?.kind !== 'player') return false;
        await tx.query(
          `update user_account set password_hash = $2, password_changed_at = $3, withdraw_locked_until = $4 where id = $1`,
          [user.id, passwordHash, new Date(now), new Date(now + withdrawLockMs())],
        );
        const change = { userId: user.id, result: 'password_changed' } as const;
        const id = await recordLogin(tx, change, { now, ...BY_OPERATOR });
        await events.publish(tx, securityChanged, String(id), {
          user: user.id,
          what: change.result,
          at: now,
          device: '',
        });
        await sessions.endAll(tx, user.id, 'password', now);
        await devices.dropAll(tx, user.id);
        return true;
      });
    },
    async checkOperator(name, password) {
      const user = await findUserByName(store, name);
      const isRight = await passwords.verify(user?.password_hash ?? null, password);
      return user?.kind === 'operator' && user.enable && isRight ? user.id : undefined;
    },
    async createOperator(name, password, now) {
      const passwordHash = await passwords.hash(password);
      return store.tx(async (tx) => {
        const user = await insertUser(tx, {
          userName: name,
          kind: 'operator',
          language: 'zhCn',
          currency: 'CNY',
          passwordHash,
          createdAt: now,
        });
        return user !== undefined;
      });
    },
  };
}
