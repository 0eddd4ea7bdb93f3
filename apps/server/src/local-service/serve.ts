import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { socketAddress, tokenFile } from './address.ts';
import { complain } from './complain.ts';
import { LocalServiceError } from './errors.ts';
import { secretFolder } from './files.ts';
import { onMessage, sendMessage } from './lines.ts';
import { writeOnce } from './record-log.ts';

/** The calls that a service answers. A thrown `LocalServiceError` is sent to the caller with its code. */
export type Handlers = Readonly<Record<string, (params: unknown) => unknown>>;

/** The one message of a child to its parent. */
export type StartReport =
  | { readonly ready: true }
  | { readonly ready: false; readonly code: string; readonly message?: string };

/** A takeover that lasts longer than this was interrupted, ms. */
const TAKEOVER_MAX_MS = 10_000;

/**
 * Runs the service of a secret folder in this process until the parent process has ended.
 *
 * One process serves a folder at a time: the socket is the lock and ends with its holder, also after kill -9.
 * `open` reads the secrets; it is called only when the lock is held.
 * Errors: reported to the parent as `service_busy` or `service_failed`, and the process exits.
 */
export async function serveLocally(dir: string, open: () => Handlers): Promise<void> {
  exitWithParent();
  try {
    secretFolder(dir);
    writeOnce(tokenFile(dir), `${randomBytes(32).toString('hex')}\n`);
    const token = readFileSync(tokenFile(dir), 'utf8').trim();
    let handlers: Handlers | undefined;
    const server = createServer((socket) => answer(socket, token, () => handlers));
    await listenAlone(server, dir);
    handlers = open();
    report({ ready: true });
  } catch (error) {
    const expected = error instanceof LocalServiceError;
    if (expected) complain(error);
    else console.error(error);
    const { code, message } = expected ? error : { code: 'service_failed', message: undefined };
    report({ ready: false, code, ...(message ? { message } : {}) }, () => process.exit(1));
  }
}

/** Whether a process serves the folder now. */
export const isServed = (dir: string): Promise<boolean> => answers(socketAddress(dir).path);

/** Ctrl-C reaches the whole process group, but the parent needs this process during its stop. So only its end ends us. */
function exitWithParent(): void {
  if (!process.connected) return;
  process.on('disconnect', () => process.exit());
  process.on('SIGINT', () => {});
}

function report(message: StartReport, sent: () => void = () => {}): void {
  if (process.send === undefined) sent();
  else process.send(message, undefined, undefined, sent);
}

function answer(socket: Socket, token: string, handlers: () => Handlers | undefined): void {
  let trusted = false;
  socket.on('error', () => socket.destroy());
  onMessage(socket, (message) => {
    const { id, method, params, token: shown } = message as Record<string, unknown>;
    if (!trusted) {
      trusted = sameToken(shown, token);
      if (!trusted) socket.destroy();
      return;
    }
    sendMessage(socket, { id, ...outcomeOf(handlers(), method, params) });
  });
}

function outcomeOf(handlers: Handlers | undefined, method: unknown, params: unknown): object {
  try {
    if (handlers === undefined) throw new LocalServiceError('service_down');
    if (typeof method !== 'string' || !Object.hasOwn(handlers, method)) {
      throw new LocalServiceError('bad_request');
    }
    return { value: handlers[method]!(params) ?? null };
  } catch (error) {
    if (error instanceof LocalServiceError) {
      const { code, retryInMs, message } = error;
      complain(error);
      return { error: { code, retryInMs, message } };
    }
    console.error(error);
    return { error: { code: 'service_failed' } };
  }
}

function sameToken(given: unknown, token: string): boolean {
  return (
    typeof given === 'string' &&
    given.length === token.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(token))
  );
}

async function listenAlone(server: Server, dir: string): Promise<void> {
  const { path, folder } = socketAddress(dir);
  if (folder !== undefined) secretFolder(folder);
  if (await listen(server, path)) return;
  if (await answers(path)) throw new LocalServiceError('service_busy');
  // The socket file outlived its process. Only one new process may remove it.
  const takeover = join(dir, 'takeover');
  beginTakeover(takeover);
  try {
    if (await answers(path)) throw new LocalServiceError('service_busy');
    unlinkSync(path);
    if (!(await listen(server, path))) throw new LocalServiceError('service_busy');
  } finally {
    rmdirSync(takeover);
  }
}

function beginTakeover(path: string): void {
  try {
    mkdirSync(path);
  } catch {
    if (Date.now() - statSync(path).mtimeMs > TAKEOVER_MAX_MS) rmdirSync(path);
    throw new LocalServiceError('service_busy');
  }
}

const listen = (server: Server, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(path, () => resolve(true));
  });

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createConnection(path, () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
