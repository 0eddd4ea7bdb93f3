import { Worker } from 'node:worker_threads';
import type { AppParcel } from './fcm.ts';
import type { PushAnswer } from './post.ts';
import type { Parcel, ThreadSetup } from './sending-thread.ts';

/** Sends push messages in threads of its own. */
export interface PushSender {
  /** Sends one message once. Never rejects: a thread that ends answers nothing, which is status 0. */
  send(parcel: Parcel | AppParcel): Promise<PushAnswer>;
  close(): Promise<void>;
}

/** Most of the work is the arithmetic of the keys, a third of a millisecond for each message. */
const THREADS = 2;
/** A thread ends after this time without work, ms. */
const IDLE_MS = 60_000;

/** The threads start with the first messages and do not keep the process alive. The caller limits how many messages are on their way. */
export function createPushSender(setup: ThreadSetup): PushSender {
  const threads = Array.from({ length: THREADS }, () => createSendingThread(setup));
  let turn = 0;
  return {
    send(parcel) {
      turn = (turn + 1) % THREADS;
      return threads[turn]!.send(parcel);
    },
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}

/** A started thread with the messages that it has not answered. */
interface Started {
  readonly worker: Worker;
  readonly waiting: Map<number, (answer: PushAnswer) => void>;
}

function createSendingThread(setup: ThreadSetup): PushSender {
  let current: Started | undefined;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = current;
    current = undefined;
    await ended?.worker.terminate();
  };
  const begin = (): Started => {
    const worker = new Worker(new URL('./sending-thread.ts', import.meta.url), { workerData: setup });
    const waiting: Started['waiting'] = new Map();
    const begun = { worker, waiting };
    worker.unref();
    worker.on('message', ({ id, answer }: { id: number; answer: PushAnswer }) => {
      waiting.get(id)?.(answer);
      waiting.delete(id);
      if (waiting.size === 0 && current === begun) idle = setTimeout(() => void end(), IDLE_MS).unref();
    });
    // An error ends the thread, and the end is what counts.
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (current === begun) current = undefined;
      for (const answer of waiting.values()) answer({ status: 0 });
      waiting.clear();
    });
    return begun;
  };

  return {
    send(parcel) {
      clearTimeout(idle);
      current ??= begin();
      const { worker, waiting } = current;
      last += 1;
      const id = last;
      const answered = new Promise<PushAnswer>((resolve) => waiting.set(id, resolve));
      worker.postMessage({ id, parcel });
      return answered;
    },
    close: end,
  };
}
