import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Polling interval of the check whether npm still runs, ms. */
const lookMs = 500;

/**
 * Calls `ended` once when the npm that runs `script` (its path in `package.json`) has ended. npm forwards TERM and INT to
 * its shell, which became the script (`exec` in `package.json`: a shell in between would swallow INT and end alone on
 * TERM). npm forwards neither HUP nor KILL.
 *
 * Does nothing for a script that npm did not start: a script started by `nohup` or a service manager outlives its parent on
 * purpose.
 */
export function whenNpmEnds(script, ended, env = process.env) {
  if (!env.npm_lifecycle_script?.includes(script)) return;
  const parent = process.ppid;
  // The parent may be npm's shell, where `exec` did not replace it; then npm is the grandparent.
  const npm = parent > 1 && !isNpm(commandOf(parent)) ? parentOf(parent) : undefined;
  const looking = setInterval(() => {
    // A process whose parent ended gets another parent.
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(looking);
    ended();
  }, lookMs);
  looking.unref();
}

const isNpm = (command) => /\bnpm\b/.test(command.split(' ').slice(0, 2).join(' '));

function commandOf(pid) {
  if (process.platform !== 'linux') return ps(pid, 'args=');
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

function parentOf(pid) {
  if (process.platform !== 'linux') return Number(ps(pid, 'ppid='));
  const stat = read(`/proc/${pid}/stat`);
  // "pid (name) state parent …"; the name may contain any character, brackets too.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function ps(pid, column) {
  if (process.platform === 'win32') return '';
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
