import { namesOf } from '@tessera/messages/load';
import { playItems, returnsOf } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { parseLotteryConfig, rulesOf, seedLotteries } from './index.ts';

const app = useApp();
const LIST = 'POST /api/lottery/list';
const PLAYED = 'POST /api/lottery/played/list';

describe(LIST, () => {
  test('[R7.3] [R3.10] lists the lotteries of the lobby without a session, with prices and limits', async () => {
    const list = await app().browser().expectOk(LIST, {});
    const ours = list.filter(({ source }) => source === 'verifiable');
    expect(Object.fromEntries(ours.map(({ id, period_s }) => [id, period_s]))).toEqual({
      'ssc-1m': 60,
      'ssc-3m': 180,
      'ssc-5m': 300,
      'pk10-1m': 60,
      'pk10-3m': 180,
      'pk10-5m': 300,
      'k3-1m': 60,
      'k3-5m': 300,
      'x5-1m': 60,
      'x5-5m': 300,
      'pc28-1m': 60,
      'pc28-210s': 210,
      'lhc-5m': 300,
      'lhc-1d': 86_400,
      'd3-5m': 300,
      'p5-5m': 300,
      'kl8-5m': 300,
      'kl10-5m': 300,
    });
    for (const { id, family, name } of list) {
      expect(id.startsWith(`${family}-`)).toBe(true);
      expect(name.zhCn && name.enUs).toBeTruthy();
    }
    expect(list[0]?.name).toMatchObject({ zhCn: '星纹时时彩', enUs: 'Mosaic SSC' });
    expect(list[0]).toEqual({
      id: 'ssc-1m',
      family: 'ssc',
      name: namesOf('lottery', 'ssc-1m'),
      source: 'verifiable',
      period_s: 60,
      zone: 'Asia/Shanghai',
      pace: 'high',
      disks: ['tradition', 'credit'],
      pricing: { base: 1800, rMaxPpm: 75_000, rtpPpm: 975_000 },
      house: {},
      unit_stake: '2.0000',
      stake_min: '1.0000',
      stake_max: '1000000.0000',
      multiple_max: 10_000,
      payout_cap: '1000000.0000',
      enabled: true,
    });
  });

  test('a suspended lottery stays listed, without accepting bets', async () => {
    const { browser, db, services } = app();
    const heard = new Promise<void>((resolve) => services.lotteries.onChanged(resolve));
    await db.asOwner(`update lottery set config = config || '{"suspended": true}' where id = 'pk10-5m'`);
    await heard;
    const list = await browser().expectOk(LIST, {});
    expect(list.find(({ id }) => id === 'pk10-5m')).toMatchObject({ enabled: false });
  });

  test('[E17] lotteries suspended by a node are listed without accepting bets, until the node resumes them', async () => {
    const { browser, services } = app();
    const offOf = async () =>
      (await browser().expectOk(LIST, {})).filter(({ enabled }) => !enabled).map(({ source }) => source);
    const before = await offOf();
    services.lotteries.suspendWhere(({ source }) => source === 'verifiable');
    const sources = (await browser().expectOk(LIST, {})).filter(({ enabled }) => enabled);
    expect(sources.some(({ source }) => source === 'verifiable')).toBe(false);
    expect(sources.some(({ source }) => source === 'feed')).toBe(true);
    services.lotteries.suspendWhere(() => false);
    expect(await offOf()).toEqual(before);
  });

  test('a disabled lottery is no longer listed', async () => {
    const heard = new Promise<void>((resolve) => app().services.lotteries.onChanged(resolve));
    await app().db.asOwner("update lottery set enabled = false where id = 'ssc-5m'");
    await heard;
    const list = await app().browser().expectOk(LIST, {});
    expect(list.map(({ id }) => id)).not.toContain('ssc-5m');
    expect(list.map(({ id }) => id)).toContain('ssc-3m');
    expect(app().services.lotteries.find('ssc-5m')).toMatchObject({ enabled: false });
  });
});

describe(PLAYED, () => {
  test('[R3.7] lists every item of the offered families once, each with its parents', async () => {
    const { group, type, played: plays } = await app().browser().expectOk(PLAYED, {});
    const offered = new Set(
      app()
        .services.lotteries.all()
        .map(({ family }) => family),
    );
    const known = playItems().filter(({ family }) => offered.has(family));
    expect(plays.map(({ id }) => id).sort()).toEqual(known.map(({ id }) => id).sort());
    const groups = new Set(group.map(({ id }) => id));
    const types = new Set(type.map(({ id, group_id }) => `${group_id} ${id}`));
    for (const item of plays) {
      expect(groups.has(item.group_id)).toBe(true);
      expect(types.has(`${item.group_id} ${item.type_id}`)).toBe(true);
      expect(item.name.zhCn && item.name.enUs).toBeTruthy();
    }
    expect(new Set(plays.map(({ disk: board }) => board))).toEqual(new Set(['tradition', 'credit']));
  });
});

test('[B1] one line of every item can be bet at the full unit in every lottery, and no expected return reaches the stake', () => {
  for (const lottery of app().services.lotteries.all()) {
    const { config } = lottery;
    const rules = rulesOf({ family: lottery.family, house: config.house });
    const items = rules.playItems();
    expect(new Set(items.map(({ board }) => board)), lottery.id).toEqual(new Set(config.boards));
    for (const item of items) {
      const odds = rules.oddsOf(item.id, config.pricing, 0);
      for (const { kind, returned } of returnsOf(item, odds)) {
        expect(returned.numerator < returned.denominator, `${lottery.id} ${item.id} ${kind}`).toBe(true);
      }
      const best = Object.values(odds).reduce((one, other) => (other > one ? other : one), 0n);
      const stake = item.board === 'credit' ? config.stakeMin : config.unitStake;
      expect((stake * best) / 10_000n <= config.caps.bet, `${lottery.id} ${item.id}`).toBe(true);
    }
  }
});

test('a repeated seed does not change values set by an operator', async () => {
  await app().db.asOwner("update lottery set lead_s = 20 where id = 'ssc-1m'");
  await app().db.store.tx(seedLotteries);
  const rows = await app().db.asOwner("select lead_s from lottery where id = 'ssc-1m'");
  expect(rows).toEqual([{ lead_s: 20 }]);
});

describe('a lottery’s configuration', () => {
  const good = {
    boards: ['credit'],
    pricing: { base: 1800, rMaxPpm: 0, rtpPpm: 970_000, prizes: { 'ssc.x': { first: '100' } } },
    unitStake: '2',
    stakeMin: '0.5',
    stakeMax: '100',
    multipleMax: 9,
    caps: { bet: '1', player: '2', draw: '3' },
  };

  test('is read with amounts and prizes as whole numbers', () => {
    expect(parseLotteryConfig(good).house).toEqual({});
    const house = { straights: 'plain', x5Eleven: 'push' };
    // A value equal to the catalogue's is not stored as a choice.
    expect(parseLotteryConfig({ ...good, house }).house).toEqual({ straights: 'plain' });
    expect(parseLotteryConfig(good)).toMatchObject({
      unitStake: 20_000n,
      stakeMin: 5_000n,
      caps: { draw: 30_000n },
      pricing: { prizes: { 'ssc.x': { first: 100n } } },
    });
  });

  test.each([
    ['no disk', { boards: [] }],
    ['an amount of zero', { unitStake: '0' }],
    ['a malformed amount', { stakeMax: '1e9' }],
    ['an unknown house rule', { house: { fives: 'wild' } }],
    ['an unknown value of a house rule', { house: { straights: 'round' } }],
    ['a missing cap', { caps: { bet: '1', player: '2' } }],
    ['a return above 100 %', { pricing: { ...good.pricing, rtpPpm: 1_000_001 } }],
  ])('is refused with %s', (_name, change) => {
    expect(() => parseLotteryConfig({ ...good, ...change })).toThrow();
  });
});
