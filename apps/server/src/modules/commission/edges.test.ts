import { TEAM_LEVELS, VIP_LEVELS, waterBackRoom } from '@tessera/rewards';
import { allFamilies, type PlayItem, returnsOf } from '@tessera/rules';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { seedProducts } from '../../../test/decided-bets.ts';
import { useStore } from '../../../test/kit.ts';
import { createTeamWorld } from '../../../test/teams.ts';
import { rulesOf } from '../../house-rules.ts';
import { createLotteries, itemsOf, type Lottery } from '../lotteries/index.ts';
import { createSettingsModule } from '../settings/index.ts';
import { itemsBelow } from '../water-back/index.ts';
import { writeTeamBars } from './bars.ts';

const CHAIN_MAX = 12_000;
/** The highest rate of water-back of lotteries. */
const WATER_BACK = 4_000;
/** On sale or not. */
const BOARDS: Lottery['config']['boards'] = ['tradition', 'credit'];
/** Own rebates that are tried, as shares of the highest one. */
const SHARES = [0, 0.01, 0.13, 0.16, 0.5, 0.77, 0.999, 1];

const db = useStore();
let lotteries: readonly Lottery[];
/** The lotteries on sale, and one of each family that none is of, at the seeded price. */
let all: readonly Lottery[];
beforeAll(async () => {
  await seedProducts(db());
  lotteries = (await createLotteries(db())).all();
  const sold = new Set(lotteries.map(({ family }) => family));
  const [sample] = lotteries;
  const others = allFamilies
    .map(({ family }) => family)
    .filter((family) => !sold.has(family))
    .map((family) => ({ ...sample!, id: family, family, config: { ...sample!.config, house: {} } }));
  all = [...lotteries, ...others];
});

/** Items, with what each leaves at each own rebate: the whole ppm below its edge, the rebate taken off. */
interface Item {
  readonly name: string;
  readonly barred: boolean;
  /** No water-back either. */
  readonly bare: boolean;
  readonly rooms: readonly number[];
}

function roomsOf(lottery: Lottery, item: PlayItem): number[] {
  const { family, config } = lottery;
  const rules = rulesOf({ family, house: config.house });
  return SHARES.map((share) => {
    const rebate = Math.round(config.pricing.rMaxPpm * share);
    const kinds = returnsOf(item, rules.oddsOf(item.id, config.pricing, rebate)).map(
      ({ returned: { numerator, denominator } }) =>
        waterBackRoom({ num: denominator - numerator, den: denominator }, { rebate, chain: 0 }),
    );
    return Math.min(...kinds);
  });
}

const itemsIn = (lottery: Lottery): Item[] => {
  const { family, config } = lottery;
  const whole = { family, config: { ...config, boards: BOARDS } };
  const barred = new Set(itemsBelow(whole, CHAIN_MAX + WATER_BACK));
  const bare = new Set(itemsBelow(whole, WATER_BACK));
  return itemsOf(whole).map((item) => ({
    name: `${lottery.id} ${item.id}`,
    barred: barred.has(item.id),
    bare: bare.has(item.id),
    rooms: roomsOf(lottery, item),
  }));
};

test('[R1] 10 000 random chains and all items: own rebate, chain, water-back and VIP step never exceed the edge', () => {
  const items = all.flatMap(itemsIn);
  const distinct = new Set(items.map(({ name }) => name.split(' ')[1]));
  expect(distinct.size).toBe(506);
  const over: string[] = [];
  fc.assert(
    fc.property(
      fc.array(fc.nat(CHAIN_MAX), { minLength: 1, maxLength: TEAM_LEVELS }),
      fc.nat(SHARES.length - 1),
      fc.constantFrom(...VIP_LEVELS),
      (rates, share, { lotteryPpm }) => {
        const chain = Math.max(...rates) - Math.min(...rates);
        for (const { name, barred, bare, rooms } of items) {
          // A stake at the highest own rebate earns no water-back, but its uplines earn.
          const waterBack = bare || SHARES[share] === 1 ? 0 : lotteryPpm;
          if ((barred ? 0 : chain) + waterBack > rooms[share]!) over.push(name);
        }
      },
    ),
    { numRuns: 10_000 },
  );
  expect(over).toEqual([]);
});

test('[R1] every item that is barred would exceed its edge, up to the cut of odds', () => {
  for (const item of all.flatMap(itemsIn).filter(({ barred }) => barred))
    expect(Math.min(...item.rooms) - 100, item.name).toBeLessThan(CHAIN_MAX + WATER_BACK);
});

test('[R1] plays without room are barred from a day on, at the highest rate that an agent has or may have', async () => {
  const { settings } = await createSettingsModule({ ...db(), mode: 'test' });
  const write = (day: string) =>
    db().store.tx((tx) => writeTeamBars(tx, day, { lotteries: { all: () => lotteries }, settings }));
  const rows = async () => {
    const { rows: found } = await db().store.query<{ play: string }>(
      `select distinct play_id as play from team_bar where until_day is null order by 1`,
    );
    return found.map(({ play }) => play);
  };
  await write('2026-01-10');
  expect(await rows()).toEqual([
    'd3.credit.dragon-tiger',
    'k3.credit.army',
    'ssc.credit.dragon-tiger',
    'x5.credit.ball-sides',
  ]);
  await settings.set('teamRateMaxPpm', 0, 'test');
  await write('2026-01-11');
  expect(await rows()).toEqual(['k3.credit.army']);
  const inForce = async (day: string) => {
    const { rowCount } = await db().store.query(
      `select from team_bar where play_id = 'x5.credit.ball-sides' and from_day <= $1 and coalesce(until_day > $1, true)`,
      [day],
    );
    return rowCount! > 0;
  };
  expect([await inForce('2026-01-09'), await inForce('2026-01-10'), await inForce('2026-01-11')]).toEqual([
    false,
    true,
    false,
  ]);
  // An agent who has a higher rate than the setting allows today.
  await createTeamWorld(db()).agent({ ppm: CHAIN_MAX, from: '2026-01-12' });
  await write('2026-01-12');
  expect(await inForce('2026-01-12')).toBe(true);
  await db().asOwner(
    `insert into team_accrual_day (day, since, until, at) values ('2026-01-13', '2026-01-13', '2026-01-14', app_now())`,
  );
  await settings.set('teamRateMaxPpm', 90_000, 'test');
  expect(await write('2026-01-13')).toEqual([]);
  expect(await rows()).toHaveLength(4);
  await write('2026-01-14');
  expect((await rows()).length).toBeGreaterThan(4);
});
