import { recordIdentity } from '../modules/cashier/index.ts';
import { findUserByName, type IdentityParts, insertUser } from '../modules/identity/index.ts';
import { demoPosting } from './demo-deposits.ts';

/** The demonstration's players; `npm start` prints them. Production never has them. */
export const demoPlayers = ['demo', 'demo2'] as const;
/** The demonstration's agent, who has a team. */
export const DEMO_AGENT = 'agent';
/** Verified names of the players and the agent. */
export const VERIFIED_NAMES = { demo: '示例甲', demo2: '示例乙', [DEMO_AGENT]: '示例丙' } as const;
/** Password of all demo accounts, known to everyone. */
export const DEMO_PASSWORD = 'Tessera#2026';

const BALANCE = '100000';

/** Adds the demo players that are missing, each with a deposit of 100 000 from the platform's demo account. */
export async function seedDemoPlayers(
  { store, ledger, passwords }: IdentityParts,
  now: number,
): Promise<void> {
  for (const userName of demoPlayers) {
    if (await findUserByName(store, userName)) continue;
    const passwordHash = await passwords.hash(DEMO_PASSWORD);
    await store.tx(async (tx) => {
      const user = await insertUser(tx, {
        userName,
        kind: 'player',
        language: 'zhCn',
        currency: 'CNY',
        passwordHash,
        birthDate: '1990-01-01',
        createdAt: now,
      });
      if (!user) return;
      await ledger.openAccounts(tx, user.id, user.currency);
      await recordIdentity(tx, user.id, VERIFIED_NAMES[userName], 'verified');
      await ledger.post(tx, [demoPosting(user.id, `demo ${userName}`, BALANCE)]);
    });
  }
}

/** Whether the demonstration's players exist. */
export async function hasDemoPlayers({ store }: Pick<IdentityParts, 'store'>): Promise<boolean> {
  const found = await Promise.all(demoPlayers.map((userName) => findUserByName(store, userName)));
  return found.every((user) => user !== undefined);
}

/** Throws when a demo account is enabled: production must not start with it, because its password is public. */
export async function refuseDemoPlayers({ store }: Pick<IdentityParts, 'store'>): Promise<void> {
  for (const userName of demoPlayers) {
    const user = await findUserByName(store, userName);
    if (user?.enable) {
      throw new Error(
        `Production refuses the demo account "${userName}": disable it or start on an empty store.`,
      );
    }
  }
}
