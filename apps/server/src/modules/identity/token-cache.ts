/** Lifetime of cached rows: how stale an answer may be after another node ended the session (A11 allows 1 s). */
const KEPT_MS = 500;
const ROWS_MAX = 20_000;

/** Caches token rows for a moment: a page makes several calls at once. */
export interface TokenCache<Row> {
  /** The cached row, or the result of `load`. Misses are not cached. */
  get(key: string, load: () => Promise<Row | undefined>): Promise<Row | undefined>;
  /** Removes matching rows, and discards the results of running loads. */
  forget(matches: (row: Row) => boolean): void;
}

export function createTokenCache<Row>(elapsed: () => number = () => performance.now()): TokenCache<Row> {
  const kept = new Map<string, { row: Row; at: number }>();
  let generation = 0;
  return {
    async get(key, load) {
      const known = kept.get(key);
      if (known && elapsed() - known.at < KEPT_MS) return known.row;
      const before = generation;
      const at = elapsed();
      const row = await load();
      // A row read before a `forget` may be one that had to be forgotten.
      if (row !== undefined && before === generation) {
        if (kept.size >= ROWS_MAX) kept.clear();
        kept.set(key, { row, at });
      }
      return row;
    },
    forget(matches) {
      generation += 1;
      for (const [key, { row }] of kept) if (matches(row)) kept.delete(key);
    },
  };
}
