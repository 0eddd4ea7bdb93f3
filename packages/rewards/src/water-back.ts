import { type Amount, amountOf, ratePpmOf, sumAmounts, truncate } from '@tessera/protocol/money';
import type { VipLevel } from './vip.ts';

/** A player's settled stake of one day in one product; lotteries may be split by family. */
export interface WaterBackRow {
  /** `lottery`, or the id of a platform. */
  readonly product: string;
  readonly stake: Amount;
  /** The part of `stake` that does not count: void, cancelled, tied, opposite-sided. From zero to `stake`. */
  readonly notCounted: Amount;
}

/** A row with its arithmetic: `counted` × `ratePpm` = `amount`, cut to a whole hundredth. */
export interface WaterBackAmount {
  readonly counted: Amount;
  readonly ratePpm: number;
  readonly amount: Amount;
}

/** The rate of a product at a VIP level, in ppm. */
export const waterBackRate = (
  product: string,
  level: Pick<VipLevel, 'lotteryPpm' | 'platformPpm'>,
): number => (product === 'lottery' ? level.lotteryPpm : level.platformPpm);

/**
 * Water-back of rows at a VIP level. Each row is rounded down to a whole hundredth (L16), so that the rows sum to the total as
 * they are shown. Further fields of a row, such as its family, are kept.
 * Errors: throws RangeError for a part not counted below zero or above its stake.
 */
export function waterBackOf<Row extends WaterBackRow>(
  rows: readonly Row[],
  level: Pick<VipLevel, 'lotteryPpm' | 'platformPpm'>,
): { readonly rows: readonly (Row & WaterBackAmount)[]; readonly total: Amount } {
  const paid = rows.map((row) => {
    if (row.notCounted < 0n || row.notCounted > row.stake)
      throw new RangeError('not counted is outside the stake');
    const counted = amountOf(row.stake - row.notCounted);
    const ratePpm = waterBackRate(row.product, level);
    return { ...row, counted, ratePpm, amount: truncate(ratePpmOf(counted, ratePpm), 2) };
  });
  return { rows: paid, total: sumAmounts(paid.map(({ amount }) => amount)) };
}
