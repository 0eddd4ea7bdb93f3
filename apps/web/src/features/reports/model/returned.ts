import { units } from '../../../components/reward-figures/index.ts';

/** Payouts in ppm of stakes, cut to 0.01 %; `undefined` without a stake. */
export function returnedPpm(payout: string, stake: string): number | undefined {
  const whole = units(stake);
  return whole > 0n ? Number((units(payout) * 10_000n) / whole) * 100 : undefined;
}
