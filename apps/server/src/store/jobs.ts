import { randomInt } from 'node:crypto';
import { encode } from 'zod';
import type { Clock } from './clock.ts';
import type { Again, DefinedJob, JobKind } from './define-job.ts';
import {
  claimNext,
  finish,
  finishHeld,
  freeAbandoned,
  hold,
  type Job,
  nextDue,
  postpone,
  removeOld,
  takeBack,
} from './job-table.ts';
import { type Log, silentLog } from './log.ts';
import type { NodeChannels } from './node-channels.ts';
import type { Store } from './store.ts';
import { outsideTransaction } from './transaction-scope.ts';
import { isConflict, type Tx } from './tx.ts';

/** Scheduled work that is done once, by one of the nodes. */
export interface Jobs {
  /**
   * Adds a job, or one for each of several keys, due at `runAt` (ms); with `tx` at its commit. A job whose kind and key exist
   * already is ignored, also when the existing job is done.
   */
  add<Payload>(
    job: JobKind<Payload>,
    keys: string | readonly string[],
    runAt: number,
    ...rest: Record<never, never> extends Payload
      ? [payload?: NoInfer<Payload>, tx?: Tx]
      : [payload: NoInfer<Payload>, tx?: Tx]
  ): Promise<void>;
  /** Marks jobs that have nothing left to do as done. A job that is running now is not changed. */
  takeBack(job: JobKind, keys: readonly string[], tx: Tx): Promise<void>;
  /** Runs the jobs of a kind with `deps`. Call it before `start`. Errors: throws when the kind has a handler. */
  on<Deps>(job: DefinedJob<Deps>, deps: Deps): void;
  /** Starts to run due jobs, at most `lanes` at once. */
  start(): void;
  /** Stops taking jobs and waits for the running jobs. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  store: Store;
  clock: Clock;
  nodeChannels: NodeChannels;
  log?: Log;
  /** Jobs that this node runs at once. */
  lanes?: number;
}

/**
 * Longest sleep, ms: covers lost notifications and the jobs of a node that died. A job due later than two sleeps is found by
 * polling and not notified, because transactions with a notification commit one after the other.
 */
const SLEEP_MS_MAX = 5_000;
const RETRY_MS_MIN = 500;
const RETRY_MS_MAX = 60_000;
const HOUSEKEEPING_MS = 3_600_000;
/** Interval at which jobs of nodes that are not alive are freed, ms. */
const FREE_ABANDONED_MS = 2_000;
/** Node numbers are random, from 1 to below this. They only have to differ among the nodes that are alive. */
const NODE_MAX = 2 ** 31 - 1;

/** A kind with what its handler works with. */
interface Kind {
  readonly long: boolean;
  run(job: Job, tx?: Tx): Promise<Again | undefined>;
}

/** Creates the runner of the table `job`. A timer waits for the next due time; SKIP LOCKED shares work between nodes. */
export function createJobs({ store, clock, nodeChannels, log = silentLog, lanes = 8 }: JobsOptions): Jobs {
  const { steps } = store;
  const node = randomInt(1, NODE_MAX);
  const kinds = new Map<string, Kind>();
  const quickKinds: string[] = [];
  /** Current work of each lane. The first half takes all kinds, the second half only kinds that are not slow. */
  const running: (Promise<void> | undefined)[] = Array.from({ length: lanes }, () => undefined);
  /** Long jobs that this node works on. */
  const held = new Set<bigint>();
  let active = false;
  let timer: NodeJS.Timeout | undefined;
  let wakeAt = Number.POSITIVE_INFINITY;
  /** Jobs due at `wakeAt`, as far as known: that many lanes start together. */
  let wakeCount = 1;
  let timers: NodeJS.Timeout[] = [];

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
    // A lane may be started inside a transaction or a handler, but it does not belong to either.
    running[free] = outsideTransaction(() => lane(free)).finally(() => {
      running[free] = undefined;
    });
  };

  const kindsOf = (index: number): string[] => (index < lanes / 2 ? [...kinds.keys()] : quickKinds);

  const lane = async (index: number): Promise<void> => {
    try {
      let looked: number | undefined;
      while (active && looked === undefined) looked = await runNext(index);
      if (looked === undefined) return;
      const next = await nextDue(steps, kindsOf(index), looked, lanes);
      if (active && next.at <= wakeAt) sleepUntil(next.at, next.count);
    } catch (error) {
      log.error({ err: error }, 'jobs could not be read');
      if (active) sleepUntil(clock.local() + 1_000);
    }
  };

  /** Runs the next due job. When no job is due, returns the time up to which it looked. */
  const runNext = async (index: number): Promise<number | undefined> => {
    const taken: { job?: Job; long?: Kind | undefined } = {};
    try {
      const looked = await steps.tx(async (tx) => {
        const look = await claimNext(tx, kindsOf(index));
        if ('looked' in look) return look.looked;
        // A transaction that is repeated may find another job.
        if (taken.job) held.delete(taken.job.id);
        taken.job = look.job;
        const kind = kinds.get(look.job.kind);
        taken.long = kind?.long ? kind : undefined;
        // Another lane may take further jobs while this one works.
        startLane();
        if (taken.long) {
          held.add(look.job.id);
          await hold(tx, look.job.id, node);
        } else await work(tx, look.job);
        return undefined;
      });
      if (looked !== undefined) return looked;
      if (taken.job && taken.long) await workLong(taken.job, taken.long);
      return undefined;
    } catch (error) {
      if (!taken.job) throw error;
      await failed(steps, taken.job, error);
      return undefined;
    } finally {
      if (taken.job) held.delete(taken.job.id);
    }
  };

  const work = async (tx: Tx, job: Job): Promise<void> => {
    await tx.query('savepoint job');
    try {
      const again = await kinds.get(job.kind)?.run(job, tx);
      await finish(tx, job.id, again?.runAgainAt);
    } catch (error) {
      if (isConflict(error)) throw error;
      // Recorded while the row is still locked, so that no other lane takes the job before its pause.
      await tx.query('rollback to savepoint job');
      await failed(tx, job, error);
    }
  };

  const workLong = async (job: Job, kind: Kind): Promise<void> => {
    const again = await kind.run(job);
    await finishHeld(steps, job.id, node, again?.runAgainAt);
  };

  const failed = async (through: Pick<Tx, 'query'>, job: Job, error: unknown): Promise<void> => {
    const { id, kind, key, attempts } = job;
    log.error({ err: error, kind, key, attempts }, 'a job failed and will be tried again');
    const pauseMs = Math.min(RETRY_MS_MIN * 2 ** Math.min(attempts, 10), RETRY_MS_MAX);
    await postpone(through, id, node, pauseMs, error);
  };

  const freeOthers = async (): Promise<void> => {
    try {
      if ((await freeAbandoned(steps, node, (id) => held.has(id))) > 0) wake();
    } catch (error) {
      log.warn({ err: error }, 'jobs of nodes that are not alive could not be freed');
    }
  };

  const listening = nodeChannels.listen('job', (payload) => {
    const at = Number(payload);
    if (active && at < wakeAt) sleepUntil(at);
  });
  listening.catch((error: unknown) => log.warn({ err: error }, 'new jobs are found by polling only'));
  nodeChannels.onReconnect(wake);
  clock.onMoved(wake);

  return {
    add: async (job, keys, runAt, ...[payload, tx]) => {
      await (tx ?? store).query(
        `with added as (
           insert into job (kind, key, run_at, payload) select $1, key, $3, $4 from unnest($2::text[]) key
           on conflict (kind, key) do nothing returning 1)
         select pg_notify('job', $5) from added where $3 < app_now() + $6 * interval '1 millisecond' limit 1`,
        [
          job.kind,
          typeof keys === 'string' ? [keys] : keys,
          new Date(runAt),
          payload === undefined ? '{}' : JSON.stringify(encode(job.payload, payload)),
          String(runAt),
          2 * SLEEP_MS_MAX,
        ],
      );
    },
    takeBack: ({ kind }, keys, tx) => takeBack(kind, keys, tx),
    on: (job, deps) => {
      const { kind, long, slow } = job;
      if (kinds.has(kind)) throw new Error(`Two handlers for jobs of kind ${kind}`);
      kinds.set(kind, { long, run: async (due, tx) => (await job.run(deps, due, tx)) ?? undefined });
      if (!slow) quickKinds.push(kind);
    },
    start: () => {
      active = true;
      timers = [
        setInterval(() => void removeOld(steps, log), HOUSEKEEPING_MS).unref(),
        setInterval(() => void freeOthers(), FREE_ABANDONED_MS).unref(),
      ];
      // Other nodes must be able to see that this node is alive before it holds a job.
      nodeChannels
        .showLife(node)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the lock that shows that this node is alive could not be taken'),
        )
        .then(freeOthers)
        .then(() => {
          if (active) wake();
        });
    },
    stop: async () => {
      active = false;
      clearTimeout(timer);
      for (const one of timers) clearInterval(one);
      while (running.some(Boolean)) await Promise.all(running);
    },
  };
}
