/**
 * The store by itself: how fast a second start is ready, how late jobs begin, and how much memory it uses when idle.
 * Targets (`docs/benchmarks.md`): a step is late by 5 ms in the median and 100 ms at most; server and database idle
 * within 250 MB; a warm `npm start` is ready in 3 s, of which the store may take one.
 *
 * Jobs are due like the steps of the seeded lotteries, with minutes shortened: five at the same instant, sixteen every
 * fifth time, each writing a row, while money is posted concurrently.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { amountOf } from '@tessera/protocol';
import { cashierMovements } from '../apps/server/src/modules/cashier/movements.ts';
import { createLedger, type Posting } from '../apps/server/src/modules/ledger/index.ts';
import { type Database, defineJob, openDatabase } from '../apps/server/src/store/index.ts';
import { memoryOf } from './lib/memory.ts';
import { quantile, report } from './lib/report.ts';

const ROUNDS = 20;
const atOnce = (round: number): number => (round % 5 === 0 ? 16 : 5);
const ROUND_MS = 500;

const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-store-'));
try {
  await (await openDatabase({ dataDir, mode: 'test' })).close();
  const begun = performance.now();
  const platform = await openDatabase({ dataDir, mode: 'test' });
  report('store ready, second start, ms', performance.now() - begun, 1_000);
  try {
    const lateness = await measureJobs(platform);
    report('job lateness, median, ms', quantile(lateness, 0.5), 5);
    report('job lateness, max, ms', quantile(lateness, 1), 100);
    if (process.platform === 'linux') {
      const used = memoryOf(familyOf(platform.embedded?.pid() ?? 0));
      report('memory, this process and the database, MB', used, 250);
    }
  } finally {
    await platform.close();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** How late each job began by the database's clock, in ascending order. The first round warms up. */
async function measureJobs({ store, jobs, clock, nodeChannels }: Database): Promise<number[]> {
  const ledger = await createLedger(store, nodeChannels);
  const lateness: number[] = [];
  const start = (await clock.now()) + ROUND_MS;
  const nextJob = defineJob('bench-next', { run: async () => {} });
  const benchJob = defineJob('bench', {
    async run(_: unknown, job, tx) {
      const { rows } = await tx.query<{ late: number }>(
        'select extract(epoch from app_now() - to_timestamp($1::float8 / 1000))::float8 * 1000 as late',
        [job.runAt],
      );
      if (job.runAt > start) lateness.push(rows[0]?.late ?? Infinity);
      await jobs.add(nextJob, job.key, job.runAt + 86_400_000, {}, tx);
    },
  });
  jobs.on(benchJob, undefined);
  let expected = -atOnce(0);
  for (let round = 0; round <= ROUNDS; round += 1) {
    expected += atOnce(round);
    for (let place = 0; place < atOnce(round); place += 1) {
      await jobs.add(benchJob, `${round}-${place}`, start + round * ROUND_MS);
    }
  }
  jobs.start();
  for (let posted = 0; lateness.length < expected; posted += 1) {
    await store.tx((tx) => ledger.post(tx, [grantOf(posted)]));
    await pause(5);
  }
  await jobs.stop();
  return lateness.sort((one, other) => one - other);
}

function grantOf(number: number): Posting {
  const [amount, userId] = [10_000n, BigInt(1 + (number % 16))];
  const side = { currency: 'CNY' };
  return {
    kind: cashierMovements.deposit.kind,
    key: `bench ${number}`,
    userId,
    entries: [
      { ...side, account: { userId: null, kind: 'bonus' }, amount: amountOf(-amount) },
      { ...side, account: { userId, kind: 'main' }, amount: amountOf(amount) },
    ],
  };
}

/** Process ids of this process and of all processes of the database. */
function familyOf(postmaster: number): string[] {
  const parentOf = (pid: string) => read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1];
  return readdirSync('/proc').filter(
    (pid) =>
      pid === String(process.pid) || pid === String(postmaster) || parentOf(pid) === String(postmaster),
  );
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
