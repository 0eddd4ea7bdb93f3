import type { CommandAction } from '@tessera/protocol/console-permissions';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { consoleModule } from '../console/index.ts';
import { inboxModule } from '../inbox/index.ts';
import { harmMarked } from '../protection/index.ts';
import { rewardsModule } from '../rewards/index.ts';
import { casesModule, recordMark, ruleOf } from './index.ts';
import { ruleJob } from './jobs.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const app = useApp({
  modules: [consoleModule, casesModule, inboxModule, rewardsModule],
  async extend(made) {
    await seedOperators(made as never);
    made.db.jobs.start();
  },
});
let risk: ConsoleBrowser;
let admin: ConsoleBrowser;
beforeAll(async () => {
  await app().set('sessionIdleSeconds', 400 * 86_400);
  await app().set('sessionWebSeconds', 400 * 86_400);
  [risk, admin] = [await signedIn(app(), 'risk'), await signedIn(app(), 'admin')];
});

/** Sets a marker of harm, as the module of protection does. */
async function mark(user: bigint, kind: string): Promise<void> {
  await app().db.asOwner(
    `insert into harm_marker (user_id, kind, day, count, at) values ($1, $2, platform_day(app_now()), 3, app_now())`,
    [user, kind],
  );
  const { db, platform } = app();
  await db.store.tx((tx) => platform.events.publish(tx, harmMarked, `${user}/${kind}`, { user }));
}

const casesOf = async (user: bigint) =>
  (await risk.call('/console/case/list', { player: Number(user) })).items;

async function openedFor(user: bigint, rule: string) {
  await expect.poll(async () => (await casesOf(user)).map((one) => one.rule)).toContain(rule);
  const { id } = (await casesOf(user)).find((one) => one.rule === rule)!;
  return risk.call('/console/case/get', { id });
}

const asked = (action: CommandAction, target: bigint | number, payload: Record<string, unknown> = {}) =>
  ({ action, target: String(target), payload, reason: 'for this test' }) as const;
async function propose(by: ConsoleBrowser, ...given: Parameters<typeof asked>) {
  const { shownHash } = await by.call('/console/command/try', asked(...given));
  return by.call('/console/command/propose', { ...asked(...given), rid: newRid(), shownHash });
}
const tryCode = (by: ConsoleBrowser, ...given: Parameters<typeof asked>) =>
  by.codeOf('/console/command/try', asked(...given));
const whats = (acts: readonly { what: string }[]) => acts.map(({ what }) => what).reverse();

test('[RP13] [RP15] a strong marker opens a case at its event and acts by itself; the second kind begins a break', async () => {
  const player = await app().player({ balance: '100' });
  await mark(player.userId, 'nights');
  const first = await openedFor(player.userId, 'night-play');
  expect(first).toMatchObject({ kind: 'care', strength: 'strong', state: 'open', owner: null, marks: 1 });
  expect(whats(first.acts)).toEqual(['opened', 'promotions', 'message']);
  expect(first.evidence.map(({ what, intact }) => [what, intact])).toEqual([
    ['marker', true],
    ['before', true],
  ]);
  expect(await player.expectOk('POST /api/user/promotions')).toMatchObject({ closed_by: 'care' });
  await mark(player.userId, 'chasing');
  const second = await openedFor(player.userId, 'chasing-losses');
  expect(whats(second.acts)).toEqual(['opened', 'promotions', 'message', 'break']);
  const { breaks } = await risk.call('/console/player/get', { id: Number(player.userId) });
  expect(breaks.timeoutUntil).toBeGreaterThan((await app().db.clock.now()) + 23 * HOUR);
});

test('a marker again adds evidence to the case that is open, and the same one is written once', async () => {
  const { userId } = await app().player();
  const { store } = app().db;
  const rule = ruleOf('velocity')!;
  const add = (key: string, strength: 'strong' | 'medium' = 'medium') =>
    store.tx((tx) => recordMark(tx, rule, { userId, key, strength, facts: { day: key } }));
  const id = await add('2026-01-01');
  expect(await add('2026-01-01')).toBeUndefined();
  expect(await add('2026-01-02', 'strong')).toBe(id);
  expect(await casesOf(userId)).toMatchObject([{ id: Number(id), marks: 2, strength: 'strong' }]);
  // A weaker one takes nothing back.
  expect(await add('2026-01-03')).toBe(id);
  expect(await casesOf(userId)).toMatchObject([{ marks: 3, strength: 'strong' }]);
});

test('[L17] evidence, acts and what was found never change', async () => {
  const { userId } = await app().player();
  const { store, consoleStore, asOwner } = app().db;
  const id = await store.tx((tx) =>
    recordMark(tx, ruleOf('velocity')!, { userId, key: 'frozen', facts: { day: 'frozen' } }),
  );
  for (const sql of [
    `update case_evidence set facts = '{}' where case_id = $1`,
    'delete from case_evidence where case_id = $1',
    `update case_act set what = 'message' where case_id = $1`,
    `update risk_case set rule = 'other' where id = $1`,
    `update risk_case set strength = 'medium', state = 'evaluating' where id = $1`,
  ]) {
    const refused = consoleStore!.query(sql, [id]).then(
      () => 'done',
      () => 'refused',
    );
    expect([sql, await refused]).toEqual([sql, 'refused']);
  }
  await expect(store.query('update risk_case set owner_id = 1 where id = $1', [id])).rejects.toThrow(
    'permission denied',
  );
  // An owner of the tables can alter it all the same: the hash then differs.
  await asOwner('alter table case_evidence disable trigger user');
  await asOwner(
    `update case_evidence set facts = '{"day": "other"}' where case_id = $1 and what = 'marker'`,
    [id],
  );
  await asOwner('alter table case_evidence enable trigger user');
  const { evidence } = await risk.call('/console/case/get', { id: Number(id) });
  expect(evidence.map(({ what, intact }) => [what, intact])).toEqual([
    ['marker', false],
    ['before', true],
  ]);
});

test('[O1] from marker to outcome: owner, contact, limit, plan, and an evaluation that another person approves', async () => {
  const player = await app().player({ balance: '100' });
  await mark(player.userId, 'raises');
  const { id } = await openedFor(player.userId, 'limits-raised');
  const plan = { days: 7, indicators: ['spend', 'hours'] };
  expect(await tryCode(risk, 'case.plan', id, plan)).toBe('command_invalid');
  expect(await propose(risk, 'case.assign', id, { owner: 'risk' })).toMatchObject({ state: 'applied' });
  expect(await tryCode(risk, 'case.assign', id, { owner: 'risk' })).toBe('command_same');
  for (const owner of ['cashier', 'nobody'])
    expect([owner, await tryCode(risk, 'case.assign', id, { owner })]).toEqual([owner, 'command_invalid']);
  expect(await tryCode(risk, 'case.plan', id, plan)).toBe('command_invalid');
  await propose(risk, 'case.contact', id, { topic: 'check_in' });
  await expect
    .poll(async () => (await player.expectOk('POST /api/user/inbox/list', {})).items.map(({ type }) => type))
    .toContain('guard.contacted');
  await propose(risk, 'player.limit', player.userId, { kind: 'stake', period: 'day', value: '50' });
  await propose(risk, 'case.plan', id, plan);
  const planned = await risk.call('/console/case/get', { id });
  expect(planned).toMatchObject({ state: 'evaluating', indicators: ['spend', 'hours'] });
  expect(whats(planned.acts).slice(-4)).toEqual(['assigned', 'contacted', 'command', 'planned']);
  expect(await tryCode(admin, 'case.evaluate', id, { outcome: 'effective' })).toBe('command_invalid');
  await app().db.clock.advance(7 * DAY + 1_000);
  [risk, admin] = [await signedIn(app(), 'risk'), await signedIn(app(), 'admin')];
  const { counts } = await risk.call('/console/case/list', { queue: 'evaluate' });
  expect(counts.evaluate).toBe(1);
  const made = await propose(admin, 'case.evaluate', id, { outcome: 'effective' });
  expect(made).toMatchObject({ state: 'pending', needs: 2 });
  expect((await risk.call('/console/case/get', { id })).command).toBe(made.id);
  const approval = { rid: newRid(), id: made.id, shownHash: made.shownHash };
  expect(await admin.codeOf('/console/command/approve', approval)).toBe('command_own');
  expect(await risk.codeOf('/console/command/approve', { ...approval, rid: newRid() })).toBe('ok');
  const closed = await risk.call('/console/case/get', { id });
  expect(closed).toMatchObject({ state: 'closed', outcome: 'effective', command: null });
  expect(closed.evidence.map(({ what }) => what)).toEqual(['marker', 'before', 'after']);
  expect((await risk.call('/console/case/list', { queue: 'closed' })).items.map((one) => one.id)).toContain(
    id,
  );
  expect(await tryCode(risk, 'case.contact', id, { topic: 'help' })).toBe('command_invalid');
});

test('[RP7] [RP8] operators begin or lengthen a break and end none; nothing is sent to an excluded player', async () => {
  const { userId } = await app().player({ balance: '10' });
  expect(await propose(risk, 'player.break', userId, { hours: 168 })).toMatchObject({
    state: 'applied',
    needs: 1,
  });
  expect(await tryCode(risk, 'player.break', userId, { hours: 24 })).toBe('command_invalid');
  expect(await tryCode(risk, 'player.break', userId, { hours: 25 })).toBe('command_invalid');
  const { consoleStore } = app().db;
  for (const set of [
    'timeout_until = null',
    "timeout_until = app_now() + interval '1 hour'",
    'reality_minutes = 30',
  ])
    await expect(
      consoleStore!.query(`update player_guard set ${set} where user_id = $1`, [userId]),
      set,
    ).rejects.toThrow('own');
  const other = await app().player();
  await mark(other.userId, 'nights');
  const { id } = await openedFor(other.userId, 'night-play');
  await other.expectOk('POST /api/user/exclusion', { term: '6m' });
  expect(await tryCode(risk, 'case.contact', id, { topic: 'help' })).toBe('command_invalid');
  expect(await tryCode(risk, 'player.break', other.userId, { hours: 24 })).toBe('command_invalid');
});

test('[RP15] promotions are switched off for the player, once', async () => {
  const player = await app().player();
  await propose(risk, 'player.promotions', player.userId);
  expect(await player.expectOk('POST /api/user/promotions')).toMatchObject({ off: true });
  expect(await tryCode(risk, 'player.promotions', player.userId)).toBe('command_same');
});

test('a rule is looked at once an hour, by a job of its own', async () => {
  const { userId } = await app().player();
  await app().db.asOwner(
    `insert into play_day (user_id, day, deposits, deposited) values ($1, platform_day(app_now()), 3, 300000000)
     on conflict (user_id, day) do update set deposited = excluded.deposited`,
    [userId],
  );
  const now = await app().db.clock.now();
  await app().db.jobs.add(ruleJob, 'test', now, { rule: 'velocity' });
  expect((await openedFor(userId, 'velocity')).evidence[0]?.facts).toContainEqual(
    expect.objectContaining({ id: 'deposited', value: '30000.0000' }),
  );
  // A rule of an earlier version ends its job.
  await app().db.jobs.add(ruleJob, 'gone', now, { rule: 'gone' });
});

test('bad input, an unknown case, and roles without the right are refused', async () => {
  expect(await risk.codeOf('/console/case/get', { id: 9_999_999 })).toBe('not_found');
  expect(await risk.codeOf('/console/case/list', { queue: 'none' as never })).toBe('validation_failed');
  expect(await risk.codeOf('/console/case/list', { skip: -1 })).toBe('validation_failed');
  const cashier = await signedIn(app(), 'cashier');
  expect(await cashier.codeOf('/console/case/list', {})).toBe('operator_not_permitted');
  expect(await tryCode(cashier, 'case.contact', 1, { topic: 'help' })).toBe('operator_not_permitted');
  for (const [action, payload] of [
    ['case.contact', { topic: 'sell' }],
    ['case.plan', { days: 0, indicators: ['spend'] }],
    ['case.plan', { days: 7, indicators: [] }],
    ['case.evaluate', { outcome: 'gone' }],
  ] as const)
    expect([action, await tryCode(risk, action, 1, payload)]).toEqual([action, 'command_invalid']);
});
