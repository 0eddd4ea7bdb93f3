import type { Store } from '../../store/index.ts';

/** Counts of attempts in fixed time windows, shared by all nodes. */
export interface Counters {
  /** Adds one and returns the count, this one included, of the window that contains `now` (ms). */
  hit(kind: string, key: string, windowMs: number, now: number): Promise<number>;
  /** Count of the window that contains `now`. */
  count(kind: string, key: string, windowMs: number, now: number): Promise<number>;
  /** Subtracts one from the window that contains `now`. */
  giveBack(kind: string, key: string, windowMs: number, now: number): Promise<void>;
  /** Removes windows that began before `before` (ms). */
  forget(before: number): Promise<void>;
}

/** Counters in the database; each hit is one upsert, so concurrent attempts are all counted. */
export function createCounters(store: Store): Counters {
  const startOf = (windowMs: number, now: number) => new Date(Math.floor(now / windowMs) * windowMs);
  return {
    async hit(kind, key, windowMs, now) {
      const { rows } = await store.query<{ count: number }>(
        `insert into counter (kind, key, window_start, count) values ($1, $2, $3, 1)
         on conflict (kind, key, window_start) do update set count = counter.count + 1 returning count`,
        [kind, key, startOf(windowMs, now)],
      );
      return rows[0]!.count;
    },
    async count(kind, key, windowMs, now) {
      const { rows } = await store.query<{ count: number }>(
        'select count from counter where kind = $1 and key = $2 and window_start = $3',
        [kind, key, startOf(windowMs, now)],
      );
      return rows[0]?.count ?? 0;
    },
    async giveBack(kind, key, windowMs, now) {
      await store.query(
        'update counter set count = count - 1 where kind = $1 and key = $2 and window_start = $3 and count > 0',
        [kind, key, startOf(windowMs, now)],
      );
    },
    async forget(before) {
      await store.query('delete from counter where window_start < $1', [new Date(before)]);
    },
  };
}
