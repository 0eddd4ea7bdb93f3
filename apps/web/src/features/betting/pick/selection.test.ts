import { ssc } from '@tessera/rules/ssc';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadFamily } from '../../../data/rules/index.ts';
import { engine, itemOf } from '../play/engine.ts';
import { missingOf } from './missing.ts';
import { quickValues } from './quick-pick.ts';
import { contentOf, emptySelection, isEmpty, selectionOf, toggle, withSet, withTyped } from './selection.ts';
import { isSingleEntry, zonesOf } from './zones.ts';

await Promise.all(['ssc', 'pk10', 'x5'].map(loadFamily));

const items = ssc.items();
const seeded = (seed: number) => {
  let state = seed;
  return (n: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % n;
  };
};

test('every play of the catalogue has a picker, and its picks reproduce their content', () => {
  fc.assert(
    fc.property(fc.constantFrom(...items), fc.nat(), (item, seed) => {
      const content = engine.randomContent(item.id, seeded(seed));
      const selection = selectionOf(item, content)!;
      expect(selection.sets).toHaveLength(zonesOf(item).length);
      expect(contentOf(item, selection)).toEqual(content);
      expect(isEmpty(item, selection)).toBe(false);
    }),
    { numRuns: 400 },
  );
});

test('every play starts without picks', () => {
  for (const item of items) expect([item.id, isEmpty(item, emptySelection(item))]).toEqual([item.id, true]);
});

describe('rows', () => {
  const item = itemOf('ssc.back3.direct-multi');
  const [hundreds, tens, ones] = zonesOf(item);

  test('2 x 3 x 1 numbers are 6 lines', () => {
    let selection = withSet(emptySelection(item), hundreds!, [1, 2]);
    selection = withSet(selection, tens!, [3, 0, 9]);
    selection = toggle(selection, ones!, 7);
    expect(contentOf(item, selection)).toBe('1,2|0,3,9|7');
    expect(engine.countLines(item.id, contentOf(item, selection))).toEqual({ ok: true, value: 6 });
  });

  test('a second tap removes a number', () => {
    const picked = toggle(emptySelection(item), tens!, 4);
    expect(toggle(picked, tens!, 4)).toEqual(emptySelection(item));
  });

  test('shortcuts: big from 5, small to 4, odd, even, all, none', () => {
    expect(quickValues(item, hundreds!, 'big')).toEqual([5, 6, 7, 8, 9]);
    expect(quickValues(item, hundreds!, 'small')).toEqual([0, 1, 2, 3, 4]);
    expect(quickValues(item, hundreds!, 'odd')).toEqual([1, 3, 5, 7, 9]);
    expect(quickValues(item, hundreds!, 'even')).toEqual([0, 2, 4, 6, 8]);
    expect(quickValues(item, hundreds!, 'all')).toHaveLength(10);
    expect(quickValues(item, hundreds!, 'clear')).toEqual([]);
  });
});

test.each([
  ['ssc.back3.direct-sum', 13, 14],
  // The middle of sums is small, as PK10 settles 11.
  ['pk10.sum2.value', 11, 12],
  ['ssc.back2.direct-sum', 9, 10],
  // The middle of drawn numbers is big, as 11选5 settles 6.
  ['x5.locate.all', 5, 6],
])('shortcuts of %s: small up to %i, big from %i', (id, small, big) => {
  const item = itemOf(id);
  const [zone] = zonesOf(item);
  expect(quickValues(item, zone!, 'small').at(-1)).toBe(small);
  expect(quickValues(item, zone!, 'big')[0]).toBe(big);
});

test('a banker changes to the last tapped number', () => {
  const item = itemOf('ssc.back3.group-bank');
  const [zone] = zonesOf(item);
  expect(toggle(toggle(emptySelection(item), zone!, 3), zone!, 8).sets).toEqual([[8]]);
});

test('an any-position play starts with its last positions marked', () => {
  expect(emptySelection(itemOf('ssc.any2.group-multi')).sets[0]).toEqual([4, 5]);
  expect(emptySelection(itemOf('ssc.any4.group24')).sets[0]).toEqual([2, 3, 4, 5]);
});

test('typed lines are combined with the marked positions', () => {
  const item = itemOf('ssc.any3.direct-single');
  expect(isSingleEntry(item)).toBe(true);
  const selection = withTyped(emptySelection(item), '1,2,3|4,5,6');
  expect(contentOf(item, selection)).toEqual({ pos: '3,4,5', list: '1,2,3|4,5,6' });
});

test('a selection tells how many picks it lacks', () => {
  const lacking = (playId: string, ...picks: readonly (readonly number[])[]) => {
    const item = itemOf(playId);
    return missingOf(item, { ...emptySelection(item), sets: zonesOf(item).map((_, at) => picks[at] ?? []) });
  };
  expect(lacking('ssc.back3.direct-multi', [1], [], [2, 3])).toBe(1);
  expect(lacking('x5.any3.banker', [1], [2])).toBe(1);
  expect(lacking('x5.any3.banker', [], [2, 3, 4])).toBe(1);
  expect(lacking('x5.any3.banker', [1], [2, 3])).toBe(0);
  expect(lacking('ssc.locate.all')).toBe(0);
});
