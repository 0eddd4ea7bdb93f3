import type { NodeChannels, Store } from '../../store/index.ts';

/** The freeze of all money writes (M6). The entry trigger reads the table itself, so it applies on every node at once. */
export interface Freeze {
  /** Whether the freeze is on, as last known to this node. */
  active(): boolean;
  /** Reads the current state from the database. */
  read(): Promise<boolean>;
  /**
   * Freezes money writes and notifies all nodes; only an operator lifts it ({@link liftFreeze}). `reason` is shown to operators.
   */
  set(reason: object): Promise<void>;
  /** Calls `handler` when the freeze is set or lifted on any node. */
  onChange(handler: (active: boolean) => void): void;
}

/**
 * Lifts the freeze for an operator, and records who decided it and why. Returns whether money was frozen.
 *
 * @param store - under the owner's credential: the application's role can set a freeze but not lift it.
 */
export async function liftFreeze(
  store: Pick<Store, 'query'>,
  nodeChannels: Pick<NodeChannels, 'notify'>,
  by: string,
  why: string,
): Promise<boolean> {
  const { rowCount } = await store.query(
    `update ledger_freeze set lifted_at = app_now(), lifted_by = $1, lifted_why = $2 where lifted_at is null`,
    [by, why],
  );
  await nodeChannels.notify('ledger_freeze', 'lifted');
  return rowCount !== 0;
}

export async function createFreeze(store: Store, nodeChannels: NodeChannels): Promise<Freeze> {
  const handlers: ((active: boolean) => void)[] = [];
  let active = false;
  const read = async (): Promise<boolean> => {
    const { rowCount } = await store.query('select from ledger_freeze where lifted_at is null limit 1');
    const before = active;
    active = rowCount !== 0;
    if (active !== before) for (const handler of handlers) handler(active);
    return active;
  };
  await nodeChannels.listen('ledger_freeze', async () => {
    await read();
  });
  nodeChannels.onReconnect(() => void read().catch(() => {}));
  await read();
  return {
    active: () => active,
    read,
    set: async (reason) => {
      await store.query('insert into ledger_freeze (at, reason) values (app_now(), $1)', [
        JSON.stringify(reason),
      ]);
      await nodeChannels.notify('ledger_freeze', 'set');
      await read();
    },
    onChange: (handler) => {
      handlers.push(handler);
    },
  };
}
