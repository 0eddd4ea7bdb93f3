import type { Amount } from '@tessera/protocol/money';
import { costOfStake, type Edge, EXAMPLE_PLAYS, edgeOf } from '@tessera/rewards';
import { type BonusLeft, bonusLeft, units } from '../../../components/reward-figures/index.ts';
import type { Reward } from '../api/activity-pages.ts';

/** The edge that a page names beside a mean cost: that of an even chance at 1.95, 2.50 %. */
export const ASSUMED_EDGE: Edge = edgeOf(EXAMPLE_PLAYS[0]);

/** What is left of a running bonus. */
export interface Left extends BonusLeft {
  /** Mean cost of the missing stake. */
  readonly cost: Amount;
}

/** What is left of a running bonus; undefined for cash and for a bonus that has ended. */
export function leftOf(
  reward: Pick<Reward, 'state' | 'reward' | 'paid' | 'required' | 'progress'>,
): Left | undefined {
  if (reward.state !== 'active' || units(reward.required) <= 0n) return undefined;
  const left = bonusLeft(reward);
  return { ...left, cost: costOfStake(left.stake, ASSUMED_EDGE) };
}
