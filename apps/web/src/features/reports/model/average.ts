import { type Amount, amountOf, sizeOf } from '@tessera/protocol/money';
import { units } from '../../../components/reward-figures/index.ts';

/** Payouts beside what the stakes pay back on average. */
export interface Comparison {
  /** Payout less the average. */
  readonly difference: Amount;
  /** Whether it is among the two thirds of results that are nearest to the average. */
  readonly isUsual: boolean;
  /** Place of the payout on a line, 0 to 1, the average in its middle. A payout beyond either end is at that end. */
  readonly at: number;
  /** Where two thirds of results lie on that line. */
  readonly usual: { readonly from: number; readonly to: number };
  /** What the stakes lose on average, in ppm of them, rounded up. */
  readonly lossPpm: number;
}

/** Length of the line, in spreads: as far on either side of the average. */
const SPREADS = 5n;
/** Where two thirds of results lie: one spread on either side of the middle. */
const usual = { from: 0.3, to: 0.7 };

/** Compares payouts with the average of the same stakes; `undefined` without any. Amounts are decimal text. */
export function compare(
  payout: string,
  mean: { readonly stake: string; readonly payout: string; readonly spread: string },
): Comparison | undefined {
  const [stake, average, spread] = [units(mean.stake), units(mean.payout), units(mean.spread)];
  if (stake <= 0n) return undefined;
  const difference = amountOf(units(payout) - average);
  return {
    difference,
    isUsual: sizeOf(difference) <= spread,
    at: placeOf(difference, spread * SPREADS),
    usual,
    lossPpm: Number(((stake - average) * 1_000_000n + stake - 1n) / stake),
  };
}

/** Place of a difference on a line of a length; 0 is in its middle. */
function placeOf(difference: bigint, length: bigint): number {
  if (length === 0n) return difference === 0n ? 0.5 : difference > 0n ? 1 : 0;
  const thousandths = 500n + (difference * 1_000n) / length;
  return Math.min(1_000, Math.max(0, Number(thousandths))) / 1_000;
}
