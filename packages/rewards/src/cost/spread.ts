/** What the ends of a walk look like: quantiles, and bars for a chart. */
import { type Amount, amountOf } from '@tessera/protocol/money';
import { CENT } from '../read.ts';
import type { End } from './walk.ts';

/** One bar: the chance of a result from `from` (included) to `to` (not included). The outer bars are open and have null there. */
export interface Bar {
  readonly from: Amount | null;
  readonly to: Amount | null;
  readonly chance: number;
}

/** The lowest result that is reached with at least the probability `share` from below. `ends` ascend and are not empty. */
export function quantile(ends: readonly End[], share: number): Amount {
  let below = 0;
  for (const { result, chance } of ends) {
    below += chance;
    if (below >= share) return result;
  }
  return ends.at(-1)!.result;
}

/** Probability of a result below a bound. */
export const chanceBelow = (ends: readonly End[], bound: Amount): number =>
  ends.reduce((sum, { result, chance }) => sum + (result < bound ? chance : 0), 0);

/**
 * Bars of equal, round width over the middle 98 % of the results, and one open bar at each side: at most `count` + 4. Zero is always
 * a bound where it lies in the range, so that no bar holds both gains and losses. The chances sum to that of the ends.
 */
export function barsOf(ends: readonly End[], count = 9): readonly Bar[] {
  const [low, high] = [quantile(ends, 0.01), quantile(ends, 0.99)];
  const width = roundWidth((high - low) / BigInt(count));
  const first = floorTo(low, width);
  const bounds: bigint[] = [];
  for (let bound = first; bound <= floorTo(high, width) + width; bound += width) bounds.push(bound);
  const inner = bounds.slice(1).map((to, at) => ({ from: bounds[at]!, to }));
  const bars = [{ from: null, to: bounds[0]! }, ...inner, { from: bounds.at(-1)!, to: null }];
  return bars.map(({ from, to }) => ({
    from: from === null ? null : amountOf(from),
    to: to === null ? null : amountOf(to),
    chance: ends.reduce(
      (sum, { result, chance }) =>
        sum + ((from === null || result >= from) && (to === null || result < to) ? chance : 0),
      0,
    ),
  }));
}

/** The next of 1, 2, 5, 10, 20 … hundredths that is at least `width`. */
function roundWidth(width: bigint): bigint {
  for (let power: bigint = CENT; ; power *= 10n) {
    const fits = [1n, 2n, 5n].find((digit) => digit * power >= width);
    if (fits !== undefined) return fits * power;
  }
}

const floorTo = (value: bigint, step: bigint): bigint => {
  const rest = value % step;
  return value - (rest < 0n ? rest + step : rest);
};
