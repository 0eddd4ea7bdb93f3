import { describe, expect, test } from 'vitest';
import { playItem, playItems } from '../all-rules.ts';
import { checkDraw } from '../draw/check-draw.ts';
import { demoPricing } from '../price/pricing.ts';
import { modelOf } from '../testing/model/index.ts';
import { ruleExamples } from './examples.ts';
import { ruleEntry } from './rule-entry.ts';

function knownItem(id: string) {
  const item = playItem(id);
  if (item === undefined) throw new Error(`unknown played item ${id}`);
  return item;
}

describe('rule entries', () => {
  test('every item has an example, and every example belongs to an item', () => {
    expect(Object.keys(ruleExamples).toSorted()).toEqual(
      playItems()
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test.each(playItems())(
    '$id: the example has a valid draw and wins by the naive model',
    ({ id, family }) => {
      const { content, draw } = ruleExamples[id] ?? { content: '', draw: [] };
      expect(checkDraw(family, draw).ok).toBe(true);
      const model = modelOf(id);
      expect(model.lines(content).some((line) => model.tierOf(line, draw) !== undefined)).toBe(true);
    },
  );

  test.each(playItems())('$id: the example wins, and its wins are paid at listed prices', (item) => {
    const { example, prizes } = ruleEntry(item, demoPricing);
    expect(example.wins.length).toBeGreaterThan(0);
    expect(prizes.length).toBeGreaterThan(0);
    for (const { odds } of example.wins)
      expect(odds >= 10_000n || prizes.some((prize) => prize.odds === odds)).toBe(true);
  });

  test('[RP10] prices on the page equal the payouts', () => {
    const entry = ruleEntry(knownItem('ssc.star5.direct-multi'), demoPricing, 75_000);
    expect(entry).toMatchObject({
      id: 'ssc.star5.direct-multi',
      prizes: [{ tier: 'win', kind: 'unit', oneIn: 100_000, odds: 900_000_000n }],
      example: { lines: 4, wins: [{ tier: 'win', kind: 'unit', count: 1, odds: 900_000_000n }] },
      returnPpm: 900_000,
    });
  });

  test('[RP10] the page has a chance per kind of line, and a returned stake counts as return', () => {
    const entryOf = (id: string) => ruleEntry(knownItem(id), demoPricing);
    const chances = entryOf('ssc.back3.group-sum').prizes.map(({ tier, oneIn }) => [tier, oneIn]);
    expect(chances).toEqual(
      [
        ['group3', 1000 / 3],
        ['group6', 1000 / 6],
      ].map(([tier, n]) => [tier, expect.closeTo(Number(n), 4)]),
    );
    const { returnPpm = 0 } = entryOf('ssc.credit.dragon-tiger');
    expect(returnPpm).toBeGreaterThan(969_000);
    expect(returnPpm).toBeLessThanOrEqual(1_000_000);
  });
});
