import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { processes } from './processes.ts';

const root = join(import.meta.dirname, '..', '..');
/** The first start on a fresh clone builds the clients. */
const buildMs = 120_000;
const folders: string[] = [];
const started: ChildProcess[] = [];

interface Started {
  readonly child: ChildProcess;
  readonly site: string;
  readonly dataDir: string;
  /** What it has printed so far. */
  output(): string;
  ended: Promise<number | null>;
}

afterAll(async () => {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(folders.map(untilNothingRunsIn));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-start-'));
  folders.push(folder);
  return folder;
}

/** `npm start` on ports of its own; those of the beacon and the database are the usual ones, when they are free. */
async function start(dataDir: string): Promise<Started> {
  const [pc, wap, operator] = await Promise.all([freePort(), freePort(), freePort()]);
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(pc),
      WAP_PORT: String(wap),
      CONSOLE_PORT: String(operator),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, site: `http://localhost:${pc}`, dataDir, output: () => output, ended };
}

const isReady = (site: string) =>
  fetch(`${site}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function startReady(dataDir: string): Promise<Started> {
  const run = await start(dataDir);
  await until(
    'a ready platform',
    async () => {
      if (run.child.exitCode !== null) throw new Error(run.output());
      return isReady(run.site);
    },
    buildMs,
  );
  return run;
}

/** Processes of ours that a data folder still has: the server and its helpers, the database, the beacon. */
async function runningIn(dataDir: string): Promise<string[]> {
  const store = join(dataDir, 'store.json');
  const cluster = existsSync(store)
    ? (JSON.parse(readFileSync(store, 'utf8')) as { id: string }).id
    : dataDir;
  return (await processes())
    .filter(({ command, environment }) =>
      [command, environment()].some((text) => text.includes(dataDir) || text.includes(cluster)),
    )
    .filter(({ pid }) => pid !== process.pid)
    .map(({ command }) => command);
}

const untilNothingRunsIn = (dataDir: string) =>
  until(`the end of all processes of ${dataDir}`, async () => (await runningIn(dataDir)).length === 0);

test('two copies run side by side: the beacon and the database of the second take free ports and keep them', async () => {
  const [one, other] = [await startReady(newFolder()), await startReady(newFolder())];
  expect(portsOf(one.dataDir).beacon).not.toBe(portsOf(other.dataDir).beacon);
  expect(portsOf(one.dataDir).database).not.toBe(portsOf(other.dataDir).database);
  expect(await Promise.all([isReady(one.site), isReady(other.site)])).toEqual([true, true]);

  const ports = portsOf(one.dataDir);
  const refused = await start(one.dataDir);
  expect(await refused.ended).not.toBe(0);
  expect(refused.output()).toContain(`The data folder ${one.dataDir} is in use by another Tessera server`);
  expect(await isReady(one.site)).toBe(true);
  expect(portsOf(one.dataDir)).toEqual(ports);

  const kept = portsOf(other.dataDir);
  other.child.kill('SIGINT');
  expect(await other.ended).toBe(0);
  await untilNothingRunsIn(other.dataDir);
  const again = await startReady(other.dataDir);
  expect(portsOf(other.dataDir)).toEqual(kept);

  // Killed without warning, the command cannot stop anything: what it started notices by itself.
  again.child.kill('SIGKILL');
  await untilNothingRunsIn(other.dataDir);
  expect(await isReady(one.site)).toBe(true);
});

test('Ctrl-C while the platform still starts leaves no process behind', async () => {
  const run = await start(newFolder());
  await until(
    'a database',
    async () => {
      if (run.child.exitCode !== null) throw new Error(run.output());
      return (await runningIn(run.dataDir)).some((command) => command.includes('postgres'));
    },
    buildMs,
  );
  run.child.kill('SIGINT');
  await run.ended;
  await untilNothingRunsIn(run.dataDir);
});

test('a port that is taken is named', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, () => resolve()));
  const address = blocker.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dataDir = newFolder();
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), WAP_PORT: '0', CONSOLE_PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  blocker.close();
  expect(code).not.toBe(0);
  expect(said).toContain(`Port ${port} is in use`);
  await untilNothingRunsIn(dataDir);
});

function portsOf(dataDir: string): { beacon: number; database: number } {
  const read = (name: string) => JSON.parse(readFileSync(join(dataDir, name), 'utf8'));
  return { beacon: read('ports.json').beacon, database: read('store.json').port };
}
