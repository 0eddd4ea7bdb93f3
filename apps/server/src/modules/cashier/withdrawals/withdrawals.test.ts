import type { CallReply } from '@tessera/protocol';
import { amountOf, parseAmount } from '@tessera/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../../test/app.ts';
import { violationsOf } from '../../../../test/audited.ts';
import { addAuthenticator, codeOf } from '../../../../test/authenticator.ts';
import { listenTo } from '../../../../test/events.ts';
import { testKind } from '../../../../test/money.ts';
import { type PayoutProvider, startPayoutProvider } from '../../../../test/payout-provider.ts';
import {
  addCard,
  auditPayouts,
  cardNumber,
  cardOf,
  easeTime,
  FUND_PASSWORD,
  freshRid,
  LOCK_MS,
  type Payee,
  paidEntries,
  payee,
  payeeWallet,
  TRON_ADDRESS,
  verify,
} from '../../../../test/withdrawals.ts';
import { withdrawalBook, withdrawalPaid } from '../index.ts';
import { payoutBook } from './books.ts';
import { judgeWithdrawal, openWithdrawals } from './operators.ts';

type Row = CallReply<'POST /api/withdraw/detail'>;

let bank: PayoutProvider;
let chain: PayoutProvider;
const clocks = { now: () => Date.now() };
beforeAll(async () => {
  bank = await startPayoutProvider('payments', () => clocks.now());
  chain = await startPayoutProvider('chain', () => clocks.now());
});
afterAll(async () => {
  await bank?.close();
  await chain?.close();
});
const payouts = listenTo(withdrawalPaid);
const app = useApp({
  modules: [payouts.module],
  config: {
    get providers() {
      return { payments: bank.provider, chain: chain.provider };
    },
  },
  extend: async (app) => {
    clocks.now = app.db.clock.local;
    await auditPayouts(app);
    app.db.jobs.start();
  },
});
beforeAll(async () => {
  await easeTime(app());
  await app().db.asOwner(
    `insert into exchange_rate (currency, value, at, by) values ('USDT', 72000, app_now(), 'test')`,
  );
});
beforeEach(() => {
  bank.mode = 'normal';
  chain.mode = 'normal';
});

const factor = { fund_password: FUND_PASSWORD };
const form = ({ cardId }: Payee, amount: string | number = '200') => ({
  rid: freshRid(),
  amount,
  target: { kind: 'bank', id: cardId } as const,
  ...factor,
});
const ask = (player: Payee, amount?: string) =>
  player.expectOk('POST /api/withdraw/create', form(player, amount));
const detail = (player: Payee, { id }: { id: number }) =>
  player.expectOk('POST /api/withdraw/detail', { id });
const balance = async (player: Payee) => (await player.expectOk('POST /api/withdraw/quote')).balance;
/** Moves the clock until a withdrawal has reached a state. */
const reach = (player: Payee, row: Row, state: Row['state']) =>
  expect
    .poll(
      async () => {
        await app().db.clock.advance(3_000);
        return (await detail(player, row)).state;
      },
      { interval: 20 },
    )
    .toBe(state);
/** The payout at its provider, once the order has arrived. */
const ordered = async (player: Payee, row: Row, at: PayoutProvider = bank) => {
  await reach(player, row, 'sending');
  const ref = `wd-${row.id}`;
  await expect
    .poll(
      async () => {
        await app().db.clock.advance(3_000);
        return at.payouts.has(ref);
      },
      { interval: 20 },
    )
    .toBe(true);
  return at.payouts.get(ref)!;
};
const states = (row: Row) => row.steps.map(({ state }) => state);
const faults = () => violationsOf(app(), [withdrawalBook]);

describe('[L11] a withdrawal', () => {
  test('is held at once, sent automatically below the threshold, and booked once it is paid', async () => {
    const player = await payee(app());
    const made = await ask(player, '200.5');
    expect(made).toMatchObject({
      state: 'requested',
      amount: '200.5000',
      fee: '0.0000',
      arrives: '200.5000',
      pay: null,
    });
    expect(made.target.label).toMatch(/^中国工商银行 •••• \d{4}$/);
    // The account is named in the language of each call, in the withdrawal's lists and in the record.
    const inEnglish = { headers: { language: 'enUs' } };
    const named = /^Industrial and Commercial Bank of China •••• \d{4}$/;
    const [listed] = (await player.expectOk('POST /api/withdraw/record', { limit: 1 }, inEnglish)).items;
    expect(listed?.target.label).toMatch(named);
    const [line] = (await player.expectOk('POST /api/record/log', { limit: 1 }, inEnglish)).items;
    expect([line?.type, line?.remark]).toEqual(['withdrawal_hold', expect.stringMatching(named)]);
    expect(await balance(player)).toBe('799.5000');
    const held = await ordered(player, made);
    expect([held.amount, held.currency, held.target.holder]).toEqual(['200.5000', 'CNY', '王小明']);
    held.state = 'sent';
    await reach(player, made, 'sent');
    held.state = 'confirmed';
    await reach(player, made, 'confirmed');
    const done = await detail(player, made);
    expect(states(done)).toEqual(['requested', 'reviewing', 'approved', 'sending', 'sent', 'confirmed']);
    expect(done.expected_at).toBeNull();
    const mine = () => payouts.heard.filter(({ key }) => key === String(made.id));
    await expect.poll(mine).toEqual([
      {
        key: String(made.id),
        payload: { withdrawal: BigInt(made.id), user: player.userId, currency: 'CNY', amount: 2_005_000n },
      },
    ]);
    expect(await player.expectOk('POST /api/withdraw/quote')).toMatchObject({
      balance: '799.5000',
      blocked: [],
    });
    // It is in the records compared with the provider's statement and in the player's own.
    const lines = await payoutBook(app().db.store, 'payments')({ from: 0, to: clocks.now() + 1 });
    expect(lines.find(({ ref }) => ref === `wd-${made.id}`)).toMatchObject({
      kind: 'payout',
      amount: -2_005_000n,
      currency: 'CNY',
    });
    const overview = await player.expectOk('POST /api/user/protection');
    expect(overview.lifetime.withdrawn).toBe('200.5000');
    expect(await faults()).toEqual([]);
  });

  test('[M1] amounts follow the grammar, are within the limits and covered', async () => {
    const player = await payee(app());
    const refusals = [];
    for (const amount of [0, '0', '-1', '1e3', '100.00001', 'NaN', '１００', '0x10', ' 100']) {
      refusals.push(await player.codeOf('POST /api/withdraw/create', form(player, amount)));
    }
    expect(new Set(refusals)).toEqual(new Set(['validation_failed', 'amount_invalid']));
    expect(await player.codeOf('POST /api/withdraw/create', form(player, '99.9999'))).toBe(
      'amount_out_of_range',
    );
    expect(await player.codeOf('POST /api/withdraw/create', form(player, '50000.0001'))).toBe(
      'amount_out_of_range',
    );
    expect(await player.codeOf('POST /api/withdraw/create', form(player, '1000.0001'))).toBe(
      'balance_insufficient',
    );
    expect(await player.expectOk('POST /api/withdraw/record')).toEqual({ items: [], next: null });
    expect(await balance(player)).toBe('1000.0000');
  });

  test('[P4] from the threshold on two operators approve, one may reject, and each action is recorded', async () => {
    const player = await payee(app(), '20000');
    const { accounts } = app().services.identity;
    const operators: bigint[] = [];
    for (const name of ['payer_one', 'payer_two']) {
      await accounts.createOperator(name, 'amber-window-seven-58', clocks.now());
      operators.push((await accounts.checkOperator(name, 'amber-window-seven-58'))!);
    }
    const say = (row: Row, who: number, act: Parameters<typeof judgeWithdrawal>[0]['act'], note = '') =>
      judgeWithdrawal(
        { id: BigInt(row.id), operatorId: operators[who]!, act, note },
        {
          ...app().db,
          store: app().db.opsStore,
          ledger: app().services.ledger,
          events: app().platform.events,
        },
      );
    const [large, other] = [await ask(player, '5000'), await ask(player, '6000')];
    await reach(player, large, 'reviewing');
    await reach(player, other, 'reviewing');
    expect((await openWithdrawals(app().db)).map(({ id }) => Number(id))).toEqual(
      expect.arrayContaining([large.id, other.id]),
    );
    expect(await say(large, 0, 'approve')).toMatchObject({ outcome: 'noted' });
    expect(await say(large, 0, 'approve')).toMatchObject({ outcome: 'same_operator' });
    expect((await detail(player, large)).state).toBe('reviewing');
    // Not even the owner of the tables can approve it with one operator's review.
    await expect(
      app().db.asOwner(`update withdrawal set state = 'approved' where id = $1`, [large.id]),
    ).rejects.toThrow('two operators');
    expect(await say(large, 1, 'approve')).toMatchObject({ outcome: 'done' });
    await reach(player, large, 'sending');
    expect(await say(large, 1, 'reject')).toMatchObject({ outcome: 'wrong_state' });
    expect(await say(other, 1, 'reject', '资料不符')).toMatchObject({ outcome: 'done' });
    const rejected = await detail(player, other);
    expect([rejected.state, rejected.reason]).toEqual(['rejected', '资料不符']);
    expect(await balance(player)).toBe('15000.0000');
    const journal = await app().db.asOwner<{ act: string }>('select act from approval order by id');
    expect(journal.map(({ act }) => act)).toEqual(['approve', 'approve', 'reject']);
    // A payout stuck at the provider is marked by two operators.
    expect(await say(large, 0, 'mark_failed')).toMatchObject({ outcome: 'noted' });
    expect(await say(large, 1, 'mark_failed')).toMatchObject({ outcome: 'done' });
    expect(await balance(player)).toBe('20000.0000');
    expect(await faults()).toEqual([]);
  });

  test('never steps back and never changes its terms, not even by the table owner', async () => {
    const player = await payee(app());
    const made = await ask(player);
    const set = (fields: string) =>
      app().db.asOwner(`update withdrawal set ${fields} where id = $1`, [made.id]);
    await expect(set('amount = 1')).rejects.toThrow('terms');
    await expect(set(`state = 'confirmed'`)).rejects.toThrow('no step');
    await reach(player, made, 'sending');
    await expect(set(`state = 'rejected', reason = 'x'`)).rejects.toThrow('no step');
    await expect(app().db.store.query('delete from withdrawal')).rejects.toThrow('permission');
  });
});

describe('[P4] [A12] what blocks a withdrawal', () => {
  test('a changed factor and a new account, for 24 h each', async () => {
    const player = await payee(app());
    const card = await addCard(player);
    const answer = await player.call('POST /api/withdraw/create', form(player));
    expect(answer).toMatchObject({ code: 'withdraw_locked', data: { until: card.locked_until } });
    await app().db.asOwner('update user_account set withdraw_locked_until = null where id = $1', [
      player.userId,
    ]);
    const fresh = { ...form(player), target: { kind: 'bank', id: card.id } as const };
    expect(await player.call('POST /api/withdraw/create', fresh)).toMatchObject({
      code: 'payout_account_locked',
      data: { until: card.locked_until },
    });
    await app().db.clock.advance(LOCK_MS);
    expect((await player.expectOk('POST /api/withdraw/create', fresh)).state).toBe('requested');
    await player.expectOk('POST /api/user/step-up', factor);
    await player.expectOk('POST /api/user/fund-password', {
      password: 'quiet-harbour-lamp-41',
      fund_password: 'lamp-copper-9-six',
    });
    expect((await player.expectOk('POST /api/withdraw/quote')).locked_until).not.toBeNull();
  });

  test('no factor, a wrong one, no verified name, the daily limit', async () => {
    const player = await payee(app());
    const { fund_password: _, ...bare } = form(player);
    expect(await player.codeOf('POST /api/withdraw/create', bare)).toBe('step_up_required');
    expect(await player.codeOf('POST /api/withdraw/create', { ...bare, fund_password: 'x' })).toBe(
      'fund_password_incorrect',
    );
    await app().db.asOwner('delete from player_identity where user_id = $1', [player.userId]);
    expect(await player.codeOf('POST /api/withdraw/create', form(player))).toBe('kyc_required');
    await verify(app(), player.userId);
    await app().set('withdrawPerDay', 1);
    await ask(player, '100');
    expect(await player.codeOf('POST /api/withdraw/create', form(player))).toBe('withdraw_day_limit');
    await app().set('withdrawPerDay', 10);
  });

  test('[F5] an authenticator code serves one request, and repeating that request needs no new code', async () => {
    const player = await payee(app());
    await player.expectOk('POST /api/user/step-up', factor);
    const { key } = await addAuthenticator(app(), player);
    // Both the lock after a new factor and the step-up have expired.
    await app().db.clock.advance(LOCK_MS);
    const { fund_password: _, ...bare } = form(player);
    const request = { ...bare, google_code: codeOf(app(), key) };
    const made = await player.expectOk('POST /api/withdraw/create', request);
    expect(await player.expectOk('POST /api/withdraw/create', request)).toEqual(made);
    expect(await player.codeOf('POST /api/withdraw/create', { ...request, rid: freshRid() })).toBe(
      'google_auth_incorrect',
    );
    expect(await balance(player)).toBe('800.0000');
    await app().db.clock.advance(30_000);
    const card = cardOf({ rid: freshRid(), fund_password: undefined, google_code: codeOf(app(), key) });
    const added = await player.expectOk('POST /api/bank/add', card);
    expect(await player.expectOk('POST /api/bank/add', card)).toEqual(added);
    expect((await player.expectOk('POST /api/bank/list')).items).toHaveLength(2);
  });

  test('unplayed money; winnings can be withdrawn', async () => {
    await app().set('turnoverDepositPpm', 1_000_000);
    const player = await payee(app());
    const quote = await player.expectOk('POST /api/withdraw/quote');
    expect(quote).toMatchObject({
      withdrawable: '0.0000',
      blocked: [{ reason: 'turnover', amount: '1000.0000' }],
      turnover: [{ source: 'deposit', required: '1000.0000', done: '0.0000', left: '1000.0000' }],
    });
    const win = parseAmount('150');
    await app().db.store.tx((tx) =>
      app().services.ledger.post(tx, [
        {
          kind: testKind('rebate'),
          key: `test ${player.userId}`,
          userId: player.userId,
          entries: [
            {
              account: { userId: null, kind: 'rebate' },
              currency: 'CNY',
              amount: amountOf(win.ok ? -win.value : 0n),
            },
            {
              account: { userId: player.userId, kind: 'main' },
              currency: 'CNY',
              amount: amountOf(1_500_000n),
            },
          ],
        },
      ]),
    );
    const refused = await player.call('POST /api/withdraw/create', form(player, '150.0001'));
    expect(refused).toMatchObject({
      code: 'turnover_left',
      data: { withdrawable: '150.0000', left: '1000.0000' },
    });
    expect((await ask(player, '150')).state).toBe('requested');
    // A finished round of a game platform counts; an open one does not.
    await app().db.asOwner(
      `insert into game_platform (id, name, language, wallet, sort) values ('somewhere', '{}', '[]', 'transfer', 9)`,
    );
    await app().db.asOwner(
      `insert into game_round (platform, ref, user_id, game, stake, payout, booked, at)
       select 'somewhere', $1 || payout, $2, 'dice', 4000000, nullif(payout, -1), true, app_now()
       from (values (0), (-1)) round (payout)`,
      [`test ${player.userId} `, player.userId],
    );
    expect((await player.expectOk('POST /api/withdraw/quote')).turnover).toEqual([
      { source: 'deposit', required: '1000.0000', done: '400.0000', left: '600.0000' },
    ]);
    await app().set('turnoverDepositPpm', 0);
  });

  test('[A14] accounts and withdrawals of another player are not found', async () => {
    const [owner, other] = [await payee(app()), await payee(app())];
    const made = await ask(owner);
    expect(await other.codeOf('POST /api/withdraw/detail', { id: made.id })).toBe('not_found');
    expect(await other.codeOf('POST /api/withdraw/create', form(owner))).toBe('not_found');
    expect(
      await other.codeOf('POST /api/withdraw/quote', { target: { kind: 'bank', id: owner.cardId } }),
    ).toBe('not_found');
    expect((await other.expectOk('POST /api/withdraw/record')).items).toEqual([]);
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try');
    for (const [key, payload] of [
      ['POST /api/withdraw/quote', {}],
      ['POST /api/withdraw/create', form(owner)],
      ['POST /api/withdraw/detail', { id: made.id }],
      ['POST /api/withdraw/record', {}],
    ] as const) {
      expect(
        await app()
          .browser()
          .codeOf(key, payload as never),
      ).toBe('please_login');
      expect(await trial.codeOf(key, payload as never)).toBe('trial_not_allowed');
    }
    expect(await owner.codeOf('POST /api/withdraw/detail', { id: 0 })).toBe('validation_failed');
    expect(await owner.codeOf('POST /api/withdraw/record', { cursor: 'x' })).toBe('validation_failed');
    expect(await owner.codeOf('POST /api/withdraw/record', { from: 5, to: 1 })).toBe('validation_failed');
  });
});

describe('[F5] [F4] repeated and concurrent requests', () => {
  test('concurrent copies of a request make one withdrawal with one answer; different content is a conflict', async () => {
    const player = await payee(app());
    await player.expectOk('POST /api/user/step-up', factor);
    const { fund_password: _, ...request } = form(player);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => player.expectOk('POST /api/withdraw/create', request)),
    );
    expect(new Set(answers.map((row) => JSON.stringify(row))).size).toBe(1);
    expect(await balance(player)).toBe('800.0000');
    expect(await player.codeOf('POST /api/withdraw/create', { ...request, amount: '201' })).toBe(
      'idempotency_conflict',
    );
    await app().db.clock.advance(3_600_000);
    expect(await player.expectOk('POST /api/withdraw/create', request)).toEqual(answers[0]);
  });

  test('of many requests for the whole balance one succeeds', async () => {
    const player = await payee(app());
    await player.expectOk('POST /api/user/step-up', factor);
    const codes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { fund_password: _, ...request } = form(player, '1000');
        const answer = await player.call('POST /api/withdraw/create', request);
        return answer.state === 'SUCCESS' ? 'ok' : answer.code;
      }),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['ok', 'balance_insufficient']));
    expect(await faults()).toEqual([]);
  });
});

describe('[P1] [L11] provider reports', () => {
  const send = (body: object, options?: Parameters<PayoutProvider['callback']>[1]) =>
    app()
      .browser()
      .send({ method: 'POST', path: '/provider/payouts/callback', ...bank.callback(body, options) });

  test('a callback moves a withdrawal forward, in any order and any number of times; a wrong one moves nothing', async () => {
    const player = await payee(app());
    const made = await ask(player);
    await reach(player, made, 'sending');
    const ref = `wd-${made.id}`;
    const paid = { ref, state: 'confirmed', amount: '200.0000', currency: 'CNY' };
    expect((await send(paid, { key: Buffer.alloc(32) })).status).toBe(401);
    expect((await send(paid, { at: clocks.now() - 301_000 })).status).toBe(401);
    expect((await send({ ...paid, ref: 'wd-1' })).status).toBe(409);
    expect((await send({ ...paid, amount: '200.0001' })).status).toBe(409);
    expect((await detail(player, made)).state).toBe('sending');
    const [problem] = (await openWithdrawals(app().db)).filter(({ id }) => Number(id) === made.id);
    expect(problem?.problem).toBe('amount_differs 200.0001 CNY');
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(paid, { event: 'e'.repeat(32) })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await detail(player, made)).state).toBe('confirmed');
    // Later reports change nothing.
    expect((await send({ ref, state: 'sent', amount: '200.0000', currency: 'CNY' })).status).toBe(200);
    expect((await send({ ref, state: 'failed', amount: '200.0000', currency: 'CNY' })).status).toBe(409);
    expect((await detail(player, made)).state).toBe('confirmed');
    expect(await faults()).toEqual([]);
  });

  test('[F9] a provider that acts and never answers is asked by the same reference, and pays once', async () => {
    const player = await payee(app());
    bank.mode = 'silent';
    const made = await ask(player);
    const ref = `wd-${made.id}`;
    await reach(player, made, 'sending');
    expect(await balance(player)).toBe('800.0000');
    bank.mode = 'normal';
    await ordered(player, made);
    bank.payouts.get(ref)!.state = 'confirmed';
    await reach(player, made, 'confirmed');
    expect(bank.orders.filter((one) => one === ref)).toHaveLength(1);
  }, 20_000);

  test('a refusal or a failure refunds the money once, with a reason', async () => {
    const player = await payee(app());
    bank.mode = 'refuse';
    const refused = await ask(player);
    await reach(player, refused, 'failed');
    expect(await detail(player, refused)).toMatchObject({
      reason: 'withdraw_reason_failed',
      expected_at: null,
    });
    bank.mode = 'normal';
    const failing = await ask(player, '300');
    (await ordered(player, failing)).state = 'failed';
    await reach(player, failing, 'failed');
    expect(await balance(player)).toBe('1000.0000');
    expect(await faults()).toEqual([]);
  });

  test('an address is paid in USDT at the rate of the request, through fx on both sides', async () => {
    const player = await payee(app());
    const target = await payeeWallet(app(), player, 'trc20');
    const quote = await player.expectOk('POST /api/withdraw/quote', { amount: '100', target });
    expect(quote).toMatchObject({
      arrives: '100.0000',
      pay: { currency: 'USDT', amount: '13.8888', rate: '7.2000' },
    });
    const made = await player.expectOk('POST /api/withdraw/create', { ...form(player, '100'), target });
    expect(made.pay).toEqual(quote.pay);
    await app().db.asOwner(
      `insert into exchange_rate (currency, value, at, by) values ('USDT', 80000, app_now(), 'test')`,
    );
    const held = await ordered(player, made, chain);
    expect([held.amount, held.currency, held.target.address]).toEqual(['13.8888', 'USDT', TRON_ADDRESS]);
    held.state = 'confirmed';
    await reach(player, made, 'confirmed');
    expect(await paidEntries(app(), made)).toEqual([
      'wd_hold CNY -1000000',
      'fx CNY 1000000',
      'fx USDT -138888',
      'ext:chain USDT 138888',
    ]);
    expect(await faults()).toEqual([]);
  });
});

test('operators review a withdrawal to an account that another player has used, whatever the amount', async () => {
  const number = cardNumber();
  const [one, other] = [await payee(app()), await payee(app())];
  await addCard(one, { number });
  const card = await addCard(other, { number });
  await app().db.clock.advance(LOCK_MS);
  const made = await other.expectOk('POST /api/withdraw/create', {
    ...form(other, '100'),
    target: { kind: 'bank', id: card.id },
  });
  await reach(other, made, 'reviewing');
  expect(states(await detail(other, made))).toEqual(['requested', 'reviewing']);
});
