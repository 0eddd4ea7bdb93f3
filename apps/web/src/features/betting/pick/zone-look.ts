import { tokenCount, tokenText } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { lookOf as ballLookOf } from '../../../data/families/index.ts';
import { hasSigns, isSign } from './token-numbers.ts';
import { hasOwnOdds } from './token-odds.ts';
import { unitCountsOf } from './unit-counts.ts';
import type { Zone } from './zones.ts';

/**
 * Form of a zone: balls in a row, balls in a block under their heading, tiles with a prize each, dice, signs and tails with
 * their numbers, words, chips for positions.
 */
export type ZoneLook = 'row' | 'block' | 'prizes' | 'dice' | 'faces' | 'words' | 'marks';

/** Maximum count of numbers shown in one row next to their name. */
const ROW_MAX = 11;

/** The form of a zone of a play. */
export function lookOf(item: PlayItem, zone: Zone): ZoneLook {
  if (zone.kind === 'positions' || zone.kind === 'ranks') return 'marks';
  if (facesOf(item, zone, firstOf(zone)) !== undefined) return 'dice';
  if (isFace(item, zone)) return 'faces';
  if (zone.kind === 'words' || zone.kind === 'pairs') return 'words';
  if (hasOwnOdds(item, zone) && !unitCountsOf(item)) return 'prizes';
  return tokenCount(zone.spec.tokens) <= ROW_MAX ? 'row' : 'block';
}

/** Whether a zone is shown as balls, which have space for a figure below. */
export function hasBalls(item: PlayItem, zone: Zone): boolean {
  const look = lookOf(item, zone);
  return look === 'row' || look === 'block';
}

/** Dice of a value, `any` for a die of any value; `undefined` if values are not dice. */
export function facesOf(item: PlayItem, zone: Zone, value: number): readonly (number | 'any')[] | undefined {
  const { tokens } = zone.spec;
  if (ballLookOf(item.family) !== 'die') return undefined;
  if ('words' in tokens) {
    const digits = tokenText(tokens, value).match(/\d/g);
    return digits?.map(Number);
  }
  if (tokens.from !== 1 || tokens.to !== 6) return undefined;
  if (/\.triple(?:\.one)?$/.test(item.id)) return [value, value, value];
  if (item.id === 'k3.pair.any') return [value, value, 'any'];
  return zone.key === 'double' || item.id.endsWith('short-tile') ? [value, value] : [value];
}

function isFace(item: PlayItem, zone: Zone): boolean {
  if (!hasSigns(item)) return false;
  return zone.kind === 'digits' || isSign(tokenText(zone.spec.tokens, firstOf(zone)));
}

function firstOf({ spec }: Zone): number {
  return 'words' in spec.tokens ? 0 : spec.tokens.from;
}
