import { tokenValues } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import type { Lookup, Shows } from '../pick/history.ts';
import { drawFormOf, placesFrom, windowOf } from '../pick/positions.ts';
import { isExtraZone, type Zone } from '../pick/zones.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * How the numbers of a zone are looked up in past draws: a row by its position, a set by its window, a sum or span by the
 * window's sum or span, a second zone by the second numbers. `undefined` where past draws give no figures for the zone's
 * values.
 */
export function lookupOf(item: PlayItem, zone: Zone): Lookup | undefined {
  const shows = showsOf(item, zone);
  return shows && { values: tokenValues(zone.spec.tokens), shows };
}

function showsOf(item: PlayItem, zone: Zone): Shows | undefined {
  if (zone.kind !== 'digits' && zone.kind !== 'values') return undefined;
  const at = seenAt(item, zone);
  if (at === undefined) return undefined;
  const [only] = at;
  if (at.length === 1 && only !== undefined) return (drawn, value) => drawn[only] === value;
  const part = (drawn: readonly number[]) => at.map((place) => drawn[place] ?? 0);
  const { id } = item;
  if (id.endsWith('-span'))
    return (drawn, value) => Math.max(...part(drawn)) - Math.min(...part(drawn)) === value;
  if (id.endsWith('.sum-tail')) return (drawn, value) => sum(part(drawn)) % 10 === value;
  if (/sum\d?(?:[.-]value)?$/.test(id)) return (drawn, value) => sum(part(drawn)) === value;
  if (id.endsWith('.median')) return (drawn, value) => part(drawn).sort((a, b) => a - b)[2] === value;
  const times = timesOf(id, zone.key);
  return (drawn, value) => part(drawn).filter((number) => number === value).length >= times;
}

/** Positions of a draw, main numbers first, that the numbers of a zone are compared with. */
function seenAt(item: PlayItem, zone: Zone): readonly number[] | undefined {
  const { id, family } = item;
  if (zone.position !== undefined) return [zone.position];
  if (/\.first-(?:number|red)$/.test(id)) return [0];
  const { length, main } = drawFormOf(family);
  if (isExtraZone(item, zone)) return placesFrom(main, length - main);
  const window = windowOf(id);
  if (window) return window;
  // Any-position plays use the positions marked by the player, which change.
  return hasMarkedPositions(item) ? undefined : placesFrom(0, main);
}

/** Whether the player marks the positions that the play reads. */
const hasMarkedPositions = ({ content }: PlayItem): boolean =>
  content.fields.some(({ key }) => key === 'pos');

/** How often a number must appear in a draw to count. */
function timesOf(playId: string, key: string): number {
  if (playId === 'k3.triple.one') return 3;
  const isPair = playId.startsWith('k3.pair.') || playId === 'd3.official.guess-2d-same';
  return isPair && key !== 'single' ? 2 : 1;
}
