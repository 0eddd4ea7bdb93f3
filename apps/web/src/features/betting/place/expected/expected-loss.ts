import { type Amount, amountOf } from '@tessera/protocol/money';
import { returnsOf } from '@tessera/rules';
import { oddsFrom, rebateOf } from '../../pick/quote.ts';
import { engine, itemOf } from '../../play/engine.ts';
import { amountsOf, type SlipLine } from '../../slip/slip.ts';

const HOUR_MS = 3_600_000n;
/** Minimum time, ms, over which a pace is measured: the first bet of a session says nothing about the pace. */
const PACE_MS_MIN = 300_000;

/**
 * Mean loss of a bet over all draws, from the exact odds of its play; its rebate is deducted. Rounded up. Where the kinds of
 * its lines return differently, the lowest return counts.
 */
export function meanLossOf(line: SlipLine): Amount {
  const item = itemOf(line.playId);
  const { stake } = amountsOf(line);
  const payouts = returnsOf(item, oddsFrom(line.odds)).map(
    ({ returned: { numerator, denominator } }) => (stake * numerator) / denominator,
  );
  const least = payouts.reduce((low, payout) => (payout < low ? payout : low), payouts[0] ?? 0n);
  return amountOf(stake - least - rebateOf(stake, line.rebatePpm));
}

/** How much a player stakes. */
export interface Pace {
  /** Stakes of this session. */
  readonly staked: bigint;
  /** Time since its start, ms. */
  readonly playedMs: number;
  /** Time of one draw, ms: before the first stake the pace is these bets on every draw. */
  readonly drawMs: number;
}

/** Stakes per hour at the present pace. */
export function stakePerHour(stake: bigint, { staked, playedMs, drawMs }: Pace): Amount {
  const [sum, ms] =
    staked > 0n ? [staked, Math.max(playedMs, PACE_MS_MIN)] : [stake, Math.max(drawMs, 1_000)];
  return amountOf((sum * HOUR_MS) / BigInt(Math.round(ms)));
}

/** Mean loss per hour of a player who continues to stake on such bets at this pace. */
export function lossPerHour(loss: bigint, stake: bigint, perHour: bigint): Amount {
  return amountOf(stake === 0n ? 0n : (perHour * loss) / stake);
}

/** Whether the odds of every line are known exactly: a parlay's legs share one draw and have no fixed chance. */
export function hasExactOdds(lines: readonly SlipLine[]): boolean {
  return lines.every(({ playId }) => engine.playItem(playId)?.tiers.every(({ legs }) => legs === undefined));
}
