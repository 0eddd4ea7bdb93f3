/**
 * The second `npm start` on a folder: time until `/readyz` answers, and memory of server and database when idle.
 * Targets: 3 s and 250 MB (`docs/benchmarks.md`). Signer, witness and beacon are not counted.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processes } from '../e2e/faults/processes.ts';
import { freePort } from '../e2e/kit/platform.ts';
import { until } from '../e2e/kit/until.ts';
import { memoryOf } from './lib/memory.ts';
import { median, report } from './lib/report.ts';

const STARTS = 3;
const IDLE_MS = 5_000;
const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-start-'));
const [pc, wap, operator] = await Promise.all([freePort(), freePort(), freePort()]);

/** Starts the platform, stops it after `work`, and returns the seconds until it was ready. */
async function start(work: (child: ChildProcess) => Promise<void> = async () => {}): Promise<number> {
  const begun = performance.now();
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
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const isReady = () =>
    fetch(`http://localhost:${pc}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('a ready platform', isReady, 180_000);
  const seconds = (performance.now() - begun) / 1000;
  await work(child);
  child.kill('SIGINT');
  await ended;
  return seconds;
}

/** MB of the server's two processes and its database, with shared pages counted once; needs Linux. */
async function familyMemory(command: ChildProcess): Promise<number> {
  const all = await processes();
  const server = all.find(
    ({ parent, command: text }) => parent === command.pid && text.includes('apps/server'),
  );
  const database = all.find(
    ({ parent, command: text }) => parent === server?.pid && text.includes('postgres'),
  );
  const api = all.find(({ parent, command: text }) => parent === server?.pid && text.includes('/serve.ts'));
  const family = all.filter(
    ({ pid, parent }) => [server?.pid, api?.pid, database?.pid].includes(pid) || parent === database?.pid,
  );
  return memoryOf(family.map(({ pid }) => pid));
}

try {
  await start();
  const seconds: number[] = [];
  let idle = Number.NaN;
  for (let turn = 0; turn < STARTS; turn += 1) {
    seconds.push(
      await start(async (child) => {
        if (turn < STARTS - 1 || process.platform !== 'linux') return;
        await pause(IDLE_MS);
        idle = await familyMemory(child);
      }),
    );
  }
  report('warm npm start, ready, s', median(seconds), 3);
  if (!Number.isNaN(idle)) report('idle server and database, MB', idle, 250);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
