import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createTaskQueue, type Helper, type Reports } from '../../../threads/index.ts';
import { frameHead, frameReader } from './frames.ts';

/** A file that is no picture, or that cannot be decoded within the limits of time and memory. */
export class PictureRefused extends Error {}

/** Decodes uploaded pictures in a separate process. */
export interface Pictures {
  /**
   * Returns the picture encoded again as PNG (`repaint`). The caller must check it with `sizeOf` first.
   *
   * Errors: `PictureRefused` when it cannot be decoded, or not within the limits of time and memory;
   * `platform_maintenance` at once when too many wait, and after five seconds in the queue of a process that has started.
   */
  repaint(file: Buffer): Promise<Buffer>;
  /** Ends the process and refuses the pictures that wait. */
  close(): Promise<void>;
}

export interface PicturesOptions {
  /** Program of the process; tests pass another one. */
  readonly program?: URL;
  /** Longest time for one picture, ms. */
  readonly decodeMs?: number;
  /** The process ends after this time without work, ms. */
  readonly idleMs?: number;
}

/** Pictures that wait for the one being decoded. */
const WAITING_MAX = 8;
const DECODE_MS = 5_000;
const IDLE_MS = 30_000;
/** JavaScript heap, MB. The memory of the decoder is not part of it. */
const HEAP_MB = 32;
/**
 * Limit of the process's data memory, kB. Node itself reserves 615 MB of addresses without using them, so a picture can
 * take about 385 MB; 4 million pixels with 16 bits per channel take 100 MB.
 */
const DATA_KB = 1_000_000;

type Child = ChildProcessByStdio<Writable, Readable, null>;

/**
 * The process starts with the first picture and ends after `idleMs` without one. A thread is not enough: decoders are
 * native code, so a thread cannot be stopped inside them and no memory limit of V8 covers them. Pictures are decoded one
 * at a time; a process that is too slow is killed.
 */
export function createPictures(options: PicturesOptions = {}): Pictures {
  const { program = new URL('./painter.ts', import.meta.url), decodeMs = DECODE_MS } = options;
  const files = createTaskQueue<Buffer, Buffer>({
    start: (reports) => startPainter(program, reports),
    waitingMax: WAITING_MAX,
    workMs: decodeMs,
    idleMs: options.idleMs ?? IDLE_MS,
    lost: () => new PictureRefused(),
  });
  return { repaint: (file) => files.add(file), close: files.close };
}

function startPainter(program: URL, reports: Reports<Buffer>): Helper<Buffer> {
  const child = startLimited(program);
  let started = false;
  child.stdout.on(
    'data',
    frameReader((bytes) => {
      if (!started) {
        started = true;
        reports.ready();
      } else if (bytes.length > 0) reports.done(bytes);
      else reports.failed(new PictureRefused());
    }),
  );
  child.stdin.on('error', () => {});
  child.on('error', reports.ended);
  child.on('exit', reports.ended);
  return {
    give(file) {
      child.stdin.write(frameHead(file.length));
      child.stdin.write(file);
    },
    // The process ends at the end of its input.
    dismiss: () => child.stdin.end(),
    async kill() {
      const gone = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Starts Node with a small heap and, on Linux, a limit on its data memory. Its environment contains only `PATH`. */
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
