import { randomBytes } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { type Row, useCashier } from '../../../../test/cashier.ts';
import { signatureHeaders } from '../../../providers/index.ts';

const app = useCashier();
const rid = () => randomBytes(16).toString('hex');
const IDENTITY = 'POST /api/recharge/identity';
const order = (channel: string, amount: string) => ({ rid: rid(), channel, amount });
/** The last hour, and one minute ahead because the test clock is moved forward. */
const lately = () => ({ from: Date.now() - 3_600_000, to: Date.now() + 60_000 });
const ended =
  (...states: string[]) =>
  ({ state }: Row) =>
    states.includes(state);

test('[RP12] a deposit needs a verified name, and a verified name stays verified', async () => {
  const player = await app().player();
  const check = (name: string) => player.expectOk('POST /api/recharge/identity', { name });
  expect(await player.codeOf('POST /api/recharge/create', order('bank', '100'))).toBe('kyc_required');
  expect((await check('王小明?')).state).toBe('unclear');
  expect((await check('拒绝王')).state).toBe('refused');
  await app().identity.steer({ mode: 'lying' });
  expect((await check('王小明')).state).toBe('unclear');
  await app().identity.steer({ mode: 'down' });
  expect(await player.codeOf('POST /api/recharge/identity', { name: '王小明' })).toBe('provider_unavailable');
  await app().identity.steer({ mode: 'normal' });
  expect(await check('王小明')).toEqual({ state: 'verified', name: '王小明' });
  expect(await check('拒绝王')).toEqual({ state: 'verified', name: '王小明' });
  const { identity, ask_limits } = await player.expectOk('POST /api/recharge/channel');
  expect([identity.state, ask_limits]).toEqual(['verified', true]);
});

test('[RP8] the name and birth date of a self-excluded player are not verified for another account', async () => {
  const [excluded, other] = [await app().player(), await app().player()];
  await excluded.expectOk(IDENTITY, { name: 'Ann Over' });
  await excluded.expectOk('POST /api/user/exclusion', { term: '6m' });
  expect(await other.codeOf(IDENTITY, { name: 'ann over' })).toBe('self_excluded');
  expect(await other.codeOf('POST /api/recharge/create', order('bank', '100'))).toBe('kyc_required');
  expect((await other.expectOk(IDENTITY, { name: 'Ann Other' })).state).toBe('verified');
  expect((await excluded.expectOk(IDENTITY, { name: 'Ann Over' })).state).toBe('verified');
  // The same name with another birth date belongs to another person.
  const born = await app().player();
  await app().db.asOwner("update user_account set birth_date = '1980-01-01' where id = $1", [born.userId]);
  expect((await born.expectOk(IDENTITY, { name: 'Ann Over' })).state).toBe('verified');
});

test('[L10] [P1] a paid order is credited once, despite repeated, false or unsigned callbacks', async () => {
  const player = await app().verified();
  const request = order('card', '200');
  const row = await player.expectOk('POST /api/recharge/create', request);
  expect(row).toMatchObject({
    state: 'created',
    fee: '3.0000',
    credit: '197.0000',
    pay_currency: 'CNY',
    simulated: true,
  });
  // A repeated request returns the same order; another amount under its id is a conflict.
  expect(await player.expectOk('POST /api/recharge/create', request)).toEqual(row);
  expect(await player.codeOf('POST /api/recharge/create', { ...request, amount: '300' })).toBe(
    'idempotency_conflict',
  );

  await app().payments.steer({ mode: 'unsigned' });
  await app().pay(row);
  await app().payments.steer({ mode: 'repeating' });
  const credited = await app().until(player, row, ended('credited'));
  expect(credited.credited_at).not.toBeNull();
  expect(await app().balance(player)).toBe('197.0000');
  const told = () => app().heard.find(({ userId }) => userId === player.userId);
  await expect.poll(told).toMatchObject({ balance: '197.0000', currency: 'CNY', cause: 'deposit' });
  const heard = () => app().credits.filter(({ payload }) => payload.user === player.userId);
  const deposit = BigInt(row.id);
  const amounts = { amount: 2_000_000n, fee: 30_000n };
  await expect
    .poll(heard)
    .toEqual([
      { key: String(deposit), payload: { deposit, user: player.userId, channel: 'card', ...amounts } },
    ]);

  // Out of order: `order.seen` arrives after `order.paid`.
  await app().payments.steer({ mode: 'out-of-order' });
  const bank = await player.expectOk('POST /api/recharge/create', order('bank', '100.5'));
  expect(bank.payee).toMatchObject({
    bank: expect.any(String),
    account: expect.any(String),
    reference: expect.any(String),
  });
  await app().pay(bank);
  await app().until(player, bank, ended('credited'));
  expect(await app().balance(player)).toBe('297.5000');
  const { items } = await player.expectOk('POST /api/record/log', {}, { headers: { language: 'enUs' } });
  expect(items.map(({ remark }) => remark)).toEqual(['Bank transfer', 'Card payment']);
  // A statement row has the number of its deposit as reference; the gateway's id is a detail and can be searched, too.
  expect(items.map(({ ref }) => ref)).toEqual([String(bank.id), String(row.id)]);
  for (const ref of [items[1]!.ref, items[1]!.provider_ref!])
    expect((await player.expectOk('POST /api/record/log', { ref })).items).toMatchObject([
      { id: items[1]!.id },
    ]);

  await app().payments.steer({ mode: 'lying' });
  const lied = await player.expectOk('POST /api/recharge/create', order('qr', '100'));
  await app().pay(lied);
  expect((await app().until(player, lied, ended('failed'))).reason).toBe('amount_differs');
  await app().payments.steer({ mode: 'normal' });
  expect(await app().balance(player)).toBe('297.5000');
  const { rows } = await app().db.store.query<{ kind: string; sum: bigint }>(
    `select a.kind, sum(e.amount)::bigint as sum from entry e join account a on a.id = e.account_id
     where e.user_id = $1 group by 1 order by 1`,
    [player.userId],
  );
  expect(rows).toEqual([
    { kind: 'ext:payments', sum: -3_005_000n },
    { kind: 'fees', sum: 30_000n },
    { kind: 'main', sum: 2_975_000n },
  ]);
});

test('a payment of a wrong amount or by another person is returned, and a refused order is not credited', async () => {
  const player = await app().verified();
  const [less, other, no] = [
    await player.expectOk('POST /api/recharge/create', order('qr', '100')),
    await player.expectOk('POST /api/recharge/create', order('qr', '100')),
    await player.expectOk('POST /api/recharge/create', order('qr', '100')),
  ];
  await app().pay(less, 'pay-less');
  await app().pay(other, 'pay-as-other');
  await app().pay(no, 'refuse');
  const reasons = [];
  for (const row of [less, other, no]) reasons.push((await app().until(player, row, ended('failed'))).reason);
  expect(reasons).toEqual(['amount_differs', 'payer_differs', 'refused']);
  expect(await app().balance(player)).toBe('0.0000');
  await expect
    .poll(async () => {
      const { rows } = await app().db.store.query(
        "select from deposit_payment where user_id = $1 and state = 'returned'",
        [player.userId],
      );
      return rows.length;
    })
    .toBe(2);
});

test('[P1] callbacks with a wrong signature, age, reference or type have no effect', async () => {
  const player = await app().verified();
  const row = await player.expectOk('POST /api/recharge/create', order('qr', '100'));
  const paid = {
    action: 'callback',
    type: 'order.paid',
    ref: `d-${row.id}`,
    payment: 'p-made-up',
    amount: '100.0000',
    currency: 'CNY',
    payer: '王小明',
    at: Date.now(),
  };
  const [key] = app().services.providers.client('payments')!.provider.keys;
  const send = async (body: object, signWith: Buffer = key!, ageMs = 0) => {
    const event = rid();
    const raw = JSON.stringify({ event, ...body });
    const answer = await app().sites.pc.inject({
      method: 'POST',
      url: '/provider/payments/callback',
      remoteAddress: '127.0.0.1',
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders(signWith, event, raw, Date.now() - ageMs),
      },
      payload: raw,
    });
    return answer.statusCode;
  };
  expect(await send(paid, randomBytes(32))).toBe(401);
  expect(await send(paid, key, 301_000)).toBe(401);
  expect(await send({ ...paid, action: 'other' })).toBe(401);
  expect(await send({ ...paid, ref: 'd-999999999' })).toBe(409);
  expect(await send({ ...paid, amount: '1e2' })).toBe(409);
  expect(await send({ ...paid, type: 'order.gift' })).toBe(409);
  expect((await player.expectOk('POST /api/recharge/detail', { id: row.id })).state).toBe('created');
  expect(await app().balance(player)).toBe('0.0000');
});

test('[P3] [L10] USDT is credited once, when final on both nodes, at the rate shown to the player', async () => {
  const player = await app().verified();
  const row = await player.expectOk('POST /api/recharge/create', order('usdt-trc20', '720'));
  expect(row).toMatchObject({
    pay_amount: '100.0000',
    pay_currency: 'USDT',
    rate: { value: '7.2000' },
    payee: { network: 'trc20' },
  });
  const mine = (blocks: number) => app().post(app().chain, '/control/mine', { network: 'trc20', blocks });

  // Another token, a reverted transaction, a transfer only in the call data, an address of another network.
  for (const slip of ['other-contract', 'reverted', 'call-data-only']) await app().send(row, '100', slip);
  expect(
    await app().post(app().chain, '/wallet/send', {
      network: 'erc20',
      to: row.payee.address,
      amount: '1',
      slip: 'none',
    }),
  ).toHaveProperty('error');

  await app().send(row, '100.00009');
  await mine(5);
  const seen = await app().until(player, row, ended('confirming'));
  expect(seen.confirmations).toBeLessThan(19);
  expect(seen.confirmations_needed).toBe(19);
  // A re-org removes it and brings it back in another block.
  await app().post(app().chain, '/control/reorg', { network: 'trc20', blocks: 10, keep: true });
  await app().chain.steer({ mode: 'lying' });
  await mine(40);
  expect((await player.expectOk('POST /api/recharge/detail', { id: row.id })).state).not.toBe('credited');
  await app().chain.steer({ mode: 'repeating' });
  expect((await app().until(player, row, ended('credited'))).confirmations).toBe(19);
  expect(await app().balance(player)).toBe('720.0000');
  // A re-org of final blocks: the same transaction in another block is still one deposit.
  await app().post(app().chain, '/control/reorg', { network: 'trc20', blocks: 100, keep: true });
  await mine(60);
  await app().chain.steer({ mode: 'normal' });

  // Money without an order belongs to the owner of the address.
  await app().send(row, '50');
  await mine(30);
  await expect.poll(() => app().balance(player)).toBe('1080.0000');
  const { items } = await player.expectOk('POST /api/recharge/record', {});
  expect(items.map(({ state, pay_amount }) => [state, pay_amount])).toEqual([
    ['credited', '50.0000'],
    ['credited', '100.0000'],
  ]);
  const { rows } = await app().db.store.query<{ kind: string; currency: string; sum: bigint }>(
    `select a.kind, e.currency, sum(e.amount)::bigint as sum from entry e join account a on a.id = e.account_id
     where e.user_id = $1 group by 1, 2 order by 1, 2`,
    [player.userId],
  );
  expect(rows).toEqual([
    { kind: 'ext:chain', currency: 'USDT', sum: -1_500_000n },
    { kind: 'fx', currency: 'CNY', sum: -10_800_000n },
    { kind: 'fx', currency: 'USDT', sum: 1_500_000n },
    { kind: 'main', currency: 'CNY', sum: 10_800_000n },
  ]);
  // A limit counts the value in the player's currency, once (RP1).
  const days = await app().db.store.query('select deposits, deposited from play_day where user_id = $1', [
    player.userId,
  ]);
  expect(days.rows).toEqual([{ deposits: 2, deposited: 10_800_000n }]);
});

test('[P3] [L10] on Ethereum 64 blocks make a transfer final; one dropped by a re-org is not credited, the next one is', async () => {
  const player = await app().verified();
  const row = await player.expectOk('POST /api/recharge/create', order('usdt-erc20', '720'));
  expect(row).toMatchObject({ pay_amount: '100.0000', pay_currency: 'USDT', payee: { network: 'erc20' } });
  expect(row.payee.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  const chain = (what: string, body: object) =>
    app().post(app().chain, `/control/${what}`, { network: 'erc20', ...body });
  await app().send(row, '100');
  await chain('mine', { blocks: 60 });
  const seen = await app().until(player, row, ended('confirming'));
  expect([seen.confirmations! < 64, seen.confirmations_needed]).toEqual([true, 64]);
  await chain('reorg', { blocks: 70, keep: false });
  // Back to waiting: the seen transfer is gone, whatever is built on the other branch.
  await chain('mine', { blocks: 100 });
  await app().advance(12_000);
  expect((await app().until(player, row, ended('paid'))).confirmations).toBe(0);
  expect(await app().balance(player)).toBe('0.0000');
  await app().send(row, '100');
  await chain('mine', { blocks: 70 });
  const credited = await app().until(player, row, ended('credited'));
  expect([credited.confirmations, await app().balance(player)]).toEqual([64, credited.credit]);
  // Removed after it was final: the player keeps the credited money, and the reconciliation reports the missing payment.
  await chain('reorg', { blocks: 200, keep: false });
  await chain('mine', { blocks: 300 });
  await app().advance(12_000);
  const { differences } = await app().services.providers.reconciler.reconcile('chain', lately());
  expect(differences).toEqual([
    {
      ref: expect.stringMatching(/^erc20\/0xdac17f958d2ee523a2206206994597c13d831ec7\/0x[0-9a-f]{64}\/0$/),
      kind: 'deposit',
      problem: 'missing_there',
      ours: '100.0000',
      theirs: null,
      currency: 'USDT',
    },
  ]);
  expect(await app().balance(player)).toBe(credited.credit);
});

test('[RP1] [RP8] deposit limits apply to orders and again when a payment is credited', async () => {
  const player = await app().verified();
  const limit = (value: string) =>
    player.expectOk('POST /api/user/limits/set', { kind: 'deposit', period: 'day', value });
  await limit('300');
  const first = await player.expectOk('POST /api/recharge/create', order('qr', '200'));
  const answer = await player.call('POST /api/recharge/create', order('qr', '100.0001'));
  expect(answer).toMatchObject({ code: 'limit_deposit_reached' });
  expect((await player.expectOk('POST /api/recharge/channel')).limit_left).toBe('100.0000');
  await limit('150');
  await app().pay(first);
  expect((await app().until(player, first, ended('failed'))).reason).toBe('limit_deposit_reached');
  expect(await app().balance(player)).toBe('0.0000');
  // Money that arrives after the player's self-exclusion is returned, too.
  const other = await player.expectOk('POST /api/recharge/create', order('qr', '150'));
  await player.expectOk('POST /api/user/exclusion', { term: '6m' });
  await app().pay(other);
  await expect
    .poll(async () => {
      const { rows } = await app().db.store.query<{ reason: string }>(
        'select reason from deposit where id = $1',
        [other.id],
      );
      return rows[0]?.reason;
    })
    .toBe('self_excluded');
});

test('[M1] [A14] every player error has a code', async () => {
  const [player, stranger] = [await app().verified(), await app().verified()];
  const create = (channel: string, amount: string) =>
    player.codeOf('POST /api/recharge/create', order(channel, amount));
  expect(await create('bank', '0')).toMatch(/amount_invalid|validation_failed/);
  for (const amount of ['-1', '1.00001', '1e3', '１００'])
    expect(await create('bank', amount)).toBe('validation_failed');
  expect(await create('bank', '99.9999')).toBe('amount_below_min');
  expect(await create('qr', '5000.0001')).toBe('amount_above_max');
  expect(await create('cheque', '100')).toBe('not_found');
  // An order without a payee is not listed, uses no headroom, and becomes an order when the request is repeated.
  const retried = order('bank', '100');
  await player.expectOk('POST /api/user/limits/set', { kind: 'deposit', period: 'day', value: '600' });
  await app().payments.steer({ mode: 'failing' });
  expect(await player.codeOf('POST /api/recharge/create', retried)).toBe('provider_unavailable');
  await app().payments.steer({ mode: 'normal' });
  const { channels, limit_left } = await player.expectOk('POST /api/recharge/channel');
  expect([channels[0]?.state, limit_left]).toEqual(['down', '600.0000']);
  expect((await player.expectOk('POST /api/recharge/record', {})).items).toEqual([]);
  expect(await player.expectOk('POST /api/recharge/create', retried)).toMatchObject({ state: 'created' });
  // An order that the gateway refused before its payee was known stays refused.
  const refused = order('bank', '100');
  await app().payments.steer({ mode: 'failing' });
  expect(await player.codeOf('POST /api/recharge/create', refused)).toBe('provider_unavailable');
  await app().payments.steer({ mode: 'normal' });
  await app().db.asOwner(
    `update deposit set state = 'failed', reason = 'refused' where user_id = $1 and payee is null`,
    [player.userId],
  );
  expect(await player.expectOk('POST /api/recharge/create', refused)).toMatchObject({
    state: 'failed',
    reason: 'refused',
  });

  const row = await player.expectOk('POST /api/recharge/create', order('usdt-erc20', '500'));
  for (const path of ['detail', 'paid', 'cancel'] as const) {
    expect(await stranger.codeOf(`POST /api/recharge/${path}`, { id: row.id })).toBe('not_found');
    expect(await app().browser().codeOf(`POST /api/recharge/${path}`, { id: row.id })).toBe('please_login');
  }
  const paper =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>';
  const image = new Resvg(paper).render().asPng().toString('base64');
  const receipt = { id: row.id, image };
  expect(await stranger.codeOf('POST /api/recharge/receipt', receipt)).toBe('not_found');
  expect(await app().browser().codeOf('POST /api/recharge/receipt', receipt)).toBe('please_login');
  expect(await player.codeOf('POST /api/recharge/receipt', { id: row.id, image: 'A'.repeat(40) })).toBe(
    'receipt_invalid',
  );
  const { receipt: address = '' } = await player.expectOk('POST /api/recharge/receipt', receipt);
  const site = await app().files.site();
  const shown = await site.inject({ url: address.replace(/^http:\/\/[^/]+/, '') });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  await site.close();
  // At most five pictures are stored. Refusals because of the deposit's state come before decoding the picture, and a
  // repeated request gets the same answer.
  const fifth = { ...receipt, rid: 'e'.repeat(32) };
  for (let kept = 1; kept < 4; kept += 1) await player.expectOk('POST /api/recharge/receipt', receipt);
  const told = await player.expectOk('POST /api/recharge/receipt', fifth);
  const unpaintable = { id: row.id, image: 'A'.repeat(40) };
  expect(await player.codeOf('POST /api/recharge/receipt', unpaintable)).toBe('recharge_expired');
  expect(await player.expectOk('POST /api/recharge/receipt', fifth)).toMatchObject({ id: told.id });
  expect(await player.codeOf('POST /api/recharge/receipt', { ...unpaintable, rid: fifth.rid })).toBe(
    'idempotency_conflict',
  );
  await app().set('callReceipt', { burst: 1, perMinute: 1 });
  const one = await app().verified();
  expect(await one.codeOf('POST /api/recharge/receipt', receipt)).toBe('not_found');
  expect(await one.codeOf('POST /api/recharge/receipt', receipt)).toBe('too_many_requests');
  await app().set('callReceipt', { burst: 100_000, perMinute: 6_000_000 });
  expect((await player.expectOk('POST /api/recharge/cancel', { id: row.id })).state).toBe('cancelled');
  expect(await player.codeOf('POST /api/recharge/paid', { id: row.id })).toBe('recharge_expired');
  expect(await player.codeOf('POST /api/recharge/receipt', unpaintable)).toBe('recharge_expired');
});

test('[P4] ledger and gateway statement agree by reference, and a difference of one unit is found', async () => {
  const { reconciler } = app().services.providers;
  const range = lately();
  const right = await reconciler.reconcile('payments', range);
  // The payment with the false amount above, received and returned.
  expect(right).toMatchObject({ reached: true, differences: [{ ours: '100.0001' }, { ours: '-100.0001' }] });
  expect(right.theirs).toBeGreaterThan(5);
  await app().payments.steer({ mode: 'lying' });
  const wrong = await reconciler.reconcile('payments', range);
  expect(wrong.differences.filter(({ ours }) => ours === '200.0000')).toMatchObject([
    { problem: 'differs', kind: 'deposit', ref: expect.stringMatching(/^p-/), theirs: '200.0001' },
  ]);
  await app().payments.steer({ mode: 'down' });
  expect(await reconciler.reconcile('payments', range)).toMatchObject({ reached: false, differences: [] });
  await app().payments.steer({ mode: 'normal' });
  // Only the payment that a re-org removed after it was final is reported.
  expect((await reconciler.reconcile('chain', range)).differences.map(({ problem }) => problem)).toEqual([
    'missing_there',
  ]);
});

test('[F9] an unpaid order expires, and money that arrives two days late is still credited once', async () => {
  const [player, lost] = [await app().verified(), await app().verified()];
  // The gateway was down before; a health check finds it again.
  const state = async () =>
    (await player.expectOk('POST /api/recharge/channel')).channels.find(({ id }) => id === 'qr')?.state;
  await expect.poll(state).toBe('open');
  const late = await player.expectOk('POST /api/recharge/create', order('qr', '100'));
  await app().payments.steer({ mode: 'late' });
  const quiet = await lost.expectOk('POST /api/recharge/create', order('qr', '300'));
  // Its callback comes two days later; the gateway is asked when the order expires.
  await app().pay(quiet);
  await app().advance(16 * 60_000);
  expect((await app().until(player, late, ended('expired'))).credited_at).toBeNull();
  await app().until(lost, quiet, ended('credited'));
  await app().pay(late);
  await app().advance(47 * 3_600_000);
  await app().payments.steer({ mode: 'repeating' });
  const stateOf = async ({ id }: Row) =>
    (await app().db.store.query<{ state: string }>('select state from deposit where id = $1', [id])).rows[0]
      ?.state;
  expect(await stateOf(late)).toBe('expired');
  await app().advance(2 * 3_600_000);
  await expect.poll(() => stateOf(late)).toBe('credited');
  const told = async () =>
    ((await (await fetch(`${app().payments.url}/control`)).json()) as { waiting: number }).waiting;
  await expect.poll(told).toBe(0);
  for (const [{ userId }, amount] of [
    [player, 1_000_000n],
    [lost, 3_000_000n],
  ] as const)
    expect(await app().services.ledger.balanceOf(userId, 'CNY')).toBe(amount);
  await app().payments.steer({ mode: 'normal' });
});
