import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../test/kit.ts';
import { grant, house, player, posting, stake } from '../../../test/money.ts';
import { AppError } from '../../errors.ts';
import { audit, createChain, createLedger, type Ledger, type Posting } from './index.ts';

/** One random action of a player; amounts are small so that balances run out often. */
const arbStep = fc.record({
  user: fc.bigInt(1n, 4n),
  amount: fc.bigInt(1n, 30n),
  what: fc.constantFrom('grant', 'stake', 'hold', 'release', 'repeat', 'twist'),
});
type Step = typeof arbStep extends fc.Arbitrary<infer Value> ? Value : never;

/** A simple reference model of the ledger: postings applied one after the other. */
class Model {
  readonly balances = new Map<string, bigint>();
  readonly written: Posting[] = [];

  postingOf({ user, amount, what }: Step): Posting {
    const last = this.written.at(-1) ?? grant(user, amount);
    switch (what) {
      case 'grant':
        return grant(user, amount);
      case 'stake':
        return stake(user, amount);
      case 'hold':
        return posting(user, [player(user, 'main', -amount), player(user, 'held', amount)]);
      case 'release':
        return posting(user, [player(user, 'held', -amount), player(user, 'main', amount)]);
      case 'repeat':
        return last;
      default:
        return { ...last, entries: [player(user, 'main', amount), house('bonus', -amount)], userId: user };
    }
  }

  /** The expected answer of a posting; records the posting when it is accepted. */
  expectedOf(next: Posting): string {
    const known = this.written.find(({ kind, key }) => kind === next.kind && key === next.key);
    if (known) return same(known, next) ? 'replayed' : 'idempotency_conflict';
    const after = new Map(this.balances);
    for (const { account, amount } of next.entries) {
      const name = `${account.userId ?? 'house'}/${account.kind}`;
      after.set(name, (after.get(name) ?? 0n) + amount);
    }
    if ([...after].some(([name, balance]) => !name.startsWith('house') && balance < 0n))
      return 'balance_insufficient';
    for (const [name, balance] of after) this.balances.set(name, balance);
    this.written.push(next);
    return 'posted';
  }
}

function same(one: Posting, other: Posting): boolean {
  const text = ({ userId, entries }: Posting) =>
    `${userId} ${entries.map(({ account, amount }) => `${account.userId}${account.kind}${amount}`).sort()}`;
  return text(one) === text(other);
}

async function answerOf(db: TestStore, ledger: Ledger, next: Posting): Promise<string> {
  try {
    const { posted } = await db.store.tx((tx) => ledger.post(tx, [next]));
    return posted === 1 ? 'posted' : 'replayed';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function bookOf(db: TestStore): Promise<Map<string, bigint>> {
  const { rows } = await db.store.query<{ name: string; sum: bigint; balance: bigint | null }>(
    `select coalesce(a.user_id::text, 'house') || '/' || a.kind as name, sum(e.amount)::bigint as sum, a.balance
     from account a join entry e on e.account_id = a.id group by a.id order by name`,
  );
  for (const { sum, balance } of rows) if (balance !== null) expect(balance).toBe(sum);
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

test('[L1] [L2] [L3] [L4] [L6] any sequence of postings ends like the reference model, and the audit agrees', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbStep, { minLength: 10, maxLength: 60 }), async (steps) => {
      const db = await openTestStore();
      try {
        const ledger = await createLedger(db.store, db.nodeChannels);
        const model = new Model();
        for (const step of steps) {
          const next = model.postingOf(step);
          expect(await answerOf(db, ledger, next)).toBe(model.expectedOf(next));
        }
        const sorted = new Map([...model.balances].sort(([one], [other]) => (one < other ? -1 : 1)));
        expect(await bookOf(db)).toEqual(sorted);
        await createChain(db.store).drain();
        expect(await audit(db.auditStore, [], true)).toMatchObject({ violations: [] });
      } finally {
        await db.close();
      }
    }),
    { numRuns: 8 },
  );
});

test('[F3] concurrent postings on few accounts: no balance below zero, and the sum is what was posted', async () => {
  const db = await openTestStore();
  try {
    const ledger = await createLedger(db.store, db.nodeChannels);
    const users = [1n, 2n, 3n, 4n];
    await db.store.tx((tx) =>
      ledger.post(
        tx,
        users.map((user) => grant(user, 1_000n)),
      ),
    );
    const hands = fc
      .sample(arbStep, { numRuns: 240, seed: 20_260_101 })
      .map(async ({ user, amount, what }) => {
        const next = what === 'grant' ? grant(user, amount) : stake(user, amount * 10n);
        const answer = await answerOf(db, ledger, next);
        const change = next.entries.find(({ account }) => account.userId !== null)?.amount ?? 0n;
        return answer === 'posted' ? change : 0n;
      });
    const moved = (await Promise.all(hands)).reduce((sum, change) => sum + change, 4_000n);
    const balances = await Promise.all(users.map((user) => ledger.balanceOf(user, 'CNY')));
    expect(balances.every((balance) => balance >= 0n)).toBe(true);
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(moved);
    expect(await audit(db.auditStore, [], true)).toMatchObject({ violations: [] });
  } finally {
    await db.close();
  }
});
