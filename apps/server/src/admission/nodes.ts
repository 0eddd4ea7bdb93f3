import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { NodeChannels, Store } from '../store/index.ts';
import type { Buckets, Rate, Spent } from './buckets.ts';
import { createSocketRegister, type RegisteredSocket } from './socket-register.ts';

/** Limits of sockets over all nodes. */
export interface SocketShares {
  readonly perAddress: number;
  readonly perAccount: number;
}

/** Limits that the nodes of one platform share through the database (ADR 20). */
export interface Nodes {
  /** Takes a token from a bucket of all nodes. Returns 0, or the milliseconds until the next token. One round trip. */
  take(key: string, rate: Rate): Promise<number>;
  /**
   * Registers a socket for which this node has a place, and returns the function that unregisters it. When other nodes
   * are alive it waits for the count over all nodes, and returns undefined when a limit is reached.
   */
  takeSocket(socket: RegisteredSocket, shares: SocketShares): Promise<(() => void) | undefined>;
  /** Deletes buckets that are full again. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export interface NodesDeps {
  readonly store: Store;
  readonly nodeChannels: NodeChannels;
  readonly buckets: Buckets;
  readonly log: Logger;
  /** False for a node that answers no calls. It is not registered and receives no counts of other nodes. */
  readonly serves: boolean;
}

const CHANNEL = 'admission';
const BEAT_MS = 5_000;
const TELL_MS = 1_000;
/** Size limit of a notice; PostgreSQL refuses 8 000 bytes or more. */
const TOLD_BYTES_MAX = 7_500;

/** Registers this node among the nodes of the platform. */
export async function createNodes({ store, nodeChannels, buckets, log, serves }: NodesDeps): Promise<Nodes> {
  const id = randomUUID();
  let others = 0;
  let lastSocket = 0;
  const sockets = createSocketRegister(store, id, log);

  const beat = async () => {
    await sockets.flush();
    const { rows } = await store.query<{ others: number; sockets: bigint }>(
      'select admission_beat($1) as others, (select count(*) from admission_socket where node = $1) as sockets',
      [id],
    );
    others = rows[0]!.others;
    // Another node removes the sockets of a node that has missed its heartbeats.
    if (rows[0]!.sockets < sockets.size) await sockets.writeAll();
  };
  const failed = (what: string) => (error: unknown) => log.warn({ err: error }, what);

  const tell = () => {
    const spent = buckets.spentLately();
    if (others === 0 || spent.length === 0) return;
    nodeChannels
      .notify(CHANNEL, noticeOf(id, spent))
      .catch(failed('the counts of callers could not be sent to the other nodes'));
  };

  const timers: NodeJS.Timeout[] = [];
  if (serves) {
    await nodeChannels.listen(CHANNEL, (payload) => {
      const [from, spent] = JSON.parse(payload) as Notice;
      if (from === id) return;
      for (const [key, count, burst, perMinute] of spent)
        buckets.spend({ key, count, rate: { burst, perMinute } });
    });
    await beat();
    timers.push(
      setInterval(
        () => void beat().catch(failed('the heartbeat of this node could not be written')),
        BEAT_MS,
      ),
      setInterval(tell, TELL_MS),
    );
    for (const timer of timers) timer.unref();
  }

  return {
    async take(key, { burst, perMinute }) {
      const { rows } = await store.query<{ wait: number }>({
        name: 'admission-take',
        text: 'select admission_take($1, $2, $3) as wait',
        values: [key, burst, perMinute],
      });
      return rows[0]!.wait;
    },
    async takeSocket({ network, userId }, { perAddress, perAccount }) {
      const socket = ++lastSocket;
      const signOff = () => sockets.remove(socket);
      // Without other nodes this node's count is complete, so no wait for the database is needed.
      if (others === 0) {
        sockets.add(socket, { network, userId });
        return signOff;
      }
      const { rows } = await store.query<{ open: boolean }>({
        name: 'admission-socket',
        text: 'select admission_socket_take($1, $2, $3, $4, $5, $6) as open',
        values: [id, socket, network, userId ?? null, perAddress, perAccount],
      });
      if (!rows[0]!.open) return undefined;
      sockets.addWritten(socket, { network, userId });
      return signOff;
    },
    async tidy() {
      await store.query('delete from admission_bucket where full_at <= app_now()');
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await sockets.stop();
      if (!serves) return;
      await store
        .query(
          'with gone as (delete from admission_node where id = $1) delete from admission_socket where node = $1',
          [id],
        )
        .catch(failed('this node could not be unregistered'));
    },
  };
}

type Notice = readonly [from: string, spent: readonly [string, number, number, number][]];

/** The busiest keys, as many as fit into one notice. */
function noticeOf(id: string, spent: readonly Spent[]): string {
  const told: Notice[1] = [];
  const rows = told as [string, number, number, number][];
  let bytes = 0;
  for (const { key, count, rate } of spent) {
    bytes += Buffer.byteLength(key) + 40;
    if (bytes > TOLD_BYTES_MAX) break;
    rows.push([key, count, rate.burst, rate.perMinute]);
  }
  return JSON.stringify([id, rows] satisfies Notice);
}
