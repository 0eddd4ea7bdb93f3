import type { CallKey } from '@tessera/protocol';
import { shippedTerms } from '@tessera/rewards';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, useApp } from '../../../test/app.ts';
import { decide, drawOf, seedProducts } from '../../../test/decided-bets.ts';
import { createDrawParts } from '../../../test/reward-draws.ts';
import {
  countDrawStake,
  publishTestOffer,
  rewardFaults,
  stopTestOffer,
  termsOf,
  units,
} from '../../../test/rewards.ts';
import { freshRid } from '../../../test/withdrawals.ts';
import { noteFact } from '../facts/index.ts';
import type { DryRun, NewOffer } from '../rewards/index.ts';
import { activityDryRuns } from './dry-runs.ts';
import { excludedJob } from './jobs.ts';
import { depositJob } from './kinds/deposit-match.ts';
import { raceJob } from './kinds/race.ts';
import { activitiesModule } from './module.ts';

const app = useApp({
  modules: [activitiesModule],
  replace: createDrawParts().replace,
  extend: ({ db }) => seedProducts(db),
});
const LIST = 'POST /api/activity/list';
const DETAIL = 'POST /api/activity/detail';
const JOIN = 'POST /api/activity/join';
const LEAVE = 'POST /api/activity/leave';
const CLAIM = 'POST /api/activity/claim';
const DAY = 86_400_000;

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let player: Player;
beforeEach(async () => {
  player = await app().player({ balance: '1' });
});

/** Publishes a version of an offer, by default a daily task without bounds, live from now on. */
const offer = (fields: Partial<NewOffer> = {}) =>
  publishTestOffer(app().db, {
    terms: termsOf({ kind: 'daily_task', task: 'play_once', goal: 1, prize: '1' }),
    ...fields,
  });

const press = (seen: { id: string; version: number }) => ({
  rid: freshRid(),
  id: seen.id,
  version: seen.version,
});
const now = () => app().db.clock.now();
const job = (run: (tx: never) => unknown) => app().db.store.tx(async (tx) => run(tx as never));
const deposit = (user: bigint, units: number) =>
  job((tx) =>
    depositJob.run(
      app().services.activities,
      { payload: { deposit: '1', user: String(user), amount: String(BigInt(units) * 10_000n) } } as never,
      tx,
    ),
  );
const runRaces = () =>
  job((tx) => raceJob.run(app().services.activities, { runAt: 0, payload: {} } as never, tx));

/** Signs the player in again, after the clock has moved. */
const back = async (one: Player) => {
  const login = { user_name: one.name, password: TEST_PASSWORD };
  one.token = await one.expectOk('POST /api/user/login', login);
};

/** A bet that was placed and decided just now. */
const play = async (user: bigint, fields: Partial<Parameters<typeof decide>[1][number]> = {}) => {
  const [bet] = await decide(app().db, [{ user, at: (await now()) + 150_000, ...fields }]);
  return bet!;
};

describe('the list', () => {
  test('has what ships, with terms, states and one action, in the language of the caller', async () => {
    const { available, items } = await player.expectOk(LIST, {}, { headers: { language: 'enUs' } });
    expect(available).toBe(true);
    const shipped = items.filter(({ id }) => !id.startsWith('offer-'));
    expect(shipped.map(({ id, kind, state, action }) => [id, kind, state, action]).sort()).toEqual([
      ['daily-play', 'daily_task', 'running', 'join'],
      ['day-insurance', 'loss_insurance', 'running', 'join'],
      ['deposit-gift', 'deposit_match', 'running', 'join'],
      ['multiple-race', 'race', 'running', 'join'],
      ['multiple-race-next', 'race', 'soon', null],
    ]);
    const gift = items.find(({ id }) => id === 'deposit-gift')!;
    expect(gift).toMatchObject({
      name: 'Deposit gift',
      version: 1,
      terms: { kind: 'deposit_match', times: 10, steps: [{ deposit: '300.0000', bonus: '30.0000' }, {}] },
      budget: { total: '50000.0000', used: '0.0000' },
      own: { state: 'none', joined_at: null, progress: null, reward: null, grant: null },
      blocked: null,
    });
  });

  test('is empty without promotions, and closed to trial accounts', async () => {
    await player.expectOk('POST /api/user/promotions/set', { off: true });
    expect(await player.expectOk(LIST, {})).toEqual({ available: false, items: [] });
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try', {});
    const { items } = await trial.expectOk(LIST, {});
    expect(new Set(items.map(({ action, blocked }) => action && blocked))).toEqual(
      new Set(['trial_not_allowed', null]),
    );
    const daily = await offer();
    expect(await trial.codeOf(JOIN, press(daily))).toBe('trial_not_allowed');
    expect(await trial.codeOf(CLAIM, press(daily))).toBe('trial_not_allowed');
    expect(await player.codeOf(JOIN, press(daily))).toBe('reward_not_available');
  });

  test('leaves out what is for a part of the players, and what cannot be counted', async () => {
    const some = await offer({ audience: { vip: 3 } });
    const unknown = await offer({
      terms: termsOf({ kind: 'daily_task', task: 'read_rules', goal: 1, prize: '1' }),
    });
    for (const { id } of [some, unknown]) expect(await player.codeOf(DETAIL, { id })).toBe('not_found');
  });
});

describe('joining', () => {
  test('needs the press of the player, and repeating it changes nothing', async () => {
    const daily = await offer();
    const request = press(daily);
    const first = await player.expectOk(JOIN, request);
    expect(first).toMatchObject({
      own: { state: 'joined', progress: { unit: 'count', done: 0, goal: 1 } },
      action: null,
    });
    expect(await player.expectOk(JOIN, request)).toEqual(first);
    expect(await player.expectOk(JOIN, press(daily))).toEqual(first);
    expect(await player.codeOf(JOIN, { ...request, shown: true })).toBe('idempotency_conflict');
    expect((await player.expectOk('GET /api/user/data')).activity).toEqual([daily.id]);
    const other = await app().player();
    expect((await other.expectOk(DETAIL, { id: daily.id })).own.state).toBe('none');
    expect((await other.expectOk('GET /api/user/data')).activity).toEqual([]);
  });

  test('is undone by leaving', async () => {
    const daily = await offer();
    await player.expectOk(JOIN, press(daily));
    const left = await player.expectOk(LEAVE, press(daily));
    expect(left).toMatchObject({ own: { state: 'none', joined_at: null }, action: 'join' });
    expect(await player.expectOk(LEAVE, press(daily))).toEqual(left);
    expect(await player.codeOf(CLAIM, press(daily))).toBe('reward_not_reached');
    expect((await player.expectOk('GET /api/user/data')).activity).toEqual([]);
  });

  test('is refused for other terms, before the start, after the end, after a stop and with the budget gone', async () => {
    const { db } = app();
    const first = await offer();
    const second = await offer({ id: first.id });
    expect(await player.codeOf(JOIN, press(first))).toBe('reward_ended');
    expect((await player.expectOk(JOIN, press(second))).version).toBe(2);
    const soon = await offer({ starts: db.clock.local() + DAY });
    expect(await player.codeOf(JOIN, press(soon))).toBe('reward_not_reached');
    const stopped = await offer();
    await stopTestOffer(app().db, stopped.id);
    expect(await player.codeOf(JOIN, press(stopped))).toBe('reward_ended');
    expect(await player.expectOk(DETAIL, { id: stopped.id })).toMatchObject({ state: 'ended', action: null });
    const small = await offer({ budget: units(10_000) });
    const lucky = await app().player();
    await lucky.expectOk(JOIN, press(small));
    await player.expectOk(JOIN, press(small));
    await play(lucky.userId);
    await play(player.userId);
    await lucky.expectOk(CLAIM, press(small));
    expect(await player.codeOf(CLAIM, press(small))).toBe('reward_budget_gone');
    expect(await player.expectOk(DETAIL, { id: small.id })).toMatchObject({
      action: 'claim',
      blocked: 'reward_budget_gone',
    });
    expect(await (await app().player()).codeOf(JOIN, press(small))).toBe('reward_budget_gone');
  });

  test('ends with a self-exclusion, and nothing waits', async () => {
    const daily = await offer();
    await player.expectOk(JOIN, press(daily));
    await player.expectOk('POST /api/user/exclusion', { term: '6m' });
    await job((tx) => excludedJob.run({}, { payload: { user: String(player.userId) } } as never, tx));
    expect(await player.expectOk(LIST, {})).toEqual({ available: false, items: [] });
    expect(await player.codeOf(JOIN, press(daily))).toBe('reward_not_available');
    expect(await player.codeOf(CLAIM, press(daily))).toBe('reward_not_available');
  });

  test('bad input and unknown activities have their codes; every call needs a session', async () => {
    const calls: CallKey[] = [LIST, DETAIL, JOIN, LEAVE, CLAIM];
    for (const key of calls) {
      const payload = { rid: freshRid(), id: 'nowhere', version: 1 };
      expect(
        await app()
          .browser()
          .codeOf(key, payload as never),
      ).toBe('please_login');
      if (key === LIST) continue;
      const known = key === DETAIL ? { id: 'nowhere' } : payload;
      expect(await player.codeOf(key, known as never)).toBe('not_found');
      expect(await player.codeOf(key, { ...known, id: '../x' } as never)).toBe('validation_failed');
    }
    expect(await player.codeOf(JOIN, { rid: 'x', id: 'a', version: 0 })).toBe('validation_failed');
  });
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

describe('a deposit match', () => {
  const terms = () =>
    termsOf({
      kind: 'deposit_match',
      product: 'lottery',
      times: 10,
      days: 30,
      stakeMax: '20',
      steps: [
        { deposit: '300', bonus: '30' },
        { deposit: '1000', bonus: '88' },
      ],
    });

  test('gives the bonus of the first deposit after joining that reaches a step, and pays it as the player stakes', async () => {
    const gift = await offer({ terms: terms(), perPlayer: units(880_000) });
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
    const gift = await offer({ terms: terms() });
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

describe('an offer for some players', () => {
  const shownTo = async (one: Player, id: string) => {
    const { items } = await one.expectOk(LIST, {});
    return items.filter((row) => row.id === id).map(({ audience, action }) => ({ audience, action }));
  };

  test('is shown and given to them alone; who has joined keeps it', async () => {
    const { id, version } = await offer({ audience: { vipFrom: 2, vipTo: 3 } });
    expect(await shownTo(player, id)).toEqual([]);
    expect(await player.codeOf(DETAIL, { id })).toBe('not_found');
    expect(await player.codeOf(JOIN, press({ id, version }))).toBe('not_found');
    const level = (level: number) =>
      app().db.asOwner(
        `insert into vip_standing (user_id, turnover, level) values ($1, 0, $2)
         on conflict (user_id) do update set level = excluded.level`,
        [player.userId, level],
      );
    await level(3);
    expect(await shownTo(player, id)).toEqual([
      { audience: { vip_from: 2, vip_to: 3, registered_since: null }, action: 'join' },
    ]);
    await player.expectOk(JOIN, press({ id, version }));
    await level(4);
    await play(player.userId);
    expect((await player.expectOk(DETAIL, { id })).own.state).toBe('ready');
    await player.expectOk(CLAIM, press({ id, version }));
  });

  test('by registration is for accounts made then or later', async () => {
    const at = (ms: number) => new Date(ms).toISOString();
    const open = await offer({ audience: { registeredSince: at((await now()) - DAY) } });
    const shut = await offer({ audience: { registeredSince: at((await now()) + DAY) } });
    expect([await shownTo(player, open.id), await shownTo(player, shut.id)]).toMatchObject([[{}], []]);
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try', {});
    expect(await trial.codeOf(DETAIL, { id: open.id })).toBe('not_found');
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

describe('a race', () => {
  const raceTerms = () =>
    termsOf({ kind: 'race', product: 'lottery', pool: '100', prizes: ['70', '30'], stakeMin: '1' });
  const won = async (user: bigint, payout: bigint, fields = {}) => {
    const bet = await play(user, fields);
    await app().db.asOwner(
      `insert into outcome (user_id, bet_id, draw_id, kind, payout, tied_stake, at)
       select user_id, id, draw_id, 'won', $2, 0, app_now() from bet where id = $1`,
      [bet, payout],
    );
    return bet;
  };

  test('ranks by the best multiple of one bet, freezes the board after its close, and pays each prize once', async () => {
    const { db } = app();
    const race = await offer({ terms: raceTerms(), ends: db.clock.local() + DAY, budget: units(1_000_000) });
    const [other, third, excluded] = [await app().player(), await app().player(), await app().player()];
    await won(player.userId, 9_000_000n);
    for (const one of [player, other, third, excluded])
      await one.expectOk(JOIN, { ...press(race), shown: one === third });
    await won(player.userId, 200_000n);
    await won(other.userId, 2_000_000n, { stake: 200_000n });
    await won(third.userId, 400_000n);
    await won(excluded.userId, 9_000_000n);
    await excluded.expectOk('POST /api/user/exclusion', { term: '6m' });
    await runRaces();
    const view = await player.expectOk(DETAIL, { id: race.id });
    expect(view.race).toMatchObject({
      players: 4,
      counted: 1,
      counted_max: 20,
      shown: false,
      frozen_at: null,
    });
    expect(
      view.race!.rows.map(({ rank, name, own, multiple, prize }) => [rank, name, own, multiple, prize]),
    ).toEqual([
      [1, third.name, false, '20.00', '70.0000'],
      [2, `${player.name[0]}***${player.name.at(-1)}`, true, '10.00', '30.0000'],
      [3, `${other.name[0]}***${other.name.at(-1)}`, false, '10.00', '0.0000'],
    ]);
    await db.clock.advance(DAY + 11 * 60_000);
    for (const one of [player, third]) await back(one);
    expect(await player.codeOf(JOIN, press(race))).toBe('reward_ended');
    await Promise.all([runRaces(), runRaces()]);
    await runRaces();
    const frozen = await player.expectOk(DETAIL, { id: race.id });
    expect(frozen).toMatchObject({ state: 'ended', own: { state: 'done', reward: '30.0000' }, action: null });
    expect(frozen.race!.frozen_at).not.toBeNull();
    expect((await third.expectOk('POST /api/user/balance')).balance).toBe('70.0000');
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('31.0000');
    await expect(db.asOwner('delete from race_row where offer_id = $1', [race.id])).rejects.toThrow('frozen');
    await expect(
      db.asOwner('update race_board set frozen_at = null where offer_id = $1', [race.id]),
    ).rejects.toThrow('frozen');
  });

  test('a running board follows each decided bet, and is what all bets together give', async () => {
    const { db } = app();
    const race = await offer({ terms: raceTerms() });
    const [other, third] = [await app().player(), await app().player()];
    const board = async () => {
      await runRaces();
      const { rows } = await db.store.query<{ user_id: bigint; multiple: bigint; prize: bigint }>(
        'select user_id, multiple, prize from race_row where offer_id = $1 order by rank',
        [race.id],
      );
      return rows.map(({ user_id, multiple, prize }) => [user_id, multiple, prize]);
    };
    for (const one of [player, other, third]) await one.expectOk(JOIN, press(race));
    await won(player.userId, 200_000n);
    await won(other.userId, 100_000n);
    expect(await board()).toEqual([
      [player.userId, 1_000n, 700_000n],
      [other.userId, 500n, 300_000n],
    ]);
    await won(other.userId, 400_000n);
    await won(third.userId, 140_000n);
    const whole = [
      [other.userId, 2_000n, 700_000n],
      [player.userId, 1_000n, 300_000n],
      [third.userId, 700n, 0n],
    ];
    expect(await board()).toEqual(whole);
    await db.asOwner('update race_board set whole_at = null where offer_id = $1', [race.id]);
    expect(await board()).toEqual(whole);
    await other.expectOk(LEAVE, press(race));
    expect(await board()).toEqual([
      [player.userId, 1_000n, 700_000n],
      [third.userId, 700n, 300_000n],
    ]);
    await expect(db.asOwner(`insert into race_row values ('nowhere', 1, 1, 1, 1, 1, 1)`)).rejects.toThrow(
      'does not exist',
    );
  });

  test('a stopped race pays by its board; who has left is not on it', async () => {
    const { db } = app();
    const race = await offer({ terms: raceTerms() });
    const other = await app().player();
    for (const one of [player, other]) {
      await one.expectOk(JOIN, press(race));
      await won(one.userId, 200_000n);
    }
    await other.expectOk(LEAVE, press(race));
    await db.clock.advance(200_000);
    await stopTestOffer(app().db, race.id);
    await db.clock.advance(11 * 60_000);
    await runRaces();
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('71.0000');
    expect((await other.expectOk('POST /api/user/balance')).balance).toBe('0.0000');
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
