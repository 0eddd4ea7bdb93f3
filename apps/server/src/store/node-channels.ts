import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Log, silentLog } from './log.ts';
import { connectionTo } from './pool.ts';
import type { Store } from './store.ts';
import type { Tx } from './tx.ts';

/** Messages between nodes through the database (LISTEN/NOTIFY). They are hints: a lost connection loses messages. */
export interface NodeChannels {
  /** Listens to `channel` on this node until the returned function is called. */
  listen(channel: string, handler: (payload: string) => void | Promise<void>): Promise<() => void>;
  /** Sends to all nodes, with a `tx` after its commit. Payload: at most 7 999 bytes. */
  notify(channel: string, payload: string, tx?: Tx): Promise<void>;
  /** Calls `handler` when a lost connection was restored: messages may have been missed. */
  onReconnect(handler: () => void): void;
  /**
   * Holds the lock of this node's number while the connection lasts, and again after each reconnect. Other nodes see by it
   * whether this node is alive (`node_is_alive`).
   */
  showLife(node: number): Promise<void>;
  close(): Promise<void>;
}

type Handler = (payload: string) => void | Promise<void>;

/** Uses a separate connection. It is opened at the first `listen` and again whenever it breaks. */
export function createNodeChannels(store: Store, log: Log = silentLog): NodeChannels {
  const handlers = new Map<string, Set<Handler>>();
  const reconnected: (() => void)[] = [];
  let connection: Promise<pg.Client> | undefined;
  let closed = false;
  let node: number | undefined;

  const lockNode = async (client: pg.Client): Promise<void> => {
    if (node !== undefined)
      await client.query('select pg_advisory_lock_shared(node_lock_class(), $1)', [node]);
  };

  const connect = async (): Promise<pg.Client> => {
    const { appUrl, appRole } = store.address;
    const client = new pg.Client(connectionTo(appUrl, appRole));
    client.on('error', () => {});
    client.on('end', () => {
      if (!closed && connection) void reconnect();
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const handler of handlers.get(channel) ?? []) void handle(handler, payload, log);
    });
    await client.connect();
    for (const channel of handlers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    await lockNode(client);
    return client;
  };

  const reconnect = async (): Promise<void> => {
    connection = undefined;
    for (let wait = 50; !closed; wait = Math.min(wait * 2, 2_000)) {
      await pause(wait, undefined, { ref: false });
      if (closed) return;
      try {
        connection = connect();
        await connection;
        for (const handler of reconnected) handler();
        return;
      } catch {
        connection = undefined;
      }
    }
  };

  return {
    listen: async (channel, handler) => {
      const known = handlers.get(channel);
      if (known) known.add(handler);
      else handlers.set(channel, new Set([handler]));
      const first = connection === undefined;
      connection ??= connect();
      const client = await connection;
      if (!first && !known) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return () => handlers.get(channel)?.delete(handler);
    },
    notify: async (channel, payload, tx) => {
      await (tx ?? store).query('select pg_notify($1, $2)', [channel, payload]);
    },
    onReconnect: (handler) => {
      reconnected.push(handler);
    },
    showLife: async (number) => {
      node = number;
      const first = connection === undefined;
      connection ??= connect();
      const client = await connection;
      if (!first) await lockNode(client);
    },
    close: async () => {
      closed = true;
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}

async function handle(handler: Handler, payload: string, log: Log): Promise<void> {
  try {
    await handler(payload);
  } catch (error) {
    log.error({ error }, 'a handler of a database notice failed');
  }
}
