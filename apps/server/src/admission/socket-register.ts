import type { Logger } from 'pino';
import type { Store } from '../store/index.ts';

/** An open socket, as other nodes count it. */
export interface RegisteredSocket {
  readonly network: string;
  readonly userId: bigint | undefined;
}

/** The open sockets of this node, and their rows in the database. */
export interface SocketRegister {
  readonly size: number;
  /** Notes a socket whose row is written soon. */
  add(id: number, socket: RegisteredSocket): void;
  /** Notes a socket whose row is written already. */
  addWritten(id: number, socket: RegisteredSocket): void;
  /** Forgets a socket, and deletes its row soon. */
  remove(id: number): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  /** Writes the rows of all open sockets that have none. */
  writeAll(): Promise<void>;
  /** Ends when nothing is being written any more. */
  stop(): Promise<void>;
}

/** Rows are written and deleted this often, ms: many sockets open and end at once, and only nodes that come later read the rows. */
const WRITE_MS = 250;

/** The register of a node; `node` is its id. */
export function createSocketRegister(store: Store, node: string, log: Logger): SocketRegister {
  const open = new Map<number, RegisteredSocket>();
  const unwritten = new Set<number>();
  const ended = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function soon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, WRITE_MS).unref();
  }

  const write = (ids: readonly number[]) => {
    const sockets = ids.flatMap((id) => {
      const socket = open.get(id);
      return socket ? [{ id, ...socket }] : [];
    });
    return store.query(
      `insert into admission_socket (node, id, network, user_id)
       select $1, socket.* from unnest($2::bigint[], $3::text[], $4::bigint[]) socket on conflict do nothing`,
      [
        node,
        sockets.map(({ id }) => id),
        sockets.map(({ network }) => network),
        sockets.map(({ userId }) => userId ?? null),
      ],
    );
  };

  /** What fails is written by the next beat: rows are missing then. What is not deleted waits for the next time. */
  async function writeWaiting(): Promise<void> {
    const [added, gone] = [[...unwritten], [...ended]];
    unwritten.clear();
    try {
      if (added.length > 0) await write(added);
      if (gone.length === 0) return;
      await store.query('delete from admission_socket where node = $1 and id = any ($2)', [node, gone]);
      for (const id of gone) ended.delete(id);
    } catch (error) {
      log.warn({ err: error }, 'open sockets could not be registered');
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(writeWaiting);
    return writing;
  }

  return {
    get size() {
      return open.size;
    },
    add(id, socket) {
      open.set(id, socket);
      unwritten.add(id);
      soon();
    },
    addWritten: (id, socket) => void open.set(id, socket),
    remove(id) {
      open.delete(id);
      // A row that is being written is deleted after it.
      if (unwritten.delete(id)) return;
      ended.add(id);
      soon();
    },
    flush,
    writeAll: async () => void (await write([...open.keys()])),
    stop() {
      clearTimeout(timer);
      return writing;
    },
  };
}
