import type { Notices, Store } from '../../store/index.ts';
import { type Lottery, readLotteries } from './lottery.ts';

/** The lotteries of the platform, held in memory and read anew whenever any node changes one. */
export interface Lotteries {
  /** In the order of the lobby, disabled ones included. */
  all(): readonly Lottery[];
  find(id: string): Lottery | undefined;
  /** Calls `handler` after the lotteries were read anew. Returns how to stop that. */
  onChanged(handler: () => void): () => void;
}

/** Channel the table's trigger notifies. */
const CHANGED = 'lottery';

/** Reads the lotteries and keeps them fresh. */
export async function createLotteries(deps: { store: Store; notices: Notices }): Promise<Lotteries> {
  const handlers = new Set<() => void>();
  let all: readonly Lottery[] = [];
  let byId = new Map<string, Lottery>();
  const read = async (): Promise<void> => {
    all = await readLotteries(deps.store);
    byId = new Map(all.map((lottery) => [lottery.id, lottery]));
    for (const handler of handlers) handler();
  };
  await deps.notices.listen(CHANGED, read);
  deps.notices.onReconnect(() => void read().catch(() => {}));
  await read();
  return {
    all: () => all,
    find: (id) => byId.get(id),
    onChanged(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
  };
}
