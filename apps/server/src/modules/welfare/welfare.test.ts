import { dayIn } from '@tessera/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshRid } from '../../../test/bets.ts';
import { decide, seedProducts } from '../../../test/decided-bets.ts';
import { createDrawParts } from '../../../test/reward-draws.ts';
import { termsOf } from '../../../test/rewards.ts';
import { factsModule } from '../facts/index.ts';
import { audit } from '../ledger/index.ts';
import { type DryRun, rewardsModule } from '../rewards/index.ts';
import { welfareDryRuns } from './dry-runs.ts';
import { welfareModule } from './module.ts';
import { signIn } from './sign-in.ts';
import { welfareOf } from './view.ts';

const app = useApp({
  modules: [welfareModule, factsModule],
  replace: createDrawParts().replace,
  extend: ({ db }) => seedProducts(db),
});
const VIEW = 'POST /api/user/welfare';
const SIGN_IN = 'POST /api/user/welfare/sign-in';
const TASK = 'POST /api/user/welfare/task';
const DAY_MS = 86_400_000;

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let player: Player;
beforeEach(async () => {
  player = await app().player({ balance: '1' });
});

const calendar = async () => (await player.expectOk(VIEW, {})).sign_in!;
const balance = async () => (await player.expectOk('POST /api/user/balance')).balance;
const taskOf = async (name: string) =>
  (await player.expectOk(VIEW, {})).tasks.find(({ task }) => task === name);
const inCents = (text: string): number => Math.round(Number(text) * 100);

/** Moves the clock to the first day of the next month, noon in the platform's zone. */
async function toNextMonth(): Promise<void> {
  const { clock } = app().db;
  const now = await clock.now();
  const today = dayIn(now, 'Asia/Shanghai');
  const next = new Date(`${today.slice(0, 7)}-01T04:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  await clock.advance(next.getTime() - now);
}

describe('signing in', () => {
  test('[R2.4] pays the amount of the day once a day, at once', async () => {
    const { today, days, count } = await calendar();
    const day = days.find((one) => one.day === today)!;
    expect([day.state, count]).toEqual(['open', 0]);
    const request = { rid: freshRid() };
    const reply = await player.expectOk(SIGN_IN, request);
    expect(reply).toMatchObject({ day: today, amount: day.amount, milestones: [] });
    expect(inCents(reply.balance)).toBe(100 + inCents(day.amount));
    expect(await player.expectOk(SIGN_IN, request)).toEqual(reply);
    expect(await player.codeOf(SIGN_IN, { rid: freshRid() })).toBe('reward_claimed');
    expect(await balance()).toBe(reply.balance);
    const after = await calendar();
    expect([after.days.find((one) => one.day === today)?.state, after.count]).toEqual(['signed', 1]);
    const { items } = await player.expectOk('POST /api/record/activity', {});
    expect(items).toMatchObject([
      { kind: 'sign_in', source: 'sign_in', offer: { id: 'sign-in', version: 1 }, paid: day.amount },
    ]);
  });

  test('[R4] 200 presses in parallel give one credit', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => player.call(SIGN_IN, { rid: freshRid() })),
    );
    expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
    const { today, days } = await calendar();
    expect(inCents(await balance())).toBe(100 + inCents(days.find(({ day }) => day === today)!.amount));
  });

  test('day by day, a missed day stays neutral and cannot be made up, and the seventh pays its milestone', async () => {
    const { db, services } = app();
    const who = { userId: player.userId, currency: 'CNY' };
    const month = async () => (await welfareOf(who, 'enUs', services.welfare)).sign_in!;
    await toNextMonth();
    const paid: string[] = [];
    for (let day = 1; day <= 8; day++) {
      if (day !== 3) {
        const { milestones } = await db.store.tx((tx) => signIn(tx, who, services.welfare));
        paid.push(...milestones.map(({ days, given }) => `${days} days on day ${day}: ${given.amount}`));
      }
      if (day < 8) await db.clock.advance(DAY_MS);
    }
    expect(paid).toEqual(['7 days on day 8: 30000']);
    const { days, count, milestones } = await month();
    expect(count).toBe(7);
    expect(days.slice(0, 9).map(({ state }) => state)).toEqual([
      'signed',
      'signed',
      'missed',
      ...Array.from({ length: 5 }, () => 'signed'),
      'ahead',
    ]);
    expect(milestones.map(({ state }) => state).slice(0, 3)).toEqual(['reached', 'possible', 'possible']);
    const signed = days.filter(({ state }) => state === 'signed');
    const sum = signed.reduce((all, { amount }) => all + inCents(amount), 0);
    const { rows } = await db.store.query<{ balance: bigint }>(
      "select balance from player_balance where user_id = $1 and kind = 'main'",
      [who.userId],
    );
    expect(Number(rows[0]!.balance) / 100).toBe(100 + sum + 300);
    await toNextMonth();
    expect((await month()).count).toBe(0);
  });
});

describe('tasks', () => {
  test('that are not done say so and pay nothing', async () => {
    const { tasks } = await player.expectOk(VIEW, {});
    expect(tasks.map(({ task, prize, state }) => [task, prize, state])).toEqual([
      ['set_limit', '3.0000', 'todo'],
      ['authenticator', '5.0000', 'todo'],
      ['verify_draw', '2.0000', 'todo'],
      ['identity', '8.0000', 'todo'],
      ['read_rules', '1.0000', 'todo'],
      ['add_card', '5.0000', 'todo'],
      ['first_bet', '1.0000', 'todo'],
    ]);
    for (const { task } of tasks)
      expect(await player.codeOf(TASK, { rid: freshRid(), task })).toBe('reward_not_reached');
    expect(await balance()).toBe('1.0000');
  });

  test('[R4] that are done pay once, of 200 claims in parallel one', async () => {
    await player.expectOk('POST /api/user/limits/set', {
      rid: freshRid(),
      kind: 'loss',
      period: 'day',
      value: '100',
    });
    expect(await taskOf('set_limit')).toMatchObject({ state: 'ready', claimed_at: null });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => player.call(TASK, { rid: freshRid(), task: 'set_limit' })),
    );
    expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
    expect(await balance()).toBe('4.0000');
    expect(await taskOf('set_limit')).toMatchObject({ state: 'claimed', claimed_at: expect.any(Number) });
    expect(await player.codeOf(TASK, { rid: freshRid(), task: 'set_limit' })).toBe('reward_claimed');
  });

  test('a bet counts when it is decided, and not when it is void, cancelled, trial money or of another player', async () => {
    const other = await app().player();
    const user = player.userId;
    await decide(app().db, [
      { user, fate: 'void' },
      { user, fate: 'cancelled' },
      { user, currency: 'TRIAL' },
      { user: other.userId },
    ]);
    expect(await taskOf('first_bet')).toMatchObject({ state: 'todo' });
    expect(await player.codeOf(TASK, { rid: freshRid(), task: 'first_bet' })).toBe('reward_not_reached');
    await decide(app().db, [{ user }]);
    expect(await player.expectOk(TASK, { rid: freshRid(), task: 'first_bet' })).toEqual({
      task: 'first_bet',
      amount: '1.0000',
      balance: '2.0000',
    });
  });

  test('rules are read after three families, each counted once', async () => {
    const read = (family: string) => player.expectOk('POST /api/user/rules/read', { family });
    expect(await read('ssc')).toEqual({ noted: true });
    expect(await read('ssc')).toEqual({ noted: false });
    expect(await taskOf('read_rules')).toMatchObject({ state: 'todo', progress: { done: 1, goal: 3 } });
    expect(await player.codeOf('POST /api/user/rules/read', { family: 'nowhere' })).toBe('not_found');
    await read('k3');
    expect(await player.codeOf(TASK, { rid: freshRid(), task: 'read_rules' })).toBe('reward_not_reached');
    await read('pk10');
    expect(await taskOf('read_rules')).toMatchObject({ state: 'ready', progress: { done: 3, goal: 3 } });
    await player.expectOk(TASK, { rid: freshRid(), task: 'read_rules' });
    expect(await balance()).toBe('2.0000');
  });

  test('the facts of identity, card and authenticator are those of their modules', async () => {
    const { asOwner } = app().db;
    const id = [player.userId];
    await asOwner(
      "insert into player_identity (user_id, state, name, checked_at) values ($1, 'unclear', 'Ada Ada', app_now())",
      id,
    );
    expect(await taskOf('identity')).toMatchObject({ state: 'todo' });
    await asOwner("update player_identity set state = 'verified' where user_id = $1", id);
    await asOwner(
      "insert into authenticator (user_id, pending, pending_until) values ($1, 'x', app_now())",
      id,
    );
    expect(await taskOf('authenticator')).toMatchObject({ state: 'todo' });
    await asOwner(
      "update authenticator set secret = 'x', pending = null, pending_until = null where user_id = $1",
      id,
    );
    await asOwner(
      `insert into payout_account (user_id, kind, bank, number, fingerprint, shown, created_at, usable_at)
       values ($1, 'wallet', 'trc20', 'x', sha256('x'), 'x', app_now(), app_now())`,
      id,
    );
    for (const name of ['identity', 'authenticator', 'add_card'])
      expect(await taskOf(name)).toMatchObject({ state: 'ready' });
  });
});

describe('a dry run', () => {
  const of = async (terms: object) => {
    const { db } = app();
    const from = new Date(db.clock.local() - 3_600_000);
    const to = new Date(db.clock.local() + 3_600_000);
    const read = termsOf(terms);
    const found = await (welfareDryRuns[read.kind] as DryRun)(db.store, read, { from, to });
    return found.filter(({ user }) => user === player.userId).map(({ amount }) => amount);
  };

  test('of sign-in pays the days on which a player was here, and their milestones', async () => {
    const terms = {
      kind: 'sign_in',
      weekdays: Array.from({ length: 7 }, () => '1'),
      milestones: [
        { days: 1, prize: '3' },
        { days: 9, prize: '50' },
      ],
    };
    const days = await of(terms);
    // A session of the test may span midnight.
    expect([40_000n, 50_000n, 80_000n]).toContain(days[0]);
  });

  test('of tasks pays each that is done and was not paid before', async () => {
    const terms = {
      kind: 'tasks',
      tasks: [
        { task: 'first_bet', prize: '1' },
        { task: 'set_limit', prize: '3' },
        { task: 'read_rules', prize: '7' },
      ],
    };
    expect(await of(terms)).toEqual([]);
    await decide(app().db, [{ user: player.userId }]);
    for (const family of ['ssc', 'k3', 'pk10']) {
      expect(await of(terms)).toEqual([10_000n]);
      await player.expectOk('POST /api/user/rules/read', { family });
    }
    expect(await of(terms)).toEqual([10_000n, 70_000n]);
    await player.expectOk(TASK, { rid: freshRid(), task: 'first_bet' });
    expect(await of(terms)).toEqual([10_000n, 70_000n]);
    await app().db.clock.advance(2 * 3_600_000);
    expect(await of(terms)).toEqual([70_000n]);
  });
});

describe('who may not receive rewards', () => {
  test.each([
    ['off', () => player.expectOk('POST /api/user/promotions/set', { off: true })],
    ['break', () => player.expectOk('POST /api/user/time-out', { length: '24h' })],
  ] as const)('[RP15] %s: gets nothing, and nothing waits', async (_, close) => {
    await close();
    expect(await player.expectOk(VIEW, {})).toEqual({
      currency: 'CNY',
      available: false,
      sign_in: null,
      tasks: [],
      packets: [],
    });
    expect(await player.codeOf(SIGN_IN, { rid: freshRid() })).toBe('reward_not_available');
    expect(await player.codeOf(TASK, { rid: freshRid(), task: 'set_limit' })).toBe('reward_not_available');
    expect(await balance()).toBe('1.0000');
  });

  test('a trial account is refused', async () => {
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try', {});
    expect(await trial.expectOk(VIEW, {})).toMatchObject({ available: false, sign_in: null, tasks: [] });
    expect(await trial.codeOf(SIGN_IN, { rid: freshRid() })).toBe('trial_not_allowed');
    expect(await trial.codeOf(TASK, { rid: freshRid(), task: 'set_limit' })).toBe('trial_not_allowed');
  });
});

test('calls without a session and with bad input are refused', async () => {
  const visitor = app().browser();
  expect(await visitor.codeOf(VIEW, {})).toBe('please_login');
  expect(await visitor.codeOf(SIGN_IN, { rid: freshRid() })).toBe('please_login');
  expect(await visitor.codeOf(TASK, { rid: freshRid(), task: 'set_limit' })).toBe('please_login');
  expect(await player.codeOf(SIGN_IN, { rid: '' })).toBe('validation_failed');
  expect(await player.codeOf(TASK, { rid: freshRid(), task: 'bet_more' as never })).toBe('validation_failed');
});

test('an offer that was stopped shows nothing and gives nothing; the books agree with all of this', async () => {
  const { db } = app();
  for (const offer of ['sign-in', 'tasks']) await db.asOwner('select stop_offer($1)', [offer]);
  expect(await player.expectOk(VIEW, {})).toMatchObject({ available: true, sign_in: null, tasks: [] });
  expect(await player.codeOf(SIGN_IN, { rid: freshRid() })).toBe('reward_ended');
  expect(await player.codeOf(TASK, { rid: freshRid(), task: 'set_limit' })).toBe('reward_ended');
  const report = await audit(db.auditStore, [...rewardsModule.auditChecks], true);
  expect(report!.violations).toEqual([]);
});
