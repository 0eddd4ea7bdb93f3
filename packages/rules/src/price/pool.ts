/** The prize of one tier: a fixed sum per winning line, or a share of the prize pool divided by the winning lines. */
export type TierPrize = { readonly fixed: bigint } | { readonly sharePpm: number };

/** Prizes of a jackpot lottery. */
export interface PrizeScheme {
  readonly tiers: Readonly<Record<string, TierPrize>>;
}

/** Payout of a draw per winning line, and the amount that rolls over to the next pool. */
export interface PoolResult {
  /** Prize of one winning line by tier, in 1/10 000, floored; tiers without a winner are left out. */
  readonly prizes: Readonly<Record<string, bigint>>;
  /** Unpaid amount: shares without a winner, and the remainders of division. */
  readonly rollover: bigint;
}

/**
 * Divides a pool (1/10 000) among the winning lines of a draw. Shares are shares of the given pool; fixed prizes are paid in
 * addition. Paid shares plus the rollover equal the pool. Throws when the shares exceed the pool.
 */
export function dividePool(
  scheme: PrizeScheme,
  pool: bigint,
  winners: Readonly<Record<string, bigint>>,
): PoolResult {
  const shares = Object.values(scheme.tiers).reduce(
    (sum, prize) => sum + ('sharePpm' in prize ? prize.sharePpm : 0),
    0,
  );
  if (shares > 1_000_000) throw new RangeError('shares exceed the pool');
  const prizes: Record<string, bigint> = {};
  let paid = 0n;
  for (const [tier, prize] of Object.entries(scheme.tiers)) {
    const lines = winners[tier] ?? 0n;
    if (lines === 0n) continue;
    if ('fixed' in prize) prizes[tier] = prize.fixed;
    else {
      const each = (pool * BigInt(prize.sharePpm)) / 1_000_000n / lines;
      prizes[tier] = each;
      paid += each * lines;
    }
  }
  return { prizes, rollover: pool - paid };
}
