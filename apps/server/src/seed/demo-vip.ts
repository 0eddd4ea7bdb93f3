import { parseAmount } from '@tessera/protocol';
import { findUserByName } from '../modules/identity/index.ts';
import { addTurnover } from '../modules/vip/index.ts';
import { type Clock, type Store, withPastClock } from '../store/index.ts';

const DAY_MS = 86_400_000;

/** Turnover of `demo` beside its month of bets: days before the start, and the amount in the base currency. Reaches level 3. */
const TURNOVER: readonly (readonly [days: number, amount: string])[] = [
  [26, '20000'],
  [12, '66420'],
];

/** Gives `demo` VIP level 3, with both promotion bonuses to claim. Does nothing for a player with a level of their own. */
export async function seedDemoVip({ store, clock }: { store: Store; clock: Clock }): Promise<void> {
  const user = await findUserByName(store, 'demo');
  if (!user) return;
  const { rows } = await store.query<{ level: number }>('select vip_level($1) as level', [user.id]);
  if (rows[0]!.level > 1) return;
  const now = clock.local();
  await withPastClock(store.address, clock, async (moveTo) => {
    for (const [days, text] of TURNOVER) {
      const amount = parseAmount(text);
      if (!amount.ok) throw new Error(`${text} is not an amount`);
      await moveTo(now - days * DAY_MS);
      await store.tx((tx) => addTurnover(tx, user.id, amount.value));
    }
  });
}
