import type { Clock } from './clock.ts';
import { claimNext, finish, type Job, nextDue, postpone, removeOld, takeBack } from './job-table.ts';
import { type Log, silentLog } from './log.ts';
import type { Notices } from './notices.ts';
import type { Store } from './store.ts';
import { isConflict, type Tx } from './tx.ts';

/** Run the same job again at this time instead of finishing it. */
export interface Again {
  runAgainAt: number;
}

/**
 * Does the work in the transaction that also finishes the job, so both happen once or not at all. A handler that
 * throws is rolled back and called again later, for ever, with growing pauses up to a minute.
 */
export type JobHandler = (job: Job, tx: Tx) => Promise<Again | undefined> | Promise<void>;

export interface KindOptions {
  /** Takes more than a moment, such as settling: never occupies more than half the lanes, so that steps of draws
   * always find a free one. */
  slow?: boolean;
}

/** Work at a time, once among all nodes. */
export interface Jobs {
  /**
   * Adds a job, or one for each of several keys; with `tx` when it commits. A second one of the same kind and key is
   * ignored, done ones included.
   */
  add(
    kind: string,
    keys: string | readonly string[],
    runAt: number,
    payload?: unknown,
    tx?: Tx,
  ): Promise<void>;
  /** Takes back jobs that have nothing left to do, as if they were done. One that runs just now is left to its own end. */
  takeBack(kind: string, keys: readonly string[], tx: Tx): Promise<void>;
  /** Names who does a kind of work. Before `start`. */
  on(kind: string, handler: JobHandler, options?: KindOptions): void;
  /** Begins to run due jobs, at most `lanes` at once. */
  start(): void;
  /** Stops taking jobs and waits for those that run. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  store: Store;
  clock: Clock;
  notices: Notices;
  log?: Log;
  /** Jobs run at once by this node. */
  lanes?: number;
}

/**
 * Longest sleep: covers lost notices and the jobs of a node that died. Jobs due later than two of them are found by
 * the next look and told to nobody, because transactions with a notice commit one after the other.
 */
const SLEEP_MS_MAX = 5_000;
const RETRY_MS_MIN = 500;
const RETRY_MS_MAX = 60_000;
const HOUSEKEEPING_MS = 3_600_000;

/** A runner over the table `job`: a timer for the next due time, SKIP LOCKED to share work between nodes. */
export function createJobs({ store, clock, notices, log = silentLog, lanes = 8 }: JobsOptions): Jobs {
  const handlers = new Map<string, JobHandler>();
  const quickKinds: string[] = [];
  /** Work of each lane; the first half takes all kinds, the rest the quick ones only. */
  const running: (Promise<void> | undefined)[] = Array.from({ length: lanes }, () => undefined);
  let active = false;
  let timer: NodeJS.Timeout | undefined;
  let wakeAt = Number.POSITIVE_INFINITY;
  /** Jobs due at `wakeAt`, as far as known: that many lanes start together. */
  let wakeCount = 1;
  let housekeeping: NodeJS.Timeout | undefined;

  const sleepUntil = (at: number, count = 1): void => {
    clearTimeout(timer);
    if (at !== wakeAt) wakeCount = 1;
    wakeAt = at;
    wakeCount = Math.max(wakeCount, count);
    const delay = Math.min(Math.max(at - clock.local(), 1), SLEEP_MS_MAX);
    timer = setTimeout(wake, delay);
  };

  const wake = (): void => {
    clearTimeout(timer);
    wakeAt = Number.POSITIVE_INFINITY;
    for (let started = 0; started < wakeCount; started += 1) startLane();
  };

  const startLane = (): void => {
    const free = running.indexOf(undefined);
    if (!active || free < 0) return;
    running[free] = lane(free).finally(() => {
      running[free] = undefined;
    });
  };

  const kindsOf = (index: number): string[] => (index < lanes / 2 ? [...handlers.keys()] : quickKinds);

  const lane = async (index: number): Promise<void> => {
    try {
      let looked: number | undefined;
      while (active && looked === undefined) looked = await runNext(index);
      if (looked === undefined) return;
      const next = await nextDue(store, kindsOf(index), looked, lanes);
      if (active && next.at <= wakeAt) sleepUntil(next.at, next.count);
    } catch (error) {
      log.error({ error }, 'jobs could not be read');
      if (active) sleepUntil(clock.local() + 1_000);
    }
  };

  /** Runs the next due job; when there is none, answers up to which time it looked. */
  const runNext = async (index: number): Promise<number | undefined> => {
    const taken: { job?: Job } = {};
    try {
      return await store.tx(async (tx) => {
        const look = await claimNext(tx, kindsOf(index));
        if ('looked' in look) return look.looked;
        taken.job = look.job;
        // Someone else may look for more while this one works.
        startLane();
        await work(tx, look.job);
        return undefined;
      });
    } catch (error) {
      if (!taken.job) throw error;
      await failed(store, taken.job, error);
      return undefined;
    }
  };

  const work = async (tx: Tx, job: Job): Promise<void> => {
    await tx.query('savepoint job');
    try {
      const again = await handlers.get(job.kind)?.(job, tx);
      await finish(tx, job.id, again?.runAgainAt);
    } catch (error) {
      if (isConflict(error)) throw error;
      // Noted while the row is still held, so that no other lane takes it before its pause.
      await tx.query('rollback to savepoint job');
      await failed(tx, job, error);
    }
  };

  const failed = async (through: Pick<Tx, 'query'>, job: Job, error: unknown): Promise<void> => {
    const { id, kind, key, attempts } = job;
    log.error({ error, kind, key, attempts }, 'a job failed and will be tried again');
    await postpone(through, id, Math.min(RETRY_MS_MIN * 2 ** Math.min(attempts, 10), RETRY_MS_MAX), error);
  };

  const listening = notices.listen('job', (payload) => {
    const at = Number(payload);
    if (active && at < wakeAt) sleepUntil(at);
  });
  listening.catch((error: unknown) => log.warn({ error }, 'new jobs are found by asking only'));
  notices.onReconnect(wake);
  clock.onMoved(wake);

  return {
    add: async (kind, keys, runAt, payload = {}, tx) => {
      await (tx ?? store).query(
        `with added as (
           insert into job (kind, key, run_at, payload) select $1, key, $3, $4 from unnest($2::text[]) key
           on conflict (kind, key) do nothing returning 1)
         select pg_notify('job', $5) from added where $3 < app_now() + $6 * interval '1 millisecond' limit 1`,
        [
          kind,
          typeof keys === 'string' ? [keys] : keys,
          new Date(runAt),
          JSON.stringify(payload),
          String(runAt),
          2 * SLEEP_MS_MAX,
        ],
      );
    },
    takeBack,
    on: (kind, handler, { slow = false } = {}) => {
      if (handlers.has(kind)) throw new Error(`Two handlers for jobs of kind ${kind}`);
      handlers.set(kind, handler);
      if (!slow) quickKinds.push(kind);
    },
    start: () => {
      active = true;
      housekeeping = setInterval(() => void removeOld(store, log), HOUSEKEEPING_MS);
      housekeeping.unref();
      wake();
    },
    stop: async () => {
      active = false;
      clearTimeout(timer);
      clearInterval(housekeeping);
      while (running.some(Boolean)) await Promise.all(running);
    },
  };
}
