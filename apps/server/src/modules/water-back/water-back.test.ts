import { setTimeout as pause } from 'node:timers/promises';
import { amountOf, dayIn, printAmount } from '@tessera/protocol';
import { addDays, VIP_LEVELS, waterBackOf } from '@tessera/rewards';
import { oppositeSided } from '@tessera/rules';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { violationsOf } from '../../../test/audited.ts';
import { freshRid } from '../../../test/bets.ts';
import { type DecidedBet, decide, playRounds, seedProducts } from '../../../test/decided-bets.ts';
import { waterBackBook } from './book.ts';
import { makeJob } from './jobs.ts';
import { makeDay } from './make.ts';
import { waterBackModule } from './module.ts';

const app = useApp({
  modules: [waterBackModule],
  extend: ({ db }) => seedProducts(db),
});
const ZONE = 'Asia/Shanghai';
const UNIT = 10_000n;
const DAY_MS = 86_400_000;
const VIEW = 'POST /api/user/waterback';
const BETS = 'POST /api/user/waterback/bets';
const CLAIM = 'POST /api/user/waterback/claim';
const HISTORY = 'POST /api/user/waterback/history';

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let player: Player;
/** A day of its own for each test, at its noon, so that days are made once. */
let at: number;
let day: string;
let used = 0;
beforeEach(async () => {
  player = await app().player({ balance: '1' });
  used += 1;
  at = Date.UTC(2026, 0, 1, 4) + used * DAY_MS;
  day = dayIn(at, ZONE);
});

const make = (of = day) => app().db.store.tx((tx) => makeDay(tx, of, ZONE));
const bets = (list: readonly Omit<DecidedBet, 'user'>[]) =>
  decide(
    app().db,
    list.map((bet) => ({ at, ...bet, user: player.userId })),
  );
const rows = async (of = day) => (await player.expectOk(VIEW, { from: of, to: of })).rows;
const sides = (content: unknown, units: number, draw = 'same', play = 'ssc.credit.ball-sides') => ({
  play,
  content,
  draw,
  stake: BigInt(units) * UNIT,
});

describe('the rows of a day', () => {
  test('[R2.4] are by product, at the rate of the level, each cut to hundredths, and made once', async () => {
    await bets([
      { stake: 1_161n * UNIT + 9_900n },
      { stake: 391n * UNIT, lottery: 'pk10-5m', play: 'pk10.front2.group-multi', content: '2,5,7' },
    ]);
    await playRounds(app().db, [{ user: player.userId, stake: 640n * UNIT, at }]);
    expect(await make()).toBe(3);
    expect(await make()).toBe(0);
    expect(await rows()).toMatchObject([
      { kind: 'lottery', product: 'ssc', qualifying: '1161.9900', rate_ppm: 2_000, amount: '2.3200' },
      { kind: 'platform', product: 'aurora', qualifying: '640.0000', rate_ppm: 3_000, amount: '1.9200' },
      { kind: 'lottery', product: 'pk10', qualifying: '391.0000', rate_ppm: 2_000, amount: '0.7800' },
    ]);
    const view = await player.expectOk(VIEW, { from: day, to: day });
    expect(view.total).toEqual({
      stake: '2192.9900',
      excluded: '0.0000',
      qualifying: '2192.9900',
      amount: '5.0200',
    });
    expect(view.ready).toEqual({ amount: '5.0200', rows: 3, days: [day] });
    expect(view.cut_off - view.ready_from).toBe(-DAY_MS / 2);
  });

  test('leave out void, cancelled and trial bets, and count nothing tied or with the highest own rebate', async () => {
    await bets([
      { stake: 100n * UNIT, draw: 'a' },
      { stake: 100n * UNIT, draw: 'a', fate: 'cancelled' },
      { stake: 100n * UNIT, draw: 'a', currency: 'TRIAL' },
      { stake: 100n * UNIT, draw: 'a', tied: 40n * UNIT },
      { stake: 100n * UNIT, draw: 'a', rebate: 75_000 },
      { stake: 100n * UNIT, draw: 'a', rebate: 74_999 },
      { stake: 100n * UNIT, draw: 'b', fate: 'void' },
    ]);
    await make();
    expect(await rows()).toMatchObject([{ stake: '400.0000', excluded: '140.0000', amount: '0.5200' }]);
    const { items, count } = await player.expectOk(BETS, { day, kind: 'lottery', product: 'ssc' });
    expect(count).toBe(4);
    expect(items.map(({ qualifying, reason }) => [qualifying, reason])).toEqual([
      ['100.0000', null],
      ['0.0000', 'rebate_max'],
      ['60.0000', 'tied'],
      ['100.0000', null],
    ]);
  });

  test('count nothing of opposite sides of one place in one draw, and only that', async () => {
    const one = await bets([
      sides('big||||', 32),
      sides('small||||', 32),
      { ...sides('big,odd|small|||', 30), lines: 3 },
      sides('big||||', 8, 'other'),
      sides({ compare: '1-5', list: 'dragon' }, 10, 'same', 'ssc.credit.dragon-tiger'),
      sides({ compare: '1-4', list: 'tiger' }, 10, 'same', 'ssc.compare.dragon-tiger'),
      sides({ compare: '1-5', list: 'tiger,tie' }, 20, 'third', 'ssc.credit.dragon-tiger'),
      sides('big', 10, 'third', 'ssc.sides.total'),
      sides('small', 10, 'third', 'ssc.credit.sum-sides'),
    ]);
    await make();
    const { items } = await player.expectOk(BETS, { day, kind: 'lottery', product: 'ssc' });
    const found = new Map(items.map(({ id, qualifying, reason }) => [id, [qualifying, reason]]));
    expect(one.map((id) => found.get(Number(id)))).toEqual([
      ['0.0000', 'opposite'],
      ['0.0000', 'opposite'],
      ['20.0000', 'opposite'],
      ['8.0000', null],
      ['10.0000', null],
      ['10.0000', null],
      ['20.0000', null],
      ['0.0000', 'opposite'],
      ['0.0000', 'opposite'],
    ]);
  });

  test('find the same opposite sides as the rules package', async () => {
    const pick = fc.oneof(
      fc
        .record({
          place: fc.nat(4),
          token: fc.constantFrom('big', 'small', 'odd', 'even', 'prime', 'composite'),
        })
        .map(({ place, token }) => ({
          play: 'ssc.credit.ball-sides',
          content: Array.from({ length: 5 }, (_, at) => (at === place ? token : '')).join('|'),
        })),
      fc
        .record({ compare: fc.constantFrom('1-2', '1-5'), list: fc.constantFrom('dragon', 'tiger', 'tie') })
        .map((content) => ({ play: 'ssc.credit.dragon-tiger', content })),
      fc
        .constantFrom('big', 'small', 'sum-odd', 'sum-even', 'tail-big', 'tail-small')
        .map((content) => ({ play: 'lhc.special.sides', content })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pick, { minLength: 1, maxLength: 8 }), async (picks) => {
        at += DAY_MS * 400;
        const { db } = app();
        const one = await app().player();
        const ids = await decide(
          db,
          picks.map((bet) => ({
            ...bet,
            user: one.userId,
            at,
            draw: 'one',
            lottery: bet.play.startsWith('lhc') ? 'lhc-1d' : 'ssc-1m',
          })),
        );
        const { rows: judged } = await db.store.query<{ id: bigint }>(
          `select id from water_back_stakes($1, to_timestamp($2) - interval '1 day', to_timestamp($2) + interval '1 day', 0)
           where reason = 'opposite' order by id`,
          [one.userId, at / 1000],
        );
        const expected = [...oppositeSided(picks)].sort().map((place) => ids[place]);
        expect(judged.map(({ id }) => id)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  test('another player on the other side changes nothing', async () => {
    const other = await app().player();
    await decide(app().db, [
      { user: player.userId, at, ...sides('big||||', 50) },
      { user: other.userId, at, ...sides('small||||', 50) },
    ]);
    await make();
    expect(await rows()).toMatchObject([{ excluded: '0.0000', amount: '0.1000' }]);
  });

  test('use the level that was held when the day ended', async () => {
    const { asOwner } = app().db;
    await asOwner('insert into vip_standing (user_id, turnover, level) values ($1, 2000000000, 4)', [
      player.userId,
    ]);
    for (const [level, shift] of [
      [2, -1],
      [3, 1],
      [4, DAY_MS],
    ] as const)
      await asOwner('insert into vip_rise (user_id, level, at) values ($1, $2, $3)', [
        player.userId,
        level,
        new Date(at + shift),
      ]);
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    expect(await rows()).toMatchObject([{ rate_ppm: 3_000, amount: '3.0000' }]);
  });

  test('have the rates of their day, also when other ones came before they were made', async () => {
    used += 1;
    const next = addDays(day, 1);
    // Past its guard, because the days of this file are in the past.
    const version = (from: string, more: number) =>
      app().db.asOwner(
        `set session_replication_role = replica;
         insert into water_back_rates (number, from_day, lottery_ppm, platform_ppm, by)
         select max(w.number) + 1, '${from}', (select array_agg(p + ${more}) from unnest(f.lottery_ppm) p), f.platform_ppm, 'x'
         from water_back_rates w, (select lottery_ppm, platform_ppm from water_back_rates where number = 1) f group by f.lottery_ppm, f.platform_ppm;
         set session_replication_role = origin`,
      );
    await bets([{ stake: 1_000n * UNIT }, { stake: 1_000n * UNIT, at: at + DAY_MS }]);
    await version(next, 500);
    await version(addDays(next, 1), 0);
    await make();
    await make(next);
    expect(await rows()).toMatchObject([{ rate_ppm: 2_000, amount: '2.0000' }]);
    expect(await rows(next)).toMatchObject([{ rate_ppm: 2_500, amount: '2.5000' }]);
  });

  test('[RP15] are not made for a player on a break, and not made up for', async () => {
    await bets([{ stake: 1_000n * UNIT }]);
    await player.expectOk('POST /api/user/promotions/set', { off: true });
    expect(await make()).toBe(0);
    await player.expectOk('POST /api/user/promotions/set', { off: false });
    expect(await make()).toBe(0);
    const view = await player.expectOk(VIEW, { from: day, to: day });
    expect(view).toMatchObject({ available: true, rows: [], ready: { rows: 0 } });
  });

  test('[L16] equal the arithmetic of the rewards package for any stakes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.record({ stake: fc.bigInt(1n, 10n ** 14n), tied: fc.bigInt(0n, 10n ** 14n) }), {
          minLength: 1,
          maxLength: 5,
        }),
        async (level, stakes) => {
          used += 1;
          at += DAY_MS * 400;
          const of = dayIn(at, ZONE);
          const one = await app().player();
          if (level > 1)
            await app().db.asOwner(
              `insert into vip_rise (user_id, level, at) select $1, n, '2020-01-01' from generate_series(2, $2::integer) n`,
              [one.userId, level],
            );
          const list = stakes.map(({ stake, tied }) => ({ stake, tied: tied > stake ? stake : tied }));
          await decide(
            app().db,
            list.map((bet) => ({ user: one.userId, at, ...bet })),
          );
          await make(of);
          const sum = (field: 'stake' | 'tied') =>
            amountOf(list.reduce((total, bet) => total + bet[field], 0n));
          const { rows: expected } = waterBackOf(
            [{ product: 'lottery', stake: sum('stake'), notCounted: sum('tied') }],
            VIP_LEVELS[level - 1]!,
          );
          const { rows: found } = await app().db.store.query<{ amount: bigint }>(
            'select amount from water_back where user_id = $1',
            [one.userId],
          );
          expect(printAmount(amountOf(found[0]!.amount))).toBe(printAmount(expected[0]!.amount));
        },
      ),
      { numRuns: 15 },
    );
  });
});

test('[F1] a day whose work is killed at 20 points leaves nothing, and is made whole afterwards', async () => {
  const { store, asOwner } = app().db;
  await bets([
    { stake: 1_000n * UNIT },
    { stake: 500n * UNIT, lottery: 'pk10-5m' },
    ...Array.from({ length: 400 }, (_, place) => sides('big||||', 1, `many ${place}`)),
  ]);
  for (let point = 0; point < 20; point += 1) {
    const killed = store.tx(async (tx) => {
      const { rows: own } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      const making = makeDay(tx, day, ZONE);
      // The connection may end before the wait for it begins.
      making.catch(() => {});
      await pause(point);
      await asOwner('select pg_terminate_backend($1)', [own[0]!.pid]);
      await making;
      await tx.query('select 1');
    });
    await expect(killed).rejects.toThrow();
    const { rows: left } = await store.query('select from water_back_day where day = $1', [day]);
    expect(left, `point ${point}`).toHaveLength(0);
  }
  expect(await rows()).toEqual([]);
  await Promise.all([make(), make(), make()]);
  expect((await rows()).map(({ amount }) => amount)).toEqual(['2.8000', '1.0000']);
});

test('the job makes the days that are due, and a second one adds nothing', async () => {
  const { db } = app();
  const past = (await db.clock.now()) - 3 * DAY_MS;
  await decide(db, [{ user: player.userId, stake: 1_000n * UNIT, at: past }]);
  const of = dayIn(past, ZONE);
  for (const key of ['one', 'two']) await db.jobs.add(makeJob, key, db.clock.local(), {});
  db.jobs.start();
  try {
    await expect
      .poll(async () => {
        const { rows } = await db.store.query(
          "select from job where kind = 'water-back.days' and run_at > app_now() and key in ('one', 'two')",
        );
        return rows.length;
      })
      .toBe(2);
  } finally {
    await db.jobs.stop();
  }
  expect(await rows(of)).toMatchObject([{ amount: '2.0000', state: 'ready' }]);
  expect(await make(of)).toBe(0);
  const { rows: bars } = await db.store.query<{ play_id: string }>(
    'select distinct play_id from water_back_bar',
  );
  expect(bars).toEqual([{ play_id: 'k3.credit.army' }]);
});

describe('a day in progress', () => {
  test('is shown as it would be paid, and cannot be claimed', async () => {
    const now = await app().db.clock.now();
    const today = dayIn(now, ZONE);
    await bets([
      { stake: 250n * UNIT, at: now },
      { ...sides('big||||', 8), at: now },
      { ...sides('small||||', 8), at: now },
    ]);
    const view = await player.expectOk(VIEW, { from: today, to: today });
    expect(view).toMatchObject({
      today,
      rows: [{ id: null, state: 'running', stake: '266.0000', excluded: '16.0000', amount: '0.5000' }],
      ready: { rows: 0 },
      mean_loss: '6.6500',
    });
    const detail = await player.expectOk(BETS, { day: today, kind: 'lottery', product: 'ssc', limit: 2 });
    expect(detail).toMatchObject({ count: 3, qualifying: '250.0000', next: expect.any(String) });
    const rest = await player.expectOk(BETS, {
      day: today,
      kind: 'lottery',
      product: 'ssc',
      before: detail.next!,
    });
    expect(rest.items).toMatchObject([{ stake: '250.0000', amount: '0.5000', reason: null }]);
    expect(await player.codeOf(CLAIM, { rid: freshRid(), rows: 'all' })).toBe('reward_not_reached');
  });
});

describe('claims', () => {
  test('pay one row, then all that are left, each once', async () => {
    await bets([
      { stake: 1_000n * UNIT },
      { stake: 500n * UNIT, lottery: 'pk10-5m' },
      { stake: 10_000n, lottery: 'k3-5m' },
    ]);
    await make();
    const [first, second, small] = await rows();
    expect(small).toMatchObject({ product: 'k3', amount: '0.0000', state: 'none' });
    const one = { rid: freshRid(), rows: [second!.id!] };
    const reply = await player.expectOk(CLAIM, one);
    expect(reply).toMatchObject({ rows: 1, amount: '1.0000', balance: '2.0000' });
    expect(await player.expectOk(CLAIM, one)).toEqual(reply);
    expect(await player.codeOf(CLAIM, { ...one, rows: 'all' })).toBe('idempotency_conflict');
    expect(await player.codeOf(CLAIM, { rid: freshRid(), rows: [first!.id!, second!.id!] })).toBe(
      'reward_claimed',
    );
    expect(await player.codeOf(CLAIM, { rid: freshRid(), rows: [small!.id!] })).toBe('reward_not_reached');
    expect(await player.expectOk(CLAIM, { rid: freshRid(), rows: 'all' })).toMatchObject({
      rows: 1,
      amount: '2.0000',
      balance: '4.0000',
    });
    expect(await player.codeOf(CLAIM, { rid: freshRid(), rows: 'all' })).toBe('reward_claimed');
    expect((await rows()).map(({ state }) => state)).toEqual(['claimed', 'claimed', 'none']);
    const page = await player.expectOk(HISTORY, { limit: 1 });
    expect(page.items).toMatchObject([{ amount: '2.0000', rows: 1, from: day, to: day }]);
    const rest = await player.expectOk(HISTORY, { before: page.next! });
    expect(rest.items).toMatchObject([{ id: reply.claim, amount: '1.0000' }]);
    expect(rest.next).toBeNull();
    expect(await violationsOf(app(), [waterBackBook])).toEqual([]);
  });

  test('[R4] 200 in parallel give one credit', async () => {
    await bets([{ stake: 1_000n * UNIT }, { stake: 500n * UNIT, lottery: 'pk10-5m' }]);
    await make();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => player.call(CLAIM, { rid: freshRid(), rows: 'all' })),
    );
    expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('4.0000');
  });

  test('of another player’s rows, and of a player who may receive nothing, are refused', async () => {
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    const [row] = await rows();
    const other = await app().player();
    expect(await other.codeOf(CLAIM, { rid: freshRid(), rows: [row!.id!] })).toBe('not_found');
    expect(await other.codeOf(BETS, { day, kind: 'lottery', product: 'ssc' })).toBe('not_found');
    expect((await other.expectOk(VIEW, { from: day, to: day })).rows).toEqual([]);
    expect((await other.expectOk(HISTORY, {})).items).toEqual([]);
    await player.expectOk('POST /api/user/time-out', { length: '24h' });
    expect(await player.codeOf(CLAIM, { rid: freshRid(), rows: 'all' })).toBe('reward_not_available');
    const paused = await app().player();
    await paused.expectOk('POST /api/user/promotions/set', { off: true });
    expect(await paused.codeOf(CLAIM, { rid: freshRid(), rows: 'all' })).toBe('reward_not_available');
    expect(await paused.expectOk(VIEW, {})).toMatchObject({ available: false, ready: { rows: 0 } });
  });
});

test('calls without a session, with bad input and of a trial account are refused', async () => {
  const visitor = app().browser();
  const bet = { day, kind: 'lottery', product: 'ssc' } as const;
  const claim = { rid: freshRid(), rows: 'all' } as const;
  expect(await visitor.codeOf(VIEW, {})).toBe('please_login');
  expect(await visitor.codeOf(BETS, bet)).toBe('please_login');
  expect(await visitor.codeOf(CLAIM, claim)).toBe('please_login');
  expect(await visitor.codeOf(HISTORY, {})).toBe('please_login');
  const today = dayIn(await app().db.clock.now(), ZONE);
  for (const range of [
    { from: '2026-02-30' },
    { to: addDays(today, 1) },
    { from: today, to: addDays(today, -1) },
    { from: addDays(today, -31), to: today },
  ])
    expect(await player.codeOf(VIEW, range)).toBe('validation_failed');
  expect(await player.codeOf(BETS, { ...bet, day: '2026-02-30' })).toBe('validation_failed');
  expect(await player.codeOf(BETS, { ...bet, day: today, before: 'x' })).toBe('validation_failed');
  expect(await player.codeOf(HISTORY, { before: 'x' })).toBe('validation_failed');
  expect(await player.codeOf(CLAIM, { rid: freshRid(), rows: [] })).toBe('validation_failed');
  visitor.token = await visitor.expectOk('POST /api/user/try', {});
  expect(await visitor.expectOk(VIEW, {})).toMatchObject({ level: 0, available: false, rows: [] });
  expect(await visitor.codeOf(CLAIM, { ...claim, rid: freshRid() })).toBe('trial_not_allowed');
});

test('the store refuses a changed row, also to the owner of the tables', async () => {
  await bets([{ stake: 1_000n * UNIT }]);
  await make();
  const change = app().db.asOwner('update water_back set amount = 0 where user_id = $1', [player.userId]);
  await expect(change).rejects.toMatchObject({ code: 'TS002' });
});
