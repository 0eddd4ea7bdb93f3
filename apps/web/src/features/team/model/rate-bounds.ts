/** What bounds the rate of a direct member, all in ppm. */
interface BoundedMember {
  /** The highest rate of a member below. */
  readonly rate_min_ppm: number;
  /** The agent's own rate, of today and tomorrow. */
  readonly rate_max_ppm: number;
}

/** Lowest and highest rate that can be chosen. */
export interface RateBounds {
  readonly from: number;
  readonly to: number;
}

/**
 * The rates that can be chosen for a member. Below the members under them only together with those.
 *
 * @param together - Whether the members below may be lowered as well.
 */
export function boundsOf({ rate_min_ppm, rate_max_ppm }: BoundedMember, together: boolean): RateBounds {
  return { from: together ? 0 : Math.min(rate_min_ppm, rate_max_ppm), to: rate_max_ppm };
}

/** Whether a rate is below that of a member further down. */
export const isBelow = ({ rate_min_ppm }: BoundedMember, ratePpm: number): boolean => ratePpm < rate_min_ppm;
