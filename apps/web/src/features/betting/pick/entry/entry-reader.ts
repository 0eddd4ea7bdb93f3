import { trustedUrl } from '../../../../platform/device/index.ts';
import { LARGE_FROM } from './entry-parts.ts';
import { answerTo, type EntryAnswer, type EntryTask } from './entry-task.ts';
import workerUrl from './entry-worker.ts?worker&url';

/** Whether a task is done in a worker. */
export const isLarge = ({ text, content }: Pick<EntryTask, 'text' | 'content'>): boolean =>
  (text ?? content ?? '').length >= LARGE_FROM;

/**
 * Reads typed lines: short texts immediately, long ones in a worker; `signal` stops the worker.
 * Rejects with the signal's reason, or with the worker's error.
 */
export function readLines(task: EntryTask, signal: AbortSignal): Promise<EntryAnswer> {
  if (!isLarge(task)) return Promise.resolve(answerTo(task));
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedUrl(workerUrl), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<EntryAnswer>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(task);
  });
}
