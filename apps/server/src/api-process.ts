import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithUs } from './children.ts';
import type { ToApi } from './relay.ts';
import type { Log } from './store/index.ts';

/** The process that answers calls, seen from the process of draws that started it. */
export interface ApiProcess {
  /** Sends it a message; one that it cannot take is lost. */
  send(message: ToApi): void;
  /** Lets it begin to serve. Errors: rejects when it ends instead; it has printed why. */
  serve(): Promise<void>;
  /** Ends it: asked first, by force after `API_STOP_MS_MAX`. */
  stop(): Promise<void>;
}

/** It ends its sockets and the calls in hand within this, ms. */
export const API_STOP_MS_MAX = 8_000;
const RESTART_MS_MIN = 250;
const RESTART_MS_MAX = 5_000;

/**
 * Starts the process that answers calls. It loads its program at once and waits for `serve` before it touches the database.
 * When it dies later it is started again: draws and jobs go on meanwhile.
 *
 * `onStopped`: it ended by itself as if it was told to, such as by the Ctrl-C of a terminal, which reaches both.
 */
export function startApiProcess(log: Log, onStopped: () => void): ApiProcess {
  let child = begin();
  let serving = false;
  let stopping = false;

  function begin(): ChildProcess {
    // It acts as the application alone.
    const { DATABASE_OWNER_URL: _owner, DATABASE_AUDIT_URL: _auditor, ...env } = process.env;
    const begun = fork(new URL('./serve.ts', import.meta.url), {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    endsWithUs(begun);
    return begun;
  }

  const tell = (to: ChildProcess, message: ToApi): void => {
    // The answer of a process that has just died comes as an error that tells nothing new.
    if (to.connected) to.send(message, () => {});
  };

  const ready = (of: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      // It says one thing only: that it has started (`runUntilStopped`).
      of.once('message', () => resolve());
      of.once('exit', (code, signal) =>
        reject(new Error(`The process that answers calls ended at its start (${signal ?? code}).`)),
      );
    });

  const watch = (): void => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (code === 0) return onStopped();
      log.error({ code, signal }, 'the process that answers calls has died and is started again');
      void startAgain();
    });
  };

  async function startAgain(): Promise<void> {
    for (let wait = RESTART_MS_MIN; !stopping; wait = Math.min(wait * 2, RESTART_MS_MAX)) {
      await pause(wait);
      if (stopping) return;
      child = begin();
      const came = ready(child);
      tell(child, { kind: 'serve' });
      try {
        await came;
        watch();
        return;
      } catch (error) {
        log.error({ err: error }, 'the process that answers calls could not be started');
        child.kill('SIGKILL');
      }
    }
  }

  return {
    send: (message) => {
      if (serving) tell(child, message);
    },
    serve: async () => {
      const came = ready(child);
      tell(child, { kind: 'serve' });
      await came;
      serving = true;
      watch();
    },
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const late = setTimeout(() => child.kill('SIGKILL'), API_STOP_MS_MAX);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(late);
    },
  };
}
