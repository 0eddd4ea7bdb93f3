import { rateBounds } from '@tessera/protocol/console-permissions';

/** Rates of a level as they are typed, percentages. */
export interface TypedRate {
  readonly lottery: string;
  readonly platform: string;
}

/** Rates by level in millionths, level 1 first. */
export interface RateColumns {
  readonly lottery: readonly number[];
  readonly platform: readonly number[];
}

/** What is wrong with a typed rate: no percentage, above the largest one, or less than that of the level below. */
export type RateFault = 'form' | 'large' | 'falls';

/** `2500` is `0.25`: a percentage without zeros at its end. */
export const percentOf = (ppm: number): string => String(ppm / 10_000);

/** The rates of a version, for the form. */
export const typedRates = ({ lottery, platform }: RateColumns): readonly TypedRate[] =>
  lottery.map((ppm, at) => ({ lottery: percentOf(ppm), platform: percentOf(platform[at] ?? 0) }));

/** Millionths of a percentage with at most four places; undefined for any other text. */
function ppmOf(text: string): number | undefined {
  return /^\d{1,2}(\.\d{1,4})?$/.test(text.trim()) ? Math.round(Number(text) * 10_000) : undefined;
}

/** What is wrong with the rate of a level, if anything. */
export function faultAt(
  rates: readonly TypedRate[],
  at: number,
  column: keyof TypedRate,
): RateFault | undefined {
  const ppm = ppmOf(rates[at]?.[column] ?? '');
  if (ppm === undefined) return 'form';
  if (ppm > rateBounds.maxPpm) return 'large';
  const below = at === 0 ? 0 : ppmOf(rates[at - 1]![column]);
  return below !== undefined && ppm < below ? 'falls' : undefined;
}

/** The rates that were typed; undefined while one of them is wrong. */
export function columnsOf(rates: readonly TypedRate[]): RateColumns | undefined {
  const isWrong = rates.some((_, at) => faultAt(rates, at, 'lottery') ?? faultAt(rates, at, 'platform'));
  if (isWrong) return undefined;
  return {
    lottery: rates.map(({ lottery }) => ppmOf(lottery)!),
    platform: rates.map(({ platform }) => ppmOf(platform)!),
  };
}
