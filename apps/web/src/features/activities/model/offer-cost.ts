import { type Amount, amountOf, UNIT } from '@tessera/protocol/money';
import { type Cost, costOf, EXAMPLE_PLAYS, isEarned, type Terms } from '@tessera/rewards';
import { units } from '../../../components/reward-figures/index.ts';
import type { ActivityDetail } from '../api/activities.ts';

/**
 * Deposits or losses that the figures can be shown for: the one the bonus is for when it is known, otherwise those of the terms.
 *
 * @param reward - The bonus that the player has.
 */
export function basesOf(terms: Terms, base: string | null, reward: string | null): readonly Amount[] {
  if (!isEarned(terms)) return [];
  if (base !== null) return [units(base)];
  if (terms.kind === 'deposit_match') {
    const own = terms.steps.filter(({ bonus }) => reward !== null && bonus === units(reward));
    return (own.length > 0 ? own : terms.steps).map(({ deposit }) => deposit);
  }
  const share = BigInt(terms.sharePpm);
  // The smallest loss of whole units that reaches the largest bonus.
  const full = (terms.bonusMax * 1_000_000n + share * UNIT - 1n) / (share * UNIT);
  const most = amountOf(full * UNIT);
  return most > terms.lossMin ? [terms.lossMin, most] : [terms.lossMin];
}

/** What a player chose to see the figures for. */
export interface Assumed {
  readonly base: Amount | undefined;
  /** Index in `EXAMPLE_PLAYS`. */
  readonly play: number;
}

/** Mean cost, chance and worst case of an offer, by the function that the server uses. Without the player the race has one less. */
export function offerCost(
  terms: Terms,
  activity: Pick<ActivityDetail, 'facts' | 'own'>,
  assumed: Assumed,
): Cost {
  return costOf(terms, {
    ...(assumed.base !== undefined && { base: assumed.base }),
    play: EXAMPLE_PLAYS[assumed.play] ?? EXAMPLE_PLAYS[0],
    entrants: entrantsOf(activity),
  });
}

/** Players of a race with the one who looks at it. */
export const entrantsOf = ({ facts, own }: Pick<ActivityDetail, 'facts' | 'own'>): number =>
  facts.entrants + (own.state === 'none' ? 1 : 0);
