import { describe, expect, test } from 'vitest';
import { playItem, playItems } from '../all-rules.ts';
import { checkDraw } from '../draw/check-draw.ts';
import { allFamilies } from '../families/all.ts';
import { demoPricing } from '../price/pricing.ts';
import { modelOf } from '../testing/model/index.ts';
import { ruleExamples } from './examples.ts';
import { ruleEntry, rulePage } from './rule-page.ts';
import { sentenceOf, sentences } from './sentences.ts';

describe('rule texts', () => {
  test('every item has a sentence, and every sentence is used', () => {
    const used = new Set(playItems().map(sentenceOf));
    expect(sentences.filter((sentence) => !used.has(sentence)).map(({ enUs }) => enUs)).toEqual([]);
  });

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

  test.each(allFamilies)('the page of $family is complete in both languages', (rules) => {
    for (const locale of ['zhCn', 'enUs'] as const) {
      const entries = rulePage(rules, locale, demoPricing).sections.flatMap((section) => section.entries);
      expect(entries.length).toBe(rules.items().length);
      for (const { id, title, rule, example, prizes, notes } of entries) {
        expect(
          [title, rule, ...notes].every((text) => text.length > 0),
          id,
        ).toBe(true);
        expect(example.wins.length, id).toBeGreaterThan(0);
        expect(prizes.length, id).toBeGreaterThan(0);
        expect(
          example.wins.every(({ odds }) => odds >= 10_000n || prizes.some((prize) => prize.odds === odds)),
          id,
        ).toBe(true);
        expect(locale === 'zhCn' || !/[\u4e00-\u9fff]/.test(rule), id).toBe(true);
      }
    }
  });

  test('[RP10] prices on the page equal the payouts', () => {
    const [ssc] = allFamilies;
    if (ssc === undefined) throw new Error('expected at least one family');
    const [entry] = rulePage(ssc, 'enUs', demoPricing, 75_000).sections[0]?.entries ?? [];
    expect(entry).toMatchObject({
      id: 'ssc.star5.direct-multi',
      prizes: [{ tier: 'win', kind: 'unit', oneIn: 100_000, odds: 900_000_000n }],
      example: { lines: 4, wins: [{ tier: 'win', kind: 'unit', count: 1, odds: 900_000_000n }] },
      returnPpm: 900_000,
    });
  });

  test('[RP10] the page has a chance per kind of line, and a returned stake counts as return', () => {
    const entryOf = (id: string) => {
      const item = playItem(id);
      if (item === undefined) throw new Error(`unknown played item ${id}`);
      return ruleEntry(item, 'enUs', demoPricing);
    };
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
