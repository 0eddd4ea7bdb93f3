import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allFamilies } from '../families/all.ts';
import type { PlayItem } from '../families/declare.ts';
import { arbContent } from '../testing/arbitraries.ts';
import { type DrawSpace, spaceOf } from '../testing/draw-space.ts';
import { linesByTier } from '../testing/odds-count.ts';
import { proofCases } from '../testing/proof-cases.ts';
import { readContent } from './read.ts';

/** The items that are checked by walking the whole draw space, or a part that decides the item. */
const cases = allFamilies.flatMap(({ items }) => items().flatMap((item) => spacesFor(item)));

/** Multi-tier items that are priced by their legs are left out, because they have no odds of their own. */
function spacesFor(item: PlayItem): readonly { id: string; item: PlayItem; space: DrawSpace }[] {
  if (item.id === 'lhc.main.parlay') return [];
  const space = spaceOf(item);
  return space === undefined ? [] : [{ id: item.id, item, space }];
}

describe('odds of unit bets by enumeration of the draw space', () => {
  test.each(proofCases(cases))('[L9] [N5] $id wins as often as its odds state', ({ item, space }) => {
    const [content = ''] = fc.sample(arbContent(item, { countMax: 300, picksMax: 5, linesMax: 6 }), {
      numRuns: 1,
      seed: 42,
    });
    const read = readContent(item, content);
    const count = read.ok ? read.value.count : 0;
    const byKind = linesByTier(item, content, space);
    // Every tier of a kind must imply the same number of unit bets of that kind. All kinds together must equal the count.
    const kinds = [...new Set(byKind.map(({ kind }) => kind))];
    const perKind = kinds.map((kind) => [
      ...new Set(byKind.filter((tier) => tier.kind === kind).map(({ lines }) => lines)),
    ]);
    expect(
      perKind.every(({ length }) => length === 1),
      JSON.stringify({ content, byKind }, (_, v) => (typeof v === 'bigint' ? String(v) : v)),
    ).toBe(true);
    expect(perKind.reduce((sum, [lines = '0/1']) => sum + Number(lines), 0)).toBe(count);
  });
});
