import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { easeTime, FUND_PASSWORD, freshRid, type Payee, payee } from '../../../test/withdrawals.ts';
import { depositsModule } from '../cashier/index.ts';
import { consoleModule } from './index.ts';

const app = useApp({
  modules: [depositsModule, consoleModule],
  extend: (made) => seedOperators(made as never),
});
let cashier: ConsoleBrowser;
let risk: ConsoleBrowser;
let player: Payee;
beforeAll(async () => {
  await easeTime(app());
  [cashier, risk] = [await signedIn(app(), 'cashier'), await signedIn(app(), 'risk')];
  player = await payee(app(), '40000');
});

type Action = Parameters<typeof askedOf>[0];
const askedOf = (
  action:
    | 'withdrawal.mark'
    | 'withdrawal.approve'
    | 'channel.open'
    | 'channel.close'
    | 'channel.terms'
    | 'rate.set'
    | 'difference.close'
    | 'review.close'
    | 'payout.lock'
    | 'payout.unlock',
  target: string,
  payload: Record<string, unknown> = {},
) => ({ action, target, payload, reason: 'looked at it closely' });

async function propose(by: ConsoleBrowser, ...given: Parameters<typeof askedOf>) {
  const asked = askedOf(...given);
  const { shownHash } = await by.call('/console/command/try', asked);
  return by.call('/console/command/propose', { ...asked, rid: newRid(), shownHash });
}
const tried = (by: ConsoleBrowser, ...given: Parameters<typeof askedOf>) =>
  by.codeOf('/console/command/try', askedOf(...given));
const approval = ({ id, shownHash }: { id: number; shownHash: string }) => ({ rid: newRid(), id, shownHash });

/** Proposed by the cashier and approved by risk. */
async function byTwo(...given: [Action, string, Record<string, unknown>?]) {
  const made = await propose(cashier, ...given);
  expect(made).toMatchObject({ state: 'pending', needs: 2 });
  await risk.call('/console/command/approve', approval(made));
  return made;
}

async function requested(amount: string): Promise<number> {
  const { id } = await player.expectOk('POST /api/withdraw/create', {
    rid: freshRid(),
    amount,
    target: { kind: 'bank', id: player.cardId },
    fund_password: FUND_PASSWORD,
  });
  return id;
}
const stateOf = async (id: number) => (await player.expectOk('POST /api/withdraw/detail', { id })).state;

test('[L11] a payout that its provider leaves open is marked by two operators', async () => {
  const id = await requested('6000');
  expect(await tried(cashier, 'withdrawal.mark', String(id), { outcome: 'failed' })).toBe('command_stale');
  await app().db.asOwner(
    `set session_replication_role = replica; update withdrawal set state = 'sent' where id = ${id};
     set session_replication_role = origin`,
  );
  expect(await tried(cashier, 'withdrawal.mark', String(id), { outcome: 'lost' })).toBe('command_invalid');
  await byTwo('withdrawal.mark', String(id), { outcome: 'failed' });
  expect(await stateOf(id)).toBe('failed');
  const shown = await cashier.call('/console/withdrawal/get', { id });
  expect(shown.signatures.map(({ act, by }) => `${act} ${by}`)).toEqual([
    'mark_failed cashier',
    'mark_failed risk',
  ]);
});

test('one page has the evidence: turnover, deposits, linked accounts, devices, payouts and marks', async () => {
  const id = await requested('6000');
  const { evidence } = await cashier.call('/console/withdrawal/get', { id });
  expect(evidence).toMatchObject({ linked: [], marks: [], lock: null, payouts: { count: 0, lastAt: null } });
  expect(evidence.devices).toMatchObject([{ shared: 0 }]);
});

test('payouts are locked by one operator and go on by two; meanwhile none is requested or approved', async () => {
  const waiting = await requested('7000');
  await app().db.asOwner(`update withdrawal set state = 'reviewing' where id = ${waiting}`);
  const target = String(player.userId);
  expect(await propose(cashier, 'payout.lock', target)).toMatchObject({ state: 'applied', needs: 1 });
  expect(await tried(cashier, 'payout.lock', target)).toBe('command_same');
  const ask = {
    rid: freshRid(),
    amount: '200',
    target: { kind: 'bank', id: player.cardId },
    fund_password: FUND_PASSWORD,
  } as const;
  expect(await player.codeOf('POST /api/withdraw/create', ask)).toBe('withdraw_held');
  expect(await tried(cashier, 'withdrawal.approve', String(waiting))).toBe('command_invalid');
  await expect(
    app().db.asOwner(`update withdrawal set automatic = automatic, state = 'approved' where id = ${waiting}`),
  ).rejects.toThrow();
  const { items } = await cashier.call('/console/payout/locks', {});
  expect(items).toMatchObject([
    { userId: Number(player.userId), reason: 'looked at it closely', by: 'cashier' },
  ]);
  const { evidence } = await risk.call('/console/withdrawal/get', { id: waiting });
  expect(evidence.lock).toMatchObject({ reason: 'looked at it closely' });
  await byTwo('payout.unlock', target);
  await player.expectOk('POST /api/withdraw/create', { ...ask, rid: freshRid() });
  const ended = await cashier.call('/console/payout/locks', { view: 'ended' });
  expect(ended.items).toMatchObject([{ endedBy: 'cashier and risk', endReason: 'looked at it closely' }]);
  expect(await tried(cashier, 'payout.unlock', target)).toBe('command_same');
  expect(await tried(cashier, 'payout.lock', '1')).toBe('not_found');
  expect(await cashier.codeOf('/console/payout/locks', { view: 'x' as never })).toBe('validation_failed');
});

test('a lock only ends, and the application cannot write one', async () => {
  const insert = `insert into payout_lock (user_id, reason, locked_by) values (${player.userId}, 'x', 'x')`;
  await expect(app().db.store.query(insert)).rejects.toThrow('permission denied');
  await expect(app().db.asOwner(`update payout_lock set reason = 'other'`)).rejects.toThrow('only ends');
});

test('a channel is closed by one operator and opened by two; bounds and fees need two', async () => {
  const channel = async () => {
    const { items } = await cashier.call('/console/channel/list', {});
    return items.find(({ id }) => id === 'qr')!;
  };
  expect(await propose(cashier, 'channel.close', 'qr')).toMatchObject({ state: 'applied', needs: 1 });
  expect((await channel()).open).toBe(false);
  expect(await tried(cashier, 'channel.close', 'qr')).toBe('command_same');
  await byTwo('channel.open', 'qr');
  expect((await channel()).open).toBe(true);
  const terms = { min: '80.0000', max: '4000.0000', feePpm: 10_000, feeFixed: '1.5000' };
  await byTwo('channel.terms', 'qr', terms);
  expect(await channel()).toMatchObject(terms);
  const presets = await app().db.asOwner<{ presets: bigint[] }>(
    `select presets::text[] from deposit_channel where id = 'qr'`,
  );
  expect(presets[0]!.presets).toEqual(['1000000', '5000000', '10000000']);
  for (const wrong of [
    { ...terms, min: '0' },
    { ...terms, max: '79' },
    { ...terms, feePpm: 200_001 },
    { ...terms, feeFixed: '80' },
    { ...terms, open: true },
  ])
    expect(await tried(cashier, 'channel.terms', 'qr', wrong)).toBe('command_invalid');
  expect(await tried(cashier, 'channel.terms', 'cheque', terms)).toBe('not_found');
  await expect(app().db.store.query('update deposit_channel set open = false')).rejects.toThrow(
    'permission denied',
  );
});

test('a change of terms is stale when others were set meanwhile', async () => {
  const terms = { min: '90.0000', max: '4000.0000', feePpm: 0, feeFixed: '0.0000' };
  const made = await propose(cashier, 'channel.terms', 'bank', terms);
  await byTwo('channel.terms', 'bank', { ...terms, min: '70.0000' });
  expect(await risk.codeOf('/console/command/approve', approval(made))).toBe('command_stale');
});

test('[L14] a rate is set by two operators and kept with those who set it', async () => {
  await byTwo('rate.set', 'USDT', { value: '7.31' });
  const { now, items } = await cashier.call('/console/rate/list', {});
  expect(now).toMatchObject([{ currency: 'USDT', value: '7.3100', command: null }]);
  expect(items[0]).toMatchObject({ currency: 'USDT', value: '7.3100', by: 'cashier and risk' });
  expect(await tried(cashier, 'rate.set', 'USDT', { value: '7.3100' })).toBe('command_same');
  expect(await tried(cashier, 'rate.set', 'USDT', { value: '0' })).toBe('command_invalid');
  expect(await tried(cashier, 'rate.set', 'CNY', { value: '2' })).toBe('not_found');
  expect(await cashier.codeOf('/console/rate/list', { size: 0 })).toBe('validation_failed');
});

test('[P4] a difference is seen by its reference, closed by two, and not opened again by the same amounts', async () => {
  const [row] = await app().db.asOwner<{ id: bigint }>(
    `insert into reconcile_difference (provider, kind, ref, currency, problem, ours, theirs, moved_at, first_at, last_at)
     values ('payments', 'payout', 'wd-7', 'CNY', 'differs', '-12000.0000', '-11700.0000', app_now(), app_now(), app_now())
     returning id`,
  );
  const { items } = await risk.call('/console/difference/list', {});
  expect(items).toMatchObject([{ ref: 'wd-7', problem: 'differs', off: '300.0000' }]);
  const target = String(row!.id);
  expect(await tried(cashier, 'difference.close', target, { outcome: 'forget' })).toBe('command_invalid');
  expect(await tried(cashier, 'difference.close', '1', { outcome: 'timing' })).toBe('not_found');
  const stale = await propose(risk, 'difference.close', target, { outcome: 'timing' });
  await byTwo('difference.close', target, { outcome: 'theirs_wrong' });
  expect(await cashier.codeOf('/console/command/approve', approval(stale))).toBe('command_stale');
  const closed = await cashier.call('/console/difference/list', { view: 'closed' });
  expect(closed.items).toMatchObject([
    { closedBy: 'cashier and risk', note: 'theirs_wrong: looked at it closely' },
  ]);
  expect(await cashier.codeOf('/console/difference/list', { view: 'x' as never })).toBe('validation_failed');
  await expect(
    app().db.store.query(`update reconcile_difference set note = 'x', closed_by = 'x'`),
  ).rejects.toThrow('permission denied');
});

test('what a provider has reported for a person is closed by one, with a reason', async () => {
  const [row] = await app().db.asOwner<{ id: bigint }>(
    `insert into provider_review (provider, kind, ref, detail, at) values ('aurora', 'rollback_after_win', 'r-1', '{"a":1}', app_now())
     returning id`,
  );
  const { items } = await cashier.call('/console/review/list', {});
  expect(items).toMatchObject([{ ref: 'r-1', detail: { a: 1 } }]);
  expect(await propose(cashier, 'review.close', String(row!.id))).toMatchObject({ state: 'applied' });
  expect(await tried(cashier, 'review.close', String(row!.id))).toBe('command_stale');
  expect(await tried(cashier, 'review.close', '1')).toBe('not_found');
  const closed = await cashier.call('/console/review/list', { view: 'closed' });
  expect(closed.items).toMatchObject([{ ref: 'r-1', closedBy: 'cashier', note: 'looked at it closely' }]);
  expect(await cashier.codeOf('/console/review/list', { size: 101 })).toBe('validation_failed');
});

test('the health of a provider counts its calls, and a comparison is asked for once', async () => {
  await app().db.asOwner(
    `insert into provider_hour (provider, hour, calls, refused, unclear, took_ms, answered_at, unclear_at)
     values ('payments', date_trunc('hour', app_now()), 10, 2, 1, 900, app_now(), app_now()),
       ('payments', app_now() - interval '30 hours', 99, 9, 9, 1, app_now() - interval '30 hours', null)`,
  );
  const { items, comparing } = await cashier.call('/console/provider/list', {});
  expect(items.find(({ id }) => id === 'payments')).toMatchObject({
    calls: 10,
    refused: 2,
    unclear: 1,
    meanMs: 100,
  });
  expect(comparing).toBe(false);
  await cashier.call('/console/provider/compare', { rid: newRid() });
  expect((await cashier.call('/console/provider/list', {})).comparing).toBe(true);
  const { items: log } = await risk.call('/console/log/list', { action: 'provider.compare' });
  expect(log).toMatchObject([{ subject: 'provider:all' }]);
  expect(await cashier.codeOf('/console/provider/compare', { rid: 'x' })).toBe('validation_failed');
});
