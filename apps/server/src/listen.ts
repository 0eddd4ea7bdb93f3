import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Attempts to listen on a busy port: a killed process may hold its ports for a moment after its successor starts. */
const BUSY_TRIES = 20;
/** Every interface of the machine. */
const ALL = '::';
const BUSY_PAUSE_MS = 250;

/**
 * Listens on all interfaces unless `host` names one, so that a phone in the same network reaches the sites. Listens on
 * IPv4 alone on a machine without IPv6. Returns the address.
 * Errors: throws when the port stays in use for 5 s.
 */
export async function listen(app: FastifyInstance, port: number, host = ALL): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await listenOn(app, port, host);
      break;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      if (attempt === BUSY_TRIES)
        throw new Error(`Port ${port} is in use. Set another one in the environment.`);
      await pause(BUSY_PAUSE_MS);
    }
  }
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
}

/**
 * Listens on this machine only, on another free port when this one is busy: the server itself tells browsers the
 * address.
 */
export async function listenHere(app: FastifyInstance, port: number): Promise<string> {
  const host = '127.0.0.1';
  try {
    return await app.listen({ port, host });
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    return app.listen({ port: 0, host });
  }
}

async function listenOn(app: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = codeOf(error);
    if (host !== ALL || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
