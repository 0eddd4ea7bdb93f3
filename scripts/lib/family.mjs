import { spawn, spawnSync } from 'node:child_process';
import { whenNpmEnds } from './npm-parent.mjs';
import { projectNode, root } from './paths.mjs';
import { childEnv } from './run.mjs';

/** After so long (ms) what was asked to stop is killed. The server ends itself by force before (`apps/server/src/stopping.ts`). */
const stopMs = 26_000;
/** The end of a database that its server left behind gets no longer. */
const remainsMs = 5_000;
/** Ctrl-C reaches this script twice under npm, which passes it on: a signal that comes so soon after the first is the same one. */
const sameSignalMs = 1_000;

/**
 * The programs that `npm start` or `npm run dev` runs, which end together: on SIGINT, SIGTERM and SIGHUP, when npm has
 * ended without passing its signal on, and when one of them ends by itself. They are asked first; after `stopMs`, or on a second
 * signal, they are killed with whatever they started, the embedded database of `dataDir` included. To be made before anything is started.
 *
 * @param script - Path of the script from the root, as `package.json` has it.
 */
export function createFamily(script, dataDir) {
  const members = [];
  let stoppingSince;
  let exitCode = 0;
  const left = () =>
    members.filter(
      ({ child }) => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
    );

  /** Starts a program on the project's Node; `options` are those of `spawn`. */
  function launch(name, args, env, options = {}) {
    const child = spawn(projectNode(), args, {
      cwd: root,
      env: childEnv(env),
      // The channel ends with this script, however that ends, and the child with the channel, if it looks at it.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // A process group of its own: Ctrl-C reaches this script alone, which then stops everything in order; and it can be killed as one.
      detached: true,
      ...options,
    });
    members.push({ name, child });
    const ended = (how, code) => {
      if (stoppingSince !== undefined) return left().length === 0 && end();
      console.error(`${name} stopped (${how}); stopping the rest.`);
      stop(code === 0 ? 0 : 1);
    };
    child.on('exit', (code, signal) => ended(signal ?? `exit ${code}`, code));
    child.on('error', (error) => child.pid === undefined && ended(error.message, 1));
    return child;
  }

  /** Asks every program to stop; the script ends when they have. */
  function stop(code = 0) {
    if (stoppingSince !== undefined) return;
    stoppingSince = Date.now();
    exitCode = code;
    setTimeout(() => kill('Not everything stopped in time'), stopMs);
    for (const { child } of left()) child.kill('SIGTERM');
    if (left().length === 0) end();
  }

  function kill(why) {
    exitCode ||= 1;
    console.error(
      `${why}: killed ${left()
        .map(({ name }) => name)
        .join(', ')}.`,
    );
    for (const { child } of left()) killGroup(child);
  }

  function end() {
    if (members.some(({ child }) => child.exitCode !== 0)) endRemains();
    process.exit(exitCode);
  }

  /** What programs left behind that did not end in order. */
  function endRemains() {
    for (const { child } of members) killGroup(child);
    spawnSync(projectNode(), ['apps/server/src/store/embedded/end-remains.ts'], {
      cwd: root,
      env: childEnv({ DATA_DIR: dataDir }),
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: remainsMs,
      killSignal: 'SIGKILL',
    });
  }

  function signalled() {
    if (stoppingSince !== undefined && Date.now() - stoppingSince >= sameSignalMs) kill('Told to stop again');
    stop();
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, signalled);
  whenNpmEnds(script, () => stop());
  // A terminal that is gone takes no more output; what was started still has to be stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return { launch, stop };
}

/** Kills a program and what it started, unless that made itself a group of its own. */
function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone, or the system has no groups.
    child.kill('SIGKILL');
  }
}
