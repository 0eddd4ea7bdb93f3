import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The start time of a process, as text that can only be compared; `undefined` when no such process runs, and `''` when
 * it runs but the system does not report its start.
 */
export function startMarkOf(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  if (process.platform === 'linux') {
    const stat = read(`/proc/${pid}/stat`);
    // The command name may contain spaces and brackets, so fields are counted from its closing bracket: the first is the
    // state, the twentieth the start in clock ticks since boot.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields?.[0] === 'Z') return undefined;
    return `${read('/proc/sys/kernel/random/boot_id')?.trim()}/${fields?.[19]}`;
  }
  return ps(pid, 'lstart=');
}

/** The command line of a process, or `''` when it is gone or hidden. */
export function commandLineOf(pid: number): string {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '';
  return ps(pid, 'command=');
}

/** Whether a process with this number exists, also one of another user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function ps(pid: number, column: string): string {
  if (process.platform === 'win32') return '';
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
