import { lhcColorOf, signOf, zodiacSigns } from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';
import type { Zone } from './zones.ts';

const numbers: readonly number[] = Array.from({ length: 49 }, (_, index) => index + 1);
const signs: readonly string[] = zodiacSigns;
const colours: readonly string[] = ['red', 'blue', 'green'];

/** Parts of half waves, by their numbers; 49 is in none. */
const halves: Readonly<Record<string, (number: number) => boolean>> = {
  big: (number) => number >= 25 && number < 49,
  small: (number) => number <= 24,
  odd: (number) => number % 2 === 1 && number < 49,
  even: (number) => number % 2 === 0,
};

/** Whether a token is one of the twelve signs. */
export function isSign(token: string): boolean {
  return signs.includes(token);
}

/**
 * Numbers 1 to 49 of an LHC sign, tail, head or wave in a lunar year. Empty for any other value, and for signs while the year
 * is unknown.
 */
export function numbersOfToken(
  item: PlayedItem,
  zone: Zone,
  token: string,
  year: string | undefined,
): readonly number[] {
  if (item.family !== 'lhc') return [];
  if (isSign(token))
    return year === undefined ? [] : numbers.filter((number) => signOf(number, year) === token);
  const digit = Number(token);
  if (zone.kind === 'digits' && item.id.includes('tail'))
    return numbers.filter((number) => number % 10 === digit);
  if (item.id.endsWith('.head')) return numbers.filter((number) => Math.floor(number / 10) === digit);
  const [colour = '', ...parts] = token.split('-');
  if (!colours.includes(colour) || zone.position !== undefined) return [];
  return numbers.filter(
    (number) => lhcColorOf(number) === colour && parts.every((part) => halves[part]?.(number)),
  );
}

/** Range of drawn numbers, for families whose boards show them as balls. */
const drums: Readonly<Record<string, readonly [from: number, to: number]>> = {
  lhc: [1, 49],
  kl8: [1, 80],
  kl10: [1, 20],
  x5: [1, 11],
  pk10: [1, 10],
  pc28: [0, 27],
};

/** Whether a zone's values are drawn numbers, and not sums, tails or counts. */
export function isDrawn({ family }: PlayedItem, { spec: { tokens } }: Zone): boolean {
  const drum = drums[family];
  return 'to' in tokens && drum !== undefined && tokens.from === drum[0] && tokens.to === drum[1];
}
