import { dayIn } from '@tessera/protocol';
import { addDays, weekdayOf } from '@tessera/rewards';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { decide, playRounds, seedProducts } from '../../../test/decided-bets.ts';
import { type Move, postMoves, rollUpAll } from '../../../test/reports.ts';
import { reportsModule } from './module.ts';

const app = useApp({ modules: [reportsModule], extend: ({ db }) => seedProducts(db) });
const ZONE = 'Asia/Shanghai';
const UNIT = 10_000n;
const DAY_MS = 86_400_000;
const STATISTIC = 'POST /api/report/statistic';

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let player: Player;
let today: string;

beforeAll(async () => {
  // A morning, so that minutes before now are on the same day.
  const now = await app().db.clock.now();
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: ZONE }).format(now),
  );
  await app().db.clock.advance(((24 - hour + 10) % 24) * 3_600_000);
});
beforeEach(async () => {
  player = await app().player();
  today = dayIn(await app().db.clock.now(), ZONE);
});

const view = (from = today, to = today) => player.expectOk(STATISTIC, { from, to });

const post = (moves: readonly Move[]) => postMoves(app().db, app().services.ledger, player.userId, moves);
const roll = () => rollUpAll(app().db);

describe('[R2.8] [R7.9] the own figures', () => {
  test('are the sums of the days, with days without movement', async () => {
    const [won, lost] = await decide(app().db, [
      { user: player.userId, stake: 30n * UNIT, fate: 'won' },
      { user: player.userId, stake: 20n * UNIT },
    ]);
    await post([
      ['deposit', 'a payment', 100n * UNIT, 'ext:gateway'],
      ['bet', String(won), -30n * UNIT, 'stakes'],
      ['bet', String(lost), -20n * UNIT, 'stakes'],
      ['win', String(won), 45n * UNIT, 'payouts'],
      ['rebate', `1:${player.userId}`, UNIT / 2n, 'rebate'],
      ['water_back', `w${player.userId}`, UNIT / 4n, 'rebate'],
      ['packet', `p${player.userId}`, 2n * UNIT],
    ]);
    await roll();
    const { total, days, as_of, currency } = await view(addDays(today, -2));
    const sums = {
      deposits: '100.0000',
      withdrawals: '0.0000',
      stake: '50.0000',
      payout: '45.0000',
      rebate: '0.7500',
      rewards: '2.0000',
      net: '-2.2500',
    };
    expect(total).toEqual({ ...sums, bets: 2, won: 1, deposits_count: 1, withdrawals_count: 0 });
    expect(days.map(({ day }) => day)).toEqual([addDays(today, -2), addDays(today, -1), today]);
    expect(days[0]).toMatchObject({ stake: '0.0000', net: '0.0000' });
    expect(days[2]).toEqual({ day: today, ...sums });
    expect(currency).toBe('CNY');
    expect(as_of).toBeLessThanOrEqual(await app().db.clock.now());
    expect((await view(addDays(today, -2), addDays(today, -1))).total).toMatchObject({
      stake: '0.0000',
      bets: 0,
    });
  });

  test('say up to when the sums are, while batches are waiting', async () => {
    await roll();
    const { clock } = app().db;
    await post([['packet', 'waits', UNIT]]);
    const before = await clock.now();
    expect((await view()).as_of).toBeLessThan(before);
    expect((await view()).total.rewards).toBe('0.0000');
    await roll();
    const { as_of, total } = await view();
    expect(as_of).toBeGreaterThanOrEqual(before);
    expect(total.rewards).toBe('1.0000');
  });

  test('belong to the caller alone, and trial money is in none', async () => {
    const [bet] = await decide(app().db, [{ user: player.userId, stake: 30n * UNIT, fate: 'won' }]);
    await post([
      ['deposit', 'mine', 100n * UNIT, 'ext:gateway'],
      ['bet', String(bet), -30n * UNIT, 'stakes'],
    ]);
    await roll();
    const other = await app().player();
    expect(await other.expectOk(STATISTIC, { from: today, to: today })).toMatchObject({
      total: { deposits: '0.0000', stake: '0.0000', bets: 0 },
      products: [],
      mean: { stake: '0.0000' },
    });
    const visitor = app().browser();
    expect(await visitor.codeOf(STATISTIC, { from: today, to: today })).toBe('please_login');
    visitor.token = await visitor.expectOk('POST /api/user/try', {});
    expect(await visitor.expectOk(STATISTIC, { from: today, to: today })).toMatchObject({
      currency: 'TRIAL',
      total: { stake: '0.0000', net: '0.0000' },
      products: [],
      waiting: '0.0000',
    });
  });

  test('are refused for ten years, for the future and for days that do not exist', async () => {
    for (const [from, to, field] of [
      [addDays(today, -3653), today, 'from'],
      [addDays(today, -366), today, 'from'],
      [today, addDays(today, 1), 'to'],
      [addDays(today, 1), addDays(today, 1), 'from'],
      ['2026-02-30', today, 'from'],
      ['2026-01-02', '2026-01-01', 'from'],
      ['01.01.2026', today, 'from'],
    ] as const) {
      const answer = await player.call(STATISTIC, { from, to });
      expect(answer, `${from} ${to}`).toMatchObject({ code: 'validation_failed', data: { field } });
    }
    expect((await view(addDays(today, -365))).days).toHaveLength(366);
  });
});

describe('decided stakes', () => {
  test('are by product and compared with the published returns, without ties, voids and cancelled bets', async () => {
    const user = player.userId;
    await decide(app().db, [
      { user, stake: 100n * UNIT },
      // A tie returns part of it.
      { user, stake: 100n * UNIT, tied: 40n * UNIT },
      {
        user,
        stake: 60n * UNIT,
        lottery: 'pk10-5m',
        play: 'pk10.front2.group-multi',
        content: '2,5,7',
        rebate: 5_000,
      },
      { user, stake: 500n * UNIT, fate: 'cancelled' },
      { user, stake: 500n * UNIT, fate: 'void' },
      { user, stake: 500n * UNIT, at: (await app().db.clock.now()) - DAY_MS },
    ]);
    await playRounds(app().db, [{ user, stake: 30n * UNIT }]);
    const { products, mean } = await view();
    expect(products).toEqual([
      { kind: 'lottery', product: 'ssc-1m', bets: 2, stake: '160.0000', payout: '0.0000', net: '-160.0000' },
      { kind: 'lottery', product: 'pk10-5m', bets: 1, stake: '60.0000', payout: '0.0000', net: '-60.0000' },
      { kind: 'platform', product: 'aurora', bets: 1, stake: '30.0000', payout: '0.0000', net: '-30.0000' },
    ]);
    expect(mean.stake).toBe('250.0000');
    // The seeded lotteries return 97.5 % without a rebate and that less the rebate with one; the round by its game.
    const { rows } = await app().db.store.query<{ ppm: number }>(
      "select rtp_ppm as ppm from game where id = (select min(id) from game where platform = 'aurora')",
    );
    const expected = 160 * 0.975 + 60 * 0.97 + (30 * rows[0]!.ppm) / 1e6;
    expect(Number(mean.payout)).toBeCloseTo(expected, 2);
    expect(Number(mean.spread)).toBeGreaterThan(0);
  });

  test('of bets that wait for their draw are told apart', async () => {
    const [bet] = await decide(app().db, [{ user: player.userId, stake: 12n * UNIT }]);
    await app().db.asOwner(
      "set session_replication_role = replica; update draw set state = 'open', settled_at = null where id = (select draw_id from bet where id = " +
        `${bet}); set session_replication_role = origin`,
    );
    expect(await view()).toMatchObject({ waiting: '12.0000', products: [], mean: { stake: '0.0000' } });
    expect((await view(addDays(today, -3), addDays(today, -1))).waiting).toBe('0.0000');
  });
});

describe('the time played', () => {
  /** A session of the player from `from` to `to` hours of the day, ended or left alone. */
  const session = async (from: number, to: number, day = today, left = false): Promise<void> => {
    const at = (hours: number) => `timestamp '${day}' at time zone '${ZONE}' + interval '${hours} hours'`;
    await app().db.asOwner(
      `insert into session (user_id, browser_hash, address, user_agent, created_at, last_action_at, expires_at, ended_at, end_reason)
       values ($1, sha256('x'), '::1', 'test', ${at(from)}, ${at(to)}, ${at(from)} + interval '1 day',
         ${left ? `${at(to)} + interval '9 hours'` : at(to)}, $2)`,
      [player.userId, left ? 'idle' : 'logout'],
    );
  };

  test('is by weekday and three hours; two devices at once count once', async () => {
    const day = addDays(today, -7);
    await session(1.5, 4, day);
    await session(3.5, 5, day);
    // Left alone at 21:00, found out the next morning.
    await session(20, 21, day, true);
    const { played } = await view(day, day);
    const row = played.minutes[weekdayOf(day) - 1]!;
    expect(row).toEqual([90, 120, 0, 0, 0, 0, 60, 0]);
    expect(played).toMatchObject({ total: 270, longest: 210 });
    expect(played.minutes).toHaveLength(7);
    expect(played.minutes.flat().reduce((sum, one) => sum + one, 0)).toBe(270);
  });

  test('of a night is cut at the days of the range', async () => {
    const day = addDays(today, -14);
    await session(23, 26, day);
    expect((await view(day, day)).played).toMatchObject({ total: 60, longest: 60 });
    const both = (await view(day, addDays(day, 1))).played;
    expect(both).toMatchObject({ total: 180, longest: 180 });
    expect(both.minutes[weekdayOf(addDays(day, 1)) - 1]![0]).toBe(120);
  });

  test('of the calling session lasts until now', async () => {
    await app().db.clock.advance(5 * 60_000);
    expect((await view()).played).toMatchObject({ total: 5, longest: 5 });
  });
});
