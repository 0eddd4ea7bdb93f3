import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A third party of the sandbox in a separate process. */
export interface ThirdParty {
  readonly url: string;
  /** Sets the behaviour of the third party. */
  steer(body: object): Promise<Response>;
  stop(): void;
}

/** Starts a third party in mode `test`, with its secrets below `folder`. It may not answer yet when this returns. */
export async function startThirdParty(
  name: 'beacon' | 'feed' | 'payments' | 'chain' | 'identity' | 'messenger' | 'push',
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ThirdParty> {
  const port = await freePort();
  const file = fileURLToPath(new URL(`../../sandbox/src/${name}/main.ts`, import.meta.url));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, name),
    TESSERA_MODE: 'test',
    ...more,
  };
  const child = fork(file, { env, stdio: 'ignore', execArgv: [] });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    steer: (body) =>
      fetch(`${url}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    stop: () => void child.kill(),
  };
}

/** A free TCP port. */
export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
