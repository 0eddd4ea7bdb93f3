/** Price configuration of one lottery. Rates are parts per million. */
export interface Pricing {
  /** Prize group at the highest rebate, per 2000 of return: 1800 returns 90 %. */
  readonly base: number;
  /** Highest rebate a player may choose: 7.5 % is 75 000. Each 1 % less rebate raises the prize group by 20. */
  readonly rMaxPpm: number;
  /** Return of the credit board without rebate: 97 % is 970 000. */
  readonly rtpPpm: number;
  /**
   * Prizes of items with several tiers, in 1/10 000 per unit staked, by played id, or by family for all its items; keys as in
   * `Odds`. They are the same at every rebate. Without an entry the return is split equally over the tiers.
   */
  readonly prizes?: Readonly<Record<string, Readonly<Record<string, bigint>>>>;
}

/** Prices of the demonstration: base 1800 and rebates up to 7.5 %, so prize group 1950 without rebate. */
export const demoPricing: Pricing = { base: 1800, rMaxPpm: 75_000, rtpPpm: 970_000 };
