import { type Amount, amountOf } from '@tessera/protocol/money';
import { costOfStake, type Edge, EXAMPLE_PLAYS, edgeOf, nextSlice } from '@tessera/rewards';
import { units } from '../../../components/reward-figures/index.ts';
import type { Reward } from '../api/activity-pages.ts';

/** The edge that a page names beside a mean cost: that of an even chance at 1.95, 2.50 %. */
export const ASSUMED_EDGE: Edge = edgeOf(EXAMPLE_PLAYS[0]);

/** An edge in parts per million, rounded up. */
export const ppmOf = ({ num, den }: Edge): number => Number((num * 1_000_000n + den - 1n) / den);

/** What is left of a running bonus. */
export interface Left {
  /** Stake still missing. */
  readonly stake: Amount;
  /** Not paid yet: what giving up loses. */
  readonly unpaid: Amount;
  /** Mean cost of the missing stake. */
  readonly cost: Amount;
  /** Progress, 0 to 1, for a bar. */
  readonly share: number;
  /** The next slice: the stake missing for it, and what it pays. */
  readonly next: { readonly stake: Amount; readonly pays: Amount } | undefined;
}

/** What is left of a running bonus; undefined for cash and for a bonus that has ended. */
export function leftOf({
  state,
  reward,
  paid,
  required,
  progress,
}: Pick<Reward, 'state' | 'reward' | 'paid' | 'required' | 'progress'>): Left | undefined {
  const [whole, done] = [units(required), units(progress)];
  if (state !== 'active' || whole <= 0n) return undefined;
  const stake = amountOf(done < whole ? whole - done : 0n);
  const next = nextSlice(units(reward), whole, done);
  return {
    stake,
    unpaid: amountOf(units(reward) - units(paid)),
    cost: costOfStake(stake, ASSUMED_EDGE),
    share: done >= whole ? 1 : Number((done * 1_000n) / whole) / 1_000,
    next: next && { stake: amountOf(next.at - done), pays: next.pays },
  };
}
