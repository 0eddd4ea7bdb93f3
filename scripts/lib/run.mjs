import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectNode, root } from './paths.mjs';

/** Node's compile cache. It halves the time of loading the sources. */
const compiled = join(root, 'node_modules/.cache/node');

/** Environment in which every child finds the project's Node and tools first. */
export function childEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(projectNode()), `${root}/node_modules/.bin`, process.env.PATH].join(separator);
  return { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path, ...extra };
}

/**
 * Runs a command until it ends, or until this process ends.
 * Returns `{ code, output }`; `output` is empty unless `quiet`, which captures the output instead of printing it. With `lines`
 * the output is printed line by line and never updated in place, because other commands print at the same time. After
 * `timeoutMs`, if given, the command and all processes it started get SIGTERM, and SIGKILL 10 s later. With `timeoutMs`
 * they never outlive this process.
 */
export function run(
  command,
  args,
  { env = {}, quiet = false, lines = false, cwd = root, plainEnv = false, timeoutMs } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: plainEnv ? { ...process.env, ...env } : childEnv(env),
      // A process group of its own, so that the whole group can be ended.
      detached: timeoutMs !== undefined,
      stdio: quiet || lines ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      if (quiet) stream.on('data', (chunk) => (output += chunk));
      else if (lines) createInterface({ input: stream }).on('line', (line) => console.log(line));
    }
    const late = ['SIGTERM', 'SIGKILL'].map(
      (signal, place) =>
        timeoutMs !== undefined && setTimeout(() => endGroup(child, signal), timeoutMs + place * 10_000),
    );
    const endWithUs = () => (timeoutMs === undefined ? child.kill('SIGTERM') : endGroup(child, 'SIGTERM'));
    process.once('exit', endWithUs);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', endWithUs);
      late.forEach(clearTimeout);
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}

/** Signals a command and the processes it started; does nothing when they have ended. */
function endGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs a TypeScript or JavaScript file on the project's Node. */
export const runNode = (file, args = [], options = {}) => run(projectNode(), [file, ...args], options);
