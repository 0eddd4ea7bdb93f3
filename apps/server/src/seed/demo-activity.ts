import { amountOf, parseAmount, printAmount } from '@tessera/protocol';
import type { Betting } from '../modules/betting/index.ts';
import { accountsOf, requestWithdrawal, type Withdrawals } from '../modules/cashier/index.ts';
import type { Chases } from '../modules/chase/index.ts';
import type { Games } from '../modules/games/index.ts';
import { findUserByName, type IdentityParts, type User } from '../modules/identity/index.ts';
import { type Clock, defineLongJob, once, type Store } from '../store/index.ts';
import { demoRid, quotedBets } from './demo-request.ts';
import { demoBet } from './demo-sales.ts';

export interface DemoActivityDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly identity: IdentityParts;
  readonly betting: Betting;
  readonly withdrawals: Withdrawals;
  readonly chases: Chases;
  readonly games: Games;
}

/** Amounts in the base currency. The withdrawal is below the amount that an operator reviews. */
const WITHDRAWN = '800';
const TRANSFERRED = '500';
const CHASED = { lottery: 'ssc-5m', issues: 30 } as const;

/**
 * Gives `demo` a chase that runs, a withdrawal and a transfer to a game platform, once the node of a first start is ready. They
 * are real ones: the simulated third parties pay and book them. Each has a fixed request id, so a repeated job does nothing twice.
 */
export const demoActivityJob = defineLongJob('demo.activity', {
  slow: true,
  async run(deps: DemoActivityDeps) {
    const user = await findUserByName(deps.store, 'demo');
    if (!user) return;
    await chase(deps, user);
    await withdraw(deps, user);
    await transfer(deps, user);
  },
});

async function chase({ betting, chases }: DemoActivityDeps, user: User): Promise<void> {
  const { lottery, issues } = CHASED;
  if ((await chases.list(user.id, { limit: 1 })).items.length > 0) return;
  const [first] = await chases.issues({ lottery, count: 1 });
  if (!first) return;
  const items = await quotedBets(betting, lottery, [demoBet(lottery, 0), demoBet(lottery, 2)]);
  const each = items.reduce((sum, { stake }) => sum + unitsOf(stake), 0n);
  await chases.start(
    { userId: user.id, currency: user.currency, kind: 'player' },
    {
      rid: demoRid(`chase ${first.issue}`),
      lottery,
      issue: first.issue,
      items,
      plan: { mode: 'same', issues, multiple: 1, every: 1, factor: 2, rate_ppm: 0 },
      edits: [],
      stop_on_win: false,
      cost: printAmount(amountOf(each * BigInt(issues))),
    },
  );
}

async function withdraw({ store, clock, withdrawals }: DemoActivityDeps, user: User): Promise<void> {
  const [card] = await accountsOf(store, user.id, 'bank');
  if (!card) return;
  const target = { kind: 'bank', id: Number(card.id) } as const;
  const body = { amount: WITHDRAWN, target };
  await store.tx((tx) =>
    once(tx, { userId: user.id, scope: 'withdraw', rid: demoRid('withdrawal'), body }, () =>
      requestWithdrawal(
        tx,
        amountOf(unitsOf(WITHDRAWN)),
        target,
        user,
        { now: clock.local(), language: user.language },
        withdrawals.deps,
      ),
    ),
  );
}

async function transfer({ games }: DemoActivityDeps, user: User): Promise<void> {
  await games.transfers.order({
    userId: user.id,
    platform: 'aurora',
    direction: 1,
    amount: amountOf(unitsOf(TRANSFERRED)),
    rid: demoRid('transfer'),
  });
}

/** An amount in units of 1/10 000. Errors: throws for a text that is no amount. */
function unitsOf(text: string | number): bigint {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(`${text} is not an amount`);
  return parsed.value;
}
