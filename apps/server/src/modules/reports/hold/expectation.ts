import { type Odds, oddsKey, oddsScale, type PlayItem } from '@tessera/rules';

/** Fractions below are in billionths. */
const BILLION = 1_000_000_000n;

/** Bets on one item at the same odds, all of one line or all of several. Amounts are 1/10 000. */
export interface BetGroup {
  readonly odds: Odds;
  readonly singleLine: boolean;
  readonly stake: bigint;
  /** Sum of the squares of their stakes. */
  readonly stakeSquares: bigint;
  /** Sum of stake times largest payout. */
  readonly stakeByMaxWin: bigint;
}

/** What bets return on average, and the variance of that, in squares of 1/10 000. */
export interface Expectation {
  readonly expected: bigint;
  readonly variance: bigint;
}

/**
 * The expectation of some bets, from the exact chances of the rules engine and the odds that each bet was accepted at.
 *
 * The mean is exact for items with one kind of unit bet, since the lines of a bet add up; where lines are of several kinds, the kinds
 * that the bet can win count the same. The variance of a bet of one line is exact. Lines of one bet depend on each other, so of a bet with
 * several lines it is the largest that a payout between 0 and its maximum with that mean can have (Bhatia and Davis: `mean * (max - mean)`).
 * Bets of one draw are counted as if they did not depend on each other.
 */
export function expectationOf(item: PlayItem, group: BetGroup): Expectation {
  const { mean, square } = momentsOf(item, group.odds);
  const expected = (group.stake * mean) / BILLION;
  const meanSquares = (group.stakeSquares * mean * mean) / (BILLION * BILLION);
  const variance = group.singleLine
    ? (group.stakeSquares * square) / BILLION - meanSquares
    : (group.stakeByMaxWin * mean) / BILLION - meanSquares;
  return { expected, variance: variance > 0n ? variance : 0n };
}

/** Mean payout of one unit staked on a line, and the mean of its square, in billionths. */
function momentsOf(item: PlayItem, odds: Odds): { mean: bigint; square: bigint } {
  const tiers = item.tiers.filter((tier) => odds[oddsKey(item, tier)] !== undefined);
  const kinds = BigInt(new Set(tiers.map(({ kind }) => kind)).size || 1);
  let mean = 0n;
  let square = 0n;
  for (const tier of tiers) {
    const paid = odds[oddsKey(item, tier)]!;
    mean += (tier.wins * paid * BILLION) / (tier.total * oddsScale * kinds);
    square += (tier.wins * paid * paid * BILLION) / (tier.total * oddsScale * oddsScale * kinds);
  }
  return { mean, square };
}
