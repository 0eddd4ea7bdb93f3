import type { CallReply } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../../test/app.ts';
import { type PayoutProvider, startPayoutProvider } from '../../../../test/payout-provider.ts';
import { easeTime, FUND_PASSWORD, freshRid, type Payee, payee } from '../../../../test/withdrawals.ts';
import type { AuditCheck } from '../../../contract/index.ts';
import { outsideTransaction } from '../../../store/index.ts';
import { audit, createAuditor, liftFreeze } from '../../ledger/index.ts';
import { clearWithdrawals, withdrawalBook } from '../index.ts';

type Row = CallReply<'POST /api/withdraw/detail'>;

let bank: PayoutProvider;
const clocks = { now: () => Date.now() };
beforeAll(async () => {
  bank = await startPayoutProvider('payments', () => clocks.now());
});
afterAll(() => bank?.close());
// Only the tests run audits here.
const app = useApp({
  config: {
    get providers() {
      return { payments: bank.provider };
    },
  },
  extend: ({ db }) => {
    clocks.now = db.clock.local;
    db.jobs.start();
  },
});
beforeAll(() => easeTime(app()));

const ask = (player: Payee) =>
  player.expectOk('POST /api/withdraw/create', {
    rid: freshRid(),
    amount: '200',
    target: { kind: 'bank', id: player.cardId },
    fund_password: FUND_PASSWORD,
  });
const stateOf = async (player: Payee, { id }: Row) =>
  (await player.expectOk('POST /api/withdraw/detail', { id })).state;
const reach = (player: Payee, row: Row, state: Row['state']) =>
  expect
    .poll(
      async () => {
        await app().db.clock.advance(3_000);
        return stateOf(player, row);
      },
      { interval: 20 },
    )
    .toBe(state);
/** When the job that sends the payout runs next and whether it is done. */
const looks = async ({ id }: Row) => {
  const [job] = await app().db.asOwner<{ run_at: Date; done_at: Date | null }>(
    `select run_at, done_at from job where kind = 'withdraw.send' and key = $1`,
    [String(id)],
  );
  return job!;
};
/** Moves the clock until the sending job has checked again and rescheduled itself. */
async function lookedAgain(row: Row): Promise<void> {
  const { run_at } = await looks(row);
  await expect
    .poll(
      async () => {
        await app().db.clock.advance(3_000);
        return (await looks(row)).run_at > run_at;
      },
      { interval: 20 },
    )
    .toBe(true);
}
const ordered = ({ id }: Row) => bank.orders.includes(`wd-${id}`);
const auditNow = (...checks: AuditCheck[]) =>
  audit(app().db.auditStore, [withdrawalBook, ...checks], false, clearWithdrawals);

test('[E18] a payout waits for an audit that includes it; the database refuses the step otherwise', async () => {
  const player = await payee(app());
  const made = await ask(player);
  await reach(player, made, 'approved');
  await lookedAgain(made);
  expect(await stateOf(player, made)).toBe('approved');
  const send = `update withdrawal set state = 'sending' where id = ${made.id}`;
  await expect(app().db.store.query(send)).rejects.toThrow('no audit has cleared it');
  await expect(app().db.asOwner(send)).rejects.toThrow('no audit has cleared it');
  // The job requested audits, at most one in five seconds.
  const asked = await app().db.asOwner<{ at: Date }>(
    `select run_at as at from job where kind = 'audit-asked' order by run_at`,
  );
  expect(asked.length).toBeGreaterThan(0);
  const slots = asked.map(({ at }) => Math.floor(at.getTime() / 5_000));
  expect(slots).toEqual([...new Set(slots)]);

  expect(ordered(made)).toBe(false);
  expect((await auditNow())?.violations).toEqual([]);
  await reach(player, made, 'sending');
  await expect.poll(() => ordered(made)).toBe(true);
});

test('[E18] an audit that began before the withdrawal was requested does not clear it', async () => {
  const player = await payee(app());
  let made: Row | undefined;
  const meanwhile: AuditCheck = async () => {
    // A player requests a withdrawal while the audit's transaction is open; the audit does not include it.
    made = await outsideTransaction(() => ask(player));
    return [];
  };
  expect((await auditNow(meanwhile))?.violations).toEqual([]);
  await reach(player, made!, 'approved');
  await lookedAgain(made!);
  expect(await stateOf(player, made!)).toBe('approved');
  await auditNow();
  await reach(player, made!, 'sending');
});

test('[E18] [Q3] unbacked money is never paid out: the audit finds it, and cleared payouts wait too', async () => {
  const player = await payee(app());
  const [made, cleared] = [await ask(player), await ask(player)];
  await reach(player, made, 'approved');
  await reach(player, cleared, 'approved');
  const add = (units: number) =>
    app().db.asOwner(
      `set session_replication_role = replica; update account set balance = balance + ${units}
         where user_id = ${player.userId} and kind = 'main'; set session_replication_role = origin`,
    );
  await add(1);
  const { db, services } = app();
  const auditor = createAuditor({
    ...db,
    ledger: services.ledger,
    checks: [withdrawalBook],
    whenSound: clearWithdrawals,
  });
  expect((await auditor.run())?.violations.map(({ rule }) => rule)).toEqual(['L2']);
  await lookedAgain(made);
  expect(await stateOf(player, made)).toBe('approved');

  await add(-1);
  expect((await auditor.run())?.violations).toEqual([]);
  // Cleared, but money is still frozen: an operator has to act.
  await lookedAgain(made);
  expect([await stateOf(player, made), await stateOf(player, cleared)]).toEqual(['approved', 'approved']);
  await liftFreeze(db.opsStore, db.nodeChannels, 'op', 'the balance was put right');
  await reach(player, made, 'sending');
  await reach(player, cleared, 'sending');
});
