import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const readyMs = 60_000;

export interface Platform {
  pc: string;
  wap: string;
  console: string;
  dataDir: string;
  env: Record<string, string>;
  /** The server process, for tests that kill it. */
  server: ChildProcess;
  stop(): Promise<void>;
  /** Kills the server without warning (SIGKILL) and starts it again on the same data. */
  crash(): Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function launch(file: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', process.env.E2E_LOGS ? 'inherit' : 'ignore', 'inherit'],
  });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + readyMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server stopped with exit code ${child.exitCode} before it was ready.`);
    const ok = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready within ${readyMs} ms.`);
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** Starts a whole platform in mode `test` (steerable clock) on free ports and a fresh data folder. */
export async function startPlatform(): Promise<Platform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-e2e-'));
  const [pc, wap, consolePort, files, beacon] = await Promise.all([1, 2, 3, 4, 5].map(freePort));
  const env = {
    TESSERA_MODE: 'test',
    DATA_DIR: dataDir,
    PORT: String(pc),
    WAP_PORT: String(wap),
    CONSOLE_PORT: String(consolePort),
    FILES_PORT: String(files),
    SANDBOX_PORT: String(beacon),
    BEACON_URL: `http://127.0.0.1:${beacon}`,
  };
  const beaconProcess = launch('apps/sandbox/src/beacon/main.ts', {
    ...env,
    DATA_DIR: join(dataDir, 'sandbox', 'beacon'),
    PORT: String(beacon),
  });
  const platform: Platform = {
    pc: `http://localhost:${pc}`,
    wap: `http://localhost:${wap}`,
    console: `http://localhost:${consolePort}`,
    dataDir,
    env,
    server: launch('apps/server/src/main.ts', env),
    async stop() {
      platform.server.kill('SIGTERM');
      beaconProcess.kill('SIGTERM');
      await Promise.all([ended(platform.server), ended(beaconProcess)]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    async crash() {
      platform.server.kill('SIGKILL');
      await ended(platform.server);
      platform.server = launch('apps/server/src/main.ts', env);
      await untilReady(platform.pc, platform.server);
    },
  };
  await untilReady(platform.pc, platform.server);
  return platform;
}

/** Runs an operator command (`npm run ops -- …`) against a running platform. */
export async function ops(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'apps/server/src/ops/cli.ts'), ...args],
    {
      cwd: root,
      env: { ...process.env, ...env },
    },
  );
  return stdout;
}
