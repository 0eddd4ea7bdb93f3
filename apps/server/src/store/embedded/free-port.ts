import { createServer } from 'node:net';

/** A free port of 127.0.0.1: `wanted` when it is free, otherwise one that the system picks. */
export async function freePort(wanted?: number): Promise<number> {
  return (wanted === undefined ? undefined : await listenOnce(wanted)) ?? (await listenOnce(0)) ?? 0;
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
