import { shippedTerms } from '@tessera/rewards';
import { beforeEach, describe, expect, test } from 'vitest';
import { back, press, useActivities } from '../../../test/activities.ts';
import { decide, drawOf } from '../../../test/decided-bets.ts';
import { countDrawStake, rewardFaults, stopTestOffer, termsOf, units } from '../../../test/rewards.ts';
import { noteFact } from '../facts/index.ts';
import type { DryRun } from '../rewards/index.ts';
import { activityDryRuns } from './dry-runs.ts';
import { depositJob } from './kinds/deposit-match.ts';

const { app, job, now, offer, play } = useActivities();
const DETAIL = 'POST /api/activity/detail';
const JOIN = 'POST /api/activity/join';
const LEAVE = 'POST /api/activity/leave';
const CLAIM = 'POST /api/activity/claim';
const DAY = 86_400_000;

let player: Awaited<ReturnType<ReturnType<typeof app>['player']>>;
beforeEach(async () => {
  player = await app().player({ balance: '1' });
});

describe('a daily task', () => {
  test('pays once a day for bets of today that were decided', async () => {
    const daily = await offer({
      terms: termsOf({ kind: 'daily_task', task: 'play_once', goal: 2, prize: '1.5' }),
    });
    expect(await player.codeOf(CLAIM, press(daily))).toBe('reward_not_reached');
    await player.expectOk(JOIN, press(daily));
    await play(player.userId);
    await play(player.userId, { fate: 'cancelled' });
    await play(player.userId, { fate: 'void' });
    expect(await player.codeOf(CLAIM, press(daily))).toBe('reward_not_reached');
    await play(player.userId);
    expect(await player.expectOk(DETAIL, { id: daily.id })).toMatchObject({
      own: { state: 'ready', reward: '1.5000', progress: { done: 2, goal: 2 } },
      action: 'claim',
    });
    const request = press(daily);
    const claimed = await player.expectOk(CLAIM, request);
    expect(claimed).toEqual({ grant: expect.any(Number), amount: '1.5000', balance: '2.5000' });
    expect(await player.expectOk(CLAIM, request)).toEqual(claimed);
    expect(await player.codeOf(CLAIM, press(daily))).toBe('reward_claimed');
    expect(await player.codeOf(JOIN, press(daily))).toBe('reward_claimed');
    expect(await player.expectOk(DETAIL, { id: daily.id })).toMatchObject({
      own: { state: 'done' },
      action: null,
      rewards: [{ id: claimed.grant, kind: 'activity', paid: '1.5000' }],
    });
    await app().db.clock.advance(DAY);
    await back(player);
    await play(player.userId);
    await play(player.userId);
    expect((await player.expectOk(CLAIM, press(daily))).balance).toBe('4.0000');
  });

  test('200 claims at once give one credit', async () => {
    const daily = await offer();
    await player.expectOk(JOIN, press(daily));
    await play(player.userId);
    const answers = await Promise.all(Array.from({ length: 200 }, () => player.call(CLAIM, press(daily))));
    expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.state !== 'SUCCESS' && answer.code))).toEqual(
      new Set([false, 'reward_claimed']),
    );
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('2.0000');
  });

  test('terms that change while being claimed give the old reward or none', async () => {
    const daily = await offer();
    await player.expectOk(JOIN, press(daily));
    await play(player.userId);
    const terms = termsOf({ kind: 'daily_task', task: 'play_once', goal: 1, prize: '5' });
    const [answer] = await Promise.all([player.call(CLAIM, press(daily)), offer({ id: daily.id, terms })]);
    if (answer.state === 'SUCCESS') expect(answer.message.amount).toBe('1.0000');
    else expect(answer.code).toBe('reward_ended');
    expect(await player.codeOf(CLAIM, press(daily))).toBe('reward_ended');
    expect(await player.codeOf(CLAIM, press({ ...daily, version: 2 }))).toBe('reward_not_reached');
  });
});

describe('a daily task of verifying', () => {
  test('counts draws that were verified today, each once', async () => {
    const task = await offer({
      terms: termsOf({ kind: 'daily_task', task: 'verify_draw', goal: 2, prize: '3' }),
    });
    await player.expectOk(JOIN, press(task));
    const verify = (draw: string) =>
      noteFact(app().db.store, { userId: player.userId, kind: 'player' }, 'verify_draw', draw);
    for (const draw of ['1', '1']) await verify(draw);
    expect((await player.expectOk(DETAIL, { id: task.id })).own).toMatchObject({
      state: 'joined',
      progress: { unit: 'count', done: 1, goal: 2 },
    });
    expect(await player.codeOf(CLAIM, press(task))).toBe('reward_not_reached');
    await verify('2');
    await player.expectOk(CLAIM, press(task));
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('4.0000');
    await app().db.clock.advance(DAY);
    await back(player);
    expect((await player.expectOk(DETAIL, { id: task.id })).own.progress).toMatchObject({ done: 0 });
  });
});

describe('a deposit match', () => {
  const deposit = (user: bigint, units: number) =>
    job((tx) =>
      depositJob.run(
        app().services.activities,
        { payload: { deposit: '1', user: String(user), amount: String(BigInt(units) * 10_000n) } } as never,
        tx,
      ),
    );

  test('gives the bonus of the first deposit after joining that reaches a step, and pays it as the player stakes', async () => {
    const gift = await offer({ terms: shippedTerms('deposit_match'), perPlayer: units(880_000) });
    await deposit(player.userId, 500);
    await player.expectOk(JOIN, press(gift));
    await deposit(player.userId, 299);
    expect((await player.expectOk(DETAIL, { id: gift.id })).own).toMatchObject({
      state: 'joined',
      progress: null,
    });
    await deposit(player.userId, 400);
    await deposit(player.userId, 1_000);
    const running = await player.expectOk(DETAIL, { id: gift.id });
    expect(running).toMatchObject({
      own: {
        state: 'joined',
        reward: '30.0000',
        progress: { unit: 'amount', done: '0.0000', goal: '300.0000' },
      },
      action: null,
      rewards: [{ source: 'deposit_match', reward: '30.0000', offer: gift }],
    });
    const bet = await play(player.userId, { stake: 500_000n });
    const draw = await drawOf(app().db, bet);
    await countDrawStake(app().db, draw);
    expect((await player.expectOk(DETAIL, { id: gift.id })).own.progress).toMatchObject({ done: '20.0000' });
    const left = await player.expectOk(LEAVE, press(gift));
    expect(left.own).toMatchObject({ state: 'joined', joined_at: null, grant: running.own.grant });
    await player.expectOk('POST /api/reward/forfeit', { id: running.own.grant! });
    expect((await player.expectOk(DETAIL, { id: gift.id })).own.state).toBe('done');
    expect(await player.codeOf(JOIN, press(gift))).toBe('reward_claimed');
  });

  test('gives nothing to who has left, and one bonus for a deposit that is told twice', async () => {
    const gift = await offer({ terms: shippedTerms('deposit_match') });
    const other = await app().player();
    for (const one of [player, other]) await one.expectOk(JOIN, press(gift));
    await other.expectOk(LEAVE, press(gift));
    await Promise.all([
      ...Array.from({ length: 5 }, () => deposit(player.userId, 300)),
      deposit(other.userId, 300),
    ]);
    expect((await player.expectOk(DETAIL, { id: gift.id })).rewards).toHaveLength(1);
    expect((await other.expectOk(DETAIL, { id: gift.id })).rewards).toEqual([]);
  });
});

describe('a loss insurance', () => {
  test('gives a share of what was lost in the finished day after joining, once', async () => {
    const insurance = await offer({ terms: shippedTerms('loss_insurance') });
    await decide(app().db, [{ user: player.userId, stake: 9_000_000n, at: (await now()) - 60_000 }]);
    await player.expectOk(JOIN, press(insurance));
    await decide(app().db, [{ user: player.userId, stake: 2_000_000n, at: (await now()) + 1_000 }]);
    expect(await player.codeOf(CLAIM, press(insurance))).toBe('reward_not_reached');
    await app().db.clock.advance(DAY);
    await back(player);
    expect(await player.expectOk(DETAIL, { id: insurance.id })).toMatchObject({
      own: { state: 'ready', reward: '10.0000', progress: null },
      facts: { base: '200.0000' },
    });
    const claims = await Promise.all(Array.from({ length: 20 }, () => player.call(CLAIM, press(insurance))));
    expect(claims.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
    expect((await player.expectOk(DETAIL, { id: insurance.id })).own).toMatchObject({
      state: 'joined',
      reward: '10.0000',
      progress: { unit: 'amount', done: '0.0000', goal: '50.0000' },
    });
    await stopTestOffer(app().db, insurance.id);
    expect(await player.codeOf(CLAIM, press(insurance))).toBe('reward_claimed');
  });
});

describe('a dry run', () => {
  const period = async () => ({
    from: new Date((await now()) - 60_000),
    to: new Date((await now()) + 2 * DAY),
  });
  const dryRun = async (terms: object) => {
    const read = termsOf(terms);
    const run = activityDryRuns[read.kind] as DryRun;
    const found = await run(app().db.store, read, await period());
    return found.filter(({ user }) => user === player.userId).map(({ amount }) => amount);
  };

  test('says for each kind what a player would have got', async () => {
    const earned = { product: 'lottery', times: 5, days: 14, stakeMax: '20' };
    const steps = [{ deposit: '1', bonus: '0.5' }];
    expect(await dryRun({ kind: 'deposit_match', ...earned, steps })).toEqual([5_000n]);
    await play(player.userId, { stake: 2_000_000n });
    const loss = { period: 'day', lossMin: '100', sharePpm: 50_000, bonusMax: '288' };
    expect(await dryRun({ kind: 'loss_insurance', ...earned, ...loss })).toEqual([100_000n]);
    expect(await dryRun({ kind: 'daily_task', task: 'play_once', goal: 1, prize: '1' })).toEqual([10_000n]);
    expect(await dryRun({ kind: 'daily_task', task: 'play_once', goal: 2, prize: '1' })).toEqual([]);
    const verified = { kind: 'daily_task', task: 'verify_draw', goal: 1, prize: '1' };
    expect(await dryRun(verified)).toEqual([]);
    await noteFact(app().db.store, { userId: player.userId, kind: 'player' }, 'verify_draw', '1');
    expect(await dryRun(verified)).toEqual([10_000n]);
    const race = { kind: 'race', product: 'lottery', pool: '100', prizes: ['100'], stakeMin: '1' };
    expect(await dryRun(race)).toEqual([]);
    const bet = await play(player.userId);
    await app().db.asOwner(
      `insert into outcome (user_id, bet_id, draw_id, kind, payout, tied_stake, at)
       select user_id, id, draw_id, 'won', 20000000, 0, app_now() from bet where id = $1`,
      [bet],
    );
    expect(await dryRun(race)).toEqual([1_000_000n]);
  });
});

test('[L17] the books agree with all of this', async () => {
  expect(await rewardFaults(app().db)).toEqual([]);
});
