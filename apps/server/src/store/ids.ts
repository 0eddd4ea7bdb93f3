import type { Store } from './store.ts';

/** Ids for rows that are inserted from TypeScript; SQL uses `nextval('id_seq')` itself. */
export interface Ids {
  next(): Promise<bigint>;
}

const BLOCK = 64;
/** The unused rest of a block is dropped after this time, ms, because ids have to grow with time. */
const BLOCK_MS_MAX = 1_000;

/** Takes ids in blocks, so that most calls need no query. */
export function createIds(store: Store): Ids {
  let block: bigint[] = [];
  let takenAt = 0;
  let taking: Promise<void> | undefined;
  const take = async (): Promise<void> => {
    const { rows } = await store.query<{ id: bigint }>(
      "select nextval('id_seq') as id from generate_series(1, $1)",
      [BLOCK],
    );
    // Reversed, so that `pop` gives the smallest.
    block = rows.map((row) => row.id).reverse();
    takenAt = performance.now();
  };
  return {
    next: async () => {
      for (;;) {
        if (performance.now() - takenAt > BLOCK_MS_MAX) block = [];
        const id = block.pop();
        if (id !== undefined) return id;
        taking ??= take().finally(() => {
          taking = undefined;
        });
        await taking;
      }
    },
  };
}
