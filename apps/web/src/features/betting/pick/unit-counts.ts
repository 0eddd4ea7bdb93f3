import { tokenText, tokenValues } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { engine } from '../play/engine.ts';
import { memoByItem } from './memo.ts';
import { zonesOf } from './zones.ts';

/**
 * Number of lines of each value of a sum, span or banker play, by value; `undefined` if every value is one line. Counted for
 * the minimum number of positions of an any-position play.
 */
export const unitCountsOf = memoByItem((item: PlayItem): ReadonlyMap<number, number> | undefined => {
  const zones = zonesOf(item);
  const zone = zones.find(({ kind }) => kind !== 'positions');
  const others = zones.filter((other) => other !== zone && other.kind !== 'positions');
  if (!zone || zone.spec.min > 1 || others.length > 0) return undefined;
  if (zone.kind !== 'digits' && zone.kind !== 'values') return undefined;
  const positions = zones.find(({ kind }) => kind === 'positions');
  const pos = positions
    ? tokenValues(positions.spec.tokens).slice(0, positions.spec.min).join(',')
    : undefined;
  const counts = tokenValues(zone.spec.tokens).map((value) => {
    const text = tokenText(zone.spec.tokens, value);
    const content = pos === undefined ? text : { pos, [zone.key]: text };
    const counted = engine.countLines(item.id, content);
    return [value, counted.ok ? counted.value : 0] as const;
  });
  return counts.every(([, count]) => count === 1) ? undefined : new Map(counts);
});
