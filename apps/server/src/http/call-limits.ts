/** A token bucket: `burst` calls at once, refilled at `perMinute`. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** Buckets of one node by key. Full buckets are forgotten, so memory follows the callers of the last minutes. */
export interface CallLimits {
  /**
   * Takes one call, or what costs as much as `cost` of them, from the bucket of `key`: 0, or when it holds less the
   * milliseconds until it holds enough again.
   */
  take(key: string, rate: Rate, cost?: number): number;
}

/** Keys above which full buckets are swept out. */
const SWEEP_FROM = 10_000;

/**
 * Creates the buckets.
 * `elapsed`: milliseconds of a clock that never steps back, so that a moved wall clock neither blocks nor frees.
 */
export function createCallLimits(elapsed: () => number = () => performance.now()): CallLimits {
  const buckets = new Map<string, { tokens: number; at: number; rate: Rate }>();
  let sweepAt = SWEEP_FROM;

  const refilled = (bucket: { tokens: number; at: number; rate: Rate }, now: number): number =>
    Math.min(bucket.rate.burst, bucket.tokens + ((now - bucket.at) * bucket.rate.perMinute) / 60_000);

  return {
    take(key, rate, cost = 1) {
      const now = elapsed();
      const bucket = buckets.get(key) ?? { tokens: rate.burst, at: now, rate };
      bucket.tokens = refilled({ ...bucket, rate }, now);
      bucket.at = now;
      bucket.rate = rate;
      buckets.set(key, bucket);
      if (buckets.size > sweepAt) {
        for (const [other, kept] of buckets)
          if (refilled(kept, now) >= kept.rate.burst) buckets.delete(other);
        sweepAt = Math.max(SWEEP_FROM, buckets.size * 2);
      }
      if (bucket.tokens < cost) return Math.ceil(((cost - bucket.tokens) * 60_000) / rate.perMinute);
      bucket.tokens -= cost;
      return 0;
    },
  };
}
