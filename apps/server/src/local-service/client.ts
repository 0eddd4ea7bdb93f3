import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithUs } from '../children.ts';
import { socketAddress, tokenFile } from './address.ts';
import { LocalServiceError } from './errors.ts';
import { onMessage, sendMessage } from './lines.ts';
import type { StartReport } from './serve.ts';

export interface LocalServiceOptions {
  /** The service's secret folder. */
  readonly dir: string;
  /** The program to fork when no process serves the folder; gets the folder as its argument. */
  readonly entry: URL;
  readonly mode: string;
}

/** A connection to a service on this machine, started by this process or already running. */
export interface LocalService {
  /**
   * Calls the service. If it has died, it is started again and the call is repeated, so calls must be idempotent.
   * Errors: `LocalServiceError` with the service's own code, or `service_down`.
   */
  call(method: string, params?: unknown): Promise<unknown>;
  /** Process id of the child, if this process started it. */
  readonly pid: number | undefined;
  /** Ends the connection and, if this process started it, the service. */
  stop(): Promise<void>;
}

const CALL_TIMEOUT_MS = 5_000;
const CALL_ATTEMPTS = 3;
const START_ATTEMPTS = 40;
/** A child that has not reported its start within this time is killed, ms. */
const START_TIMEOUT_MS = 30_000;
/** A child that still runs this long after SIGTERM is killed, ms. */
const STOP_TIMEOUT_MS = 5_000;
const START_PAUSE_MS = 50;
/**
 * The variables of the server's environment that a service gets: folders of programs, of short-lived files (such as a
 * socket) and of Node's compile cache. No database address and no other secret.
 */
const PASSED_ON = ['PATH', 'TMPDIR', 'NODE_COMPILE_CACHE'];

interface Connection {
  readonly socket: Socket;
  readonly pending: Map<number, (reply: Reply) => void>;
}
type Reply = { value: unknown } | { error: { code: string; retryInMs?: number; message?: string } };
/** The connection ended before the answer: the service may be started again and called once more. */
const GONE: Reply = { error: { code: 'service_down' } };
const SILENT: Reply = { error: { code: 'service_down' } };

/** Connects to the service of a folder and starts it if it does not run. `onConnect` runs after each new connection. */
export async function localService(
  options: LocalServiceOptions,
  onConnect: (ask: LocalService['call']) => Promise<void> = async () => {},
): Promise<LocalService> {
  let child: ChildProcess | undefined;
  let current: Promise<Connection> | undefined;
  /** The connection that `current` resolves to, or is about to. */
  let live: Connection | undefined;
  let stopped = false;
  let calls = 0;

  const open = async (): Promise<Connection> => {
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
      const socket = await connect(options.dir);
      if (socket !== undefined) {
        try {
          return await follow(socket);
        } catch (error) {
          // A service that is being killed may still accept a connection. The next attempt reaches its successor.
          if (!socket.destroyed) throw error;
        }
      }
      if (stopped) break;
      // A live child that does not answer is ending. No child at all means that another server is just starting one.
      // Both take a moment.
      const dying = isAlive(child);
      if (!dying) child = await start(options);
      if (dying || child === undefined) await pause(START_PAUSE_MS);
    }
    throw new LocalServiceError('service_down');
  };

  const forget = (connection: Connection) => {
    if (live !== connection) return;
    live = undefined;
    current = undefined;
  };

  const follow = async (socket: Socket): Promise<Connection> => {
    const connection: Connection = { socket, pending: new Map() };
    live = connection;
    onMessage(socket, (message) => {
      const { id, ...reply } = message as { id: number } & Reply;
      connection.pending.get(id)?.(reply as Reply);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      forget(connection);
      for (const settle of connection.pending.values()) settle(GONE);
    });
    await onConnect(async (method, params) => unwrap(await ask(connection, method, params)));
    return connection;
  };

  const ask = (connection: Connection, method: string, params: unknown): Promise<Reply> =>
    new Promise((resolve) => {
      calls += 1;
      const id = calls;
      const timer = setTimeout(() => settle(SILENT), CALL_TIMEOUT_MS);
      const settle = (reply: Reply) => {
        clearTimeout(timer);
        connection.pending.delete(id);
        resolve(reply);
      };
      connection.pending.set(id, settle);
      if (connection.socket.destroyed) settle(GONE);
      else sendMessage(connection.socket, { id, method, params });
    });

  const connected = async (): Promise<Connection> => {
    // A broken socket reports its end a moment later; calling it again until then would use up the attempts.
    if (live?.socket.destroyed) forget(live);
    current ??= open().catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    return current;
  };

  const call = async (method: string, params?: unknown): Promise<unknown> => {
    let reply = GONE;
    for (let attempt = 0; attempt < CALL_ATTEMPTS && reply === GONE; attempt += 1) {
      if (stopped) throw new LocalServiceError('service_down');
      reply = await ask(await connected(), method, params);
    }
    return unwrap(reply);
  };

  await connected();
  return {
    call,
    get pid() {
      return child?.pid;
    },
    async stop() {
      stopped = true;
      const connection = await current?.catch(() => undefined);
      connection?.socket.destroy();
      await ended(child);
    },
  };
}

function unwrap(reply: Reply): unknown {
  if ('error' in reply) {
    const { code, retryInMs, message } = reply.error;
    throw new LocalServiceError(code, retryInMs, message);
  }
  return reply.value;
}

const connect = (dir: string): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = createConnection(socketAddress(dir).path, () => {
      sendMessage(socket, { token: readFileSync(tokenFile(dir), 'utf8').trim() });
      resolve(socket);
    });
    socket.once('error', () => resolve(undefined));
  });

/** Forks the service. `undefined` when another process already serves the folder or is just taking it. */
async function start({ dir, entry, mode }: LocalServiceOptions): Promise<ChildProcess | undefined> {
  const child = fork(entry, [dir], {
    execArgv: [],
    env: {
      ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      TESSERA_MODE: mode,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  endsWithUs(child);
  const late = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const report = await new Promise<StartReport>((resolve) => {
    child.once('message', (message) => resolve(message as StartReport));
    child.once('exit', () => resolve({ ready: false, code: 'service_failed' }));
    child.once('error', () => resolve({ ready: false, code: 'service_failed' }));
  });
  clearTimeout(late);
  if (report.ready) return child;
  if (report.code === 'service_busy') return undefined;
  throw new LocalServiceError(report.code, undefined, report.message);
}

const isAlive = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!isAlive(child)) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exit;
  clearTimeout(late);
}
