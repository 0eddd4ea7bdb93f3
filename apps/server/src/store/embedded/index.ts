import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Log, silentLog } from '../log.ts';
import type { StoreAddress } from '../pool.ts';
import { StoreError } from '../store-error.ts';
import { findBinaries } from './binaries.ts';
import {
  APP_ROLE,
  AUDIT_ROLE,
  CONSOLE_ROLE,
  ensureDatabase,
  initCluster,
  majorOf,
  OWNER_ROLE,
  urlOf,
} from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { freePort } from './free-port.ts';
import { keep, kept } from './keep.ts';
import {
  beginClearing,
  type ClusterPlace,
  clearRemains,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { holdsSockets } from './sockets.ts';
import { clusterFolder, runnerOf } from './unprivileged.ts';

/** Number of ports that a start tries. */
const PORT_TRIES = 5;

/** A running embedded PostgreSQL. */
export interface Embedded extends StoreAddress {
  consoleUrl: string;
  port: number;
  /** Current process number of the database server; it changes with a restart. */
  pid(): number | undefined;
  /** Stops the database cleanly and frees the data folder. Close all pools first. May be called again. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The platform's data folder (`DATA_DIR`); created when missing. */
  dataDir: string;
  log?: Log;
  /** False only for throw-away clusters of tests. */
  durable?: boolean;
  /** Finds a free port, `wanted` if possible. */
  choosePort?: (wanted?: number) => Promise<number>;
}

/**
 * Starts the embedded PostgreSQL in `dataDir` and keeps it running: when the database process dies, it is started again.
 * The first start creates the cluster.
 *
 * Errors (`StoreError`): `folder_busy`, `folder_unusable`, `disk_full`, `port_busy`, `no_postgres`,
 * `version_mismatch`, `start_failed`.
 */
export async function startEmbedded({
  dataDir,
  log = silentLog,
  durable = true,
  choosePort = freePort,
}: EmbeddedOptions): Promise<Embedded> {
  const secrets = kept(dataDir);
  const lock = lockFolder(dataDir);
  try {
    const runner = runnerOf();
    const folder = clusterFolder(dataDir, secrets.id, runner);
    const told = beginClearing(join(folder, 'data'));
    const place = await placeOf(folder, runner, durable);
    await clearRemains(place, told);
    if (majorOf(place.data) === undefined) {
      initCluster(join(place.data, '..'), place.binaries, place.runner, secrets, durable);
    }
    const supervised = supervise(place, log, await startOnFreePort(place, () => choosePort(secrets.port)));
    const { port, socketFolder } = place;
    keep(dataDir, { ...secrets, port, socketFolder });
    await ensureDatabase(place, secrets);
    return {
      port,
      ownerUrl: urlOf(OWNER_ROLE, secrets.ownerPassword, place),
      appUrl: urlOf(APP_ROLE, secrets.appPassword, place),
      auditUrl: urlOf(AUDIT_ROLE, secrets.auditPassword, place),
      consoleUrl: urlOf(CONSOLE_ROLE, secrets.consolePassword, place),
      pid: supervised.pid,
      stop: async () => {
        await supervised.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function placeOf(
  folder: string,
  runner: ClusterPlace['runner'],
  durable: boolean,
): Promise<ClusterPlace> {
  const data = join(folder, 'data');
  const binaries = findBinaries(runner, majorOf(data));
  const socketFolder = (await holdsSockets(folder)) ? folder : undefined;
  return { data, log: join(folder, 'postgres.log'), port: 0, socketFolder, runner, binaries, durable };
}

/** Starts the database on the chosen port, or on another one when a program took the port after it was chosen. */
async function startOnFreePort(
  place: ClusterPlace,
  choosePort: () => Promise<number>,
): Promise<ChildProcess> {
  for (let triesLeft = PORT_TRIES; ; triesLeft -= 1) {
    place.port = await choosePort();
    try {
      return await startPostmaster(place);
    } catch (error) {
      const isTaken = error instanceof StoreError && error.code === 'port_busy';
      if (!isTaken || triesLeft === 1) throw error;
    }
  }
}

/** Restarts the database when it dies, so that a killed database interrupts the service for seconds only. */
function supervise(place: ClusterPlace, log: Log, started: ChildProcess) {
  let child = started;
  let stopping = false;
  let restarting: Promise<void> | undefined;
  const watch = (): void => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      log.error({ code, signal }, 'the database stopped by itself and is started again');
      restarting = restart();
    });
  };
  const restart = async (): Promise<void> => {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5_000)) {
      try {
        await clearRemains(place);
        child = await startPostmaster(place);
        watch();
        log.info({ pid: child.pid }, 'the database runs again');
        return;
      } catch (error) {
        log.error({ error }, 'the database could not be started');
        await pause(wait);
      }
    }
  };
  watch();
  return {
    pid: () => child.pid,
    stop: async (): Promise<void> => {
      stopping = true;
      await restarting;
      await stopPostmaster(place, child);
    },
  };
}
