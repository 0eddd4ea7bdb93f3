import { trustedUrl } from '../../../../platform/device/index.ts';
import { cleanEntry, readEntry, WORKER_FROM } from './entry.ts';
import type { EntryAnswer, EntryTask } from './entry-task.ts';
import workerUrl from './entry-worker.ts?worker&url';

let lastId = 0;

/**
 * Reads typed lines: short texts immediately, long ones in a worker; `signal` stops the worker.
 * Rejects with the signal's reason, or with the worker's error.
 */
export function readLines(task: Omit<EntryTask, 'id'>, signal: AbortSignal): Promise<EntryAnswer> {
  lastId += 1;
  const id = lastId;
  if (task.text.length < WORKER_FROM) {
    const text = task.clean === undefined ? task.text : cleanEntry(task.play, task.text, task.clean);
    return Promise.resolve({ id, text, reading: readEntry(task.play, text) });
  }
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
    const message: EntryTask = { ...task, id };
    worker.postMessage(message);
  });
}
