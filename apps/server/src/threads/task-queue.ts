import { AppError } from '../errors.ts';

/** A thread or process that works on one task at a time. */
export interface Helper<Task> {
  give(task: Task): void;
  /** Ends an idle helper. */
  dismiss(): void;
  /** Ends the helper at once. Resolves when it has ended. */
  kill(): Promise<unknown>;
}

/** Reports of a helper to its queue. Reports of a helper that the queue no longer uses are ignored. */
export interface Reports<Result> {
  ready(): void;
  done(result: Result): void;
  /** The task failed; the helper continues. */
  failed(error: Error): void;
  /** The helper has ended. */
  ended(): void;
}

export interface TaskQueueOptions<Task, Result> {
  /** Starts a helper. */
  readonly start: (reports: Reports<Result>) => Helper<Task>;
  /** Tasks that may wait for the one in progress. */
  readonly waitingMax: number;
  /** Longest time for a task, ms; then the helper is killed. */
  readonly workMs: number;
  /** The helper ends after this time without work, ms. */
  readonly idleMs: number;
  /** Error of a task whose helper ended or was killed. */
  readonly lost: () => Error;
}

/** A bounded queue in front of one helper. */
export interface TaskQueue<Task, Result> {
  /**
   * Gives the task to the helper, which starts with the first task. `goesOn` = part of work that was accepted before; the
   * limit of waiting tasks does not apply to it.
   *
   * Errors: `platform_maintenance` at once when too many wait, and after 5 s in the queue of a helper that has started;
   * `lost`; errors that the helper reports.
   */
  add(task: Task, goesOn?: boolean): Promise<Result>;
  /** Ends the helper and refuses the tasks that wait. */
  close(): Promise<void>;
}

/** Longest time a task waits for its turn, ms. */
const WAIT_MS = 5_000;
/** A helper that has not started after this time is killed, ms. */
const START_MS = 60_000;

interface Waiting<Task, Result> {
  readonly task: Task;
  late?: NodeJS.Timeout;
  resolve(result: Result): void;
  reject(error: Error): void;
}

export function createTaskQueue<Task, Result>(
  options: TaskQueueOptions<Task, Result>,
): TaskQueue<Task, Result> {
  const waiting: Waiting<Task, Result>[] = [];
  let helper: Helper<Task> | undefined;
  let ready = false;
  let current: Waiting<Task, Result> | undefined;
  /** Timer of the current limit: for the start, the task in progress, or the idle time. */
  let limit: NodeJS.Timeout | undefined;
  let closed = false;

  function next(): void {
    if (current) return;
    if (waiting.length === 0) {
      clearTimeout(limit);
      limit = setTimeout(dismiss, options.idleMs).unref();
      return;
    }
    if (!helper) {
      begin();
      return;
    }
    if (!ready) return;
    current = waiting.shift()!;
    clearTimeout(current.late);
    killAfter(options.workMs);
    helper.give(current.task);
  }

  function killAfter(ms: number): void {
    clearTimeout(limit);
    limit = setTimeout(() => void helper?.kill(), ms);
  }

  function dismiss(): void {
    helper?.dismiss();
    helper = undefined;
  }

  function begin(): void {
    ready = false;
    const ifUsed = (then: () => void): void => {
      if (begun === helper) then();
    };
    const begun: Helper<Task> = options.start({
      ready: () => ifUsed(hasStarted),
      done: (result) => ifUsed(() => finish((task) => task.resolve(result))),
      failed: (error) => ifUsed(() => finish((task) => task.reject(error))),
      ended: () => ifUsed(hasEnded),
    });
    helper = begun;
    killAfter(START_MS);
  }

  function hasStarted(): void {
    ready = true;
    waiting.forEach(leaveInTime);
    next();
  }

  function finish(settle: (task: Waiting<Task, Result>) => void): void {
    const done = current;
    current = undefined;
    if (done) settle(done);
    next();
  }

  function hasEnded(): void {
    helper = undefined;
    clearTimeout(limit);
    const lost = current;
    current = undefined;
    lost?.reject(closed ? new AppError('platform_maintenance') : options.lost());
    // A helper that ended before it was ready would end again.
    if (closed || !ready) refuseAll();
    else if (waiting.length > 0) next();
  }

  function leaveInTime(task: Waiting<Task, Result>): void {
    task.late = setTimeout(() => {
      waiting.splice(waiting.indexOf(task), 1);
      task.reject(new AppError('platform_maintenance'));
    }, WAIT_MS);
  }

  function refuseAll(): void {
    for (const { late, reject } of waiting.splice(0)) {
      clearTimeout(late);
      reject(new AppError('platform_maintenance'));
    }
  }

  return {
    add(task, goesOn = false) {
      if (closed || (!goesOn && waiting.length >= options.waitingMax))
        return Promise.reject(new AppError('platform_maintenance'));
      return new Promise((resolve, reject) => {
        const added: Waiting<Task, Result> = { task, resolve, reject };
        waiting.push(added);
        if (helper && ready) leaveInTime(added);
        next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(limit);
      refuseAll();
      await helper?.kill();
    },
  };
}
