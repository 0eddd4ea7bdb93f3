import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRules } from '../core.ts';
import { readContent } from '../engine/read.ts';
import { demoPricing } from '../price/pricing.ts';
import { arbContent } from '../testing/arbitraries.ts';
import { spaceOf } from '../testing/draw-space.ts';
import { linesByTier } from '../testing/odds-count.ts';
import { rulePage } from '../texts/index.ts';
import { allFamilies } from './all.ts';
import { catalogueHouse, type HouseRules } from './house.ts';

const other: HouseRules = {
  straights: 'plain',
  traditionTie: 'push',
  creditTie: 'lose',
  diceTriples: 'lose-size',
  topTwoEleven: 'push',
  middleSums: 'push',
};

const rules = createRules(allFamilies, other);
const oddsText = (items: ReturnType<typeof rules.playedItems>): ReadonlyMap<string, string> =>
  new Map(
    items.map(({ id, tiers }) => [id, tiers.map(({ tier, kind, wins }) => `${tier}/${kind} ${wins}`).join()]),
  );

describe('house rules of a lottery', () => {
  const own = oddsText(rules.playedItems());
  const catalogue = oddsText(createRules(allFamilies).playedItems());
  const changed = [...own].filter(([id, text]) => catalogue.get(id) !== text).map(([id]) => id);

  test('another house changes just the items its choices are about', () => {
    expect(changed.toSorted()).toEqual([
      'd3.credit.dragon-tiger',
      'd3.credit.star3-form',
      'd3.star3.special',
      'k3.credit.sides',
      'pc28.combo',
      'pc28.sides',
      'pk10.credit.sum2-sides',
      'pk10.sum2.sides',
      'ssc.back3.special',
      'ssc.compare.dragon-tiger',
      'ssc.credit.back3-form',
      'ssc.credit.dragon-tiger',
      'ssc.credit.front3-form',
      'ssc.credit.mid3-form',
      'ssc.front3.special',
      'ssc.mid3.special',
    ]);
  });

  test.each(changed)('[L9] %s has the odds it settles with', (id) => {
    const item = rules.playedItem(id);
    const space = item && spaceOf(item);
    if (item === undefined || space === undefined) throw new Error(`${id} has a draw space`);
    const [content = ''] = fc.sample(arbContent(item), { numRuns: 1, seed: 1 });
    const read = readContent(item, content);
    const byTier = linesByTier(item, content, space);
    const kinds = [...new Set(byTier.map(({ kind }) => kind))];
    const lines = kinds.map(
      (kind) => new Set(byTier.filter((tier) => tier.kind === kind).map((tier) => tier.lines)),
    );
    expect(lines.every(({ size }) => size === 1)).toBe(true);
    expect(lines.reduce((sum, [count]) => sum + Number(count), 0)).toBe(read.ok && read.value.count);
  });

  test('its straights do not turn the corner, and its ties pay back', () => {
    expect(rules.settle('ssc.front3.special', 'straight', [8, 9, 0, 1, 2])).toEqual({ ok: true, value: [] });
    expect(
      rules.settle('ssc.compare.dragon-tiger', { compare: '1-2', list: 'dragon' }, [1, 1, 0, 0, 0]),
    ).toEqual({
      ok: true,
      value: [{ tier: 'push', count: 1 }],
    });
  });

  test('rule texts say what the house does', () => {
    const textOf = (house: HouseRules, id: string): string => {
      const family = allFamilies.find((one) => id.startsWith(`${one.family}.`));
      if (family === undefined) throw new Error(id);
      const entries = rulePage(family, 'enUs', demoPricing, 0, house).sections.flatMap(
        (section) => section.entries,
      );
      return entries.find((entry) => entry.id === id)?.rule ?? '';
    };
    expect(textOf(catalogueHouse, 'k3.credit.sides')).toContain('every triple loses');
    expect(textOf(other, 'k3.credit.sides')).toContain('triples lose for big and small');
    expect(textOf(other, 'ssc.credit.mid3-form')).toContain('9 and 0 not adjacent');
    expect(textOf(other, 'pk10.sum2.sides')).toContain('11 is a tie');
  });

  test('notes of another house are translated too', () => {
    for (const family of allFamilies)
      expect(() => rulePage(family, 'zhCn', demoPricing, 0, other)).not.toThrow();
  });
});
