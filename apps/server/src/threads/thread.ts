import { Worker } from 'node:worker_threads';
import { AppError } from '../http/app-error.ts';
import type { Message, Outcome } from './serve.ts';

/** A worker thread that answers one question after the other. */
export interface Thread<Question, Answer> {
  /**
   * Asks the thread, which starts with the first question. `moved` = buffers that are moved to the thread instead of
   * being copied. `goesOn` = part of a task that was accepted before; the limit of waiting questions does not apply to
   * it.
   *
   * Errors: `platform_maintenance` at once when too many wait, after `WAIT_MS` in the queue of a thread that has started, or
   * when the thread was ended for taking too long; whatever the thread's own function throws.
   */
  ask(question: Question, how?: { moved?: readonly ArrayBuffer[]; goesOn?: boolean }): Promise<Answer>;
  /** Ends the thread and refuses the questions that wait. */
  close(): Promise<void>;
}

export interface ThreadOptions {
  /** Module that calls `serveThread`. */
  readonly entry: URL;
  /** Questions that may wait for the one being answered. */
  readonly waitingMax: number;
  /** Longest an answer may take, ms; then the thread is ended. */
  readonly answerMs?: number;
  /** The thread ends after this time without work, ms. */
  readonly idleMs?: number;
}

/** Longest a question waits for its turn, ms. */
const WAIT_MS = 5_000;
const ANSWER_MS = 5_000;
const IDLE_MS = 60_000;
/** A thread that has not started after this time is ended, ms. */
const START_MS = 60_000;

interface Asked<Question, Answer> {
  readonly question: Question;
  readonly moved: readonly ArrayBuffer[];
  late?: NodeJS.Timeout;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** The thread starts on demand, ends when it is idle, and does not keep the process alive. */
export function createThread<Question, Answer>(options: ThreadOptions): Thread<Question, Answer> {
  const { entry, waitingMax, answerMs = ANSWER_MS, idleMs = IDLE_MS } = options;
  const waiting: Asked<Question, Answer>[] = [];
  let worker: Worker | undefined;
  let ready = false;
  let current: Asked<Question, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function next(): void {
    if (current) return;
    clearTimeout(timer);
    if (waiting.length === 0) {
      timer = setTimeout(dismiss, idleMs).unref();
      return;
    }
    worker ??= begin();
    timer = setTimeout(kill, ready ? answerMs : START_MS);
    if (!ready) return;
    current = waiting.shift()!;
    clearTimeout(current.late);
    worker.postMessage({ question: current.question } satisfies Message<Question>, current.moved);
  }

  function kill(): void {
    void worker?.terminate();
  }

  function dismiss(): void {
    const idle = worker;
    worker = undefined;
    void idle?.terminate();
  }

  function begin(): Worker {
    const begun = new Worker(entry);
    begun.unref();
    ready = false;
    begun.on('message', (outcome: Outcome<Answer> | 'ready') => {
      if (begun !== worker) return;
      const done = current;
      current = undefined;
      if (outcome === 'ready') {
        ready = true;
        for (const asked of waiting) leaveInTime(asked);
      } else if ('answer' in outcome) done?.resolve(outcome.answer);
      else done?.reject(new Error(outcome.error));
      next();
    });
    begun.on('error', () => ended(begun));
    begun.on('exit', () => ended(begun));
    return begun;
  }

  function ended(which: Worker): void {
    if (which !== worker) return;
    worker = undefined;
    clearTimeout(timer);
    const failed = current;
    current = undefined;
    failed?.reject(new AppError('platform_maintenance'));
    // A thread that ended before it was ready would end again.
    if (closed || !ready) refuseAll();
    else if (waiting.length > 0) next();
  }

  function leaveInTime(asked: Asked<Question, Answer>): void {
    asked.late = setTimeout(() => {
      waiting.splice(waiting.indexOf(asked), 1);
      asked.reject(new AppError('platform_maintenance'));
    }, WAIT_MS);
  }

  function refuseAll(): void {
    for (const { late, reject } of waiting.splice(0)) {
      clearTimeout(late);
      reject(new AppError('platform_maintenance'));
    }
  }

  return {
    ask(question, { moved = [], goesOn = false } = {}) {
      if (closed || (!goesOn && waiting.length >= waitingMax))
        return Promise.reject(new AppError('platform_maintenance'));
      return new Promise((resolve, reject) => {
        const asked: Asked<Question, Answer> = { question, moved, resolve, reject };
        waiting.push(asked);
        if (worker && ready) leaveInTime(asked);
        next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      refuseAll();
      await worker?.terminate();
    },
  };
}
