import type { PlayItem } from '@tessera/rules/core';
import { noPicks, type Selection } from './selection.ts';
import { isSingleEntry, zonesOf } from './zones.ts';

/** How many picks a selection lacks at least; 0 for typed lines, whose count says nothing. */
export function missingOf(item: PlayItem, { sets }: Selection): number {
  if (isSingleEntry(item)) return 0;
  const picked = (index: number): number => (sets[index] ?? noPicks).length;
  const pairs = item.content.bankers?.zones ?? [];
  const paired = new Set(pairs.flatMap(({ bankers, drags }) => [bankers, drags]));
  const lacking = zonesOf(item).map(({ index, spec }) => Math.max(0, spec.min - picked(index)));
  const single = lacking.reduce((sum, lacks, index) => (paired.has(index) ? sum : sum + lacks), 0);
  return pairs.reduce((sum, { bankers, drags, need }) => {
    const each = (lacking[bankers] ?? 0) + (lacking[drags] ?? 0);
    return sum + Math.max(each, need - picked(bankers) - picked(drags));
  }, single);
}
