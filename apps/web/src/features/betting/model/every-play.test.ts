import { demoPricing } from '@tessera/rules';
import { createRules } from '@tessera/rules/core';
import { expect, test } from 'vitest';
import { knownFamilies, loadFamily, rulesOf } from '../../rules/index.ts';
import { readEntry, typedText } from './entry.ts';
import { lookupOf } from './lookup.ts';
import { quoteOf, readContent } from './quote.ts';
import { contentOf, emptySelection, isEmpty, selectionOf, toggle, withTyped } from './selection.ts';
import { isSingleEntry, zonesOf } from './zones.ts';

await Promise.all(knownFamilies.map(loadFamily));

const seeded = (seed: number) => {
  let state = seed;
  return (n: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % n;
  };
};
const items = knownFamilies.flatMap((family) => rulesOf(`${family}.`)?.playedItems() ?? []);
const terms = { unitStake: 20_000n, multiple: 1, rebatePpm: 0 } as Parameters<typeof quoteOf>[2];

test('the catalogue is whole', () => {
  expect(items).toHaveLength(506);
  expect(createRules([]).playedItems()).toEqual([]);
});

test.each(knownFamilies)('%s: taps make every play, and its random pick is a valid bet', (family) => {
  const rules = rulesOf(`${family}.`)!;
  const random = seeded(7);
  for (const item of rules.playedItems()) {
    for (let round = 0; round < 3; round++) {
      const content = rules.randomContent(item.id, random);
      const counted = rules.countLines(item.id, content);
      expect([item.id, counted.ok]).toEqual([item.id, true]);

      // The random pick, tapped one value after the other from an empty picker.
      const wanted = selectionOf(item, content)!;
      let selection = emptySelection(item);
      expect([item.id, isEmpty(item, selection)]).toEqual([item.id, true]);
      for (const zone of zonesOf(item)) {
        const marked = selection.sets[zone.index] ?? [];
        const values = wanted.sets[zone.index] ?? [];
        for (const value of marked) selection = toggle(selection, zone, value);
        for (const value of values) selection = toggle(selection, zone, value);
      }
      if (isSingleEntry(item)) {
        const typed = readEntry(item, typedText(item, wanted.typed));
        expect([item.id, typed.count, typed.wrongCount]).toEqual([item.id, 1, 0]);
        selection = withTyped(selection, typed.content);
      }
      expect([item.id, contentOf(item, selection)]).toEqual([item.id, content]);
      expect(isEmpty(item, selection)).toBe(false);

      const reading = readContent(item, contentOf(item, selection));
      expect([item.id, reading.ok && reading.parsed.count]).toEqual([item.id, counted.ok && counted.value]);
      if (reading.ok && round === 0) {
        const quote = quoteOf(item, reading.parsed, terms, demoPricing);
        expect([item.id, quote.maxWin > 0n, quote.stake]).toEqual([
          item.id,
          true,
          20_000n * BigInt(reading.parsed.count),
        ]);
      }
    }
  }
});

test('past draws answer for every number a play looks at', () => {
  for (const item of items) {
    for (const zone of zonesOf(item)) {
      const lookup = lookupOf(item, zone);
      if (!lookup || lookup.values.length > 60) continue;
      const drawn = Array.from(
        { length: 20 },
        (_, place) => lookup.values[place % lookup.values.length] ?? 0,
      );
      expect([
        item.id,
        lookup.values.every((value) => typeof lookup.shows(drawn, value) === 'boolean'),
      ]).toEqual([item.id, true]);
    }
  }
});
