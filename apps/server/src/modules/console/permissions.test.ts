import { type ConsolePath, consoleEndpoints } from '@tessera/protocol/console';
import {
  areasOf,
  type CommandAction,
  commandActionNames,
  commandActions,
  grantOf,
  type Role,
  roles,
} from '@tessera/protocol/console-permissions';
import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import {
  type ConsoleBrowser,
  consoleBrowser,
  newRid,
  seedOperators,
  signedIn,
} from '../../../test/console.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });

const hash = '0'.repeat(64);
const reason = 'for this test';
/** A valid payload for each call that needs one. */
const payloads: Readonly<Record<string, () => object>> = {
  '/console/command/get': () => ({ id: 1 }),
  '/console/command/approve': () => ({ rid: newRid(), id: 1, shownHash: hash }),
  '/console/command/reject': () => ({ rid: newRid(), id: 1, reason }),
  '/console/setting/history': () => ({ key: 'withdrawMin' }),
  '/console/withdrawal/get': () => ({ id: 1 }),
  '/console/withdrawal/reveal': () => ({ rid: newRid(), id: 1, field: 'account', reason }),
  '/console/lottery/get': () => ({ id: 'ssc-1m' }),
  '/console/draw/get': () => ({ id: 1 }),
  '/console/player/get': () => ({ id: 1 }),
  '/console/player/entries': () => ({ id: 1 }),
  '/console/player/bets': () => ({ id: 1 }),
  '/console/player/timeline': () => ({ id: 1 }),
  '/console/player/notes': () => ({ id: 1 }),
  '/console/player/note': () => ({ rid: newRid(), id: 1, text: reason }),
  '/console/report/run': () => ({
    report: 'lotteries',
    from: '2020-01-01',
    to: '2020-01-01',
    currency: 'CNY',
    group: 'day',
  }),
  '/console/report/page': () => ({ id: 1 }),
  '/console/report/export': () => ({ id: 1 }),
  '/console/case/get': () => ({ id: 1 }),
  '/console/deposit/get': () => ({ id: 1 }),
  '/console/provider/compare': () => ({ rid: newRid() }),
  '/console/service/presence': () => ({ available: false, capacity: 1 }),
  '/console/service/case': () => ({ id: 1 }),
  '/console/service/orders': () => ({ id: 1 }),
  '/console/service/reply': () => ({ rid: newRid(), id: 1, text: reason }),
  '/console/service/picture': () => ({ rid: newRid(), id: 1, image: 'A'.repeat(16) }),
  '/console/service/read': () => ({ id: 1, seq: 1 }),
  '/console/service/typing': () => ({ id: 1 }),
  '/console/service/take': () => ({ id: 1 }),
  '/console/service/hand-over': () => ({ id: 1 }),
  '/console/service/resolve': () => ({ id: 1 }),
  '/console/service/answer': () => ({ name: 'hello', language: 'enUs', text: '' }),
  '/console/chat/remove': () => ({ rid: newRid(), room: 'hall', seq: 1, reason }),
  '/console/chat/mute': () => ({ rid: newRid(), room: 'hall', player: 1, minutes: 5, reason }),
  '/console/chat/dismiss': () => ({ rid: newRid(), room: 'hall', seq: 1, reason }),
  '/console/notice/get': () => ({ id: 'works' }),
  '/console/notice/preview': () => ({ title: 'Works', html: '<p>x</p>' }),
  '/console/help/get': () => ({ article: 'turnover' }),
  '/console/chat/decide': () => ({ rid: newRid(), act: 1, upheld: true, reason }),
  '/console/offer/get': () => ({ id: 'tasks' }),
  '/console/offer/dry-run': () => ({ id: 'tasks', version: 1 }),
  '/console/theme/history': () => ({ theme: 'theme-default' }),
  '/console/text/list': () => ({ language: 'enUs' }),
  '/console/text/get': () => ({ language: 'enUs', key: 'tip' }),
  '/console/text/export': () => ({ language: 'enUs' }),
  '/console/text/read': () => ({ language: 'enUs', file: '{}' }),
};
/** The field that a role may reveal differs; each has at least one. */
const revealedBy: Readonly<Partial<Record<Role, string>>> = { cashier: 'name', service: 'phone' };
const commands: Readonly<Record<CommandAction, { target: string; payload: Record<string, unknown> }>> = {
  'setting.change': { target: 'withdrawMin', payload: { value: '120.0000' } },
  'withdrawal.approve': { target: '1', payload: {} },
  'withdrawal.reject': { target: '1', payload: {} },
  'operator.create': { target: 'new_one', payload: { role: 'risk', person: 'New One' } },
  'operator.disable': { target: 'service', payload: {} },
  'policy.change': { target: 'withdrawal.reject', payload: { needs: 2 } },
  'lottery.suspend': { target: 'ssc-1m', payload: {} },
  'lottery.resume': { target: 'ssc-1m', payload: {} },
  'lottery.enable': { target: 'ssc-1m', payload: {} },
  'lottery.disable': { target: 'ssc-1m', payload: {} },
  'lottery.price': { target: 'ssc-1m', payload: { base: 1700, rtpPpm: 950_000 } },
  'lottery.caps': { target: 'ssc-1m', payload: { bet: '1', player: '2', draw: '3' } },
  'result.enter': { target: '1', payload: { numbers: [1] } },
  'result.void': { target: '1', payload: {} },
  'result.correct': { target: '1', payload: { numbers: [1] } },
  'player.disable': { target: '1', payload: {} },
  'player.enable': { target: '1', payload: {} },
  'player.factor': { target: '1', payload: {} },
  'player.password': { target: '1', payload: {} },
  'player.grant': { target: '1', payload: { amount: '10' } },
  'case.assign': { target: '1', payload: { owner: 'risk' } },
  'case.contact': { target: '1', payload: { topic: 'check_in' } },
  'case.plan': { target: '1', payload: { days: 7, indicators: ['spend'] } },
  'case.evaluate': { target: '1', payload: { outcome: 'effective' } },
  'player.break': { target: '1', payload: { hours: 24 } },
  'player.promotions': { target: '1', payload: {} },
  'player.limit': { target: '1', payload: { kind: 'stake', period: 'day', value: '10' } },
  'withdrawal.mark': { target: '1', payload: { outcome: 'failed' } },
  'deposit.credit': { target: '1', payload: { payment: 'p-1' } },
  'deposit.return': { target: '1', payload: { payment: 'p-1' } },
  'channel.open': { target: 'bank', payload: {} },
  'channel.close': { target: 'bank', payload: {} },
  'channel.terms': { target: 'bank', payload: { min: '1', max: '2', feePpm: 0, feeFixed: '0' } },
  'rate.set': { target: 'USDT', payload: { value: '7.3' } },
  'difference.close': { target: '1', payload: { outcome: 'timing' } },
  'review.close': { target: '1', payload: {} },
  'payout.lock': { target: '1', payload: {} },
  'payout.unlock': { target: '1', payload: {} },
  'offer.create': { target: 'an-offer', payload: {} },
  'offer.live': { target: 'an-offer', payload: { version: 1 } },
  'offer.stop': { target: 'an-offer', payload: {} },
  'waterback.change': { target: 'rates', payload: {} },
  'vip.change': { target: 'levels', payload: {} },
  'notice.publish': { target: 'works', payload: {} },
  'notice.stop': { target: 'works', payload: {} },
  'theme.publish': { target: 'theme-default', payload: { changes: {} } },
  'text.write': { target: 'enUs/tip', payload: { text: 'Hint', sourceHash: hash } },
  'text.check': { target: 'enUs/tip', payload: { version: 1, fits: true } },
  'text.publish': { target: 'texts', payload: {} },
  'text.import': { target: 'enUs', payload: { texts: [{ key: 'tip', text: 'Hint', sourceHash: hash }] } },
};
const calls = Object.values(consoleEndpoints).flatMap(({ path, access: { operator } }) =>
  operator === 'visitor' || operator === 'self' ? [] : [{ path: path as ConsolePath, action: operator }],
);

const codeOf = (opened: ConsoleBrowser, path: ConsolePath, role?: Role) => {
  const field = (role && revealedBy[role]) ?? 'birth';
  const payload =
    path === '/console/player/reveal'
      ? { rid: newRid(), id: 1, field, purpose: 'other', reference: reason }
      : (payloads[path]?.() ?? {});
  return opened.codeOf(path, payload as never);
};

test.each(roles)('[O1] the calls that %s may make are those of the table', async (role) => {
  const opened = await signedIn(app(), role);
  const found = await Promise.all(
    calls.map(async ({ path, action }) => [
      path,
      action,
      (await codeOf(opened, path, role)) !== 'operator_not_permitted',
    ]),
  );
  expect(found).toEqual(calls.map(({ path, action }) => [path, action, grantOf(role, action) !== undefined]));
});

test.each(roles)('[O1] the commands that %s may propose are those of the table', async (role) => {
  const opened = await signedIn(app(), role);
  const may = (action: CommandAction) => grantOf(role, commandActions[action]) !== undefined;
  for (const action of commandActionNames) {
    const code = await opened.codeOf('/console/command/try', { action, ...commands[action], reason });
    expect([action, code !== 'operator_not_permitted']).toEqual([action, may(action)]);
  }
});

test('nobody without a session makes any call but the sign-in', async () => {
  const opened = consoleBrowser(app());
  for (const { path, access } of Object.values(consoleEndpoints)) {
    if (access.operator === 'visitor') continue;
    expect([path, await codeOf(opened, path)]).toEqual([path, 'please_login']);
  }
});

test('every call that needs a permission is registered', () => {
  expect(calls.length).toBeGreaterThan(12);
});

test('settings of other areas are not shown, tried or proposed', async () => {
  const cashier = await signedIn(app(), 'cashier');
  const { items } = await cashier.call('/console/setting/list', {});
  expect(new Set(items.map(({ area }) => area))).toEqual(new Set(areasOf.cashier));
  const asked = {
    action: 'setting.change',
    target: 'platformName',
    payload: { value: 'Other' },
    reason,
  } as const;
  expect(await cashier.codeOf('/console/command/try', asked)).toBe('operator_not_permitted');
  expect(await cashier.codeOf('/console/command/propose', { ...asked, rid: newRid(), shownHash: hash })).toBe(
    'operator_not_permitted',
  );
  expect(await cashier.codeOf('/console/setting/history', { key: 'platformName' })).toBe(
    'operator_not_permitted',
  );
  const all = await (await signedIn(app(), 'admin')).call('/console/setting/list', {});
  expect(all.items.length).toBeGreaterThan(80);
  expect(all.items.find(({ key }) => key === 'closeEnterPassword')).toMatchObject({
    secret: true,
    value: null,
  });
});

test('a role that sees its own acts sees no others in the log', async () => {
  const actors = async (role: Role, actor?: string) => {
    const opened = await signedIn(app(), role);
    const { id } = await opened.call('/console/session/me', {});
    const { items } = await opened.call('/console/log/list', { ...(actor ? { actor } : {}) });
    return { own: `operator:${id}`, found: new Set(items.map((row) => row.actor)) };
  };
  const service = await actors('service', 'operator:1');
  expect(service.found).toEqual(new Set([service.own]));
  expect((await actors('admin')).found.size).toBeGreaterThan(3);
});
