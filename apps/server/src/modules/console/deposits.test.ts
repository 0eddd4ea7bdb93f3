import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { depositsModule } from '../cashier/index.ts';
import { consoleModule } from './index.ts';

const app = useApp({
  modules: [depositsModule, consoleModule],
  extend: (made) => seedOperators(made as never),
  filesUrl: 'http://files.test',
});
let cashier: ConsoleBrowser;
let risk: ConsoleBrowser;
beforeAll(async () => {
  [cashier, risk] = [await signedIn(app(), 'cashier'), await signedIn(app(), 'risk')];
});

let payments = 0;
interface Held {
  readonly id: number;
  readonly payment: string;
  readonly userId: bigint;
}

/** A deposit whose payment of this many units waits for operators: its payer has another name. */
async function held(units: number, userId?: bigint): Promise<Held> {
  payments += 1;
  const payment = `p-${payments}`;
  const owner = userId ?? (await app().player()).userId;
  const [row] = await app().db.asOwner<{ id: bigint }>(
    `insert into deposit (user_id, rid, channel_id, method, provider, state, amount, fee, pay_amount, pay_currency, payer, payee,
       expires_at, created_at, reason)
     values (${owner}, 'rid-${payments}', 'bank', 'bank', 'payments', 'failed', ${units}0000, 0, ${units}0000, 'CNY', '王小明', '{}',
       app_now(), app_now(), 'payer_differs') returning id`,
  );
  await app().db.asOwner(
    `insert into deposit_payment (provider, external_id, deposit_id, user_id, amount, currency, state, reason, paid_at, at)
     values ('payments', '${payment}', ${row!.id}, ${owner}, ${units}0000, 'CNY', 'review', 'payer_differs', app_now(), app_now())`,
  );
  return { id: Number(row!.id), payment, userId: owner };
}

async function propose(by: ConsoleBrowser, what: 'credit' | 'return', { id, payment }: Held) {
  const asked = {
    action: `deposit.${what}`,
    target: String(id),
    payload: { payment },
    reason: 'receipt and bank statement agree',
  } as const;
  const { shownHash } = await by.call('/console/command/try', asked);
  return by.call('/console/command/propose', { ...asked, rid: newRid(), shownHash });
}
const codeOfTry = (
  by: ConsoleBrowser,
  what: 'credit' | 'return',
  { id, payment }: Pick<Held, 'id' | 'payment'>,
) =>
  by.codeOf('/console/command/try', {
    action: `deposit.${what}`,
    target: String(id),
    payload: { payment },
    reason: 'receipt and bank statement agree',
  });
const approval = ({ id, shownHash }: { id: number; shownHash: string }) => ({ rid: newRid(), id, shownHash });
const balanceOf = async (userId: bigint): Promise<string> => {
  const rows = await app().db.asOwner<{ balance: bigint }>(
    `select balance from account where user_id = ${userId} and kind = 'main' and currency = 'CNY'`,
  );
  return String(rows[0]?.balance ?? 0);
};

test('[L10] a payment below the threshold is credited by one operator, once, with its entries', async () => {
  const one = await held(200);
  const { items, review } = await cashier.call('/console/deposit/list', {});
  expect(items.find(({ id }) => id === one.id)).toMatchObject({ payment: 'review', reason: 'payer_differs' });
  expect(review).toBeGreaterThan(0);
  expect(await propose(cashier, 'credit', one)).toMatchObject({ state: 'applied', needs: 1 });
  expect(await balanceOf(one.userId)).toBe('2000000');
  const shown = await cashier.call('/console/deposit/get', { id: one.id });
  expect(shown).toMatchObject({ state: 'credited', payments: [{ id: one.payment, state: 'credited' }] });
  expect(shown.entries.map(({ account, amount }) => `${account} ${amount}`).toSorted()).toEqual([
    'ext:payments -200.0000',
    'main 200.0000',
  ]);
  expect(await codeOfTry(cashier, 'credit', one)).toBe('command_stale');
  const signed = await app().db.asOwner<{ act: string; note: string }>(
    `select act, note from approval where subject = 'payment:payments/${one.payment}'`,
  );
  expect(signed).toEqual([{ act: 'credited', note: 'receipt and bank statement agree' }]);
});

test('[O1] what one operator decides about one player within a day adds up to the threshold', async () => {
  const first = await held(600);
  const second = await held(400, first.userId);
  const third = await held(399, first.userId);
  expect(await propose(cashier, 'credit', first)).toMatchObject({ state: 'applied' });
  // Another operator about the player, and the same about another player, are sums of their own.
  expect(await propose(risk, 'return', third)).toMatchObject({ state: 'applied', needs: 1 });
  expect(await propose(cashier, 'credit', await held(600))).toMatchObject({ state: 'applied' });
  const made = await propose(cashier, 'credit', second);
  expect(made).toMatchObject({ state: 'pending', needs: 2 });
  expect(await balanceOf(first.userId)).toBe('6000000');
  expect(await cashier.codeOf('/console/command/approve', approval(made))).toBe('command_own');
  await risk.call('/console/command/approve', approval(made));
  expect(await balanceOf(first.userId)).toBe('10000000');
});

test('[O1] from the threshold on two operators decide, and the sum of a day ends with the day', async () => {
  const large = await held(1_000);
  expect(await propose(cashier, 'credit', large)).toMatchObject({ state: 'pending', needs: 2 });
  const small = await held(900);
  await propose(cashier, 'credit', small);
  await app().db.asOwner(
    `set session_replication_role = replica;
     update console_command_sum set at = at - interval '25 hours' where user_id = ${small.userId};
     set session_replication_role = origin`,
  );
  expect(await propose(cashier, 'credit', await held(900, small.userId))).toMatchObject({ state: 'applied' });
});

test('a payment that was decided meanwhile makes the other command stale', async () => {
  const one = await held(2_000);
  const made = await propose(cashier, 'credit', one);
  await app().db.asOwner(
    `update deposit_payment set state = 'returned' where external_id = '${one.payment}'`,
  );
  expect(await risk.codeOf('/console/command/approve', approval(made))).toBe('command_stale');
  expect(await balanceOf(one.userId)).toBe('0');
});

test('[RP1] a limit or a break of the player is never passed over', async () => {
  const one = await held(50);
  await app().db.asOwner(
    `insert into play_limit (user_id, kind, period, value) values (${one.userId}, 'deposit', 'day', 100000)`,
  );
  expect(await codeOfTry(cashier, 'credit', one)).toBe('command_invalid');
  expect(await propose(cashier, 'return', one)).toMatchObject({ state: 'applied' });
  const shown = await cashier.call('/console/deposit/get', { id: one.id });
  expect(shown).toMatchObject({ state: 'failed', payments: [{ state: 'returned' }], entries: [] });
});

test('a payment that is not of the deposit, and a deposit that does not exist, are not found', async () => {
  const [one, other] = [await held(10), await held(10)];
  expect(await codeOfTry(cashier, 'credit', { id: one.id, payment: other.payment })).toBe('not_found');
  expect(await codeOfTry(cashier, 'return', { id: 1, payment: one.payment })).toBe('not_found');
  expect(await codeOfTry(cashier, 'credit', { id: one.id, payment: '' })).toBe('command_invalid');
  expect(await cashier.codeOf('/console/deposit/get', { id: 1 })).toBe('not_found');
  expect(await cashier.codeOf('/console/deposit/get', { id: 'x' as never })).toBe('validation_failed');
  expect(await cashier.codeOf('/console/deposit/list', { view: 'all' as never })).toBe('validation_failed');
});

test('names, payers and pictures are masked by role', async () => {
  const one = await held(10);
  await app().db.asOwner(
    `insert into file (name, kind, subject_id, png) values ('AAAAAAAAAAAAAAAAAAAAAA', 'receipts', ${one.id}, '\\x00')`,
  );
  const seen = await cashier.call('/console/deposit/get', { id: one.id });
  expect(seen).toMatchObject({ payer: '王小明', receipts: 1 });
  expect(seen.pictures).toEqual([expect.stringMatching(/^http:\/\/files\.test\/receipts\/A{22}\?until=/)]);
  const masked = await (await signedIn(app(), 'service')).call('/console/deposit/get', { id: one.id });
  expect(masked).toMatchObject({ userName: null, payer: null, receipts: 1, pictures: [] });
});
