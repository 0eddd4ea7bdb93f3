import { type DrawZone, factsOf, lhcColorOf, signOf, zodiacSigns } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { lookOf } from '../../../data/families/index.ts';
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
  item: PlayItem,
  zone: Zone,
  token: string,
  year: string | undefined,
): readonly number[] {
  if (!hasSigns(item)) return [];
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

/** Whether the numbers of a family have signs and colours, which a value can stand for. */
export const hasSigns = ({ family }: PlayItem): boolean => factsOf(family)?.shape.form === 'lhc';

/** Whether a zone's values are drawn numbers that boards show as balls, and not digits, dice, other sums, tails or counts. */
export function isDrawn({ family }: PlayItem, { spec: { tokens } }: Zone): boolean {
  const drum = drumOf(family);
  return 'to' in tokens && drum !== undefined && tokens.from === drum.from && tokens.to === drum.to;
}

/** The range of the drawn numbers; of a sum game, of its sums. A ticket's numbers are not on boards. */
function drumOf(family: string): Pick<DrawZone, 'from' | 'to'> | undefined {
  const shape = factsOf(family)?.shape;
  if (shape === undefined || shape.form === 'jackpot') return undefined;
  if (shape.form === 'lhc') return shape.balls;
  const { count, from, to, repeats } = shape.zone;
  if (lookOf(family) === 'sum') return { from: count * from, to: count * to };
  return repeats === true ? undefined : shape.zone;
}
