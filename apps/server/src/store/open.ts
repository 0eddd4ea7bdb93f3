import { type Clock, createClock } from './clock.ts';
import { type Embedded, startEmbedded } from './embedded/index.ts';
import { externalAddress } from './external.ts';
import { createIds, type Ids } from './ids.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { type Log, silentLog } from './log.ts';
import { migrate } from './migrate.ts';
import { createNotices, type Notices } from './notices.ts';
import type { ConnectionLimits, StoreAddress } from './pool.ts';
import { runningAddress } from './running.ts';
import { setSteering } from './steering.ts';
import { openStore, type Store, type StoreOptions } from './store.ts';

/** Everything the store offers, opened together. */
export interface Platform {
  store: Store;
  clock: Clock;
  jobs: Jobs;
  notices: Notices;
  ids: Ids;
  /** The embedded database, when there is one. */
  embedded: Embedded | undefined;
  /** Stops jobs, closes all connections, ends the embedded database. */
  close(): Promise<void>;
}

export interface PlatformOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Only `test` lets the clock be moved. */
  mode: 'demo' | 'test' | 'production';
  log?: Log;
  /** Timeouts of the pool; default `workLimits`. */
  limits?: ConnectionLimits;
}

/** Starts or reaches the database, migrates it and opens the store. Errors: `StoreError` of each step. */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { dataDir, databaseUrl, mode, log = silentLog } = options;
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, log });
  try {
    const address = embedded ?? { ownerUrl: databaseUrl ?? '', appUrl: databaseUrl ?? '' };
    const ran = await migrate(address);
    if (ran.length > 0) log.info({ ran }, 'the database was migrated');
    await setSteering(address, mode === 'test');
    const reached = embedded ?? (await externalAddress(address.ownerUrl));
    const opened = await openParts(reached, mode === 'test', log, storeOptionsOf(options));
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

/** Opens the store of a database that another process on this machine has started and migrated. Errors: `StoreError`. */
export async function joinPlatform(options: PlatformOptions): Promise<Omit<Platform, 'embedded'>> {
  const { dataDir, databaseUrl, mode, log = silentLog } = options;
  const address = databaseUrl ? await externalAddress(databaseUrl) : runningAddress(dataDir);
  return openParts(address, mode === 'test', log, storeOptionsOf(options));
}

/** A production node reports a second connection inside a transaction; everywhere else it is refused, so that it is found. */
function storeOptionsOf({ mode, log = silentLog, limits }: PlatformOptions): StoreOptions {
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

/** Opens the parts over a database that is already migrated. */
export async function openParts(
  address: StoreAddress,
  steerable: boolean,
  log: Log = silentLog,
  options: StoreOptions = {},
): Promise<Omit<Platform, 'embedded'>> {
  const store = openStore(address, options);
  const notices = createNotices(store, log);
  const clock = await createClock({ store, notices, steerable });
  const jobs = createJobs({ store, clock, notices, log });
  const drift = setInterval(() => void clock.measure().catch(() => {}), CLOCK_CHECK_MS);
  drift.unref();
  return {
    store,
    clock,
    jobs,
    notices,
    ids: createIds(store),
    close: async () => {
      clearInterval(drift);
      await jobs.stop();
      await notices.close();
      await store.close();
    },
  };
}

/** How often this machine's clock is compared with the database's. */
const CLOCK_CHECK_MS = 60_000;
