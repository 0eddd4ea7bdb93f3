/** Numbers of one zone: `pick` different numbers from 1 to `of`. */
export interface Zone {
  readonly pick: number;
  readonly of: number;
}

/** A prize tier: main numbers matched, and extra numbers (or the bonus) matched. */
export interface JackpotTier {
  readonly tier: string;
  readonly matches: readonly (readonly [main: number, extra: number])[];
}

/** A jackpot lottery as data. */
export interface JackpotSpec<Id extends string = string> {
  readonly family: Id;
  readonly main: Zone;
  /** The zone of the extra numbers; `bonus` when the extra number comes from the main drum and players do not pick it. */
  readonly extra: Zone | 'bonus';
  /** From the highest prize down. */
  readonly tiers: readonly JackpotTier[];
  /** Bankers and drags in both zones instead of a list of extra numbers. */
  readonly zonedBankers?: boolean;
  readonly notes?: readonly string[];
}

/** Tiers named after what they match: `5+1`. */
export const plusTiers = (...names: readonly string[]): readonly JackpotTier[] =>
  names.map((tier) => {
    const [main = 0, extra = 0] = tier.split('+').map(Number);
    return { tier, matches: [[main, extra]] };
  });

export const namedTier = (tier: string, ...matches: JackpotTier['matches']): JackpotTier => ({
  tier,
  matches,
});
