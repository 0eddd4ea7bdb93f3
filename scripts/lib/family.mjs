import { spawn, spawnSync } from 'node:child_process';
import { whenNpmEnds } from './npm-parent.mjs';
import { projectNode, root } from './paths.mjs';
import { childEnv } from './run.mjs';

/**
 * Programs still running this long (ms) after the request to stop are killed. The server forces its own end earlier
 * (`apps/server/src/stopping.ts`).
 */
const stopMs = 26_000;
/** Time limit (ms) for stopping a database that its server left running. */
const remainsMs = 5_000;
/**
 * Under npm, Ctrl-C reaches this script twice, because npm forwards it: a second signal within this time (ms) is the same one.
 */
const sameSignalMs = 1_000;

/**
 * The programs that `npm start` or `npm run dev` runs. They end together: on SIGINT, SIGTERM and SIGHUP, when npm has ended
 * without forwarding its signal, and when one of them ends by itself. They are first asked to stop; after `stopMs`, or on a
 * second signal, they are killed with every process they started, including the embedded database of `dataDir`. Call this
 * before anything is started.
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
      // The IPC channel closes when this script ends for any reason; a child that watches the channel then ends too.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // A process group of its own: Ctrl-C reaches only this script, which then stops everything in order, and the group
      // can be killed as one.
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

  /** Asks every program to stop; the script ends when all have ended. */
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

  /** Ends what is left of programs that did not stop in order: their process groups and the database. */
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
    if (stoppingSince !== undefined && Date.now() - stoppingSince >= sameSignalMs)
      kill('Asked to stop again');
    stop();
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, signalled);
  whenNpmEnds(script, () => stop());
  // Ignores write errors of a closed terminal: the started programs still have to be stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return { launch, stop };
}

/** Kills a program and the processes it started, except those with a process group of their own. */
function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended already, or the system has no process groups.
    child.kill('SIGKILL');
  }
}
