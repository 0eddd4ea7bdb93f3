import { amountOf, dayIn, printAmount } from '@tessera/protocol';
import { addDays, chainCommission } from '@tessera/rewards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, RATES_FROM, sides, UNIT, useCommission, ZONE } from '../../../test/commission.ts';
import { writeTeamBars } from './bars.ts';

const { app, member, make, ready, bets, rows, amounts, bases, explained, audited, given } = useCommission();

describe('the commission of a day', () => {
  test('[R1] [L16] is the difference of rates at each level, cut to hundredths, and is made once', async () => {
    const { top, agent } = given();
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
    const { top, player } = given();
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
    const { day, top, player } = given();
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
    const { top, player } = given();
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
    const { at, day, top, agent } = given();
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
    const { world, at, day, top, agent, player } = given();
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
    const { world, at: noon } = given();
    // Days of no other test.
    let at = noon + 2_000 * DAY_MS;
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
          await bets([{ stake, at }], low);
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
          await bets([{ stake, at }], low);
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

test('[R3] the store refuses any other change of an accrual, a day or a payout, also to the owner of the tables', async () => {
  const { day, player } = given();
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
