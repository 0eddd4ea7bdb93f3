import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '../kit/until.ts';
import { apiOf } from './processes.ts';

/**
 * Node flags for a server that `heldMemory` is to ask. This file is then loaded into its processes: on a signal each collects its
 * garbage and writes down what it holds. Without that a process grows as it pleases while the machine has room.
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

/** MiB that the process which answers calls, of a server started with `tellsMemory`, cannot do without. */
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
