import type { Lotteries } from '../lotteries/index.ts';

/** What a bet on a lottery pays back on average, in ppm: the lowest return of all lotteries, before any rebate. */
export const meanReturn = (lotteries: Pick<Lotteries, 'all'>): number =>
  Math.min(1_000_000, ...lotteries.all().map(({ config }) => config.pricing.rtpPpm));
