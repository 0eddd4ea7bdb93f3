import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { AppError } from '../http/index.ts';
import { frameHead, frameReader } from './frames.ts';

/** Decodes uploaded pictures in a process of its own. */
export interface Pictures {
  /**
   * The picture encoded again as PNG (`repaint`). The caller has checked it by `sizeOf`.
   *
   * Errors: `receipt_invalid` for one that cannot be decoded, or not within time and memory;
   * `platform_maintenance` at once when too many wait, and after five seconds in the queue of a process that has started.
   */
  repaint(file: Buffer): Promise<Buffer>;
  /** Ends the process and refuses the pictures that wait. */
  close(): Promise<void>;
}

export interface PicturesOptions {
  /** Program of the process; another one in tests. */
  readonly program?: URL;
  /** Longest a picture may take, ms. */
  readonly decodeMs?: number;
  /** The process ends after this time without work, ms. */
  readonly idleMs?: number;
}

/** Pictures that wait for the one being decoded. */
const WAITING_MAX = 8;
const WAIT_MS = 5_000;
const DECODE_MS = 5_000;
const IDLE_MS = 30_000;
/** A process that has not started after this time is killed, ms. */
const START_MS = 60_000;
/** Heap of JavaScript, MB. The memory of the decoder is not part of it. */
const HEAP_MB = 32;
/**
 * Data memory that the system gives the process, kB. Node itself reserves 615 MB of addresses without using them, so a
 * picture can take some 385 MB; 4 million pixels of 16 bits a channel take 100 MB.
 */
const DATA_KB = 1_000_000;

interface Job {
  readonly file: Buffer;
  late?: NodeJS.Timeout;
  resolve(painted: Buffer): void;
  reject(error: Error): void;
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

/**
 * The process starts with the first picture and ends after `idleMs` without one. A thread would not do: decoders are
 * native code, which a thread cannot be stopped in and no memory limit of V8 covers. Pictures are decoded one at a
 * time; a process that is too slow is killed.
 */
export function createPictures(options: PicturesOptions = {}): Pictures {
  const { program = new URL('./painter.ts', import.meta.url), decodeMs = DECODE_MS } = options;
  const waiting: Job[] = [];
  let child: Child | undefined;
  let ready = false;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function next(): void {
    clearTimeout(timer);
    if (current) return;
    if (waiting.length === 0) {
      timer = setTimeout(dismiss, options.idleMs ?? IDLE_MS).unref();
      return;
    }
    child ??= begin();
    if (!ready) {
      within(START_MS);
      return;
    }
    const job = waiting.shift()!;
    clearTimeout(job.late);
    current = job;
    within(decodeMs);
    child.stdin.write(frameHead(job.file.length));
    child.stdin.write(job.file);
  }

  function within(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => child?.kill('SIGKILL'), ms);
  }

  /** Closes the input of the process, which ends it. The next picture starts another process. */
  function dismiss(): void {
    child?.stdin.end();
    child = undefined;
  }

  function begin(): Child {
    const begun = startLimited(program);
    ready = false;
    begun.stdout.on(
      'data',
      frameReader((bytes) => {
        if (begun !== child) return;
        const done = current;
        current = undefined;
        if (!ready) {
          ready = true;
          for (const job of waiting) leaveInTime(job);
        } else if (bytes.length > 0) done?.resolve(bytes);
        else done?.reject(new AppError('receipt_invalid'));
        next();
      }),
    );
    begun.stdin.on('error', () => {});
    begun.on('error', () => ended(begun));
    begun.on('exit', () => ended(begun));
    return begun;
  }

  function ended(which: Child): void {
    if (which !== child) return;
    child = undefined;
    clearTimeout(timer);
    const failed = current;
    current = undefined;
    failed?.reject(new AppError(closed ? 'platform_maintenance' : 'receipt_invalid'));
    // A process that ended before it was ready would end again.
    if (closed || !ready) refuseAll();
    else if (waiting.length > 0) next();
  }

  function leaveInTime(job: Job): void {
    job.late = setTimeout(() => {
      waiting.splice(waiting.indexOf(job), 1);
      job.reject(new AppError('platform_maintenance'));
    }, WAIT_MS);
  }

  function refuseAll(): void {
    for (const job of waiting.splice(0)) {
      clearTimeout(job.late);
      job.reject(new AppError('platform_maintenance'));
    }
  }

  return {
    repaint(file) {
      if (closed || waiting.length >= WAITING_MAX)
        return Promise.reject(new AppError('platform_maintenance'));
      return new Promise((resolve, reject) => {
        const job: Job = { file, resolve, reject };
        waiting.push(job);
        if (child && ready) leaveInTime(job);
        next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      refuseAll();
      const last = child;
      if (!last) return;
      const gone = new Promise((resolve) => last.once('close', resolve));
      last.kill('SIGKILL');
      await gone;
    },
  };
}

/** Starts Node with a small heap and, on Linux, a limit on its data memory. Of the environment it gets only `PATH`. */
function startLimited(program: URL): Child {
  const command = [process.execPath, `--max-old-space-size=${HEAP_MB}`, fileURLToPath(program)];
  const limited =
    process.platform === 'linux'
      ? ['/bin/sh', '-c', `ulimit -d ${DATA_KB} && exec "$@"`, 'sh', ...command]
      : command;
  return spawn(limited[0]!, limited.slice(1), {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH ?? '' },
  });
}
