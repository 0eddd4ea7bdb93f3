import { describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { parseLotteryConfig, seedLotteries } from './index.ts';

const app = useApp();
const LIST = 'POST /api/lottery/list';
const PLAYED = 'POST /api/lottery/played/list';

describe(LIST, () => {
  test('[R7.3] [R3.10] lists the lotteries of the lobby to anyone, with prices and limits', async () => {
    const list = await app().browser().expectOk(LIST, {});
    expect(list.map(({ id, period_s }) => [id, period_s])).toEqual([
      ['ssc-1m', 60],
      ['ssc-3m', 180],
      ['ssc-5m', 300],
    ]);
    expect(list[0]).toEqual({
      id: 'ssc-1m',
      family: 'ssc',
      name: { zhCn: '星纹时时彩', enUs: 'Mosaic SSC 1 min' },
      source: 'verifiable',
      period_s: 60,
      zone: 'Asia/Shanghai',
      pace: 'high',
      disks: ['tradition', 'credit'],
      pricing: { base: 1800, rMaxPpm: 75_000, rtpPpm: 975_000 },
      unit_stake: '2.0000',
      stake_min: '1.0000',
      multiple_max: 10_000,
      payout_cap: '1000000.0000',
      enabled: true,
    });
  });

  test('a disabled lottery is not listed, on any node, from then on', async () => {
    const heard = new Promise<void>((resolve) => app().core.lotteries.onChanged(resolve));
    await app().db.asOwner("update lottery set enabled = false where id = 'ssc-5m'");
    await heard;
    const list = await app().browser().expectOk(LIST, {});
    expect(list.map(({ id }) => id)).toEqual(['ssc-1m', 'ssc-3m']);
    expect(app().core.lotteries.find('ssc-5m')).toMatchObject({ enabled: false });
  });
});

describe(PLAYED, () => {
  test('[R3.7] lists every item of the offered families once, each with its parents', async () => {
    const { group, type, played } = await app().browser().expectOk(PLAYED, {});
    expect(played).toHaveLength(143);
    expect(new Set(played.map(({ id }) => id)).size).toBe(143);
    const groups = new Set(group.map(({ id }) => id));
    const types = new Set(type.map(({ id, group_id }) => `${group_id} ${id}`));
    for (const item of played) {
      expect(groups.has(item.group_id)).toBe(true);
      expect(types.has(`${item.group_id} ${item.type_id}`)).toBe(true);
      expect(item.name.zhCn && item.name.enUs).toBeTruthy();
    }
    expect(new Set(played.map(({ disk }) => disk))).toEqual(new Set(['tradition', 'credit']));
  });
});

test('seeding again changes nothing an operator has set', async () => {
  await app().db.asOwner("update lottery set lead_s = 20 where id = 'ssc-1m'");
  await app().db.store.tx(seedLotteries);
  const rows = await app().db.asOwner("select lead_s from lottery where id = 'ssc-1m'");
  expect(rows).toEqual([{ lead_s: 20 }]);
});

describe('a lottery’s configuration', () => {
  const good = {
    disks: ['credit'],
    pricing: { base: 1800, rMaxPpm: 0, rtpPpm: 970_000, prizes: { 'ssc.x': { first: '100' } } },
    unitStake: '2',
    stakeMin: '0.5',
    stakeMax: '100',
    multipleMax: 9,
    caps: { bet: '1', player: '2', draw: '3' },
  };

  test('is read with amounts and prizes as whole numbers', () => {
    expect(parseLotteryConfig(good)).toMatchObject({
      unitStake: 20_000n,
      stakeMin: 5_000n,
      caps: { draw: 30_000n },
      pricing: { prizes: { 'ssc.x': { first: 100n } } },
    });
  });

  test.each([
    ['no disk', { disks: [] }],
    ['an amount of nothing', { unitStake: '0' }],
    ['an amount that is none', { stakeMax: '1e9' }],
    ['a cap less', { caps: { bet: '1', player: '2' } }],
    ['a return above everything', { pricing: { ...good.pricing, rtpPpm: 1_000_001 } }],
  ])('with %s stops the start', (_name, change) => {
    expect(() => parseLotteryConfig({ ...good, ...change })).toThrow();
  });
});
