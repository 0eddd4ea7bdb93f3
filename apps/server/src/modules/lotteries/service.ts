import type { NodeChannels, Store } from '../../store/index.ts';
import { type Lottery, readLotteries } from './lottery.ts';

/** The lotteries of the platform, cached in memory and read again whenever any node changes one. */
export interface Lotteries {
  /** In lobby order, including disabled lotteries. */
  all(): readonly Lottery[];
  find(id: string): Lottery | undefined;
  /**
   * Suspends on this node the lotteries for which `isSuspended` is true, in addition to those disabled in the database. A
   * suspended lottery stays listed and accepts no bets. The next call replaces `isSuspended`.
   */
  suspendWhere(isSuspended: (lottery: Lottery) => boolean): void;
  /** Calls `handler` after the lotteries were read again or `suspendWhere` was called. Returns the unsubscribe function. */
  onChanged(handler: () => void): () => void;
}

/** Notification channel of the table's trigger. */
const CHANGED = 'lottery';

/** Reads the lotteries and updates them on changes. */
export async function createLotteries(deps: {
  store: Store;
  nodeChannels: NodeChannels;
}): Promise<Lotteries> {
  const handlers = new Set<() => void>();
  let rows: readonly Lottery[] = [];
  let isSuspended = (_: Lottery): boolean => false;
  let all: readonly Lottery[] = [];
  let byId = new Map<string, Lottery>();
  const show = (): void => {
    all = rows.map((lottery) => (isSuspended(lottery) ? { ...lottery, enabled: false } : lottery));
    byId = new Map(all.map((lottery) => [lottery.id, lottery]));
    for (const handler of handlers) handler();
  };
  const read = async (): Promise<void> => {
    rows = await readLotteries(deps.store);
    show();
  };
  await deps.nodeChannels.listen(CHANGED, read);
  deps.nodeChannels.onReconnect(() => void read().catch(() => {}));
  await read();
  return {
    all: () => all,
    find: (id) => byId.get(id),
    suspendWhere(asked) {
      isSuspended = asked;
      show();
    },
    onChanged(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
  };
}
