import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { house, player as side, testKind } from '../../../test/money.ts';
import { easeTime, FUND_PASSWORD, freshRid, payee } from '../../../test/withdrawals.ts';
import type { Posting } from '../ledger/index.ts';
import { userLogTypes } from '../settings/index.ts';

const app = useApp();
const LOG = 'POST /api/record/log';
const DAY = 86_400_000;

/** A posting of a kind onto (or off) a player's main balance. */
const move = (userId: bigint, kind: string, key: string, amount: bigint): Posting => ({
  kind: testKind(kind),
  key: `${userId} ${key}`,
  userId,
  entries: [house('rounding', -amount), side(userId, 'main', amount)],
});
const post = (postings: Posting[]) =>
  app().db.store.tx(async (tx) => {
    for (const one of postings) await app().services.ledger.post(tx, [one]);
  });

test('[R2.8] [RP9] each movement has the balance after it, whatever is filtered or paged', async () => {
  await easeTime(app());
  const player = await app().player({ balance: '100' });
  const id = player.userId;
  await post([
    move(id, 'bonus', 'a', 50_000n),
    move(id, 'rebate', 'b', 10_000n),
    move(id, 'rebate', 'c', -5_000n),
    move(id, 'bonus', 'd', 1n),
  ]);
  const all = await player.expectOk(LOG);
  expect(all.items.map(({ type, amount, balance_after }) => [type, amount, balance_after])).toEqual([
    ['bonus', '0.0001', '105.5001'],
    ['rebate', '-0.5000', '105.5000'],
    ['rebate', '1.0000', '106.0000'],
    ['bonus', '5.0000', '105.0000'],
    ['deposit', '100.0000', '100.0000'],
  ]);
  expect(all.next).toBeNull();
  expect(all.summary).toEqual({ count: 5, in: '106.0001', out: '0.5000', net: '105.5001' });
  // The balance after an entry includes the entries that the filter leaves out.
  const rebates = await player.expectOk(LOG, { type: 'rebate' });
  expect(rebates.items.map(({ balance_after }) => balance_after)).toEqual(['105.5000', '106.0000']);
  expect(rebates.summary).toEqual({ count: 2, in: '1.0000', out: '0.5000', net: '0.5000' });
  const pages = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: typeof all = await player.expectOk(LOG, { limit: 2, ...(cursor ? { cursor } : {}) });
    pages.push(...page.items);
    cursor = page.next;
  }
  expect(pages).toEqual(all.items);
  expect((await player.expectOk(LOG, { ref: `${id} c` })).items.map(({ ref }) => ref)).toEqual([`${id} c`]);
  expect((await player.expectOk(LOG, { to: all.items[4]!.at - 1 })).items).toEqual([]);
});

test('[A14] nobody else can read it, and invalid requests are refused', async () => {
  const [owner, other] = [await app().player({ balance: '7' }), await app().player()];
  expect((await other.expectOk(LOG)).items).toEqual([]);
  expect((await owner.expectOk(LOG)).items).toHaveLength(1);
  for (const key of [LOG, 'POST /api/record/statement'] as const) {
    expect(await app().browser().codeOf(key, { month: '2026-01' })).toBe('please_login');
  }
  expect(await owner.codeOf(LOG, { cursor: '-1' })).toBe('validation_failed');
  expect(await owner.codeOf(LOG, { from: 5, to: 1 })).toBe('validation_failed');
  expect(await owner.codeOf(LOG, { from: 0, to: 367 * DAY })).toBe('validation_failed');
  expect(await owner.codeOf(LOG, { limit: 101 })).toBe('validation_failed');
  expect(await owner.codeOf('POST /api/record/statement', { month: '2026-13' })).toBe('validation_failed');
});

test('[RP9] a month opens with the closing balance of the last one, and its lines add up to the change', async () => {
  await easeTime(app());
  const player = await payee(app(), '1000');
  const monthOf = async (shift = 0) => {
    const { rows } = await app().db.store.query<{ month: string }>(
      `select to_char(app_now() at time zone 'Asia/Shanghai' + $1 * interval '1 month', 'YYYY-MM') as month`,
      [shift],
    );
    return rows[0]!.month;
  };
  const statement = (month: string) => player.expectOk('POST /api/record/statement', { month });
  const first = await monthOf();
  await app().db.clock.advance(31 * DAY);
  const next = await monthOf();
  expect(next).not.toBe(first);
  const made = await player.expectOk('POST /api/withdraw/create', {
    rid: freshRid(),
    amount: '100',
    target: { kind: 'bank', id: player.cardId },
    fund_password: FUND_PASSWORD,
  });
  expect(await statement(first)).toEqual({
    month: first,
    currency: 'CNY',
    opening: '0.0000',
    closing: '1000.0000',
    lines: [{ type: 'deposit', count: 1, in: '1000.0000', out: '0.0000' }],
  });
  expect(await statement(next)).toEqual({
    month: next,
    currency: 'CNY',
    opening: '1000.0000',
    closing: '900.0000',
    lines: [{ type: 'withdrawal_hold', count: 1, in: '0.0000', out: '100.0000' }],
  });
  expect(await statement(await monthOf(1))).toMatchObject({
    opening: '900.0000',
    closing: '900.0000',
    lines: [],
  });
  const [line] = (await player.expectOk(LOG)).items;
  expect([line?.type, line?.ref, line?.remark]).toEqual([
    'withdrawal_hold',
    String(made.id),
    made.target.label,
  ]);
  const types: readonly string[] = userLogTypes.map(({ id }) => id);
  expect(types).toContain(line?.type);
});
