import { demoPricing, playItems } from '@tessera/rules';
import { expect, test } from 'vitest';
import { knownFamilies, loadFamily, rulesOf } from '../../../data/rules/index.ts';
import { readEntry, typedText } from '../pick/entry/entry.ts';
import { quoteOf, readContent } from '../pick/quote.ts';
import { contentOf, emptySelection, isEmpty, selectionOf, toggle, withTyped } from '../pick/selection.ts';
import { lookOf } from '../pick/zone-look.ts';
import { isSingleEntry, zonesOf } from '../pick/zones.ts';
import { lookupOf } from '../play/lookup.ts';

await Promise.all(knownFamilies.map(loadFamily));

const seeded = (seed: number) => {
  let state = seed;
  return (n: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % n;
  };
};
const items = knownFamilies.flatMap((family) => rulesOf(`${family}.`)?.playItems() ?? []);
const terms = { unitStake: 20_000n, multiple: 1, rebatePpm: 0 } as Parameters<typeof quoteOf>[2];

test('the catalogue is complete', () => {
  expect(items.map(({ id }) => id)).toEqual(playItems().map(({ id }) => id));
});

test.each(knownFamilies)('%s: taps can build every play, and its random pick is a valid bet', (family) => {
  const rules = rulesOf(`${family}.`)!;
  const random = seeded(7);
  for (const item of rules.playItems()) {
    for (let round = 0; round < 3; round++) {
      const content = rules.randomContent(item.id, random);
      const counted = rules.countLines(item.id, content);
      expect([item.id, counted.ok]).toEqual([item.id, true]);

      // The random pick, tapped value by value from an empty picker.
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

test('past draws are looked up at the positions of the play', () => {
  const drawnAt = (playId: string, zone: number, drawn: readonly number[]) => {
    const item = rulesOf(playId)!.playItem(playId)!;
    const { values, shows } = lookupOf(item, zonesOf(item)[zone]!)!;
    return values.filter((value) => shows(drawn, value));
  };
  const race = [7, 2, 10, 5, 1, 9, 3, 8, 6, 4];
  expect(drawnAt('pk10.front3.direct-multi', 2, race)).toEqual([10]);
  expect(drawnAt('pk10.front3.group-multi', 0, race)).toEqual([2, 7, 10]);
  expect(drawnAt('pk10.sum2.value', 0, race)).toEqual([9]);
  expect(drawnAt('k3.pair.any', 0, [5, 5, 2])).toEqual([5]);
  expect(drawnAt('k3.one.number', 0, [5, 5, 2])).toEqual([2, 5]);
  expect(drawnAt('k3.sum.value', 0, [5, 5, 2])).toEqual([12]);
  expect(drawnAt('x5.fun.median', 0, [11, 2, 7, 1, 9])).toEqual([7]);
  expect(drawnAt('kl10.front3.direct-multi', 1, [20, 3, 5, 7, 9, 11, 13, 15])).toEqual([3]);
  expect(drawnAt('ssq.multi', 1, [3, 8, 14, 22, 27, 31, 9])).toEqual([9]);
  expect(drawnAt('dlt.banker', 3, [1, 2, 3, 4, 5, 6, 7])).toEqual([6, 7]);
});

test('every zone has the form of its values', () => {
  const formOf = (playId: string, zone = 0) => {
    const item = rulesOf(playId)!.playItem(playId)!;
    return lookOf(item, zonesOf(item)[zone]!);
  };
  expect(formOf('ssc.any2.group-multi')).toBe('marks');
  expect(formOf('pk10.dragon.rank')).toBe('marks');
  expect(formOf('ssc.back3.direct-multi')).toBe('row');
  expect(formOf('ssc.back3.direct-sum')).toBe('block');
  expect(formOf('kl8.any5.multi')).toBe('block');
  expect(formOf('k3.sum.value')).toBe('prizes');
  expect(formOf('k3.straight.one')).toBe('dice');
  expect(formOf('k3.triple.any')).toBe('words');
  expect(formOf('lhc.linkzod.zodiac2-in')).toBe('faces');
  expect(formOf('lhc.linkzod.tail2-in')).toBe('faces');
  expect(formOf('lhc.main.parlay')).toBe('words');
});
