import { expect, test } from 'vitest';
import { createRules } from '../core.ts';
import { allFamilies } from '../families/all.ts';
import { k3 } from '../families/k3/index.ts';
import { ssc } from '../families/ssc/index.ts';
import { itemReturns } from './item-returns.ts';
import { demoPricing } from './pricing.ts';

const boards = ['tradition', 'credit'] as const;

test('[R1] at the prices of the demonstration no item of a family without fixed prizes returns more than is staked', () => {
  for (const family of allFamilies) {
    const found = itemReturns(createRules([family]), { family: family.family, boards, pricing: demoPricing });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ isAboveStake }) => isAboveStake).map(({ item }) => item.id)).toEqual([]);
    for (const { leastPpm, mostPpm, withRebatePpm } of found) {
      expect(leastPpm).toBeLessThanOrEqual(mostPpm);
      expect(mostPpm).toBeLessThanOrEqual(withRebatePpm);
      expect(withRebatePpm).toBeLessThanOrEqual(1_000_000);
    }
  }
});

test('[R1] one step above the stake is found, and the stake itself is not above', () => {
  const rules = createRules([ssc]);
  const worst = (base: number) =>
    itemReturns(rules, { family: 'ssc', boards: ['tradition'], pricing: { ...demoPricing, base } });
  // The prize group at the highest rebate, 7.5 %: 1850 returns 92.5 % and the rebate makes it the stake.
  expect(worst(1850).some(({ isAboveStake }) => isAboveStake)).toBe(false);
  expect(Math.max(...worst(1850).map(({ withRebatePpm }) => withRebatePpm))).toBe(1_000_000);
  expect(worst(1851).some(({ isAboveStake }) => isAboveStake)).toBe(true);
});

test('a fixed prize counts as it is, at every rebate', () => {
  const rules = createRules([k3]);
  const priced = (once: bigint) => {
    const prizes = { 'k3.credit.army': { once, twice: 30_000n, thrice: 40_000n } };
    const pricing = { ...demoPricing, prizes };
    return itemReturns(rules, { family: 'k3', boards: ['credit'], pricing }).find(
      ({ item }) => item.id === 'k3.credit.army',
    )!;
  };
  expect(priced(20_000n)).toMatchObject({ leastPpm: 921_296, withRebatePpm: 996_297, isAboveStake: false });
  expect(priced(30_000n).isAboveStake).toBe(true);
});
