import { createHash } from 'node:crypto';
import type { CommandAction } from '@tessera/protocol/console-permissions';
import { beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { house, player as side, testKind } from '../../../test/money.ts';
import { easeTime } from '../../../test/withdrawals.ts';
import { audit } from '../ledger/index.ts';
import { creditBook } from './credit-book.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });
let risk: ConsoleBrowser;
let admin: ConsoleBrowser;
let cashier: ConsoleBrowser;
beforeAll(async () => {
  await easeTime(app());
  [risk, admin, cashier] = [
    await signedIn(app(), 'risk'),
    await signedIn(app(), 'admin'),
    await signedIn(app(), 'cashier'),
  ];
});

const asked = (action: CommandAction, userId: bigint, payload: Record<string, unknown> = {}) =>
  ({ action, target: String(userId), payload, reason: 'for this test' }) as const;

async function propose(by: ConsoleBrowser, ...given: Parameters<typeof asked>) {
  const { shownHash } = await by.call('/console/command/try', asked(...given));
  return by.call('/console/command/propose', { ...asked(...given), rid: newRid(), shownHash });
}
const approve = (by: ConsoleBrowser, { id, shownHash }: { id: number; shownHash: string }) =>
  by.codeOf('/console/command/approve', { rid: newRid(), id, shownHash });
const tryCode = (by: ConsoleBrowser, ...given: Parameters<typeof asked>) =>
  by.codeOf('/console/command/try', asked(...given));

test('[R6.2] [A11] one person disables a player, whose session ends; enabling takes two', async () => {
  const player = await app().player();
  expect(await propose(risk, 'player.disable', player.userId)).toMatchObject({ state: 'applied', needs: 1 });
  expect(await player.codeOf('POST /api/user/balance')).toBe('account_blocked');
  expect(await tryCode(risk, 'player.disable', player.userId)).toBe('command_same');
  const made = await propose(risk, 'player.enable', player.userId);
  expect(made).toMatchObject({ state: 'pending', needs: 2 });
  expect(await approve(risk, made)).toBe('command_own');
  const disabled = await risk.call('/console/player/list', { view: 'disabled' });
  expect(disabled.items).toMatchObject([{ id: Number(player.userId), enabled: false }]);
  expect((await risk.call('/console/player/get', { id: Number(player.userId) })).waiting).toEqual([made.id]);
  expect(await approve(admin, made)).toBe('ok');
  const again = app().browser();
  await again.expectOk('POST /api/user/login', { user_name: player.name, password: TEST_PASSWORD });
  const { items } = await risk.call('/console/player/timeline', { id: Number(player.userId) });
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['player.enable', 'player.disable']),
  );
});

test('[R6.2] [L1] two persons credit an amount; the ledger balances and the auditor is satisfied', async () => {
  const player = await app().player({ balance: '10' });
  const made = await propose(cashier, 'player.grant', player.userId, { amount: '25.5' });
  expect(made).toMatchObject({
    state: 'pending',
    needs: 2,
    shown: { after: { credit: '25.5000', currency: 'CNY' } },
  });
  expect((await player.expectOk('POST /api/user/balance')).balance).toBe('10.0000');
  expect(await approve(risk, made)).toBe('ok');
  expect((await player.expectOk('POST /api/user/balance')).balance).toBe('35.5000');
  const { items } = await risk.call('/console/player/entries', { id: Number(player.userId) });
  expect(items[0]).toMatchObject({
    kind: 'adjustment',
    amount: '25.5000',
    after: '35.5000',
    key: String(made.id),
  });
  expect(items[1]).toMatchObject({ after: '10.0000' });
  await app().db.store.query('select ledger_chain(100)');
  expect((await audit(app().db.auditStore, [creditBook], true))?.violations).toEqual([]);
  for (const amount of ['0', '-1', '50000.0001', 'x'])
    expect([amount, await tryCode(cashier, 'player.grant', player.userId, { amount })]).toEqual([
      amount,
      'command_invalid',
    ]);
});

test('[L17] the auditor finds a credit that nobody decided', async () => {
  const player = await app().player();
  const { ledger } = app().services;
  await app().db.store.tx((tx) =>
    ledger.post(tx, [
      {
        kind: testKind('adjustment'),
        key: '77',
        userId: player.userId,
        entries: [house('bonus', -5n), side(player.userId, 'main', 5n)],
      },
    ]),
  );
  await app().db.store.query('select ledger_chain(100)');
  const report = await audit(app().db.auditStore, [creditBook], true);
  expect(report?.violations.map(({ detail }) => detail)).toEqual([
    'credit adjustment 77 was not decided by two operators',
  ]);
  await app().db.asOwner('delete from ledger_freeze');
});

test('[O1] [RP3] operators tighten a limit and never loosen one, past the console neither', async () => {
  const player = await app().player();
  await player.expectOk('POST /api/user/limits/set', { kind: 'stake', period: 'day', value: '100' });
  await player.expectOk('POST /api/user/limits/set', { kind: 'stake', period: 'day', value: '500' });
  const limit = (value: string) => ({ kind: 'stake', period: 'day', value });
  for (const value of ['100', '100.0001', '500', 'x'])
    expect([value, await tryCode(risk, 'player.limit', player.userId, limit(value))]).toEqual([
      value,
      'command_invalid',
    ]);
  expect(await propose(risk, 'player.limit', player.userId, limit('40'))).toMatchObject({
    state: 'applied',
    needs: 1,
  });
  const { items } = await player.expectOk('POST /api/user/limits');
  expect(items.find(({ kind, period }) => kind === 'stake' && period === 'day')).toMatchObject({
    value: '40.0000',
    pending: null,
  });
  const { consoleStore } = app().db;
  const direct = (sql: string) => consoleStore!.query(sql, [player.userId]);
  await expect(direct('update play_limit set value = value + 1 where user_id = $1')).rejects.toThrow(
    'only tighten',
  );
  await expect(direct('update play_limit set value = null where user_id = $1')).rejects.toThrow(
    'only tighten',
  );
  await expect(direct('insert into player_guard (user_id) values ($1)')).rejects.toThrow('own');
  await direct('update play_limit set value = value - 1 where user_id = $1');
});

test('[R6.2] two persons remove a lost authenticator; withdrawals are locked', async () => {
  const player = await app().player();
  expect(await tryCode(risk, 'player.factor', player.userId)).toBe('command_same');
  await app().db.asOwner(`insert into authenticator (user_id, secret) values ($1, $2)`, [
    player.userId,
    createHash('sha256').update('key').digest(),
  ]);
  const made = await propose(risk, 'player.factor', player.userId);
  expect(made).toMatchObject({ needs: 2 });
  expect(await approve(admin, made)).toBe('ok');
  const { security } = await risk.call('/console/player/get', { id: Number(player.userId) });
  expect(security.authenticator).toBe(false);
  expect(security.withdrawLockedUntil).toBeGreaterThan(app().db.clock.local());
});

test('[R6.2] two persons end a password; only who has a way back can lose it', async () => {
  const player = await app().player();
  expect(await tryCode(risk, 'player.password', player.userId)).toBe('command_invalid');
  await app().db.asOwner(
    `insert into account_contact (user_id, kind, address, fingerprint, masked, added_at)
     values ($1, 'email', '', sha256('x'), 'x***@mail.example', app_now())`,
    [player.userId],
  );
  const made = await propose(risk, 'player.password', player.userId);
  expect(await approve(admin, made)).toBe('ok');
  expect(await player.codeOf('POST /api/user/balance')).toBe('please_login');
  const again = app().browser();
  expect(
    await again.codeOf('POST /api/user/login', { user_name: player.name, password: TEST_PASSWORD }),
  ).toBe('login_incorrect');
});

test('[R6.2] an unknown player, a trial account and a wrong role', async () => {
  for (const action of ['player.disable', 'player.enable', 'player.factor', 'player.password'] as const)
    expect(await tryCode(risk, action, 9_999_999n)).toBe('not_found');
  expect(await tryCode(risk, 'player.grant', 9_999_999n, { amount: '1' })).toBe('not_found');
  expect(await tryCode(cashier, 'player.disable', 1n)).toBe('operator_not_permitted');
  await app().db.asOwner(
    `insert into user_account (id, user_name, kind, language, currency, created_at, expires_at)
     values (77001, 'try_nobody', 'trial', 'zhCn', 'TRIAL', app_now(), app_now())`,
  );
  expect(await tryCode(risk, 'player.disable', 77_001n)).toBe('not_found');
});
