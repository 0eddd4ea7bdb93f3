/** Rows kept this long: the age an answer may have when another node ended the session (A11 allows 1 s). */
const KEPT_MS = 500;
const ROWS_MAX = 20_000;

/** Remembers what tokens stand for, for moments only: a page makes several calls at once. */
export interface TokenCache<Row> {
  /** The kept row, or what `load` finds. Misses are not kept. */
  get(key: string, load: () => Promise<Row | undefined>): Promise<Row | undefined>;
  /** Forgets the rows that `matches`, and whatever is being read right now. */
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
      // A row read before a `forget` may be the very one that was to be forgotten.
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
