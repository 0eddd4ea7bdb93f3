/** A token bucket: `burst` at once, refilled at `perMinute`. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** Tokens of a key that this node has spent and not yet reported to the other nodes. */
export interface Spent {
  readonly key: string;
  readonly count: number;
  readonly rate: Rate;
}

/** Token buckets of one node by key. Full buckets are removed, so memory grows with the callers of the last minutes. */
export interface Buckets {
  /**
   * Takes `cost` tokens (default 1) from the bucket of `key`. Returns 0; or, when the bucket holds fewer tokens, the
   * milliseconds until it holds enough.
   */
  take(key: string, rate: Rate, cost?: number): number;
  /** Returns one token to the bucket of `key`. */
  giveBack(key: string): void;
  /** Subtracts the tokens that another node has spent. The bucket may go down to minus one burst. */
  spend({ key, count, rate }: Spent): void;
  /** Keys that spent at least a tenth of their burst since the last call, busiest first. Smaller counts are dropped. */
  spentLately(): readonly Spent[];
}

interface Bucket {
  tokens: number;
  at: number;
  rate: Rate;
  /** Tokens taken and not yet reported to the other nodes. */
  taken: number;
}

/** Number of keys above which full buckets are removed. */
const SWEEP_FROM = 10_000;
/** Part of its burst that a key has to spend to be reported to the other nodes. */
const TOLD_PART = 0.1;

/**
 * Creates the buckets.
 * `elapsed`: milliseconds of a monotonic clock, so that a changed wall clock neither empties nor fills a bucket.
 */
export function createBuckets(elapsed: () => number = () => performance.now()): Buckets {
  const buckets = new Map<string, Bucket>();
  /** Buckets with tokens that are not yet reported to the other nodes. */
  let busy = new Map<string, Bucket>();
  let sweepAt = SWEEP_FROM;

  const refilled = ({ tokens, at, rate }: Bucket, now: number): number =>
    Math.min(rate.burst, tokens + ((now - at) * rate.perMinute) / 60_000);

  const bucketOf = (key: string, rate: Rate): Bucket => {
    const now = elapsed();
    let bucket = buckets.get(key);
    if (!bucket) {
      bucket = { tokens: rate.burst, at: now, rate, taken: 0 };
      buckets.set(key, bucket);
      if (buckets.size > sweepAt) sweep(now);
    }
    bucket.rate = rate;
    bucket.tokens = refilled(bucket, now);
    bucket.at = now;
    return bucket;
  };

  const sweep = (now: number) => {
    for (const [key, kept] of buckets) {
      if (refilled(kept, now) < kept.rate.burst) continue;
      buckets.delete(key);
      busy.delete(key);
    }
    sweepAt = Math.max(SWEEP_FROM, buckets.size * 2);
  };

  return {
    take(key, rate, cost = 1) {
      const bucket = bucketOf(key, rate);
      if (bucket.tokens < cost) return Math.ceil(((cost - bucket.tokens) * 60_000) / rate.perMinute);
      bucket.tokens -= cost;
      if (bucket.taken === 0) busy.set(key, bucket);
      bucket.taken += cost;
      return 0;
    },
    giveBack(key) {
      const bucket = buckets.get(key);
      if (!bucket) return;
      bucket.tokens = Math.min(bucket.rate.burst, bucket.tokens + 1);
      bucket.taken = Math.max(0, bucket.taken - 1);
    },
    spend({ key, count, rate }) {
      const bucket = bucketOf(key, rate);
      bucket.tokens = Math.max(-rate.burst, bucket.tokens - count);
    },
    spentLately() {
      const spent: Spent[] = [];
      for (const [key, bucket] of busy) {
        const { taken: count, rate } = bucket;
        bucket.taken = 0;
        if (count > 0 && count >= rate.burst * TOLD_PART) spent.push({ key, count, rate });
      }
      busy = new Map();
      return spent.sort((a, b) => b.count / b.rate.burst - a.count / a.rate.burst);
    },
  };
}
