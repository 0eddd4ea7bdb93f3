import { type PlayItem, pushTier, returnsOf } from '@tessera/rules';
import type { Lottery } from '../lotteries/index.ts';
import { rulesOf } from '../lotteries/index.ts';

const MILLION = 1_000_000n;

/** Decided stakes with one mean return. */
export interface Staked {
  readonly stake: bigint;
  /** Mean return in ppm of the stake. */
  readonly returnPpm: number;
  /** Variance of what they pay back, in squared units of an amount. */
  readonly variance: bigint;
}

/** What decided stakes pay back on average, and the standard deviation of it; amounts, rounded down. */
export function meanOf(parts: readonly Staked[]): { stake: bigint; payout: bigint; spread: bigint } {
  const sum = (of: (part: Staked) => bigint): bigint => parts.reduce((total, part) => total + of(part), 0n);
  return {
    stake: sum(({ stake }) => stake),
    payout: sum(({ stake, returnPpm }) => stake * BigInt(returnPpm)) / MILLION,
    spread: squareRoot(sum(({ variance }) => variance)),
  };
}

/**
 * Variance of what bets pay back that pay their highest return or nothing: Σ r × stake × highest − (r × stake)². Bets with further
 * results vary less, so it is an upper bound.
 *
 * @param ofStakes - Σ stake × highest return, and Σ stake².
 */
export function varianceOf(returnPpm: number, ofStakes: { highest: bigint; squares: bigint }): bigint {
  const share = BigInt(returnPpm);
  const variance = (share * (MILLION * ofStakes.highest - share * ofStakes.squares)) / (MILLION * MILLION);
  return variance > 0n ? variance : 0n;
}

/**
 * Mean return of a play at a rebate, in ppm, by the prices of today and without stakes that ties return; the mean over its kinds of unit
 * bets. A play that no longer exists has the lottery's return.
 */
export function playReturnPpm({ family, config }: Lottery, play: string, rebatePpm: number): number {
  const { house, pricing } = config;
  const rebate = Math.min(rebatePpm, pricing.rMaxPpm);
  const rules = rulesOf({ family, house });
  const item = rules.playItem(play);
  if (!item) return pricing.rtpPpm - rebate;
  const returns = returnsOf(item, rules.oddsOf(item.id, pricing, rebate)).map(({ kind, returned }) => {
    const { ties, total } = tiesOf(item, kind);
    // `returned` = (ties + paid) / total; a stake that does not tie is paid back by paid / (total - ties).
    const paid = returned.numerator * total - ties * returned.denominator;
    return Number((paid * MILLION) / (returned.denominator * (total - ties)));
  });
  return Math.round(returns.reduce((sum, one) => sum + one, 0) / returns.length);
}

/** How many of the draws return a unit bet of one kind. */
function tiesOf(item: PlayItem, kind: string): { ties: bigint; total: bigint } {
  const tiers = item.tiers.filter((tier) => tier.kind === kind);
  const ties = tiers.reduce((sum, tier) => (tier.tier === pushTier ? sum + tier.wins : sum), 0n);
  return { ties, total: tiers[0]?.total ?? 1n };
}

/** The largest whole number whose square is at most `square`. */
function squareRoot(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
