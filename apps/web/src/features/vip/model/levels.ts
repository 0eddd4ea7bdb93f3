import { type Amount, amountOf } from '@tessera/protocol/money';
import { costOfStake, edgePpm } from '@tessera/rewards';
import { shareOf } from '../../../components/amount/index.ts';
import { units } from '../../../components/reward-figures/index.ts';
import type { VipLevel } from '../api/vip.ts';

/**
 * How far a player has come on the ladder: 0 at the first level, 1 at the last, levels at equal distances. The level held counts as
 * reached, also where a later correction lowered the turnover.
 */
export function ladderShare(
  levels: readonly Pick<VipLevel, 'turnover'>[],
  held: number,
  turnover: Amount,
): number {
  const [from, to] = [levels[held - 1], levels[held]];
  if (!from || !to) return held > 0 ? 1 : 0;
  const start = units(from.turnover);
  const within = shareOf(amountOf(turnover - start), amountOf(units(to.turnover) - start));
  return (held - 1 + within) / (levels.length - 1);
}

/** What a level that is not reached yet costs on average, and what it brings. */
export interface Worth {
  /** Turnover still missing. */
  readonly missing: Amount;
  /** Mean cost of staking it, at the edge of the table. */
  readonly cost: Amount;
  /** Bonuses paid once, on the way up to it. */
  readonly promotion: Amount;
  /** More each month than at the level held. */
  readonly monthly: Amount;
  /** Whether the mean cost is above all that the level brings in its first year. */
  readonly costsMore: boolean;
}

/** Weeks and months of a year. */
const WEEKS = 52n;
const MONTHS = 12n;

/** The worth of a level for a player; undefined for a level that is reached. */
export function worthOf(
  levels: readonly VipLevel[],
  held: number,
  turnover: Amount,
  wanted: number,
  edge_ppm: number,
): Worth | undefined {
  const target = levels[wanted - 1];
  if (!target || wanted <= held) return undefined;
  const gap = units(target.turnover) - turnover;
  const missing = amountOf(gap > 0n ? gap : 0n);
  const cost = costOfStake(missing, edgePpm(edge_ppm));
  const promotion = levels.slice(held, wanted).reduce((sum, level) => sum + units(level.promotion), 0n);
  const more = (kind: 'weekly' | 'monthly' | 'birthday') =>
    units(target[kind]) - units(levels[held - 1]?.[kind] ?? '0');
  const firstYear = promotion + more('weekly') * WEEKS + more('monthly') * MONTHS + more('birthday');
  return {
    missing,
    cost,
    promotion: amountOf(promotion),
    monthly: amountOf(more('monthly')),
    costsMore: cost > firstYear,
  };
}
