import type { Store } from '../../store/index.ts';
import type { AccountChanges } from './account-changes.ts';
import type { Passwords } from './passwords.ts';
import { findUserByName, insertUser } from './users.ts';

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
  readonly changes: AccountChanges;
  readonly passwords: Passwords;
}

export function createAccounts({ store, changes, passwords }: AccountsDeps): Accounts {
  return {
    disable: (name, now) =>
      store.tx(async (tx) => {
        const user = await findUserByName(tx, name);
        if (user) await changes.disable(tx, user.id, now);
        return user !== undefined;
      }),
    enable: (name) =>
      store.tx(async (tx) => {
        const user = await findUserByName(tx, name);
        if (user) await changes.enable(tx, user.id);
        return user !== undefined;
      }),
    async replacePassword(name, password, now) {
      const passwordHash = await passwords.hash(password);
      return store.tx(async (tx) => {
        const user = await findUserByName(tx, name);
        if (user?.kind !== 'player') return false;
        await changes.setPassword(tx, user.id, passwordHash, now);
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
