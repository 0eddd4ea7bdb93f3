import { type Clock, createClock } from './clock.ts';
import { type Embedded, startEmbedded } from './embedded/index.ts';
import { externalAddress } from './external.ts';
import { createIds, type Ids } from './ids.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { type Log, silentLog } from './log.ts';
import { assertMigrated, migrate } from './migrate.ts';
import { createNodeChannels, type NodeChannels } from './node-channels.ts';
import type { ConnectionLimits, StoreAddress } from './pool.ts';
import { runningAddress } from './running.ts';
import { setSteering } from './steering.ts';
import { openStore, type Store, type StoreOptions } from './store.ts';

/** The database with everything that is built on it: stores, clock, jobs, channels between nodes and ids. */
export interface Database {
  store: Store;
  /** The same database under the auditor's role. Only this role can write checkpoints and clearances. */
  auditStore: Store;
  /**
   * The same database under the role of the operators' console, which alone enters what operators decide. Absent on a node without
   * its login.
   */
  consoleStore: Store | undefined;
  clock: Clock;
  jobs: Jobs;
  nodeChannels: NodeChannels;
  ids: Ids;
  /** Stops jobs, closes all connections, ends the embedded database. */
  close(): Promise<void>;
}

/** A database that this process has started or connected to, and migrated. */
interface OpenedDatabase extends Database {
  /** The embedded database; undefined with an external one. */
  embedded: Embedded | undefined;
}

export interface DatabaseOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Login of the tables' owner; absent = the login of `databaseUrl`, and in production nothing is migrated. */
  databaseOwnerUrl?: string | undefined;
  /** Login of the auditor; absent = the login of `databaseUrl`. Production allows that only for nodes that do not audit. */
  databaseAuditUrl?: string | undefined;
  /** Login of the operators' console; in production a node without it has no console. */
  databaseConsoleUrl?: string | undefined;
  /** A node that only answers calls does not audit. */
  role?: 'all' | 'api' | 'worker';
  /** The clock can be moved in mode `test` only. */
  mode: 'demo' | 'test' | 'production';
  log?: Log;
  /** Timeouts of the pool; default `workLimits`. */
  limits?: ConnectionLimits;
}

/** Starts the embedded database or connects to the external one, migrates it and opens the store. Errors: `StoreError`. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { dataDir, databaseUrl, mode, log = silentLog } = options;
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, log });
  try {
    const address = embedded ?? (await reachExternal(options, log));
    if (embedded) await prepare(embedded, mode, log);
    const opened = await openParts(address, mode === 'test', log, storeOptionsOf(options));
    return {
      ...opened,
      embedded,
      close: async () => {
        await opened.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/**
 * Opens the store of a database that another process on this machine has started and migrated. It uses the
 * application's credential, and that of the console: a process that answers players cannot act as owner or auditor. Errors: `StoreError`.
 */
export async function joinDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl: url, databaseConsoleUrl, mode, log = silentLog } = options;
  const rules = { strict: mode === 'production', audits: false, log };
  const { appUrl, appRole, consoleUrl, consoleRole } = url
    ? await externalAddress({ url, consoleUrl: databaseConsoleUrl }, rules)
    : runningAddress(dataDir);
  const address = {
    appUrl,
    appRole,
    ownerUrl: appUrl,
    auditUrl: appUrl,
    auditRole: appRole,
    consoleUrl,
    consoleRole,
  };
  return openParts(address, mode === 'test', log, storeOptionsOf(options));
}

/** Production logs a second connection inside a transaction. The other modes refuse it, so that the mistake is noticed. */
function storeOptionsOf({ mode, log = silentLog, limits }: DatabaseOptions): StoreOptions {
  return {
    ...(limits ? { limits } : {}),
    ...(mode === 'production'
      ? {
          onSecondConnection: (error) =>
            log.error({ err: error }, 'a second connection inside a transaction'),
        }
      : {}),
  };
}

/** Migrates, and gives or takes the right to move the clock. Answers the names of the scripts that ran now (`migrate`). */
export async function prepare(
  address: Pick<StoreAddress, 'ownerUrl'>,
  mode: DatabaseOptions['mode'],
  log: Log = silentLog,
): Promise<string[]> {
  const ran = await migrate(address);
  if (ran.length > 0) log.info({ ran }, 'the database was migrated');
  await setSteering(address, mode === 'test');
  return ran;
}

/** Connects to an external database. In production a node may lack the owner's credential if the database is migrated. */
async function reachExternal(options: DatabaseOptions, log: Log): Promise<StoreAddress> {
  const {
    databaseUrl: url = '',
    databaseOwnerUrl: ownerUrl,
    databaseAuditUrl: auditUrl,
    databaseConsoleUrl: consoleUrl,
    mode,
    role,
  } = options;
  const strict = mode === 'production';
  if (ownerUrl !== undefined || !strict) await prepare({ ownerUrl: ownerUrl ?? url }, mode, log);
  else await assertMigrated(url);
  return externalAddress({ url, ownerUrl, auditUrl, consoleUrl }, { strict, audits: role !== 'api', log });
}

/** Opens the parts over a database that is already migrated. */
export async function openParts(
  address: StoreAddress,
  steerable: boolean,
  log: Log = silentLog,
  options: StoreOptions = {},
): Promise<Database> {
  const store = openStore(address, options);
  const auditStore = openStore(
    { ...address, appUrl: address.auditUrl, appRole: address.auditRole },
    { connectionsMax: AUDIT_CONNECTIONS_MAX },
  );
  const { consoleUrl, consoleRole } = address;
  const consoleStore =
    consoleUrl === undefined
      ? undefined
      : openStore(
          { ...address, appUrl: consoleUrl, appRole: consoleRole },
          { ...options, connectionsMax: CONSOLE_CONNECTIONS_MAX },
        );
  const nodeChannels = createNodeChannels(store, log);
  const clock = await createClock({ store, nodeChannels, steerable });
  const jobs = createJobs({ store, clock, nodeChannels, log });
  const drift = setInterval(() => void clock.measure().catch(() => {}), CLOCK_CHECK_MS);
  drift.unref();
  return {
    store,
    auditStore,
    consoleStore,
    clock,
    jobs,
    nodeChannels,
    ids: createIds(store),
    close: async () => {
      clearInterval(drift);
      await jobs.stop();
      await nodeChannels.close();
      await auditStore.close();
      await consoleStore?.close();
      await store.close();
    },
  };
}

/**
 * Opens the store with the owner's credential. Only `npm run ops` uses it, to write operators' changes; the application's
 * role lacks the rights for them. The caller closes the store.
 */
export function openOperatorStore(address: StoreAddress): Store {
  return openStore(
    { ...address, appUrl: address.ownerUrl, appRole: undefined },
    { connectionsMax: OPERATOR_CONNECTIONS_MAX },
  );
}

const OPERATOR_CONNECTIONS_MAX = 2;
/** Operators are few, and each of their calls makes a handful of statements. */
const CONSOLE_CONNECTIONS_MAX = 4;
/** One audit runs at a time. The second connection lets another audit find out that one is running. */
const AUDIT_CONNECTIONS_MAX = 2;

/** How often this machine's clock is compared with the database's. */
const CLOCK_CHECK_MS = 60_000;
