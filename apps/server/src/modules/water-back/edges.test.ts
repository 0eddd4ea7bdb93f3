import { fitsEdge, VIP_LEVELS } from '@tessera/rewards';
import { type PlayItem, returnsOf } from '@tessera/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedProducts } from '../../../test/decided-bets.ts';
import { useStore } from '../../../test/kit.ts';
import { rulesOf } from '../../house-rules.ts';
import { createLotteries, type Lottery, roomOf } from '../lotteries/index.ts';
import { highestFrom, ratesOn } from '../water-rates/index.ts';
import { daysDue, daysOpen } from './days.ts';
import { itemsBelow } from './edges.ts';
import { rateOf } from './rates.ts';
import { sidePlays } from './sides.ts';

const db = useStore();
/** The highest rate for lotteries of the first version. */
const HIGHEST = 4_000;
let lotteries: readonly Lottery[];
beforeAll(async () => {
  await seedProducts(db());
  lotteries = (await createLotteries(db())).all();
});

const of = (family: string): Lottery => lotteries.find((one) => one.family === family)!;

/** Whether own rebate and water-back fit the edge of every kind of unit bet of an item at a rebate. */
const fits = (lottery: Lottery, item: PlayItem, rebate: number): boolean => {
  const odds = rulesOf({ family: lottery.family, house: lottery.config.house }).oddsOf(
    item.id,
    lottery.config.pricing,
    rebate,
  );
  return returnsOf(item, odds).every(({ returned: { numerator, denominator } }) =>
    fitsEdge({ num: denominator - numerator, den: denominator }, { rebate, chain: 0, waterBack: HIGHEST }),
  );
};

describe('[R1] water-back and the own rebate never exceed the edge of an item that earns it', () => {
  test('of every lottery, at every rebate', () => {
    for (const lottery of lotteries) {
      const { family, config } = lottery;
      const barred = new Set(itemsBelow(lottery, HIGHEST));
      for (const item of rulesOf({ family, house: config.house }).playItems(family)) {
        if (barred.has(item.id)) continue;
        for (const share of [0, 0.13, 0.5, 0.77, 1]) {
          const rebate = Math.round(config.pricing.rMaxPpm * share);
          expect(fits(lottery, item, rebate), `${lottery.id} ${item.id} at ${share}`).toBe(true);
        }
      }
    }
  });

  test('an item whose rebate leaves less room than the highest rate is found', () => {
    const k3 = of('k3');
    expect(itemsBelow(k3, HIGHEST)).toEqual(['k3.credit.army']);
    const item = rulesOf({ family: 'k3', house: {} }).playItem('k3.credit.army')!;
    // The table returns 199 of 216, the rebate 7.5 per cent; 100 ppm are kept for the cut of odds.
    expect(roomOf(k3, item)).toBe(3_603);
  });

  test('a price without an edge leaves room for nothing', () => {
    const ssc = of('ssc');
    const pricing = { base: 1850, rMaxPpm: 75_000, rtpPpm: 1_000_000 };
    const fair = { ...ssc, config: { ...ssc.config, pricing } };
    const on = rulesOf({ family: ssc.family, house: {} }).playItems(ssc.family);
    expect(itemsBelow(fair, HIGHEST)).toHaveLength(on.length);
  });
});

test('plays with opposite sides are those where both words of a pair are two lines at one place', () => {
  const plays = new Map(sidePlays().map((one) => [one.play, one]));
  expect(plays.get('ssc.credit.ball-sides')).toEqual({
    play: 'ssc.credit.ball-sides',
    subject: 'ssc.credit.ball-sides',
    key: null,
  });
  expect(plays.get('ssc.compare.dragon-tiger')).toEqual({
    play: 'ssc.compare.dragon-tiger',
    subject: 'ssc.credit.dragon-tiger',
    key: 'compare',
  });
  expect(plays.get('kl10.credit.dragon-tiger')?.key).toBe('rank');
  for (const not of ['ssc.sides.front2', 'lhc.zodiac.special', 'lhc.main.parlay', 'ssc.star5.direct-multi'])
    expect(plays.has(not), not).toBe(false);
  for (const { subject } of plays.values()) expect(plays.has(subject), subject).toBe(true);
});

test('a day is due twelve hours after its end, in the zone of the platform', () => {
  const noon = Date.UTC(2026, 10, 28, 4);
  expect(daysDue(noon - 1, 'Asia/Shanghai').at(-1)).toBe('2026-11-26');
  expect(daysOpen(noon - 1, 'Asia/Shanghai')).toEqual(['2026-11-27', '2026-11-28']);
  expect(daysDue(noon, 'Asia/Shanghai')).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ]);
  expect(daysOpen(noon, 'Asia/Shanghai')).toEqual(['2026-11-28']);
});

test('the first version of the rates is the table of the program, and each day has the version of that day', async () => {
  const first = await ratesOn(db().store, '2026-11-28');
  expect(first).toMatchObject({
    number: 1,
    lottery: VIP_LEVELS.map(({ lotteryPpm }) => lotteryPpm),
    platform: VIP_LEVELS.map(({ platformPpm }) => platformPpm),
  });
  expect(rateOf(first, 'platform', 3)).toBe(4_000);
  expect(HIGHEST).toBe(Math.max(...first.lottery));
  const add = (fromDay: string, more: number) =>
    db().asOwner(
      `insert into water_back_rates (number, from_day, lottery_ppm, platform_ppm, by)
       select max(number) + 1, '${fromDay}', '{1,1,1,1,1,1,1,${4_000 + more}}', '{1,1,1,1,1,1,1,1}', 'x' from water_back_rates`,
    );
  await add('2099-01-02', 7);
  await add('2099-01-05', -5);
  const on = async (day: string) => (await ratesOn(db().store, day)).lottery.at(-1);
  expect([
    await on('2099-01-01'),
    await on('2099-01-02'),
    await on('2099-01-04'),
    await on('2099-01-05'),
  ]).toEqual([4_000, 4_007, 4_007, 3_995]);
  expect((await highestFrom(db().store, '2099-01-01')).lottery).toBe(4_007);
  expect((await highestFrom(db().store, '2099-01-05')).lottery).toBe(3_995);
  // Neither before a version that is there already, nor for a day that has begun, nor with a level that gets less than the one below.
  await expect(add('2099-01-04', 0)).rejects.toThrow('not after');
  await expect(add('2099-01-06', -4_000)).rejects.toThrow('less than the one below');
  await expect(db().asOwner('update water_back_rates set from_day = from_day')).rejects.toThrow(
    'append_only',
  );
});
