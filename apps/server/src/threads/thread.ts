import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import type { Message, Outcome } from './serve.ts';
import { createTaskQueue, type Helper, type Reports } from './task-queue.ts';

/** A worker thread that answers one question after the other. */
export interface Thread<Question, Answer> {
  /**
   * Asks the thread, which starts with the first question. `moved` = buffers that are moved to the thread instead of
   * being copied. `goesOn` = part of a task that was accepted before; the limit of waiting questions does not apply to
   * it.
   *
   * Errors: `platform_maintenance` at once when too many wait, after 5 s in the queue of a thread that has started, or
   * when the thread was ended for taking too long; errors that the thread's own function throws.
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
  /** Longest time for an answer, ms; then the thread is ended. */
  readonly answerMs?: number;
  /** The thread ends after this time without work, ms. */
  readonly idleMs?: number;
}

const ANSWER_MS = 5_000;
const IDLE_MS = 60_000;

interface Asked<Question> {
  readonly question: Question;
  readonly moved: readonly ArrayBuffer[];
}

/** The thread starts on demand, ends when it is idle, and does not keep the process alive. */
export function createThread<Question, Answer>(options: ThreadOptions): Thread<Question, Answer> {
  const { entry, waitingMax, answerMs = ANSWER_MS, idleMs = IDLE_MS } = options;
  const questions = createTaskQueue<Asked<Question>, Answer>({
    start: (reports) => startWorker(entry, reports),
    waitingMax,
    workMs: answerMs,
    idleMs,
    lost: () => new AppError('platform_maintenance'),
  });
  return {
    ask: (question, { moved = [], goesOn = false } = {}) => questions.add({ question, moved }, goesOn),
    close: questions.close,
  };
}

function startWorker<Question, Answer>(entry: URL, reports: Reports<Answer>): Helper<Asked<Question>> {
  const worker = new Worker(entry);
  worker.unref();
  worker.on('message', (outcome: Outcome<Answer> | 'ready') => {
    if (outcome === 'ready') reports.ready();
    else if ('answer' in outcome) reports.done(outcome.answer);
    else reports.failed(new Error(outcome.error));
  });
  worker.on('error', reports.ended);
  worker.on('exit', reports.ended);
  return {
    give: ({ question, moved }) => worker.postMessage({ question } satisfies Message<Question>, moved),
    dismiss: () => void worker.terminate(),
    kill: () => worker.terminate(),
  };
}
