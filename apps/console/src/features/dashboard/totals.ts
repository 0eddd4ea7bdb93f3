import { type Amount, parseAmount, printAmount, sumAmounts, ZERO } from '@tessera/protocol/money';
import type { Figures } from '../../data/figures.ts';

type Rows = readonly Figures['lotteries'][number][];

/** Sums of the rows of the table, so that the headline and the table agree. */
export interface Totals {
  readonly stakes: string;
  readonly draws: number;
}

/** Adds up the lotteries of the day. */
export function totalsOf(rows: Rows): Totals {
  return {
    stakes: printAmount(sumAmounts(rows.map(stakesOf))),
    draws: rows.reduce((sum, row) => sum + row.draws, 0),
  };
}

/** The lotteries, those with the highest stakes first; equal ones keep their order. */
export function byStakes(rows: Rows): Rows {
  return rows.toSorted((one, other) => {
    const [a, b] = [stakesOf(one), stakesOf(other)];
    return a === b ? 0 : a < b ? 1 : -1;
  });
}

function stakesOf({ stakes }: Rows[number]): Amount {
  const parsed = parseAmount(stakes);
  return parsed.ok ? parsed.value : ZERO;
}
