import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../test/kit.ts';
import { grant, stake } from '../../../test/money.ts';
import { AppError } from '../../errors.ts';
import {
  type Auditor,
  auditJobs,
  type ChainKeeper,
  createAuditor,
  createChain,
  createLedger,
  type Ledger,
  liftFreeze,
} from './index.ts';

let db: TestStore;
let ledger: Ledger;
let chain: ChainKeeper;
let auditor: Auditor;
let alarms: string[];

beforeEach(async () => {
  db = await openTestStore();
  ledger = await createLedger(db.store, db.nodeChannels);
  chain = createChain(db.store);
  alarms = [];
  auditor = createAuditor({
    ...db,
    ledger,
    onAlarm: (violations) => alarms.push(...violations.map(({ rule }) => rule)),
  });
  await db.store.tx((tx) => ledger.post(tx, [grant(1n, 500n), grant(2n, 700n), stake(1n, 20n)]));
  await chain.drain();
});

afterEach(() => db.close());

/** Writes like an intruder who has disabled the triggers. */
async function asIntruder(sql: string): Promise<void> {
  await db.asOwner(`set session_replication_role = replica; ${sql}; set session_replication_role = origin`);
}

const rulesOf = async (whole?: boolean) => (await auditor.run(whole))?.violations.map(({ rule }) => rule);

test('[M6] a correct ledger passes, and each audit begins where the last one ended', async () => {
  expect(await auditor.run()).toEqual({ whole: false, covered: 1n, violations: [] });
  await db.store.tx((tx) => ledger.post(tx, [stake(2n, 5n)]));
  expect(await auditor.run()).toMatchObject({ covered: 1n, violations: [] });
  await chain.drain();
  expect(await auditor.run()).toMatchObject({ covered: 2n, violations: [] });
  expect(await auditor.run(true)).toEqual({ whole: true, covered: 2n, violations: [] });
  expect(ledger.frozen()).toBe(false);
});

test('[M6] money writes during an audit do not disturb it', async () => {
  const moves = Array.from({ length: 40 }, () => db.store.tx((tx) => ledger.post(tx, [grant(1n, 3n)])));
  const audits = Array.from({ length: 5 }, () => auditor.run());
  const chained = Array.from({ length: 5 }, () => chain.drain());
  await Promise.all([...moves, ...chained]);
  for (const report of await Promise.all(audits)) expect(report?.violations ?? []).toEqual([]);
});

describe('[Q3] [M6] an error of one unit in a balance', () => {
  beforeEach(async () => {
    await auditor.run();
    await asIntruder("update account set balance = balance + 1 where user_id = 1 and kind = 'main'");
  });

  test('is found by the next audit; money writes freeze on every node, reads continue', async () => {
    const otherNode = await createLedger(db.store, db.nodeChannels);
    const heard = new Promise<boolean>((done) => otherNode.freeze.onChange(done));
    expect(await rulesOf()).toEqual(['L2']);
    expect(alarms).toEqual(['L2']);
    expect(await heard).toBe(true);
    const writing = db.store.tx((tx) => otherNode.post(tx, [grant(2n, 1n)]));
    await expect(writing).rejects.toEqual(new AppError('platform_maintenance'));
    expect(await ledger.balanceOf(2n, 'CNY')).toBe(700n);
  });

  test('is found within 60 s of the platform’s clock, by the job alone', async () => {
    await asIntruder("update account set balance = balance - 1 where user_id = 1 and kind = 'main'");
    await auditor.start();
    await asIntruder("update account set balance = balance + 1 where user_id = 1 and kind = 'main'");
    const frozen = new Promise<boolean>((done) => ledger.freeze.onChange(done));
    for (const job of auditJobs) db.jobs.on(job, { auditor, clock: db.clock });
    db.jobs.start();
    await db.clock.advance(60_000);
    expect(await frozen).toBe(true);
  });

  test('is found again when the freeze was lifted without a correction, but not after one', async () => {
    await auditor.run();
    await liftFreeze(db.opsStore, db.nodeChannels, 'admin', 'looked harmless');
    await ledger.freeze.read();
    expect(ledger.frozen()).toBe(false);
    expect(await rulesOf()).toEqual(['L2']);
    expect(ledger.frozen()).toBe(true);
    await asIntruder("update account set balance = balance - 1 where user_id = 1 and kind = 'main'");
    await liftFreeze(db.opsStore, db.nodeChannels, 'admin', 'the balance was put right');
    await ledger.freeze.read();
    expect(await rulesOf()).toEqual([]);
    await db.store.tx((tx) => ledger.post(tx, [grant(2n, 1n)]));
  });
});

describe('[M6] changes by an intruder with the owner’s rights', () => {
  beforeEach(async () => {
    await auditor.run();
    await db.store.tx((tx) => ledger.post(tx, [grant(1n, 11n)]));
    await db.store.tx((tx) => ledger.post(tx, [stake(1n, 2n)]));
    await chain.drain();
  });

  const newest = '(select batch_id from chain order by seq desc limit 1)';
  const oldest = '(select batch_id from chain order by seq limit 1)';

  test.each([
    [
      '[L5] the amount of a new entry',
      `update entry set amount = amount + 1 where batch_id = ${newest}`,
      'L1',
    ],
    [
      '[L5] the time of a new entry',
      `update entry set at = at - interval '1 s' where batch_id = ${newest}`,
      'L5',
    ],
    ['[L5] the batch hash', `update batch set hash = sha256('x') where id = ${newest}`, 'L5'],
    ['[L5] the last link of the chain', "update chain set hash = sha256('x') where seq = 3", 'L5'],
    ['[L5] the link of the last checkpoint', "update chain set hash = sha256('x') where seq = 1", 'L5'],
    ['[L5] a batch inside the chain, removed', `delete from batch where id = ${newest}`, 'L5'],
    ['[L5] a disabled trigger', 'alter table entry disable trigger append_only', 'L5'],
    ['[L6] the unique key, dropped', 'alter table ledger_tx drop constraint ledger_tx_once', 'L6'],
    [
      '[L3] the constraint on balances, dropped',
      'alter table account drop constraint account_not_negative',
      'L3',
    ],
    [
      '[L4] the stored sums',
      'update audit_sum set amount = amount + 1 where account_id = (select max(account_id) from audit_sum)',
      'L4',
    ],
  ])('%s is found by the next audit', async (_, sql, rule) => {
    await asIntruder(sql);
    expect(await rulesOf()).toContain(rule);
    expect(await ledger.freeze.read()).toBe(true);
  });

  test.each([
    ['[L5] an old entry', `update entry set at = at - interval '1 s' where batch_id = ${oldest}`, 'L5'],
    [
      '[L5] an old batch, removed with its link',
      `delete from chain where seq = 1; delete from batch where id = ${oldest}`,
      'L5',
    ],
    [
      '[L5] entries without a batch',
      `insert into entry (batch_id, tx_id, account_id, amount, currency, at)
       select 1, 1, id, 1, 'CNY', now() from account limit 1`,
      'L5',
    ],
    [
      '[L1] a transaction without entries',
      `insert into ledger_tx (batch_id, kind, key, at) values (1, 'x', 'x', now())`,
      'L1',
    ],
  ])('%s is found by the daily audit of the whole ledger', async (_, sql, rule) => {
    expect(await rulesOf()).toEqual([]);
    await asIntruder(sql);
    expect(await rulesOf(true)).toContain(rule);
  });
});

test('[M6] rules of other modules run in the same snapshot and freeze money writes, too', async () => {
  const strict = createAuditor({
    ...db,
    ledger,
    checks: [
      async (tx, { whole }) => {
        const { rows } = await tx.query<{ stakes: bigint }>(
          "select sum(amount)::bigint as stakes from entry where account_id = house_account('stakes', 'CNY')",
        );
        return rows[0]?.stakes === 20n && whole ? [{ rule: 'L7', detail: 'no such bets' }] : [];
      },
    ],
  });
  expect((await strict.run())?.violations).toEqual([]);
  expect((await strict.run(true))?.violations).toEqual([{ rule: 'L7', detail: 'no such bets' }]);
  expect(ledger.frozen()).toBe(true);
});
