import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How often it is looked whether npm still runs, ms. */
const lookMs = 500;

/**
 * Calls `ended` once when the npm that runs `script` (its path in `package.json`) has ended. npm passes TERM and INT on to its
 * shell, which became the script (`exec` in `package.json`: a shell between them would keep INT for itself and end alone on TERM). It
 * passes on neither HUP nor KILL.
 *
 * Does nothing for a script that npm did not start: one started by `nohup` or a service manager outlives its starter on purpose.
 */
export function whenNpmEnds(script, ended, env = process.env) {
  if (!env.npm_lifecycle_script?.includes(script)) return;
  const parent = process.ppid;
  // The shell of npm, where it could not become the script.
  const npm = parent > 1 && !isNpm(commandOf(parent)) ? parentOf(parent) : undefined;
  const looking = setInterval(() => {
    // Whoever loses its parent gets another one.
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
  // "pid (name) state parent …"; the name may hold anything, brackets too.
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
