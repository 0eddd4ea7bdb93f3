import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { createDrawParts } from '../../../test/reward-draws.ts';
import { publishTestOffer, termsOf } from '../../../test/rewards.ts';
import { activitiesModule } from '../activities/index.ts';
import { waterBackModule } from '../water-back/index.ts';
import { consoleModule } from './index.ts';

const app = useApp({
  modules: [activitiesModule, waterBackModule, consoleModule],
  replace: createDrawParts().replace,
  extend: (made) => seedOperators(made as never),
});
let admin: ConsoleBrowser;
let risk: ConsoleBrowser;
let cashier: ConsoleBrowser;
beforeAll(async () => {
  admin = await signedIn(app(), 'admin');
  risk = await signedIn(app(), 'risk');
  cashier = await signedIn(app(), 'cashier');
});

const HOUR_MS = 3_600_000;
const at = (fromNow: number): string => new Date(app().db.clock.local() + fromNow).toISOString();

type Action = 'offer.create' | 'offer.live' | 'offer.stop';
const reason = 'agreed with the team';
const tried = (action: Action, target: string, payload: Record<string, unknown> = {}) =>
  admin.codeOf('/console/command/try', { action, target, payload, reason });

async function propose(action: Action, target: string, payload: Record<string, unknown> = {}) {
  const asked = { action, target, payload, reason };
  const { shownHash } = await admin.call('/console/command/try', asked);
  const made = await admin.call('/console/command/propose', { ...asked, rid: newRid(), shownHash });
  expect(made).toMatchObject({ state: 'pending', needs: 2 });
  return { rid: newRid(), id: made.id, shownHash };
}

/** Proposed by the administrator and approved by risk. */
const byTwo = async (...given: Parameters<typeof propose>) =>
  risk.call('/console/command/approve', await propose(...given));

const task = { kind: 'daily_task', task: 'play_once', goal: 1, prize: '2' };
const offer = (fields: object = {}) => ({
  name: { enUs: 'Evening play', zhCn: '晚间任务' },
  terms: task,
  starts: at(-HOUR_MS),
  ends: at(720 * HOUR_MS),
  budget: '500',
  perPlayer: '31',
  ...fields,
});
const match = (fields: object = {}) => ({
  ...{ kind: 'deposit_match', product: 'lottery', times: 10, days: 30, stakeMax: '20' },
  steps: [{ deposit: '300', bonus: '30' }],
  ...fields,
});

test('[R4] [O1] an offer is drafted and goes live by two persons each, and a player can join it', async () => {
  expect(await byTwo('offer.create', 'evening', offer())).toMatchObject({ state: 'applied' });
  const drafted = await cashier.call('/console/offer/get', { id: 'evening' });
  expect(drafted.versions).toMatchObject([
    {
      version: 1,
      state: 'draft',
      mayGoLive: true,
      createdBy: 'admin and risk',
      terms: { kind: 'daily_task', prize: '2.0000' },
      budget: '500.0000',
      given: { rewards: 0, players: 0 },
    },
  ]);
  const player = await app().player();
  const seen = async () =>
    (await player.expectOk('POST /api/activity/list')).items.map(({ id, version }) => `${id} ${version}`);
  expect(await seen()).not.toContain('evening 1');
  await byTwo('offer.live', 'evening', { version: 1 });
  expect(await seen()).toContain('evening 1');
  const { items } = await cashier.call('/console/offer/list', {});
  expect(items.find(({ id }) => id === 'evening')).toMatchObject({
    ...{ version: 1, state: 'live', versions: 1, draft: null, used: '0.0000', command: null },
  });
});

test('a second version replaces the first, and the offer is stopped by two persons', async () => {
  const waiting = await propose('offer.create', 'evening', offer({ budget: '600' }));
  const listed = async (view: 'open' | 'ended' = 'open') =>
    (await cashier.call('/console/offer/list', { view })).items.find(({ id }) => id === 'evening');
  expect((await listed())?.command).toBe(waiting.id);
  await risk.call('/console/command/approve', waiting);
  expect(await listed()).toMatchObject({ version: 1, state: 'live', draft: 2, versions: 2, command: null });
  await byTwo('offer.live', 'evening', { version: 2 });
  expect(await listed()).toMatchObject({ version: 2, state: 'live', draft: null });
  expect(await tried('offer.live', 'evening', { version: 1 })).toBe('offer_not_draft');
  expect(await tried('offer.live', 'evening', { version: 2 })).toBe('command_same');
  await byTwo('offer.stop', 'evening');
  expect(await listed()).toBeUndefined();
  expect(await listed('ended')).toMatchObject({ version: 2, state: 'ended' });
  expect(await tried('offer.stop', 'evening')).toBe('command_same');
});

test('[O1] what was proposed before another version came is stale', async () => {
  await byTwo('offer.create', 'stale-one', offer());
  const first = await propose('offer.live', 'stale-one', { version: 1 });
  await byTwo('offer.create', 'stale-one', offer({ budget: '700' }));
  expect(await risk.codeOf('/console/command/approve', first)).toBe('command_stale');
  const { versions } = await cashier.call('/console/offer/get', { id: 'stale-one' });
  expect(versions.map(({ state }) => state)).toEqual(['draft', 'draft']);
});

test.each([
  ['a requirement above ten times', { terms: match({ times: 11 }) }, 'offer_requirement'],
  ['stake on a platform', { terms: match({ product: 'aurora' }) }, 'offer_invalid'],
  [
    'a bonus above its deposit',
    { terms: match({ steps: [{ deposit: '10', bonus: '20' }] }) },
    'offer_invalid',
  ],
  ['an unknown kind', { terms: { kind: 'gift' } }, 'offer_invalid'],
  ['an unknown field', { gift: 1 }, 'offer_invalid'],
  ['trial money', { currency: 'TRIAL' }, 'offer_invalid'],
  ['no name', { name: { enUs: ' ' } }, 'offer_invalid'],
  ['an end before its start', { ends: '2020-01-01T00:00:00Z' }, 'offer_invalid'],
  ['an end that has come', { starts: '2020-01-01T00:00:00Z', ends: '2020-01-02T00:00:00Z' }, 'offer_over'],
])('[R4] an offer with %s is refused', async (_, fields, code) => {
  expect(await tried('offer.create', 'refused-one', offer(fields))).toBe(code);
});

test('[R4] a version whose budget is below what was given, or that overlaps, does not go live', async () => {
  const { id } = await publishTestOffer(app().db, { id: 'spent', budget: 100_000n });
  await app().db.asOwner(`update offer_use set used = 50000 where offer_id = 'spent'`);
  const low = offer({ terms: { ...task, task: 'verify_draw' }, budget: '4' });
  expect(await tried('offer.create', id, low)).toBe('offer_budget');
  expect(await tried('offer.create', id, offer({ terms: match() }))).toBe('command_invalid');
  await byTwo('offer.create', id, { ...low, starts: at(48 * HOUR_MS), budget: '9' });
  await byTwo('offer.live', id, { version: 2 });
  await byTwo('offer.create', id, { ...low, starts: at(24 * HOUR_MS), budget: '9' });
  expect(await tried('offer.live', id, { version: 3 })).toBe('offer_overlaps');
  const { versions } = await cashier.call('/console/offer/get', { id });
  expect(versions.map(({ version, state }) => [version, state])).toEqual([
    [3, 'draft'],
    [2, 'scheduled'],
    [1, 'live'],
  ]);
  const { items } = await cashier.call('/console/offer/list', {});
  expect(items.find((row) => row.id === id)).toMatchObject({ version: 1, draft: 3, used: '5.0000' });
});

test('a later version of a wheel has no smaller budget, and unknown offers are not found', async () => {
  const wheel = {
    ...{ kind: 'wheel', size: 2, turns: 1, weekdays: [6, 7] },
    tiles: [
      { prize: '0', count: 1 },
      { prize: '1', count: 1 },
    ],
  };
  await publishTestOffer(app().db, { id: 'spins', terms: termsOf(wheel), budget: 1_000_000n });
  await byTwo('offer.create', 'spins', offer({ terms: wheel, budget: '99', perPlayer: undefined }));
  expect(await tried('offer.live', 'spins', { version: 2 })).toBe('offer_budget_less');
  expect(await tried('offer.live', 'spins', { version: 9 })).toBe('not_found');
  expect(await tried('offer.live', 'no-such-offer', { version: 1 })).toBe('not_found');
  expect(await tried('offer.stop', 'no-such-offer')).toBe('not_found');
  expect(await tried('offer.live', 'spins', { version: 0 })).toBe('command_invalid');
  expect(await cashier.codeOf('/console/offer/get', { id: 'no-such-offer' })).toBe('not_found');
  expect(await cashier.codeOf('/console/offer/get', { id: 'No Offer' })).toBe('validation_failed');
});

test('a dry run of what is typed says who would have got what by level, and is in the log', async () => {
  const player = await app().player();
  await player.expectOk('POST /api/user/limits/set', { kind: 'stake', period: 'day', value: '100' });
  const off = await app().player();
  await off.expectOk('POST /api/user/limits/set', { kind: 'stake', period: 'day', value: '100' });
  await off.expectOk('POST /api/user/promotions/set', { off: true });
  await app().db.asOwner(`insert into vip_standing (user_id, level, announced, turnover) values (${player.userId}, 3, 3, 0)
    on conflict (user_id) do update set level = 3, announced = 3`);
  const typed = offer({ terms: { kind: 'tasks', tasks: [{ task: 'set_limit', prize: '3' }] } });
  const report = await risk.call('/console/offer/dry-run', { id: 'new-tasks', offer: typed });
  expect(report).toMatchObject({
    ...{
      reached: 2,
      outside: 0,
      closed: 1,
      players: 1,
      cost: '3.0000',
      sharePpm: null,
      budgetGone: false,
      draws: 0,
    },
    groups: [
      { from: 1, to: 2, players: 0, amount: '0.0000' },
      { from: 3, to: 4, players: 1, amount: '3.0000', most: '3.0000' },
      { from: 5, to: 6, players: 0 },
      { from: 7, to: 8, players: 0 },
    ],
    top: [{ userId: Number(player.userId), userName: player.name, amount: '3.0000' }],
  });
  expect([28, 29, 30, 31]).toContain(report.days);
  const again = await admin.call('/console/offer/dry-run', { id: 'new-tasks', offer: typed });
  expect(again.hash).toBe(report.hash);
  expect(again.top[0]?.userName).toBeNull();
  const forOthers = { ...typed, audience: { vipFrom: 4 } };
  expect(await risk.call('/console/offer/dry-run', { id: 'new-tasks', offer: forOthers })).toMatchObject({
    ...{ reached: 2, outside: 2, players: 0 },
  });
  const logged = await app().db.asOwner<{ subject: string }>(
    `select subject from event_log where action = 'offer.dry-run'`,
  );
  expect(logged.length).toBeGreaterThanOrEqual(3);
});

test('a dry run of a stored version; one at a time; bad input and unknown versions are refused', async () => {
  expect(
    await risk.call('/console/offer/dry-run', { id: 'tasks', version: 1, month: '2020-02' }),
  ).toMatchObject({
    days: 29,
    from: Date.UTC(2020, 0, 31, 16),
  });
  // The first one waits for this lock, whichever of the two it is.
  const owner = new pg.Client((app().db.store.address as { ownerUrl: string }).ownerUrl);
  await owner.connect();
  await owner.query('begin; lock table reward_grant in access exclusive mode');
  const both = [1, 2].map(() => risk.codeOf('/console/offer/dry-run', { id: 'tasks', version: 1 }));
  expect(await Promise.race(both)).toBe('dry_run_busy');
  await owner.query('rollback');
  await owner.end();
  expect((await Promise.all(both)).toSorted()).toEqual(['dry_run_busy', 'ok']);
  for (const [asked, code] of [
    [{ id: 'tasks', version: 99 }, 'not_found'],
    [{ id: 'tasks' }, 'validation_failed'],
    [{ id: 'tasks', version: 1, month: '2020-13' }, 'validation_failed'],
    [{ id: 'typed', offer: offer({ terms: match({ times: 11 }) }) }, 'offer_requirement'],
    [{ id: 'typed', offer: {} }, 'offer_invalid'],
  ] as const)
    expect([asked, await risk.codeOf('/console/offer/dry-run', asked)]).toEqual([asked, code]);
});

test('[R1] the table of levels has the plays that earn no water-back', async () => {
  await app().db.asOwner(
    `insert into water_back_bar (lottery_id, play_id) values ('k3-5m', 'k3.army') on conflict do nothing`,
  );
  const { levels, highest, bars } = await cashier.call('/console/vip/table', {});
  expect(levels).toHaveLength(8);
  expect(levels[2]).toMatchObject({
    level: 3,
    lotteryPpm: 3_000,
    platformPpm: 4_000,
    turnover: '50000.0000',
  });
  expect(highest).toEqual({ lottery: 4_000, platform: 6_000 });
  expect(bars.find(({ lottery }) => lottery === 'k3-5m')?.plays).toContain('k3.army');
});

test('[O1] neither role writes offers past the functions, and the application uses none', async () => {
  const { store, consoleStore } = app().db;
  const insert = `insert into offer (id, version, kind, name, terms, currency, starts, created_at, created_by, live_at)
    values ('forged', 1, 'tasks', '{}', '{}', 'CNY', now(), now(), 'x', now())`;
  await expect(consoleStore!.query(insert)).rejects.toThrow('permission denied');
  await expect(store.query(insert)).rejects.toThrow('permission denied');
  await expect(store.query(`select publish_offer('evening', 1)`)).rejects.toThrow('permission denied');
  await expect(store.query(`select stop_offer('tasks')`)).rejects.toThrow('permission denied');
});
