import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithUs } from './children.ts';
import type { ToApi } from './relay.ts';
import type { Log } from './store/index.ts';

/** Handle on the process that answers calls; the worker process that started it holds it. */
export interface ApiProcess {
  /** Sends an event to the process. The event is lost while the process is not connected or does not keep up. */
  send(message: ToApi): void;
  /**
   * Tells the process to serve. Errors: rejects when the process ends instead, or does not serve within
   * `START_MS_MAX`; the process has printed the reason.
   */
  serve(): Promise<void>;
  /**
   * Stops the process by SIGTERM, and by SIGKILL after `API_STOP_MS_MAX`. One that was not told to serve has nothing to end and gets
   * SIGKILL at once: it would wait for `serve` first.
   */
  stop(): Promise<void>;
}

/** Longest time for the process to end its sockets and its calls in progress, ms. */
export const API_STOP_MS_MAX = 8_000;
/** A process that does not serve after this time is killed, ms. */
const START_MS_MAX = 120_000;
const RESTART_MS_MIN = 250;
const RESTART_MS_MAX = 5_000;

/**
 * Starts the process that answers calls. The process loads its program at once, and waits for `serve` before it uses
 * the database. A process that dies later is started again; draws and jobs go on meanwhile.
 *
 * `onStopped`: called when the process ended with code 0 without `stop`. Ctrl-C in a terminal, for example, reaches both
 * processes. `program`: tests pass another one.
 */
export function startApiProcess(
  log: Log,
  onStopped: () => void,
  program = new URL('./serve.ts', import.meta.url),
): ApiProcess {
  let current = begin();
  let told = false;
  let serving = false;
  let stopping = false;

  function begin(): Started {
    // The process gets the application's database credential only.
    const { DATABASE_OWNER_URL: _owner, DATABASE_AUDIT_URL: _auditor, ...env } = process.env;
    const begun = fork(program, {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    endsWithUs(begun);
    return { child: begun, serves: servesOrEnds(begun), congested: false };
  }

  const serve = async ({ child, serves }: Started): Promise<void> => {
    const late = setTimeout(() => child.kill('SIGKILL'), START_MS_MAX);
    tell(child, { kind: 'serve' });
    await serves.finally(() => clearTimeout(late));
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
      current = begin();
      try {
        await serve(current);
        return;
      } catch (error) {
        log.error({ err: error }, 'the process that answers calls could not be started');
      }
    }
  }

  return {
    send: (message) => {
      const to = current;
      if (!serving || to.congested) return;
      // False: the message waits in memory. No further event joins it before it is sent.
      to.congested = !tell(to.child, message, () => {
        to.congested = false;
      });
    },
    serve: async () => {
      told = true;
      await serve(current);
      serving = true;
    },
    stop: async () => {
      stopping = true;
      const { child } = current;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const late = setTimeout(() => child.kill('SIGKILL'), API_STOP_MS_MAX);
      child.kill(told ? 'SIGTERM' : 'SIGKILL');
      await ended;
      clearTimeout(late);
    },
  };
}

/** A forked process. */
interface Started {
  readonly child: ChildProcess;
  /** Resolves when the process serves. */
  readonly serves: Promise<void>;
  /** Whether a message waits in memory for the process to read. */
  congested: boolean;
}

/** Resolves when the process reports that it serves. Rejects when it ends before, or could not be started. */
function servesOrEnds(child: ChildProcess): Promise<void> {
  const serves = new Promise<void>((resolve, reject) => {
    const failed = (why: unknown) =>
      reject(new Error(`The process that answers calls ended at its start (${why}).`));
    // The process sends one message only: that it has started (`runUntilStopped`).
    child.once('message', () => resolve());
    child.once('exit', (code, signal) => failed(signal ?? code));
    child.on('error', failed);
  });
  // A caller that awaits it gets the failure. Without a caller yet, the rejection must not count as unhandled.
  serves.catch(() => {});
  return serves;
}

/** Sends a message; `sent` is called when it was sent or could not be. Returns false when it has to wait in memory. */
function tell(to: ChildProcess, message: ToApi, sent: () => void = () => {}): boolean {
  // Sending to a process that has just died fails. The error is ignored: `exit` reports the death.
  return to.connected ? to.send(message, () => sent()) : true;
}
