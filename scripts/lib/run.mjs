import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { projectNode, root } from './paths.mjs';

/** Where Node keeps what it made of the sources it has read; they are read in half the time with it. */
const compiled = join(root, 'node_modules/.cache/node');

/** Environment in which every child finds the project's Node and tools first. */
export function childEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(projectNode()), `${root}/node_modules/.bin`, process.env.PATH].join(separator);
  return { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path, ...extra };
}

/**
 * Runs a command to its end, or until this process ends.
 * Answers `{ code, output }`; `output` is empty unless `quiet`, which keeps what was printed instead of showing it. After
 * `timeoutMs`, if given, the command and all that it started are asked to end, and 10 s later made to; then they never outlive this process.
 */
export function run(
  command,
  args,
  { env = {}, quiet = false, cwd = root, plainEnv = false, timeoutMs } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: plainEnv ? { ...process.env, ...env } : childEnv(env),
      // A group of its own, which ends as one.
      detached: timeoutMs !== undefined,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
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

/** Ends a command and what it started; does nothing when they are gone. */
function endGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs a TypeScript or JavaScript file on the project's Node. */
export const runNode = (file, args = [], options = {}) => run(projectNode(), [file, ...args], options);
