import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithUs } from './children.ts';
import type { ToApi } from './relay.ts';
import type { Log } from './store/index.ts';

/** The process that answers calls, seen from the process of draws that started it. */
export interface ApiProcess {
  /** Sends a message to the process. The message is lost while the process is not connected. */
  send(message: ToApi): void;
  /** Tells the process to serve. Errors: rejects when the process ends instead; the process has printed the reason. */
  serve(): Promise<void>;
  /** Stops the process by SIGTERM, and by SIGKILL after `API_STOP_MS_MAX`. */
  stop(): Promise<void>;
}

/** Longest time for the process to end its sockets and its calls in progress, ms. */
export const API_STOP_MS_MAX = 8_000;
const RESTART_MS_MIN = 250;
const RESTART_MS_MAX = 5_000;

/**
 * Starts the process that answers calls. The process loads its program at once, and waits for `serve` before it uses
 * the database. A process that dies later is started again; draws and jobs go on meanwhile.
 *
 * `onStopped`: called when the process ended in order without `stop`. Ctrl-C in a terminal, for example, reaches both
 * processes.
 */
export function startApiProcess(log: Log, onStopped: () => void): ApiProcess {
  let child = begin();
  let serving = false;
  let stopping = false;

  function begin(): ChildProcess {
    // The process gets the application's database credential only.
    const { DATABASE_OWNER_URL: _owner, DATABASE_AUDIT_URL: _auditor, ...env } = process.env;
    const begun = fork(new URL('./serve.ts', import.meta.url), {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    endsWithUs(begun);
    return begun;
  }

  const tell = (to: ChildProcess, message: ToApi): void => {
    // Sending to a process that has just died fails. The error is ignored: `exit` reports the death.
    if (to.connected) to.send(message, () => {});
  };

  const ready = (of: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      // The process sends one message only: that it has started (`runUntilStopped`).
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
