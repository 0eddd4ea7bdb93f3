import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../../test/app.ts';
import { newRid, seedOperators, signedIn } from '../../../../test/console.ts';
import { type PayoutProvider, startPayoutProvider } from '../../../../test/payout-provider.ts';
import {
  auditPayouts,
  easeTime,
  FUND_PASSWORD,
  freshRid,
  type Payee,
  payee,
} from '../../../../test/withdrawals.ts';
import { consoleModule } from '../../console/index.ts';
import { reviewJob } from './send.ts';

const clocks = { now: () => Date.now() };
let bank: PayoutProvider;
beforeAll(async () => {
  bank = await startPayoutProvider('payments', () => clocks.now());
});
afterAll(() => bank?.close());
const app = useApp({
  modules: [consoleModule],
  config: {
    get providers() {
      return { payments: bank.provider };
    },
  },
  extend: async (made) => {
    clocks.now = made.db.clock.local;
    await auditPayouts(made);
    await seedOperators(made as never);
  },
});

/** A withdrawal below the threshold, which no operator has to review. */
async function requested(player: Payee): Promise<number> {
  const { id } = await player.expectOk('POST /api/withdraw/create', {
    rid: freshRid(),
    amount: '200',
    target: { kind: 'bank', id: player.cardId },
    fund_password: FUND_PASSWORD,
  });
  return id;
}
const stateOf = async (player: Payee, id: number) =>
  (await player.expectOk('POST /api/withdraw/detail', { id })).state;

/** Has the cashier propose it, and risk approve it where another person is needed. */
async function decided(
  action: 'payout.lock' | 'payout.unlock' | 'withdrawal.approve',
  target: bigint | number,
): Promise<void> {
  // A session of an operator ends with the hours that this test leaps over.
  const [cashier, risk] = [await signedIn(app(), 'cashier'), await signedIn(app(), 'risk')];
  const asked = { action, target: String(target), payload: {}, reason: 'looked at it closely' };
  const { shownHash } = await cashier.call('/console/command/try', asked);
  const made = await cashier.call('/console/command/propose', { ...asked, rid: newRid(), shownHash });
  if (made.state === 'pending')
    await risk.call('/console/command/approve', { rid: newRid(), id: made.id, shownHash: made.shownHash });
}

/** Moves the clock, with the jobs and the steps of the provider, until a withdrawal is paid. */
const untilPaid = (player: Payee, id: number) =>
  expect
    .poll(
      async () => {
        const held = bank.payouts.get(`wd-${id}`);
        if (held) held.state = 'confirmed';
        await app().db.clock.advance(3_000);
        return stateOf(player, id);
      },
      { interval: 20 },
    )
    .toBe('confirmed');

test('[L11] [P4] while payouts are locked an automatic withdrawal stays in review, and an approved one is not sent', async () => {
  await easeTime(app());
  const { db } = app();
  const [free, early, late] = [await payee(app()), await payee(app()), await payee(app())];
  // The first is requested and the second approved when the locks begin; the third player is not locked.
  const [inReview, approved] = [await requested(early), await requested(late)];
  const job = { key: String(approved), runAt: db.clock.local(), payload: {} };
  await db.store.tx(
    (tx) => reviewJob.run({ deps: { jobs: db.jobs } } as never, job as never, tx) as Promise<void>,
  );
  expect([await stateOf(early, inReview), await stateOf(late, approved)]).toEqual(['requested', 'approved']);
  for (const { userId } of [early, late]) await decided('payout.lock', userId);

  db.jobs.start();
  const paid = await requested(free);
  await untilPaid(free, paid);
  // Audits have seen all three meanwhile; an hour later, after another whole payout, the locked ones are where they were.
  await db.clock.advance(3_600_000);
  await untilPaid(free, await requested(free));
  expect([await stateOf(early, inReview), await stateOf(late, approved)]).toEqual(['reviewing', 'approved']);
  expect(bank.orders.filter((ref) => [`wd-${inReview}`, `wd-${approved}`].includes(ref))).toEqual([]);

  // After the end of the locks the approved one is sent by itself; the other waits for operators.
  for (const { userId } of [early, late]) await decided('payout.unlock', userId);
  await untilPaid(late, approved);
  expect(await stateOf(early, inReview)).toBe('reviewing');
  await decided('withdrawal.approve', inReview);
  await untilPaid(early, inReview);
}, 240_000);
