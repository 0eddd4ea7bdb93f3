import { type Amount, amountOf } from '@tessera/protocol/money';
import { nextSlice } from '@tessera/rewards';
import { units } from '../../../components/reward-figures/index.ts';
import type { Activity, Reward } from '../api/activities.ts';

/** Share of what is done, 0 to 1, for a bar. */
export function shareOf(progress: NonNullable<Activity['own']['progress']>): number {
  if (progress.unit === 'count') return progress.goal <= 0 ? 0 : Math.min(1, progress.done / progress.goal);
  const [done, goal] = [units(progress.done), units(progress.goal)];
  if (goal <= 0n || done <= 0n) return 0;
  return done >= goal ? 1 : Number((done * 1_000n) / goal) / 1_000;
}

/** What is left of a running bonus. */
export interface Left {
  /** Stake still missing for the whole bonus. */
  readonly stake: Amount;
  /** Not paid yet: what giving up loses. */
  readonly unpaid: Amount;
  /** The next slice: the stake missing for it, and what it pays. */
  readonly next: { readonly stake: Amount; readonly pays: Amount } | undefined;
}

export function leftOf({ reward, paid, required, progress }: Reward): Left {
  const [whole, done] = [units(required), units(progress)];
  const next = whole > 0n ? nextSlice(units(reward), whole, done) : undefined;
  return {
    stake: amountOf(done < whole ? whole - done : 0n),
    unpaid: amountOf(units(reward) - units(paid)),
    next: next && { stake: amountOf(next.at - done), pays: next.pays },
  };
}
