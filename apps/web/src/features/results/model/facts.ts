import type { Family } from '@tessera/rules';
import { type Draw, drawAttributes } from '@tessera/rules/statistics';

/** Attributes a family's results are listed with, in order. */
const listed: Readonly<Record<string, readonly string[]>> = {
  ssc: ['sum', 'sum-size', 'sum-parity', 'dragon-tiger', 'front3-form', 'mid3-form', 'back3-form'],
  p5: ['sum', 'sum-size', 'sum-parity', 'dragon-tiger', 'front3-form', 'mid3-form', 'back3-form'],
  d3: ['sum', 'sum-size', 'sum-parity', 'dragon-tiger', 'form'],
  x5: ['sum', 'sum-size', 'sum-parity', 'dragon-tiger'],
  pk10: ['sum2', 'sum2-size', 'sum2-parity', ...[1, 2, 3, 4, 5].map((rank) => `dragon-tiger-${rank}`)],
  k3: ['sum', 'sum-size', 'sum-parity', 'form'],
  pc28: ['sum', 'sum-size', 'sum-parity', 'color'],
  kl8: ['sum', 'sum-size', 'sum-parity', 'upper-lower', 'odd-even'],
  kl10: ['sum', 'sum-size', 'sum-parity', ...[1, 2, 3, 4].map((rank) => `dragon-tiger-${rank}`)],
  lhc: ['special-size', 'special-parity', 'ball-7-color', 'ball-7-sign', 'sum', 'sum-size', 'sum-parity'],
};
const jackpot = ['sum', 'odd-count'];

/** How many of them stand on a card. */
const SHORT = 4;

/** Keys of the attributes that a family's table has columns for. */
export const factKeys = (family: string): readonly string[] => listed[family] ?? jackpot;

/** Keys of the attributes a card has room for. */
export const shortKeys = (family: string): readonly string[] => factKeys(family).slice(0, SHORT);

/** Attributes of a result by key. */
export function factsOf(family: string, result: unknown): ReadonlyMap<string, string> {
  const attributes = drawAttributes(family as Family, result as Draw);
  return new Map(attributes.map(({ key, value }) => [key, value]));
}

/**
 * How a value is marked beside others of its kind: first or second of two opposites, a tie, or plain text. A sign of the zodiac is
 * no side, whatever its name.
 */
export function markOf(value: string, key = ''): 'first' | 'second' | 'tie' | undefined {
  if (key.endsWith('sign')) return undefined;
  if (['big', 'odd', 'dragon', 'upper'].includes(value)) return 'first';
  if (['small', 'even', 'tiger', 'lower'].includes(value)) return 'second';
  return value === 'tie' || value === 'middle' ? 'tie' : undefined;
}

/** Message key of a fact's name. */
export function factKey(key: string): string {
  return `trend_zone_${key.replaceAll('-', '_')}`;
}

/** How many two-sided facts a date's figures have room for. */
const TRACKS = 3;

/** Those two-sided facts of a family that are said of the whole draw, as many as there is room for. */
export function wholeFacts<Track extends { readonly key: string }>(
  tracks: readonly Track[],
): readonly Track[] {
  return tracks
    .filter(({ key }) => !key.startsWith('place-') && !/dragon-tiger-[2-9]/.test(key))
    .slice(0, TRACKS);
}

/** Two-sided facts that are named like the attribute they are told by. */
const namedLike: Readonly<Record<string, string>> = {
  'front-back': 'upper-lower',
  'special-color': 'ball-7-color',
};

/** Message key of a two-sided fact. */
export function sidesKey(key: string): string {
  return factKey(namedLike[key] ?? key);
}

/** The fact of a card that is a figure and not a word. */
export function figureOf(family: string, facts: ReadonlyMap<string, string>): string | undefined {
  return shortKeys(family).find((key) => /^\d+$/.test(facts.get(key) ?? ''));
}

/** Message key of a column's heading. */
export function headKey(key: string): string {
  if (key.startsWith('special-')) return factKey(key);
  if (key.endsWith('-size')) return 'result_size';
  if (key.endsWith('-parity')) return 'result_parity';
  if (key.startsWith('dragon-tiger')) return 'result_dragon_tiger';
  if (key === 'ball-7-sign') return 'trend_zone_special_sign';
  return factKey(key);
}
