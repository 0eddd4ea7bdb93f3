import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithUs } from '../../children.ts';
import { StoreError } from '../store-error.ts';
import { type Binaries, program } from './binaries.ts';
import { assertRoom, diagnose, isPassing } from './diagnosis.ts';
import { commandLineOf, isRunning, startMarkOf } from './process-facts.ts';
import { serverSettings } from './settings.ts';
import { removeSockets } from './sockets.ts';
import type { Runner } from './unprivileged.ts';

/** Location of a cluster and how to run it. */
export interface ClusterPlace {
  /** Data directory of PostgreSQL. */
  data: string;
  /** File for PostgreSQL's output. A file and not a pipe, because PostgreSQL outlives a killed server. */
  log: string;
  port: number;
  /** Folder of its Unix socket; absent where it has none. */
  socketFolder: string | undefined;
  runner: Runner | undefined;
  binaries: Binaries;
  /** False only in throw-away clusters of tests: nothing is synced to disk then. */
  durable: boolean;
}

const START_MS_MAX = 30_000;
const STOP_MS_MAX = 10_000;
/** PostgreSQL itself kills its processes that do not end within 5 s of SIGQUIT. */
const CUT_OFF_MS_MAX = 6_000;
/** Time that a PostgreSQL left behind by a server has to end after each signal, ms. */
const REMAINS_MS_MAX = 2_000;
const LOG_BYTES_MAX = 4 * 1024 * 1024;

/**
 * Starts PostgreSQL and resolves when it accepts connections.
 *
 * A start right after a kill -9 may find remains of the old process; it is repeated until they are gone.
 * Errors: `disk_full`, `port_busy`, `folder_unusable`, `start_failed`.
 */
export async function startPostmaster(place: ClusterPlace): Promise<ChildProcess> {
  assertRoom(place.data);
  const until = Date.now() + START_MS_MAX;
  for (;;) {
    const from = trimLog(place.log);
    const child = launch(place);
    if (await isReady(place, child, until)) return child;
    child.kill('SIGQUIT');
    const said = readFileSync(place.log, 'utf8').slice(from);
    if (!isPassing(said) || Date.now() > until) throw diagnose(said, place.data, place.port);
    await pause(100);
  }
}

/** Stops PostgreSQL: closes connections, writes everything and ends. After 10 s it gets SIGQUIT, 6 s later SIGKILL. */
export async function stopPostmaster(place: ClusterPlace, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  askToStop(place, child.pid ?? 0, 'SIGINT');
  const limits = [
    setTimeout(() => child.kill('SIGQUIT'), STOP_MS_MAX),
    setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX + CUT_OFF_MS_MAX),
  ];
  await ended;
  limits.forEach(clearTimeout);
}

/**
 * Ends a PostgreSQL that an ended server left behind on this folder: by SIGQUIT, then by SIGKILL. Committed data is
 * recovered at the next start. Resolves when the process has ended, or after `REMAINS_MS_MAX` for each signal.
 */
export async function cutOffRemains(data: string): Promise<void> {
  const pid = pidIn(data);
  if (pid === undefined || !isPostmasterOf(pid, data)) return;
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    if (startMarkOf(pid) !== undefined) process.kill(pid, signal);
    const until = Date.now() + REMAINS_MS_MAX;
    while (startMarkOf(pid) !== undefined && Date.now() < until) await pause(20);
    if (startMarkOf(pid) === undefined) return;
  }
}

/**
 * Tells a PostgreSQL that a killed server left behind on this folder to end, and does not wait: it needs a second or two, in which
 * this process can load its program. Returns its process number for `clearRemains`. The caller holds the folder lock.
 */
export function beginClearing(data: string): number | undefined {
  const pid = pidIn(data);
  // On Windows a program sends the signal, which takes longer than this saves.
  if (process.platform === 'win32' || pid === undefined || !isPostmasterOf(pid, data)) return undefined;
  send(pid, 'SIGINT');
  return pid;
}

/**
 * Ends a PostgreSQL that a killed server left behind on this folder, and removes its sockets and a lock file whose process
 * number now belongs to some other program. `told` has been told to end: it removes its lock file a moment before it has ended.
 * The caller holds the folder lock, so no living server owns it.
 */
export async function clearRemains(place: ClusterPlace, told?: number): Promise<void> {
  await endRemains(place);
  if (told !== undefined) await ended(told, STOP_MS_MAX);
  removeSockets(dirname(place.data));
}

/** Whether a process has ended, at once or within this time. */
async function ended(pid: number, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs;
  while (isRunning(pid) && Date.now() < until) await pause(20);
  return !isRunning(pid);
}

async function endRemains(place: ClusterPlace): Promise<void> {
  const pid = pidIn(place.data);
  if (pid === undefined || !isRunning(pid)) return;
  if (process.platform !== 'win32' && !isPostmasterOf(pid, place.data)) {
    rmSync(join(place.data, 'postmaster.pid'), { force: true });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    askToStop(place, pid, signal);
    if (await ended(pid, STOP_MS_MAX)) return;
  }
  throw new StoreError(
    'start_failed',
    `An old database (process ${pid}) uses ${place.data} and does not stop.`,
  );
}

function launch(place: ClusterPlace): ChildProcess {
  const { data, log, runner, binaries } = place;
  const output = openSync(log, 'a');
  const child = spawn(
    join(binaries.bin, program('postgres')),
    ['-D', data, ...serverSettings(place)],
    // A separate process group: Ctrl-C in a terminal reaches only the server, which stops the database last.
    { ...runner, cwd: '/', detached: true, stdio: ['ignore', output, output] },
  );
  child.once('error', () => {});
  endsWithUs(child, 'SIGQUIT');
  child.unref();
  closeSync(output);
  return child;
}

async function isReady({ data }: ClusterPlace, child: ChildProcess, until: number): Promise<boolean> {
  while (Date.now() < until) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false;
    const lines = lockFileOf(data);
    // The last of eight lines is the state; "ready" is followed by spaces.
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await pause(10);
  }
  return false;
}

function askToStop(
  { data, binaries, runner }: ClusterPlace,
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT',
): void {
  if (process.platform === 'win32') {
    const mode = signal === 'SIGINT' ? 'fast' : 'immediate';
    spawnSync(join(binaries.bin, program('pg_ctl')), ['stop', '-W', '-D', data, '-m', mode], { ...runner });
    return;
  }
  send(pid, signal);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended meanwhile.
  }
}

function isPostmasterOf(pid: number, data: string): boolean {
  const command = commandLineOf(pid);
  return command.includes('postgres') && command.includes(data);
}

function pidIn(data: string): number | undefined {
  const pid = Number(lockFileOf(data)[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

function lockFileOf(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Limits the size of the log; returns the offset at which the output of the new start begins. */
function trimLog(log: string): number {
  closeSync(openSync(log, 'a'));
  if (statSync(log).size > LOG_BYTES_MAX) truncateSync(log);
  return statSync(log).size;
}
