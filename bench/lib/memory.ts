import { readFileSync } from 'node:fs';

/** MB of processes, with shared pages counted once; a process that has ended counts as 0. Needs Linux. */
export function memoryOf(pids: readonly (number | string)[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(smapsOf(pid))?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

function smapsOf(pid: number | string): string {
  try {
    return readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  } catch {
    return '';
  }
}
