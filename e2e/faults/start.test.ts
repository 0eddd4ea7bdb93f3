import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { processes } from './processes.ts';
import { figure, isFull } from './report.ts';

const root = join(import.meta.dirname, '..', '..');
/**
 * The first start may build the clients, and then writes a month of demo history beside three other test files. The script
 * itself ends with an error when the server is not ready after five minutes, so this is only the limit of that error.
 */
const startMs = 480_000;
/** Mode `test` creates no history, which makes many starts affordable. */
const lean = { TESSERA_MODE: 'test' };
const folders: string[] = [];
const started: ChildProcess[] = [];

interface Started {
  readonly child: ChildProcess;
  readonly site: string;
  readonly dataDir: string;
  /** Its output so far. */
  output(): string;
  ended: Promise<number | null>;
}

afterAll(async () => {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(folders.map((folder) => untilNothingRunsIn(folder)));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-start-'));
  folders.push(folder);
  return folder;
}

/** The script of `npm start`, run without npm. */
const script = [process.execPath, join(root, 'scripts/start.mjs')];

/** `npm start` with its own ports; beacon and database use their usual ports, when they are free. */
async function start(dataDir: string, command = script, env: Record<string, string> = {}): Promise<Started> {
  const [pc, wap, operator] = await Promise.all([freePort(), freePort(), freePort()]);
  const child = spawn(command[0]!, command.slice(1), {
    cwd: root,
    env: {
      ...process.env,
      ...env,
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

async function startReady(...asked: Parameters<typeof start>): Promise<Started> {
  const run = await start(...asked);
  await until(
    'a ready platform',
    async () => {
      if (run.child.exitCode !== null) throw new Error(run.output());
      return isReady(run.site);
    },
    startMs,
  );
  return run;
}

/** Commands of our processes that still use a data folder: the server and its helpers, the database, the beacon. */
async function runningIn(dataDir: string): Promise<string[]> {
  return (await processesIn(dataDir)).map(({ command }) => command);
}

async function processesIn(dataDir: string) {
  const store = join(dataDir, 'store.json');
  const cluster = existsSync(store)
    ? (JSON.parse(readFileSync(store, 'utf8')) as { id: string }).id
    : dataDir;
  return (await processes())
    .filter(({ command, environment }) =>
      [command, environment()].some((text) => text.includes(dataDir) || text.includes(cluster)),
    )
    .filter(({ pid }) => pid !== process.pid);
}

const untilNothingRunsIn = (dataDir: string, untilMs?: number) =>
  until(
    `the end of all processes of ${dataDir}`,
    async () => (await runningIn(dataDir)).length === 0,
    untilMs,
  );

test('two copies run side by side: the beacon and the database of the second take free ports and keep them', async () => {
  const [one, other] = [await startReady(newFolder()), await startReady(newFolder(), script, lean)];
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
  const again = await startReady(other.dataDir, script, lean);
  expect(portsOf(other.dataDir)).toEqual(kept);

  // Killed with SIGKILL, the command cannot stop anything: the programs it started notice its end themselves.
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
    startMs,
  );
  run.child.kill('SIGINT');
  await run.ended;
  await untilNothingRunsIn(run.dataDir);
});

/** E17: time after which nothing may be left running, whichever process was asked to stop. */
const leftMs = 35_000;
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const targets = ['npm', 'script', 'server'] as const;
const npmStart = ['npm', 'start'];

/** Process id of a part of `npm start`. npm changes its process title to the command it runs. */
async function pidOf(dataDir: string, what: 'npm' | 'script' | 'server'): Promise<number> {
  const commands = {
    npm: /^npm |\/npm(-cli\.js)? /,
    script: /^\S*node \S*scripts\/(start|dev)\.mjs/,
    server: /node (?!--watch).*apps\/server\/src\/main\.ts/,
  };
  const found = (await processesIn(dataDir)).find(({ command }) => commands[what].test(command));
  if (!found) throw new Error(`No ${what} runs: ${(await runningIn(dataDir)).join('\n')}`);
  return found.pid;
}

test('[E17] [F16] TERM, INT and HUP to npm, to its script and to the server leave nothing running', async () => {
  const dataDir = newFolder();
  // The short form takes each signal and each target once.
  const cases = targets.flatMap((what, place) =>
    signals.filter((_, at) => isFull || at === place).map((signal) => ({ what, signal })),
  );
  for (const { what, signal } of cases) {
    await startReady(dataDir, npmStart, lean);
    process.kill(await pidOf(dataDir, what), signal);
    await untilNothingRunsIn(dataDir, leftMs).catch(async (error: Error) => {
      throw new Error(`${signal} to ${what}: ${error.message}\n${(await runningIn(dataDir)).join('\n')}`);
    });
  }
  figure(
    'F16',
    `${cases.length} of ${cases.length}: TERM, INT and HUP to npm, script and server, nothing left after 35 s`,
  );
}, 900_000);

test('[E17] [F16] npm that ends without forwarding a signal leaves nothing running', async () => {
  const dataDir = newFolder();
  await startReady(dataDir, npmStart, lean);
  process.kill(await pidOf(dataDir, 'npm'), 'SIGKILL');
  await untilNothingRunsIn(dataDir, leftMs);
});

test('[E17] [F16] a server that does not react is killed after its time limit, together with the processes it started', async () => {
  const dataDir = newFolder();
  const run = await startReady(dataDir, script, lean);
  process.kill(await pidOf(dataDir, 'server'), 'SIGSTOP');
  run.child.kill('SIGTERM');
  await untilNothingRunsIn(dataDir, leftMs);
  expect(await run.ended).toBe(1);
});

test('[E17] [F16] TERM to `npm run dev` leaves nothing running', async () => {
  const dataDir = newFolder();
  await startReady(dataDir, ['npm', 'run', 'dev'], lean);
  process.kill(await pidOf(dataDir, 'npm'), 'SIGTERM');
  await untilNothingRunsIn(dataDir, leftMs);
});

test('[E17] started without npm, the script goes on when its parent has ended', async () => {
  const dataDir = newFolder();
  // A shell starts it and ends, like that of a person who uses nohup and then signs out.
  const run = await start(dataDir, ['sh', '-c', `nohup "${script.join('" "')}" & exit 0`], lean);
  await run.ended;
  await until('a ready platform', () => isReady(run.site), startMs);
  const pid = await pidOf(dataDir, 'script');
  await until('a new parent', async () =>
    (await processes()).some((row) => row.pid === pid && row.parent !== run.child.pid),
  );
  expect(await isReady(run.site)).toBe(true);
  process.kill(pid, 'SIGTERM');
  await untilNothingRunsIn(dataDir, leftMs);
});

test('the error message names a taken port', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, () => resolve()));
  const address = blocker.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dataDir = newFolder();
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, ...lean, DATA_DIR: dataDir, PORT: String(port), WAP_PORT: '0', CONSOLE_PORT: '0' },
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
