import type { LotteryDraws } from './due.ts';

/** Age of a lottery's snapshot. */
export interface PictureAge {
  /** When it was last known to be correct, server time, ms. */
  readonly at: number;
  /** Whether it was stored by an earlier visit, because the server was unreachable. */
  readonly kept: boolean;
}

/** Snapshots of lotteries with their ages. */
export interface KnownDraws {
  readonly draws: Readonly<Record<string, LotteryDraws>>;
  readonly ages: Readonly<Record<string, PictureAge>>;
}

/**
 * The earliest time at which these snapshots were all correct; `undefined` while they are current: online, and none stored by
 * an earlier visit.
 */
export function staleSince(
  ages: KnownDraws['ages'],
  lotteries: readonly string[],
  online: boolean,
): number | undefined {
  const shown = lotteries.flatMap((id) => ages[id] ?? []);
  if (shown.length === 0 || (online && !shown.some(({ kept }) => kept))) return undefined;
  return Math.min(...shown.map(({ at }) => at));
}
