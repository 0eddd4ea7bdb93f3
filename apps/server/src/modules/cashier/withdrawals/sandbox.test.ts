import type { CallReply } from '@tessera/protocol';
import { beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../../../../test/audited.ts';
import { useCashier } from '../../../../test/cashier.ts';
import { runOps } from '../../../../test/ops.ts';
import {
  addCard,
  easeTime,
  FUND_PASSWORD,
  freshRid,
  LOCK_MS,
  type Payee,
  paidEntries,
  payee,
  payeeWallet,
} from '../../../../test/withdrawals.ts';
import { withdrawalBook } from '../index.ts';

type Row = CallReply<'POST /api/withdraw/detail'>;
type Target = { kind: 'bank' | 'wallet'; id: number };

/** A card number with a valid Luhn digit whose payouts the gateway returns. */
const CLOSED_CARD = '6222021234567820000';
const FINAL_AFTER = { trc20: 19, erc20: 64 } as const;

const app = useCashier();
const run = (...args: string[]) => runOps(app(), ...args);
beforeAll(async () => {
  await easeTime(app());
  for (const name of ['payer_one', 'payer_two']) await run('user', 'create-operator', name);
});

const ask = (player: Payee, amount: string, target?: Target) =>
  player.expectOk('POST /api/withdraw/create', {
    rid: freshRid(),
    amount,
    target: target ?? { kind: 'bank', id: player.cardId },
    fund_password: FUND_PASSWORD,
  });
const detail = (player: Payee, { id }: Row) => player.expectOk('POST /api/withdraw/detail', { id });
const balance = async (player: Payee) => (await player.expectOk('POST /api/withdraw/quote')).balance;
const states = ({ steps }: Row) => steps.map(({ state }) => state);
/** Moves all clocks by seconds until a withdrawal has reached a state. */
const reach = (player: Payee, row: Row, state: Row['state']) =>
  expect
    .poll(
      async () => {
        await app().advance(1_000);
        return (await detail(player, row)).state;
      },
      { interval: 20 },
    )
    .toBe(state);
/** Differences between our records and the provider's, by reference. */
const differences = async (provider: 'payments' | 'chain') => {
  const now = await app().db.clock.now();
  const range = { from: now - 3_600_000, to: now + 60_000 };
  return (await app().services.providers.reconciler.reconcile(provider, range)).differences;
};
const faults = () => violationsOf(app(), [withdrawalBook]);

test('[L11] [P4] the gateway pays a card automatically below the threshold, and a returned payout is refunded', async () => {
  const player = await payee(app());
  const paid = await ask(player, '200');
  await reach(player, paid, 'confirmed');
  const card = await addCard(player, { number: CLOSED_CARD });
  await app().advance(LOCK_MS);
  const closed = await ask(player, '300', { kind: 'bank', id: card.id });
  await reach(player, closed, 'failed');
  expect((await detail(player, closed)).reason).toBe('withdraw_reason_failed');
  expect(await balance(player)).toBe('800.0000');
  expect(await differences('payments')).toEqual([]);
  expect(await faults()).toEqual([]);
});

test('[L11] [P4] from the threshold on two operators approve a withdrawal, and one rejects it', async () => {
  const player = await payee(app(), '20000');
  const [large, other] = [await ask(player, '6000'), await ask(player, '7000')];
  await reach(player, large, 'reviewing');
  await reach(player, other, 'reviewing');
  expect(await balance(player)).toBe('7000.0000');
  expect(await run('withdraw', 'list')).toContain(`${large.id} reviewing 6000.0000 CNY of ${player.name}`);
  const approve = (by: string) => run('withdraw', 'approve', String(large.id), '--by', by);
  expect(await approve('payer_one')).toContain('second operator');
  await expect(approve('payer_one')).rejects.toThrow('before');
  // The gateway gets no order before the second approval, even after days.
  await app().advance(48 * 3_600_000);
  expect((await detail(player, large)).state).toBe('reviewing');
  expect(await approve('payer_two')).toContain('is approved');
  await reach(player, large, 'confirmed');
  expect(await run('withdraw', 'reject', String(other.id), '--by', 'payer_one', '--reason', '资料不符')).toBe(
    `Withdrawal ${other.id} is rejected.`,
  );
  const rejected = await detail(player, other);
  expect([rejected.reason, states(rejected)]).toEqual(['资料不符', ['requested', 'reviewing', 'rejected']]);
  expect(await balance(player)).toBe('14000.0000');
  expect(await run('withdraw', 'list')).toBe('No withdrawal is open.');
  expect(await differences('payments')).toEqual([]);
  expect(await faults()).toEqual([]);
});

test.each([
  ['trc20', 'repeating'],
  ['erc20', 'lying'],
] as const)(
  '[L11] [P4] %s: an address is paid when its block is final, through a re-org and a service that is %s',
  async (network, mode) => {
    const player = await payee(app());
    const made = await ask(player, '144', await payeeWallet(app(), player, network));
    expect(made.pay).toMatchObject({ amount: '20.0000', currency: 'USDT' });
    await reach(player, made, 'sent');
    // Deep enough to be final, but a re-org makes the service send it again.
    const chain = (what: string, body: object) =>
      app().post(app().chain, `/control/${what}`, { network, ...body });
    const blocks = FINAL_AFTER[network] - 8;
    await chain('mine', { blocks });
    await chain('reorg', { blocks: blocks + 8, keep: false });
    await chain('mine', { blocks: 10 });
    await app().advance(3_000);
    expect((await detail(player, made)).state).toBe('sent');
    expect(await balance(player)).toBe('856.0000');

    // A callback with another amount is refused and recorded; the status answer then confirms the right amount.
    await app().chain.steer({ mode });
    await chain('mine', { blocks: FINAL_AFTER[network] });
    await reach(player, made, 'confirmed');
    await app().chain.steer({ mode: 'normal' });
    const done = await detail(player, made);
    expect(states(done)).toEqual(['requested', 'reviewing', 'approved', 'sending', 'sent', 'confirmed']);
    expect(await paidEntries(app(), made)).toEqual([
      'wd_hold CNY -1440000',
      'fx CNY 1440000',
      'fx USDT -200000',
      'ext:chain USDT 200000',
    ]);
    expect(await differences('chain')).toEqual([]);
    expect(await faults()).toEqual([]);
  },
);
