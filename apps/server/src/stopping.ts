import { endChildren } from './children.ts';

/** A program that runs until it is stopped. */
export interface Stoppable {
  stop(): Promise<void>;
}

/** Milliseconds; the defaults are those of the platform. */
export interface StopTimes {
  /** How long an orderly stop may take, including the rest of a start in progress. */
  readonly orderlyMs?: number;
  /** Time that children have to end after their signal, before they are killed. */
  readonly graceMs?: number;
  /** A second signal within this time counts as the first one: under npm, Ctrl-C reaches a program twice. */
  readonly sameWishMs?: number;
}

/** Together below the 26 s after which `npm start` kills the server (`scripts/lib/family.mjs`). */
const times = { orderlyMs: 20_000, graceMs: 3_000, sameWishMs: 1_000 } satisfies Required<StopTimes>;

/**
 * Runs a program until it is told to stop: by SIGINT, SIGTERM or SIGHUP, or by the end of the Tessera process that started
 * it. A program that is told to stop during its start stops when it has started. A parent with an IPC channel gets
 * `{ ready: true }` after the start.
 *
 * A second signal, the end of `orderlyMs`, or an uncaught error ends the process by force, and its children
 * (`endsWithUs`) with it. Exit code: 0 after an orderly stop, otherwise 1.
 */
export function runUntilStopped(start: () => Promise<Stoppable>, given: StopTimes = {}): void {
  const { orderlyMs, graceMs, sameWishMs } = { ...times, ...given };
  let stoppingSince: number | undefined;
  let forced = false;

  const force = async (why: string): Promise<void> => {
    if (forced) return;
    forced = true;
    console.error(why);
    await endChildren(graceMs);
    process.exit(1);
  };
  const failed = (error: unknown) => force(wholeText(error));

  const starting = Promise.resolve().then(start);
  starting.then(
    () => {
      if (process.connected) process.send?.({ ready: true }, undefined, {}, () => {});
    },
    (error: unknown) => force(error instanceof Error ? error.message : String(error)),
  );

  const stop = async (): Promise<void> => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince >= sameWishMs) await force('Told to stop again: ended by force.');
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => void force(`Not stopped within ${orderlyMs / 1000} s: ended by force.`), orderlyMs);
    const running = await starting;
    await running.stop();
    process.exit(0);
  };
  const wish = () => void stop().catch(failed);

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, wish);
  process.once('disconnect', wish);
  // Writing to a closed terminal fails. That must not end an orderly stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('uncaughtException', (error) => void failed(error));
}

const wholeText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
