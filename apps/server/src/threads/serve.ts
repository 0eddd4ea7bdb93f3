import { parentPort } from 'node:worker_threads';

/** A question to a thread. */
export interface Message<Question> {
  readonly question: Question;
}

/** The answer of a thread, or the text of the error that it threw. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: string };

/** Answers the questions of {@link Thread}. The entry module of the thread calls it once. */
export function serveThread<Question, Answer>(answerOf: (question: Question) => Answer): void {
  parentPort?.on('message', ({ question }: Message<Question>) => {
    parentPort?.postMessage(outcomeOf(() => answerOf(question)));
  });
  parentPort?.postMessage('ready');
}

function outcomeOf<Answer>(work: () => Answer): Outcome<Answer> {
  try {
    return { answer: work() };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
