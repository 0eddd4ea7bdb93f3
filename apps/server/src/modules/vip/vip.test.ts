import { amountOf, dayIn } from '@tessera/protocol';
import { VIP_LEVELS } from '@tessera/rewards';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshRid } from '../../../test/bets.ts';
import { decide, drawOf, playRounds, seedProducts } from '../../../test/decided-bets.ts';
import { easeTime, FUND_PASSWORD, payee } from '../../../test/withdrawals.ts';
import { betsDecided } from '../settlement/index.ts';
import { addTurnover, countDraw, countRounds } from './count.ts';
import { countDrawJob } from './jobs.ts';
import { vipModule } from './module.ts';
import { makeBonuses } from './periods.ts';

const app = useApp({ modules: [vipModule], extend: ({ db }) => seedProducts(db) });
const ZONE = 'Asia/Shanghai';
const UNIT = 10_000n;
const VIEW = 'POST /api/user/vip';
const CLAIM = 'POST /api/user/vip/claim';

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let player: Player;
beforeEach(async () => {
  player = await app().player({ balance: '1' });
});

const count = (draw: bigint) => app().db.store.tx((tx) => countDraw(tx, draw));

/** Decides a bet of this stake, in whole units, and counts its draw. */
async function stake(user: bigint, units: number): Promise<bigint> {
  const [bet] = await decide(app().db, [{ user, stake: BigInt(units) * UNIT }]);
  const draw = await drawOf(app().db, bet!);
  await count(draw);
  return draw;
}

describe('levels', () => {
  test('[R2.4] [R7.9] a new player holds level 1 and sees what the next one needs', async () => {
    expect(await player.expectOk(VIEW, {})).toEqual({
      currency: 'CNY',
      level: 1,
      announced: 1,
      since: null,
      turnover: '0.0000',
      next: { level: 2, turnover: '10000.0000', missing: '10000.0000', cost: '250.0000' },
      available: true,
      bonuses: [],
    });
  });

  test('a draw counts once, and each level on the way gives its promotion bonus', async () => {
    const draw = await stake(player.userId, 60_000);
    await count(draw);
    const vip = await player.expectOk(VIEW, {});
    expect(vip).toMatchObject({ level: 3, announced: 1, turnover: '60000.0000', since: expect.any(Number) });
    expect(vip.bonuses.filter(({ state }) => state === 'ready')).toMatchObject([
      { ref: 'promotion-2', level: 2, amount: '8.0000' },
      { ref: 'promotion-3', level: 3, amount: '38.0000' },
    ]);
    expect(vip.bonuses.filter(({ state }) => state === 'later')).toMatchObject([
      { kind: 'weekly', amount: '2.0000' },
      { kind: 'monthly', amount: '8.0000' },
      { kind: 'birthday', amount: '28.0000' },
    ]);
    expect((await player.expectOk('GET /api/user/data')).vip).toEqual({ level: 3, announced: 1 });
  });

  test('a level is held exactly from its turnover on', async () => {
    const user = player.userId;
    const add = (amount: bigint) => app().db.store.tx((tx) => addTurnover(tx, user, amountOf(amount)));
    let staked = 0n;
    for (const { level, turnover } of VIP_LEVELS.slice(1)) {
      expect(await add(turnover - 1n - staked)).toEqual([]);
      expect(await player.expectOk(VIEW, {})).toMatchObject({ level: level - 1 });
      expect(await add(1n)).toEqual([user]);
      expect(await player.expectOk(VIEW, {})).toMatchObject({ level });
      staked = turnover;
    }
  });

  test('two draws counted at the same time raise a level once', async () => {
    const bets = await decide(
      app().db,
      Array.from({ length: 8 }, () => ({ user: player.userId, stake: 2_000n * UNIT })),
    );
    const draws = await Promise.all(bets.map((bet) => drawOf(app().db, bet)));
    const risen = await Promise.all([...draws, ...draws].map(count));
    expect(risen.flat()).toEqual([player.userId]);
    expect(await player.expectOk(VIEW, {})).toMatchObject({ level: 2, turnover: '16000.0000' });
  });

  test('the open pages of a player are told of a level once, and only when it rises', async () => {
    const told: bigint[] = [];
    const vip = { ...app().services.vip, emit: { user: (user: bigint) => void told.push(user) } };
    for (const units of [9_999n, 1n, 1n]) {
      const [bet] = await decide(app().db, [{ user: player.userId, stake: units * UNIT }]);
      const payload = { draw: String(await drawOf(app().db, bet!)) };
      for (let run = 0; run < 2; run += 1) await countDrawJob.run(vip, { payload } as never, undefined);
    }
    expect(told).toEqual([player.userId]);
  });

  test('void, cancelled and tied stakes and trial money do not count', async () => {
    const user = player.userId;
    const bets = await decide(app().db, [
      { user, draw: 'a', stake: 100n * UNIT },
      { user, draw: 'a', stake: 100n * UNIT, fate: 'cancelled' },
      { user, draw: 'a', stake: 100n * UNIT, tied: 40n * UNIT },
      { user, draw: 'a', stake: 100n * UNIT, currency: 'TRIAL' },
      { user, draw: 'b', stake: 100n * UNIT, fate: 'void' },
    ]);
    for (const bet of bets) await count(await drawOf(app().db, bet));
    expect(await player.expectOk(VIEW, {})).toMatchObject({ turnover: '160.0000' });
  });

  test('rounds on platforms count once, also those of a statement that comes later', async () => {
    const db = app().db;
    const today = dayIn(await db.clock.now(), ZONE);
    const rounds = () => db.store.tx((tx) => countRounds(tx, today, ZONE));
    await playRounds(db, [{ user: player.userId, stake: 9_000n * UNIT }]);
    await Promise.all([rounds(), rounds()]);
    expect(await player.expectOk(VIEW, {})).toMatchObject({ level: 1, turnover: '9000.0000' });
    await playRounds(db, [{ user: player.userId, stake: 1_000n * UNIT }]);
    expect(await rounds()).toEqual([player.userId]);
    expect(await rounds()).toEqual([]);
    expect(await player.expectOk(VIEW, {})).toMatchObject({ level: 2, turnover: '10000.0000' });
  });

  test('[RP15] nothing counts and nothing is made with promotions off or on a break, and it is not made up for', async () => {
    await stake(player.userId, 10_000);
    await player.expectOk('POST /api/user/promotions/set', { off: true });
    await stake(player.userId, 90_000);
    expect(await player.expectOk(VIEW, {})).toMatchObject({
      level: 2,
      turnover: '10000.0000',
      available: false,
      bonuses: [],
    });
    expect(await player.codeOf(CLAIM, { rid: freshRid(), refs: ['promotion-2'] })).toBe(
      'reward_not_available',
    );
    await player.expectOk('POST /api/user/promotions/set', { off: false });
    expect(await player.expectOk(VIEW, {})).toMatchObject({ level: 2, turnover: '10000.0000' });
    await player.expectOk('POST /api/user/time-out', { length: '24h' });
    await stake(player.userId, 90_000);
    expect(await player.expectOk(VIEW, {})).toMatchObject({ turnover: '10000.0000', available: false });
  });

  test('the store refuses a lower level, also to the owner of the tables', async () => {
    await stake(player.userId, 10_000);
    const lower = app().db.asOwner('update vip_standing set level = 1 where user_id = $1', [player.userId]);
    await expect(lower).rejects.toMatchObject({ code: 'TS002' });
  });

  test('a player is told of a level once, on whichever device', async () => {
    await stake(player.userId, 60_000);
    const told = (level: number) => player.expectOk('POST /api/user/vip/announced', { level });
    expect(await told(2)).toEqual({ announced: 2 });
    expect(await told(8)).toEqual({ announced: 3 });
    expect(await told(1)).toEqual({ announced: 3 });
    expect(await player.codeOf('POST /api/user/vip/announced', { level: 9 })).toBe('validation_failed');
  });
});

test('[F1] the event of a decided draw raises the level once, also when its job runs again', async () => {
  const { db, platform } = app();
  const [bet] = await decide(db, [{ user: player.userId, stake: 10_000n * UNIT }]);
  const draw = await drawOf(db, bet!);
  const publish = (key: string) =>
    db.store.tx((tx) => platform.events.publish(tx, betsDecided, key, { draw, settled: true }));
  await publish('first');
  await publish('again');
  db.jobs.start();
  try {
    await expect
      .poll(async () => {
        const { rows } = await db.store.query(
          "select from job where kind = 'vip.draw' and key in ('first', 'again') and done_at is not null",
        );
        return rows.length;
      })
      .toBe(2);
  } finally {
    await db.jobs.stop();
  }
  const vip = await player.expectOk(VIEW, {});
  expect(vip).toMatchObject({ level: 2, turnover: '10000.0000' });
  expect(vip.bonuses.filter(({ state }) => state === 'ready')).toHaveLength(1);
});

describe('bonuses', () => {
  test('are paid by a claim, once, to the main balance', async () => {
    await stake(player.userId, 60_000);
    const claim = { rid: freshRid(), refs: ['promotion-2', 'promotion-3'] };
    const reply = await player.expectOk(CLAIM, claim);
    expect(reply).toEqual({
      claimed: expect.arrayContaining([
        { ref: 'promotion-2', amount: '8.0000' },
        { ref: 'promotion-3', amount: '38.0000' },
      ]),
      amount: '46.0000',
      balance: '47.0000',
    });
    expect(await player.expectOk(CLAIM, claim)).toEqual(reply);
    expect(await player.codeOf(CLAIM, { ...claim, refs: ['promotion-2'] })).toBe('idempotency_conflict');
    expect(await player.codeOf(CLAIM, { rid: freshRid(), refs: ['promotion-3'] })).toBe('reward_claimed');
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('47.0000');
    const { items } = await player.expectOk('POST /api/record/activity', {});
    expect(items.map(({ source, kind, paid, state }) => [source, kind, paid, state])).toEqual(
      expect.arrayContaining([['vip.promotion', 'vip_bonus', '38.0000', 'completed']]),
    );
  });

  test('a claim that names a bonus not reached pays none of the others', async () => {
    await stake(player.userId, 10_000);
    const claim = { rid: freshRid(), refs: ['promotion-2', 'promotion-4'] };
    expect(await player.codeOf(CLAIM, claim)).toBe('reward_not_reached');
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('1.0000');
    const other = await app().player();
    expect(await other.codeOf(CLAIM, { rid: freshRid(), refs: ['promotion-2'] })).toBe('reward_not_reached');
  });

  test('[R4] 200 claims in parallel give one credit', async () => {
    await stake(player.userId, 10_000);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => player.call(CLAIM, { rid: freshRid(), refs: ['promotion-2'] })),
    );
    expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('9.0000');
  });

  test('of a week, a month and a birthday are made once when they begin', async () => {
    const { db } = app();
    await stake(player.userId, 60_000);
    const make = (day: string) => db.store.tx((tx) => makeBonuses(tx, day, ZONE));
    expect(await make('2031-04-11')).toBeGreaterThanOrEqual(2);
    expect(await make('2031-04-12')).toBeGreaterThanOrEqual(1);
    expect(await make('2031-04-12')).toBe(0);
    const { bonuses } = await player.expectOk(VIEW, {});
    expect(bonuses.filter(({ kind }) => kind !== 'promotion' && kind)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ref: 'weekly-2031-04-07', state: 'ready', amount: '2.0000' }),
        expect.objectContaining({ ref: 'monthly-2031-04-01', state: 'ready', amount: '8.0000' }),
        expect.objectContaining({ ref: 'birthday-2031', state: 'ready', amount: '28.0000' }),
      ]),
    );
    const { amount } = await player.expectOk(CLAIM, {
      rid: freshRid(),
      refs: ['weekly-2031-04-07', 'monthly-2031-04-01', 'birthday-2031'],
    });
    expect(amount).toBe('38.0000');
  });
});

test('perks of a level are in force at withdrawals', async () => {
  const quote = () => player.expectOk('POST /api/withdraw/quote', {});
  expect(await quote()).toMatchObject({ free_left: 3, day_left: 10, max: '50000.0000' });
  await stake(player.userId, 200_000);
  expect(await quote()).toMatchObject({ free_left: 5, day_left: 10, max: '100000.0000' });
  const { levels, edge_ppm } = await player.expectOk('POST /api/vip/detail', {});
  expect(edge_ppm).toBe(25_000);
  expect(levels[3]).toMatchObject({
    level: 4,
    turnover: '200000.0000',
    cost: '5000.0000',
    free_withdrawals: 5,
    withdrawal_max: '100000.0000',
    lottery_ppm: 3_200,
  });
});

test('a withdrawal may be as large as the level allows', async () => {
  await easeTime(app());
  const rich = await payee(app(), '200000');
  const ask = () =>
    rich.call('POST /api/withdraw/create', {
      rid: freshRid(),
      amount: '60000',
      target: { kind: 'bank', id: rich.cardId },
      fund_password: FUND_PASSWORD,
    });
  expect(await ask()).toMatchObject({ code: 'amount_out_of_range', data: { max: '50000.0000' } });
  await stake(rich.userId, 200_000);
  expect(await ask()).toMatchObject({ state: 'SUCCESS', message: { amount: '60000.0000', fee: '0.0000' } });
});

test('calls without a session, with bad input and of a trial account are refused', async () => {
  const visitor = app().browser();
  for (const path of ['POST /api/user/vip', 'POST /api/vip/detail'] as const)
    expect(await visitor.codeOf(path, {})).toBe('please_login');
  expect(await visitor.codeOf(CLAIM, { rid: freshRid(), refs: ['promotion-2'] })).toBe('please_login');
  expect(await visitor.codeOf('POST /api/user/vip/announced', { level: 2 })).toBe('please_login');
  for (const refs of [[], ['promotion-1'], ['weekly-1'], ['x']])
    expect(await player.codeOf(CLAIM, { rid: freshRid(), refs })).toBe('validation_failed');
  visitor.token = await visitor.expectOk('POST /api/user/try', {});
  expect(await visitor.expectOk(VIEW, {})).toMatchObject({ level: 0, next: null, available: false });
  expect((await visitor.expectOk('GET /api/user/data')).vip).toEqual({ level: 0, announced: 0 });
  expect(await visitor.codeOf(CLAIM, { rid: freshRid(), refs: ['promotion-2'] })).toBe('trial_not_allowed');
  expect(await visitor.codeOf('POST /api/user/vip/announced', { level: 2 })).toBe('trial_not_allowed');
});
