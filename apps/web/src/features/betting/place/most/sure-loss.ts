import { rebateOf } from '../../pick/quote.ts';
import { amountsOf, type SlipLine } from '../../slip/slip.ts';
import type { Most } from './joint-bets.ts';

/** What bets cost and the rebate they give whatever is drawn, in 1/10 000 of the currency. */
export interface Cost {
  readonly stake: bigint;
  readonly rebate: bigint;
}

/** The cost of lines. */
export function costOf(lines: readonly SlipLine[]): Cost {
  return lines.reduce(
    (sum, line) => {
      const { stake } = amountsOf(line);
      return { stake: sum.stake + stake, rebate: sum.rebate + rebateOf(stake, line.rebatePpm) };
    },
    { stake: 0n, rebate: 0n },
  );
}

/**
 * Whether bets return less than they cost whatever is drawn, their rebate included. A bound that is below the stake proves it
 * as well.
 */
export function isSureLoss({ stake, rebate }: Cost, most: Most | undefined): boolean {
  return most !== undefined && stake > 0n && most.amount + rebate < stake;
}
