import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '../kit/until.ts';
import { apiOf } from './processes.ts';

/**
 * Node flags for a server that `heldMemory` measures. They load this file into its processes: on a signal each process
 * collects its garbage and writes its memory use to a file. Without a collection, a process may grow as long as the machine
 * has free memory.
 */
export const tellsMemory: readonly string[] = [
  '--expose-gc',
  '--import',
  pathToFileURL(import.meta.filename).href,
];

const fileOf = (pid: number) => join(tmpdir(), `tessera-held-memory-${pid}`);

if (process.send && 'gc' in globalThis) {
  process.on('SIGUSR2', () => {
    (globalThis as { gc?: () => void }).gc!();
    writeFileSync(fileOf(process.pid), String(process.memoryUsage.rss()));
  });
}

/** Memory (MiB) after a garbage collection of the API process of a server started with `tellsMemory`. */
export async function heldMemory(server: ChildProcess): Promise<number> {
  const pid = await apiOf(server);
  const file = fileOf(pid);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  const bytes = await until('the memory of a process', async () =>
    existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined,
  );
  rmSync(file);
  return bytes / 2 ** 20;
}
