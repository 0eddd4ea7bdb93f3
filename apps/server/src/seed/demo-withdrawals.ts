import { seedPayee, type Withdrawals } from '../modules/cashier/index.ts';
import { findUserByName, type IdentityParts } from '../modules/identity/index.ts';
import { DEMO_AGENT, demoPlayers, VERIFIED_NAMES } from './demo-players.ts';

/** Fund password of the demo players and the agent, known to everyone. */
export const DEMO_FUND_PASSWORD = 'Tessera#Fund';

/** Invented numbers with valid checksums. */
const ACCOUNTS = {
  demo: {
    card: { bank: 'icbc', number: '6222020200112230004' },
    address: 'TL2TFWtDMLU6pzGECRUJsruTP3dbYsAL7G',
  },
  demo2: {
    card: { bank: 'cmb', number: '6225880112233441' },
    address: 'TAhUsoaRiTRQP9YjuxyF1ftAymGf6QZBPG',
  },
  [DEMO_AGENT]: {
    card: { bank: 'ccb', number: '6227001234556677885' },
    address: 'TEzJZnia7VyJiopThN72VJNaqMfPbdZM9h',
  },
} as const;

/**
 * Gives the demo players and the agent a fund password, and a card and an address that are old enough for withdrawals. Otherwise the first
 * withdrawal of a demonstration would wait for a day. Values that a player has set are kept.
 */
export async function seedDemoWithdrawals(
  { store, passwords }: Pick<IdentityParts, 'store' | 'passwords'>,
  withdrawals: Withdrawals,
  at: number,
): Promise<void> {
  for (const userName of [...demoPlayers, DEMO_AGENT] as const) {
    const user = await findUserByName(store, userName);
    if (!user || user.fund_password_hash !== null) continue;
    await store.query(
      'update user_account set fund_password_hash = $2 where id = $1 and fund_password_hash is null',
      [user.id, await passwords.hash(DEMO_FUND_PASSWORD)],
    );
    await seedPayee(store, withdrawals, {
      userId: user.id,
      holder: VERIFIED_NAMES[userName],
      at,
      ...ACCOUNTS[userName],
    });
  }
}
