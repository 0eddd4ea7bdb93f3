import { setImmediate } from 'node:timers/promises';

/** Items that are worked on before other calls have their turn. */
const TURN = 2_000;

/** `items.map(work)` for many items: other calls are answered in between. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(work(item));
    if (results.length % TURN === 0) await setImmediate();
  }
  return results;
}
