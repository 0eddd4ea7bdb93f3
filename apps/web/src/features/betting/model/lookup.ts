import { tokenValues } from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';
import type { Lookup, Shows } from './history.ts';
import { windowOf } from './positions.ts';
import type { Zone } from './zones.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * How the numbers of a zone are looked up in past draws: a row by its position, a set by its window, a sum or span by
 * the window's. `undefined` where a past draw says nothing about the zone's values.
 */
export function lookupOf(item: PlayedItem, zone: Zone): Lookup | undefined {
  const shows = showsOf(item.id, zone);
  return shows && { values: tokenValues(zone.spec.tokens), shows };
}

function showsOf(playedId: string, { kind, position }: Zone): Shows | undefined {
  if (kind !== 'digits' && kind !== 'values') return undefined;
  if (position !== undefined) return (drawn, value) => drawn[position] === value;
  const at = playedId.startsWith('ssc.fun.') ? [0, 1, 2, 3, 4] : windowOf(playedId);
  if (at === undefined) return undefined;
  const part = (drawn: readonly number[]) => at.map((place) => drawn[place] ?? 0);
  if (playedId.endsWith('-span'))
    return (drawn, value) => Math.max(...part(drawn)) - Math.min(...part(drawn)) === value;
  if (playedId.endsWith('.sum-tail')) return (drawn, value) => sum(part(drawn)) % 10 === value;
  if (playedId.endsWith('-sum')) return (drawn, value) => sum(part(drawn)) === value;
  return (drawn, value) => part(drawn).includes(value);
}
