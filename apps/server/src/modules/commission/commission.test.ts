import { amountOf, dayIn, type InputOf, printAmount } from '@tessera/protocol';
import { addDays, chainCommission, weekOf } from '@tessera/rewards';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { violationsOf } from '../../../test/audited.ts';
import { type DecidedBet, decide, drawOf, seedProducts } from '../../../test/decided-bets.ts';
import { runOps } from '../../../test/ops.ts';
import { createTeamWorld, type NewMember, type TeamWorld } from '../../../test/teams.ts';
import { writeTeamBars } from './bars.ts';
import { commissionBook } from './book.ts';
import { correctDay, makeDay, makePayable } from './make.ts';
import { commissionModule } from './module.ts';
import { payWeek } from './pay.ts';

const app = useApp({ modules: [commissionModule], extend: ({ db }) => seedProducts(db) });
const ZONE = 'Asia/Shanghai';
const UNIT = 10_000n;
const DAY_MS = 86_400_000;
const RATES_FROM = '2015-12-01';
const EXPLAIN = 'POST /api/report/team/commission';

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let world: TeamWorld;
/** A Monday of its own for each test, at noon; the ten weeks after it are its own too. */
let at: number;
let day: string;
let used = 0;
let top: Player;
let agent: bigint;
let player: Player;
beforeEach(async () => {
  used += 1;
  at = Date.UTC(2016, 0, 4, 4) + used * 70 * DAY_MS;
  day = dayIn(at, ZONE);
  world = createTeamWorld(app().db);
  top = await app().player();
  player = await app().player();
  await world.agent({ user: top.userId, ppm: 12_000, from: RATES_FROM });
  agent = await member(top.userId, { kind: 'agent', ppm: 9_000 });
  await member(agent, { user: player.userId, ppm: 4_000 });
});

const member = (parent: bigint, fields: NewMember) => world.member(parent, { from: RATES_FROM, ...fields });
const make = (of = day) => app().db.store.tx((tx) => makeDay(tx, of, ZONE));
const ready = (of = day) => app().db.store.tx((tx) => makePayable(tx, of));
const pay = (week = addDays(day, 14), chunk?: number) =>
  payWeek({ store: app().db.store, emit: { user: (...told) => tellings.push(told) } }, week, chunk);
const tellings: unknown[] = [];
const bets = (list: readonly Omit<DecidedBet, 'user'>[], user = player.userId) =>
  decide(
    app().db,
    list.map((bet) => ({ at, ...bet, user })),
  );
const sides = (content: unknown, units: number, draw = 'same', play = 'ssc.credit.ball-sides') => ({
  play,
  content,
  draw,
  stake: BigInt(units) * UNIT,
});

interface Row extends Record<string, unknown> {
  readonly beneficiary: bigint;
  readonly level: number;
  readonly turn: number;
  readonly base: bigint;
  readonly ppm: number;
  readonly amount: bigint;
  readonly state: string;
}

/** Accruals on the stakes of a player: who, level, turn, base, ppm, amount and state; the nearest upline first. */
async function rows(of = player.userId): Promise<[bigint, number, number, string, number, string, string][]> {
  const { rows: found } = await app().db.store.query<Row>(
    `select beneficiary, level, turn, base, ppm, amount, state from team_commission where player = $1 order by day, product, level, turn`,
    [of],
  );
  return found.map((row) => [
    row.beneficiary,
    row.level,
    row.turn,
    printAmount(amountOf(row.base)),
    row.ppm,
    printAmount(amountOf(row.amount)),
    row.state,
  ]);
}

const amounts = async (of = player.userId) => (await rows(of)).map(([, , , , , amount]) => amount);
const bases = async (of = player.userId) => [...new Set((await rows(of)).map(([, , , base]) => base))];
const balanceOf = async (who: Player) => (await who.expectOk('POST /api/user/balance')).balance;
const explained = (who: Player, of: bigint, fields: Partial<InputOf<'reportTeamCommission'>> = {}) =>
  who.expectOk(EXPLAIN, { from: day, to: day, ...fields, member: Number(of) });
const audited = () => violationsOf(app(), [commissionBook]);

/** Lets a draw have been corrected so that the stakes of these bets are returned by ties. */
async function returnStakes(ids: readonly bigint[], number = 1): Promise<bigint> {
  const draw = await drawOf(app().db, ids[0]!);
  await app().db.asOwner(
    `insert into bet_correction (user_id, bet_id, number, draw_id, extra, wins, at)
     select user_id, id, $3, draw_id, stake, jsonb_build_array(jsonb_build_object('tier', 'push', 'kind', '', 'count', lines)), app_now()
     from bet where id = any ($1) and draw_id = $2`,
    [ids, draw, number],
  );
  return draw;
}

/** Lets both accounts have signed in from one browser. */
const link = (one: bigint, other: bigint) =>
  app().db.asOwner(
    `insert into session (user_id, browser_hash, address, user_agent, created_at, last_action_at, expires_at)
     select id, sha256($2::text::bytea), '127.0.0.1', 'test', app_now(), app_now(), app_now() from unnest($1::bigint[]) id`,
    [[one, other], `${one} ${other}`],
  );

describe('the commission of a day', () => {
  test('[R1] [L16] is the difference of rates at each level, cut to hundredths, and is made once', async () => {
    await bets([{ stake: 1_161n * UNIT + 9_900n }, { stake: 50n * UNIT, lottery: 'pk10-5m' }]);
    expect(await make()).toBe(4);
    expect(await rows()).toEqual([
      [agent, 1, 0, '50.0000', 5_000, '0.2500', 'accrued'],
      [top.userId, 2, 0, '50.0000', 3_000, '0.1500', 'accrued'],
      [agent, 1, 0, '1161.9900', 5_000, '5.8000', 'accrued'],
      [top.userId, 2, 0, '1161.9900', 3_000, '3.4800', 'accrued'],
    ]);
    const before = await rows();
    expect(await make()).toBe(0);
    expect(await rows()).toEqual(before);
    expect(await audited()).toEqual([]);
  });

  test('[R2] leaves out void, cancelled and trial bets, and counts nothing tied or on opposite sides', async () => {
    await bets([
      { stake: 100n * UNIT, draw: 'a' },
      { stake: 100n * UNIT, draw: 'a', fate: 'cancelled' },
      { stake: 100n * UNIT, draw: 'a', currency: 'TRIAL' },
      { stake: 100n * UNIT, draw: 'a', tied: 40n * UNIT },
      { stake: 100n * UNIT, draw: 'b', fate: 'void' },
      { ...sides('big||||', 32) },
      { ...sides('small||||', 32) },
      { ...sides('big,odd|small|||', 30), lines: 3 },
    ]);
    await make();
    expect(await bases()).toEqual(['180.0000']);
    const { items, count } = await explained(top, player.userId);
    expect(count).toBe(7);
    expect(items.map(({ stake, base, reason }) => [stake, base, reason])).toEqual([
      ['30.0000', '20.0000', 'opposite'],
      ['32.0000', '0.0000', 'opposite'],
      ['32.0000', '0.0000', 'opposite'],
      ['100.0000', '0.0000', 'void'],
      ['100.0000', '60.0000', 'tied'],
      ['100.0000', '0.0000', 'cancelled'],
      ['100.0000', '100.0000', null],
    ]);
  });

  test('[R1] counts nothing of plays without room, and all of a stake with the highest own rebate', async () => {
    await app().db.store.tx((tx) =>
      writeTeamBars(tx, day, {
        lotteries: app().services.lotteries,
        settings: app().services.settings.settings,
      }),
    );
    await bets([
      { stake: 100n * UNIT, rebate: 75_000 },
      { stake: 100n * UNIT, play: 'ssc.credit.dragon-tiger', content: { compare: '1-5', list: 'dragon' } },
    ]);
    await make();
    expect(await bases()).toEqual(['100.0000']);
    const { items, stake, base } = await explained(top, player.userId);
    expect(items.map(({ reason }) => reason)).toEqual(['edge', null]);
    expect([stake, base]).toEqual(['200.0000', '100.0000']);
  });

  test('[R2] [RP15] is nothing on the stake of a player on a break, and not made up for', async () => {
    await bets([{ stake: 1_000n * UNIT }]);
    await player.expectOk('POST /api/user/time-out', { length: '24h' });
    expect(await make()).toBe(0);
    await app().db.asOwner('delete from player_guard where user_id = $1', [player.userId]);
    expect(await make()).toBe(0);
    expect(await rows()).toEqual([]);
    const { items, states } = await explained(top, player.userId);
    expect([items, states]).toEqual([[], []]);
  });

  test('[R2] is nothing for an upline who is excluded or disabled, and the same as before for the others', async () => {
    await bets([{ stake: 1_000n * UNIT }]);
    await app().db.asOwner('update user_account set enable = false where id = $1', [agent]);
    expect(await make()).toBe(1);
    expect(await rows()).toEqual([[top.userId, 2, 0, '1000.0000', 3_000, '3.0000', 'accrued']]);
    await app().db.asOwner('update user_account set enable = true where id = $1', [agent]);
    await app().db.asOwner(
      `insert into player_guard (user_id, excluded_at, exclusion_term) values ($1, app_now(), '6m')
       on conflict (user_id) do update set excluded_at = app_now(), exclusion_term = '6m'`,
      [top.userId],
    );
    const next = addDays(day, 1);
    await bets([{ stake: 1_000n * UNIT, at: at + DAY_MS }]);
    expect(await make(next)).toBe(1);
    expect((await rows()).map(([who, level]) => [who, level])).toEqual([
      [top.userId, 2],
      [agent, 1],
    ]);
  });

  test('[R1] uses the rates of the day: a later change alters nothing, and nothing of the day before', async () => {
    const next = addDays(day, 1);
    await world.rate(agent, next, 6_000);
    await bets([{ stake: 1_000n * UNIT }, { stake: 1_000n * UNIT, at: at + DAY_MS }]);
    await make(next);
    await make();
    expect((await rows()).map(([, level, , , ppm, amount]) => [level, ppm, amount])).toEqual([
      [1, 5_000, '5.0000'],
      [2, 3_000, '3.0000'],
      [1, 2_000, '2.0000'],
      [2, 6_000, '6.0000'],
    ]);
    const { terms } = await explained(top, player.userId, { to: next });
    expect(terms).toEqual([
      {
        own_ppm: 12_000,
        below_ppm: 6_000,
        ppm: 6_000,
        base: '1000.0000',
        amount: '6.0000',
        from: next,
        to: next,
      },
      {
        own_ppm: 12_000,
        below_ppm: 9_000,
        ppm: 3_000,
        base: '1000.0000',
        amount: '3.0000',
        from: day,
        to: day,
      },
    ]);
  });

  test('[R1] equals the arithmetic of the rewards package for any chain, rates and changes', async () => {
    // Days of no other test.
    at += 2_000 * DAY_MS;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(12_000), { minLength: 2, maxLength: 10 }),
        fc.array(fc.nat(12_000), { minLength: 10, maxLength: 10 }),
        fc.bigInt(1n, 10n ** 11n),
        async (unsorted, unsortedLater, stake) => {
          at += DAY_MS;
          const of = dayIn(at, ZONE);
          const rates = unsorted.sort((one, other) => other - one);
          const later = unsortedLater.slice(0, rates.length).sort((one, other) => other - one);
          const chain = [await world.agent({ ppm: rates[0]!, from: RATES_FROM })];
          for (const [place, ppm] of rates.slice(1).entries())
            chain.push(
              await member(chain.at(-1)!, { kind: place < rates.length - 2 ? 'agent' : 'player', ppm }),
            );
          const low = chain.at(-1)!;
          await bets([{ stake }], low);
          // The next day has other rates; the day itself is made afterwards.
          await app().db.store.query(
            `insert into team_rate (user_id, from_day, ppm, at)
             select id, $3, ppm, app_now() from unnest($1::bigint[], $2::integer[]) n (id, ppm)`,
            [chain, later, addDays(of, 1)],
          );
          await make(of);
          const expected = chainCommission(amountOf(stake), rates).toReversed();
          expect(await amounts(low)).toEqual(expected.map(printAmount));
          at += DAY_MS;
          await bets([{ stake }], low);
          await make(addDays(of, 1));
          const all = [...expected, ...chainCommission(amountOf(stake), later).toReversed()];
          expect(await amounts(low)).toEqual(all.map(printAmount));
        },
      ),
      { numRuns: 25 },
    );
    expect(await audited()).toEqual([]);
  });
});

describe('[R2] commission between accounts of one person', () => {
  test('is held, and released or refused by operators, also for later days', async () => {
    await link(player.userId, agent);
    await bets([
      { stake: 1_000n * UNIT },
      { stake: 1_000n * UNIT, at: at + DAY_MS },
      { stake: 1_000n * UNIT, at: at + 2 * DAY_MS },
    ]);
    await make();
    const states = async () => (await rows()).map(([who, , , , , , state]) => [who, state]);
    expect(await states()).toEqual([
      [agent, 'held'],
      [top.userId, 'accrued'],
    ]);
    await ready();
    await pay();
    expect(await states()).toEqual([
      [agent, 'held'],
      [top.userId, 'paid'],
    ]);
    const [names] = await app().db.asOwner<{ agent: string }>(
      'select user_name as agent from user_account where id = $1',
      [agent],
    );
    expect(await runOps(app(), 'team', 'holds')).toContain(
      `${player.name} for ${names!.agent}: 5.0000 in 1 rows, ${day} to ${day}`,
    );
    await decideAs('release');
    expect(await states()).toEqual([
      [agent, 'payable'],
      [top.userId, 'paid'],
    ]);
    await make(addDays(day, 1));
    expect((await states()).slice(2)).toEqual([
      [agent, 'accrued'],
      [top.userId, 'accrued'],
    ]);
    await decideAs('refuse');
    await make(addDays(day, 2));
    expect((await states()).slice(4)).toEqual([
      [agent, 'reversed'],
      [top.userId, 'accrued'],
    ]);
    expect(await audited()).toEqual([]);
  });

  test('found while the amount waits is held before it is payable, and refused for good', async () => {
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    await link(player.userId, top.userId);
    await ready();
    expect((await rows()).map(([, , , , , , state]) => state)).toEqual(['payable', 'held']);
    expect(await app().services.commission.figures.sums(top.userId)).toEqual({
      accrued: 0n,
      payable: 0n,
      held: 30_000n,
      paid: 0n,
    });
    await decideAs('refuse', top.userId);
    expect((await rows()).map(([, , , , , , state]) => state)).toEqual(['payable', 'reversed']);
    const { states, mine } = await explained(top, player.userId);
    expect(states).toEqual([{ state: 'reversed', amount: '3.0000', at: null, reason: 'linked' }]);
    expect(mine).toBe('0.0000');
    await expect(
      app().db.asOwner("update team_accrual set state = 'held', reason = 'linked' where state = 'reversed'"),
    ).rejects.toMatchObject({ code: 'TS002' });
  });

  const decideAs = (decision: 'release' | 'refuse', beneficiary = agent) =>
    app().db.opsStore.query('select * from commission_decide($1, $2, $3, $4, $5)', [
      player.userId,
      beneficiary,
      decision,
      'checked',
      'ruth',
    ]);
});

describe('[R3] payments', () => {
  test('pay each agent once a week what is payable, in chunks, and tell their sockets', async () => {
    await bets([{ stake: 1_000n * UNIT }, { stake: 500n * UNIT, lottery: 'pk10-5m' }]);
    await make();
    const week = addDays(day, 14);
    expect(weekOf(week)).toBe(week);
    await ready(addDays(day, -1));
    await pay(addDays(day, 7));
    // Not payable yet: the day is still held back.
    expect(await balanceOf(top)).toBe('0.0000');
    expect(await ready()).toBe(1);
    expect(await ready()).toBe(0);
    tellings.length = 0;
    expect(await pay(week, 1)).toBeGreaterThanOrEqual(2);
    expect(await pay(week, 1)).toBe(0);
    expect(await balanceOf(top)).toBe('4.5000');
    expect(tellings).toContainEqual([
      top.userId,
      'balance',
      { balance: '4.5000', currency: 'CNY', cause: 'rebate', seq: expect.any(Number) },
    ]);
    const { items } = await top.expectOk('POST /api/record/log');
    expect(items).toMatchObject([
      { type: 'commission', amount: '4.5000', balance_after: '4.5000', remark: week },
    ]);
    const { states } = await explained(top, player.userId);
    expect(states).toEqual([{ state: 'paid', amount: '4.5000', at: expect.any(Number), reason: null }]);
    expect(await audited()).toEqual([]);
  });

  test('wait while the agent is disabled', async () => {
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    await ready();
    await app().db.asOwner('update user_account set enable = false where id = $1', [agent]);
    await pay();
    expect((await rows()).map(([, , , , , , state]) => state)).toEqual(['payable', 'paid']);
    await app().db.asOwner('update user_account set enable = true where id = $1', [agent]);
    await pay(addDays(day, 21));
    expect((await rows()).map(([, , , , , , state]) => state)).toEqual(['paid', 'paid']);
    expect(await audited()).toEqual([]);
  });

  test('that do not fit accruals or the ledger are found by the auditor', async () => {
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    await ready();
    await pay();
    const owner = app().db.asOwner;
    await owner(
      `set session_replication_role = replica; update team_accrual set amount = amount + 100, base = base + 1000000, stake = stake + 1000000
       where player = ${player.userId} and beneficiary = ${agent}; set session_replication_role = origin`,
    );
    const found = await audited();
    expect(found.map(({ rule }) => rule)).toEqual(['L17', 'L17']);
    expect(found.map(({ detail }) => detail).join()).toMatch(/payout \d+ of 50000 has accruals of 50100/);
    await owner(
      `set session_replication_role = replica; update team_accrual set amount = amount - 100, base = base - 1000000, stake = stake - 1000000
       where player = ${player.userId} and beneficiary = ${agent}; set session_replication_role = origin`,
    );
    expect(await audited()).toEqual([]);
  });
});

describe('[R2] stakes that a correction returns', () => {
  test('lower what is not paid by rows of their own, once', async () => {
    const [kept, first, second] = await bets([
      { stake: 1_000n * UNIT, draw: 'a' },
      { stake: 200n * UNIT, draw: 'a' },
      { stake: 100n * UNIT, draw: 'a', tied: 100n * UNIT },
    ]);
    await make();
    expect(kept).toBeDefined();
    const draw = await returnStakes([first!, second!]);
    const correct = () => app().db.store.tx((tx) => correctDay(tx, draw));
    expect(await correct()).toBe(2);
    expect(await correct()).toBe(0);
    expect((await rows()).map(([, level, turn, base, , amount]) => [level, turn, base, amount])).toEqual([
      [1, 0, '1200.0000', '6.0000'],
      [1, 1, '-200.0000', '-1.0000'],
      [2, 0, '1200.0000', '3.6000'],
      [2, 1, '-200.0000', '-0.6000'],
    ]);
    await ready();
    await pay();
    expect(await balanceOf(top)).toBe('3.0000');
    const { items, mine, base } = await explained(top, player.userId);
    expect([mine, base]).toEqual(['3.0000', '1000.0000']);
    expect(items.map(({ base: part, reason }) => [part, reason])).toEqual([
      ['0.0000', 'tied'],
      ['0.0000', 'tied'],
      ['1000.0000', null],
    ]);
    expect(await audited()).toEqual([]);
  });

  test('after the payment are set off against the next, which is never below zero', async () => {
    const [first] = await bets([{ stake: 1_000n * UNIT }]);
    await make();
    await ready();
    await pay();
    expect(await balanceOf(top)).toBe('3.0000');
    const draw = await returnStakes([first!]);
    expect(await app().db.store.tx((tx) => correctDay(tx, draw))).toBe(2);
    expect((await rows()).map(([, , , , , amount, state]) => [amount, state])).toEqual([
      ['5.0000', 'paid'],
      ['-5.0000', 'payable'],
      ['3.0000', 'paid'],
      ['-3.0000', 'payable'],
    ]);
    await pay(addDays(day, 21));
    expect(await balanceOf(top)).toBe('3.0000');
    expect((await app().services.commission.figures.sums(top.userId)).payable).toBe(-30_000n);
    await bets([{ stake: 1_500n * UNIT, at: at + DAY_MS }]);
    await make(addDays(day, 1));
    await ready(addDays(day, 1));
    await pay(addDays(day, 28));
    // 3.0000 paid + 4.5000 earned − 3.0000 taken back.
    expect(await balanceOf(top)).toBe('4.5000');
    expect((await rows()).every(([, , , , , , state]) => state === 'paid')).toBe(true);
    expect(await audited()).toEqual([]);
  });

  test('of a draw whose day is not made count for nothing when it is', async () => {
    const ids = await bets([
      { stake: 1_000n * UNIT, draw: 'a' },
      { stake: 10n * UNIT, draw: 'b' },
    ]);
    const draw = await returnStakes([ids[0]!]);
    expect(await app().db.store.tx((tx) => correctDay(tx, draw))).toBe(0);
    await make();
    expect(await bases()).toEqual(['10.0000']);
  });

  test('of an amount that is held or refused follow it', async () => {
    await link(player.userId, agent);
    const ids = await bets([
      { stake: 1_000n * UNIT, draw: 'a' },
      { stake: 10n * UNIT, draw: 'b' },
    ]);
    await make();
    const draw = await returnStakes([ids[0]!]);
    await app().db.store.tx((tx) => correctDay(tx, draw));
    expect((await rows()).map(([who, , , , , amount, state]) => [who === agent, amount, state])).toEqual([
      [true, '5.0500', 'held'],
      [true, '-5.0000', 'held'],
      [false, '3.0300', 'accrued'],
      [false, '-3.0000', 'accrued'],
    ]);
    expect(await audited()).toEqual([]);
  });
});

test('[R3] the store refuses any other change of an accrual, a day or a payout, also to the owner of the tables', async () => {
  await bets([{ stake: 1_000n * UNIT }]);
  await make();
  const refused = async (sql: string) =>
    expect(app().db.asOwner(sql), sql).rejects.toMatchObject({ code: 'TS002' });
  await refused('update team_accrual set amount = 0');
  await refused("update team_accrual set state = 'reversed', reason = 'linked'");
  // Its day is not payable.
  await refused(`update team_accrual set state = 'paid', payout_id = 1 where day = '${day}'`);
  await refused('delete from team_accrual');
  await refused('truncate team_accrual');
  await refused(`delete from team_accrual_day where day = '${day}'`);
  await refused(`update team_accrual_day set payable_at = app_now(), until = app_now() where day = '${day}'`);
  await app().db.asOwner(
    `update team_accrual set state = 'held', reason = 'linked' where player = ${player.userId}`,
  );
  await refused(`update team_accrual set state = 'accrued', reason = null where player = ${player.userId}`);
  await refused(`update team_accrual set state = 'reversed' where player = ${player.userId}`);
  await ready();
  await refused(`update team_accrual_day set payable_at = null where day = '${day}'`);
  await refused('update team_payout set amount = 100');
  await refused('delete from team_hold_decision');
  for (const table of [
    'team_accrual',
    'team_accrual_sum',
    'team_accrual_day',
    'team_payout',
    'team_payout_week',
    'team_hold_decision',
  ])
    for (const act of ['insert', 'update', 'delete', 'truncate'])
      expect(
        (
          await app().db.asOwner<{ may: boolean }>('select has_table_privilege($1, $2, $3) as may', [
            'tessera_app',
            table,
            act,
          ])
        )[0],
        `${act} ${table}`,
      ).toEqual({ may: false });
});

describe('[R2.8] figures', () => {
  test('by day and member are the sums of the accruals, for a random team', async () => {
    const random = fc.sample(
      fc.array(fc.record({ under: fc.nat(), agent: fc.boolean() }), { minLength: 24, maxLength: 24 }),
      1,
    )[0]!;
    const agents = [top.userId, agent];
    const members = [agent, player.userId];
    for (const { under, agent: may } of random) {
      const parent = agents[under % agents.length]!;
      const deep = await app().db.store.query<{ depth: number }>(
        'select cardinality(path) as depth from team_node where user_id = $1',
        [parent],
      );
      if (deep.rows[0]!.depth >= 8) continue;
      const one = await member(parent, { kind: may ? 'agent' : 'player', ppm: 0 });
      members.push(one);
      if (may) agents.push(one);
    }
    for (const one of members)
      await bets([{ stake: BigInt(one % 97n) * UNIT + UNIT }, { stake: 3n * UNIT, lottery: 'pk10-5m' }], one);
    await make();
    const { rows: raw } = await app().db.store.query<{
      beneficiary: bigint;
      member: bigint;
      amount: bigint;
      stake: bigint;
    }>(
      `select a.beneficiary, m.member, sum(a.amount)::bigint as amount, sum(a.stake)::bigint as stake
       from team_commission a join team_node n on n.user_id = a.player
       cross join lateral unnest(n.path || n.user_id) m (member)
       where a.day = $1 and (m.member = a.beneficiary or (select path from team_node where user_id = m.member) @> array[a.beneficiary])
       group by 1, 2 order by 1, 2`,
      [day],
    );
    expect(raw.length).toBeGreaterThan(members.length);
    for (const one of new Set(raw.map(({ beneficiary }) => beneficiary))) {
      const expected = raw.filter(({ beneficiary }) => beneficiary === one);
      const found = await app().services.commission.shares(
        one,
        expected.map(({ member: of }) => of),
        { from: day, to: day },
      );
      expect(
        [...found].map(([of, { amount, stake, waiting }]) => [of, amount, stake, waiting]).sort(),
      ).toEqual(expected.map(({ member: of, amount, stake }) => [of, amount, stake, amount]).sort());
    }
    const all = await app().services.commission.shareBelow(top.userId, top.userId, { from: day, to: day });
    const below = await app().services.commission.shareBelow(top.userId, agent, { from: day, to: day });
    const own = await app().services.commission.figures.from(top.userId, [agent], day);
    const rest = await app().services.commission.shares(top.userId, [agent], { from: day, to: day });
    expect(below.amount + own.get(agent)!.amount).toBe(rest.get(agent)!.amount);
    expect(all.amount).toBe((await app().services.commission.figures.sums(top.userId)).accrued);
    expect(await app().services.commission.figures.below(top.userId, top.userId, day)).toBe(all.amount);
    expect(await audited()).toEqual([]);
  });

  test('are part of the place in the team, and say when the next payment is', async () => {
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    expect((await top.expectOk('POST /api/team/mine')).commission).toEqual({
      accrued: '3.0000',
      payable: '0.0000',
      held: '0.0000',
      paid: '0.0000',
    });
    await ready();
    const { states } = await explained(top, player.userId);
    const { pays_at, commission } = await top.expectOk('POST /api/team/mine');
    expect(commission).toMatchObject({ accrued: '0.0000', payable: '3.0000' });
    expect(states).toEqual([{ state: 'payable', amount: '3.0000', at: pays_at, reason: null }]);
    expect(new Date(pays_at).getUTCDay()).toBe(1);
    expect(new Date(pays_at).getUTCHours()).toBe(4);
  });
});

describe('[R2.8] the explanation of a commission', () => {
  test('lists the bets of a member and all below page by page, the newest day first', async () => {
    const other = await member(agent, { ppm: 1_000 });
    const next = addDays(day, 1);
    const ids = [
      ...(await bets([
        { stake: 10n * UNIT, draw: 'a' },
        { stake: 20n * UNIT, lottery: 'pk10-5m' },
      ])),
      ...(await bets([{ stake: 30n * UNIT }], other)),
      ...(await bets([{ stake: 40n * UNIT }], agent)),
      ...(await bets([{ stake: 50n * UNIT, at: at + DAY_MS }])),
      ...(await bets([{ stake: 60n * UNIT, at: at + DAY_MS }], await member(top.userId, { ppm: 0 }))),
    ];
    await make();
    await make(next);
    const seen: number[] = [];
    let before: string | undefined;
    for (;;) {
      const page = await explained(top, agent, { to: next, limit: 2, ...(before ? { before } : {}) });
      expect(page.count).toBe(5);
      expect(page.mine).toBe('0.4500');
      expect(page.name).toMatch(/\*\*\*/);
      seen.push(...page.items.map(({ id }) => id));
      if (page.next === null) break;
      before = page.next;
    }
    expect(seen).toEqual([ids[4], ids[3], ids[2], ids[1], ids[0]].map(Number));
    const { items, return_ppm } = await explained(top, player.userId);
    expect(return_ppm).toBe(975_000);
    expect(items.map(({ stake, base, ppm, amount }) => [stake, base, ppm, amount])).toEqual([
      ['20.0000', '20.0000', 3_000, '0.0600'],
      ['10.0000', '10.0000', 3_000, '0.0300'],
    ]);
  });

  test('reads many bets of a day like few', async () => {
    await bets(Array.from({ length: 2_100 }, (_, place) => ({ stake: UNIT, draw: `draw ${place % 50}` })));
    await bets([{ stake: 5n * UNIT }], await member(top.userId, { ppm: 0 }));
    await make();
    const first = await explained(top, agent, { limit: 100 });
    expect(first.count).toBe(2_100);
    const second = await explained(top, agent, { limit: 100, before: first.next! });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
    expect(ids).toHaveLength(200);
    expect(
      [...first.items, ...second.items].every(
        ({ stake, amount }) => stake === '1.0000' && amount === '0.0030',
      ),
    ).toBe(true);
  });

  test('[A14] exists only for members below the caller', async () => {
    const outsider = await app().player();
    await world.agent({ user: outsider.userId, from: RATES_FROM });
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    const ask = (of: bigint) => ({ from: day, to: day, member: Number(of) });
    expect(await outsider.codeOf(EXPLAIN, ask(player.userId))).toBe('not_found');
    expect(await outsider.codeOf(EXPLAIN, ask(agent))).toBe('not_found');
    expect(await top.codeOf(EXPLAIN, ask(outsider.userId))).toBe('not_found');
    expect(await top.codeOf(EXPLAIN, ask(top.userId))).toBe('not_found');
    expect(await top.codeOf(EXPLAIN, ask(999_999_999n))).toBe('not_found');
    expect(await player.codeOf(EXPLAIN, ask(agent))).toBe('team_not_agent');
    const visitor = app().browser();
    expect(await visitor.codeOf(EXPLAIN, ask(player.userId))).toBe('please_login');
    visitor.token = await visitor.expectOk('POST /api/user/try', {});
    expect(await visitor.codeOf(EXPLAIN, ask(player.userId))).toBe('trial_not_allowed');
  });

  test('refuses days and cursors that are invalid', async () => {
    const today = dayIn(await app().db.clock.now(), ZONE);
    const ask = { from: today, to: today, member: Number(player.userId) };
    for (const wrong of [
      { from: '2026-02-30' },
      { to: addDays(today, 1) },
      { from: addDays(today, -366) },
      { from: addDays(today, 0), to: addDays(today, -1) },
      { before: 'x' },
      { before: '2026-02-30:1' },
      { before: `${today}:1; drop` },
    ])
      expect(await top.codeOf(EXPLAIN, { ...ask, ...wrong }), JSON.stringify(wrong)).toBe(
        'validation_failed',
      );
    expect((await top.expectOk(EXPLAIN, { ...ask, from: addDays(today, -365) })).count).toBe(0);
  });
});
