import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { quantile } from './report.ts';

/** What the clients measured: calls per second, and the duration of a call, in ms. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Seconds of a measurement. */
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CLIENTS = 64;
/** As many connections as the embedded store accepts beside the platform's own. */
const PGBENCH_CLIENTS = 48;
/** A running server has compiled its hot code; a new process needs these seconds for it, on a second core if there is one. */
const WARM_UP_SECONDS = 6;

/**
 * 64 clients in this process that call again as soon as they are answered. `prepare` makes what a call needs, which is not
 * measured, and returns the call.
 */
export async function clients(prepare: () => () => Promise<void>): Promise<Load> {
  let latencies: number[] = [];
  const run = async (seconds: number): Promise<void> => {
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (performance.now() < end) {
          const call = prepare();
          const start = performance.now();
          await call();
          latencies.push(performance.now() - start);
        }
      }),
    );
  };
  await run(WARM_UP_SECONDS);
  latencies = [];
  await run(SECONDS);
  latencies.sort((one, other) => one - other);
  return {
    perSecond: latencies.length / SECONDS,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

/** Transactions per second of a pgbench script, 48 clients. */
export async function pgbench(url: string, script: string): Promise<number> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const dir = mkdtempSync(join(tmpdir(), 'tessera-pgbench-'));
  const file = join(dir, 'script.sql');
  writeFileSync(file, script);
  const run = (seconds: number) =>
    promisify(execFile)(
      'pgbench',
      [
        ...['-n', '-M', 'prepared', '-f', file],
        ...['-c', String(PGBENCH_CLIENTS), '-j', '2', '-T', String(seconds)],
        ...['-h', hostname, '-p', port, '-U', decodeURIComponent(username), pathname.slice(1)],
      ],
      { env: { ...process.env, PGPASSWORD: decodeURIComponent(password) } },
    );
  try {
    await run(WARM_UP_SECONDS);
    const { stdout } = await run(SECONDS);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
