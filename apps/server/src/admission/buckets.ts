/** A token bucket: `burst` at once, refilled at `perMinute`. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** What a key has spent on this node since it was last told to the others. */
export interface Spent {
  readonly key: string;
  readonly count: number;
  readonly rate: Rate;
}

/** Buckets of one node by key. Full buckets are forgotten, so memory follows the callers of the last minutes. */
export interface Buckets {
  /** Takes `cost` (default 1) from the bucket of `key`: 0, or when it holds less the milliseconds until it holds enough again. */
  take(key: string, rate: Rate, cost?: number): number;
  /** Puts one back that was taken from the bucket of `key`. */
  giveBack(key: string): void;
  /** Takes what other nodes have spent; the bucket may owe up to one burst. */
  spend({ key, count, rate }: Spent): void;
  /** Keys that spent a tenth of their burst or more since the last call, the busiest first; the others are forgotten. */
  spentLately(): readonly Spent[];
}

interface Bucket {
  tokens: number;
  at: number;
  rate: Rate;
  /** Taken since the other nodes were told. */
  taken: number;
}

/** Keys above which full buckets are swept out. */
const SWEEP_FROM = 10_000;
/** Part of a burst from which on other nodes hear of it. */
const TOLD_PART = 0.1;

/**
 * Creates the buckets.
 * `elapsed`: milliseconds of a clock that never steps back, so that a moved wall clock neither blocks nor frees.
 */
export function createBuckets(elapsed: () => number = () => performance.now()): Buckets {
  const buckets = new Map<string, Bucket>();
  /** Buckets that something was taken from since the others were told. */
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
