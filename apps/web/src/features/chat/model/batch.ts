/** Most numbers of one request. */
const AT_ONCE_MAX = 50;

interface Waiting<Item> {
  readonly seq: number;
  readonly resolve: (item: Item | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects requests for single items of a room that are made in the same moment into few requests. An item that does not exist is
 * `undefined`; a failure reaches all that waited.
 */
export function createBatch<Item>(
  load: (room: string, seqs: readonly number[]) => Promise<ReadonlyMap<number, Item>>,
): (room: string, seq: number) => Promise<Item | undefined> {
  const waiting = new Map<string, Waiting<Item>[]>();
  async function send(room: string, batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      const items = await load(room, [...new Set(batch.map(({ seq }) => seq))]);
      for (const { seq, resolve } of batch) resolve(items.get(seq));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  function sendAll(room: string): void {
    const all = waiting.get(room) ?? [];
    waiting.delete(room);
    for (let begin = 0; begin < all.length; begin += AT_ONCE_MAX)
      void send(room, all.slice(begin, begin + AT_ONCE_MAX));
  }
  return (room, seq) =>
    new Promise((resolve, reject) => {
      const one = { seq, resolve, reject };
      const others = waiting.get(room);
      if (others) {
        others.push(one);
        return;
      }
      waiting.set(room, [one]);
      setTimeout(() => sendAll(room), 0);
    });
}
