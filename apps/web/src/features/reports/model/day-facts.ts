import { type Amount, ZERO } from '@tessera/protocol/money';
import { units } from '../../../components/reward-figures/index.ts';
import type { DaySums } from './sums.ts';

/** What stands out in the days of a report. */
export interface DayFacts {
  readonly stakeMax: Amount;
  /** The lowest net of a day; zero when no day lost. */
  readonly netMin: Amount;
  /** Days without a stake. */
  readonly idle: number;
}

export function dayFacts(days: readonly DaySums[]): DayFacts {
  return days.reduce<DayFacts>(
    (facts, { stake, net }) => ({
      stakeMax: units(stake) > facts.stakeMax ? units(stake) : facts.stakeMax,
      netMin: units(net) < facts.netMin ? units(net) : facts.netMin,
      idle: facts.idle + (units(stake) === 0n ? 1 : 0),
    }),
    { stakeMax: ZERO, netMin: ZERO, idle: 0 },
  );
}

/** Whether any money moved. */
export const hasMovement = (sums: Omit<DaySums, 'day'>): boolean =>
  [sums.stake, sums.payout, sums.rebate, sums.rewards, sums.deposits, sums.withdrawals].some(
    (text) => units(text) !== 0n,
  );
