import type { PlayItem } from '@tessera/rules/core';
import { isDrawn } from './token-numbers.ts';
import type { Zone } from './zones.ts';

/** The four sides of a number. */
export const halves = ['big', 'small', 'odd', 'even'] as const;
export type Half = (typeof halves)[number];

/**
 * Whether a value of a zone is on a side of the zone's values, which run from `least` to `most`. The middle of an odd count of
 * drawn numbers is big (11选5: 6, LHC: 25); the middle of sums is small (PK10: 11), as the rules catalogue settles them.
 */
export function isOfHalf(
  item: PlayItem,
  zone: Zone,
  half: Half,
  value: number,
  least: number,
  most: number,
): boolean {
  if (half === 'odd' || half === 'even') return (value % 2 === 1) === (half === 'odd');
  const twice = value * 2;
  const isBig = isDrawn(item, zone) ? twice >= least + most : twice > least + most;
  return isBig === (half === 'big');
}
