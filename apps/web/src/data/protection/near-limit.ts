import type { CallReply } from '@tessera/protocol/endpoints';
import { amountOf, parseAmount, printAmount } from '@tessera/protocol/money';

type LimitRow = CallReply<'POST /api/user/limits'>['items'][number];

/** Used share of a limit, in per cent, from which the player is told. Source: `docs/trust.md`, RP16. */
export const NEAR_PERCENT = 80;

/** A limit that is nearly used up. */
export interface NearLimit {
  readonly kind: LimitRow['kind'];
  readonly period: Exclude<LimitRow['period'], 'bet' | 'session'>;
  /** Used share, whole per cent rounded down. */
  readonly percent: number;
  /** What is left, decimal text. */
  readonly left: string;
}

/** The limit with the largest used share, if that is at least 80 per cent and not all of it. */
export function nearLimitOf(rows: readonly LimitRow[]): NearLimit | undefined {
  const near = rows.flatMap(({ kind, period, value, used }): readonly NearLimit[] => {
    if (period === 'bet' || period === 'session' || value === null || used === null) return [];
    const [most, spent] = [parseAmount(value), parseAmount(used)];
    if (!most.ok || !spent.ok || most.value <= 0n || spent.value >= most.value) return [];
    const percent = Number((spent.value * 100n) / most.value);
    return percent < NEAR_PERCENT
      ? []
      : [{ kind, period, percent, left: printAmount(amountOf(most.value - spent.value)) }];
  });
  return near.sort((one, other) => other.percent - one.percent)[0];
}
