import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small separate file system, which can be filled without harm to other programs. */
export interface SmallDisk {
  readonly path: string;
  /** How it was created, as text. */
  readonly form: string;
  /** Fills all the space that is left. */
  fill(): void;
  /** Frees that space again. */
  free(): void;
  /** Removes the file system; nothing may use it any more. */
  remove(): void;
}

const BALLAST = 'ballast';
const CHUNK = Buffer.alloc(64 * 1024, 0x55);
const WAIT_MS = 30_000;

/** A container's own small file system. */
const CONTAINER_DISK = '/dev/shm';
/** Largest size, MB, at which it is used: nothing of ours uses one that is so small. */
const CONTAINER_DISK_MAX = 128;

/**
 * Creates a file system of `megabytes` in memory: mounted for the whole machine where permitted (root), otherwise in the
 * name space of a process that holds it, with its files reached through `/proc`. In a container that allows neither, it is
 * a folder in the container's own small `/dev/shm`.
 * Errors: throws with the reasons when none of them works, so that no test passes without its disk.
 */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-disk-'));
  const refused: string[] = [];
  for (const mount of [mounted, mountedAside, ofContainer]) {
    try {
      const { path, form, unmount } = await mount(folder, megabytes);
      return {
        path,
        form,
        fill: () => fill(join(path, BALLAST)),
        free: () => rmSync(join(path, BALLAST), { force: true }),
        remove() {
          unmount();
          rmdirSync(folder);
        },
      };
    } catch (error) {
      refused.push(error instanceof Error ? error.message.trim() : String(error));
    }
  }
  rmdirSync(folder);
  throw new Error(
    `No small file system could be created. Run as root with CAP_SYS_ADMIN, or allow user name spaces: ${refused.join('; ')}`,
  );
}

interface Mounted {
  readonly path: string;
  readonly form: string;
  unmount(): void;
}

const options = (megabytes: number) => ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs'];

function mounted(folder: string, megabytes: number): Mounted {
  execFileSync('mount', [...options(megabytes), folder], { stdio: 'pipe' });
  return {
    path: folder,
    form: `tmpfs of ${megabytes} MB`,
    unmount: () => execFileSync('umount', [folder], { stdio: 'pipe' }),
  };
}

async function mountedAside(folder: string, megabytes: number): Promise<Mounted> {
  const script = 'mount "$@" && echo ready && exec cat';
  const holder: ChildProcess = spawn(
    'unshare',
    ['-rm', 'sh', '-c', script, 'sh', ...options(megabytes), folder],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let said = '';
  holder.stderr!.on('data', (chunk) => (said += chunk));
  const ready = once(holder.stdout!, 'data', { signal: AbortSignal.timeout(WAIT_MS) }).then(() => true);
  const ended = new Promise<false>((resolve) => {
    holder.once('error', (error) => {
      said = error.message;
      resolve(false);
    });
    holder.once('exit', () => resolve(false));
  });
  if (!(await Promise.race([ready, ended]))) {
    ready.catch(() => {});
    throw new Error(`unshare: ${said}`);
  }
  ready.catch(() => {});
  return {
    path: `/proc/${holder.pid}/root${folder}`,
    form: `tmpfs of ${megabytes} MB in a user name space`,
    unmount: () => void holder.stdin!.end(),
  };
}

function ofContainer(_: string, megabytes: number): Mounted {
  const { blocks, bsize, bavail } = statfsSync(CONTAINER_DISK);
  const [size, room] = [blocks, bavail].map((count) => (count * bsize) / 2 ** 20) as [number, number];
  if (size > CONTAINER_DISK_MAX) throw new Error(`${CONTAINER_DISK} is too large to be filled`);
  if (room < megabytes) throw new Error(`${CONTAINER_DISK} has not enough space`);
  const path = mkdtempSync(join(CONTAINER_DISK, 'tessera-disk-'));
  return {
    path,
    form: `${CONTAINER_DISK} of ${Math.round(size)} MB`,
    unmount: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Writes until the disk takes nothing more: first large pieces, in the end single bytes. */
function fill(path: string): void {
  const file = openSync(path, 'a', 0o600);
  try {
    for (let size = CHUNK.length; size >= 1; size = size === 1 ? 0 : Math.floor(size / 16)) {
      while (took(file, size));
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  const { bavail } = statfsSync(path);
  if (bavail > 0) throw new Error(`The small disk still has ${bavail} free blocks.`);
}

function took(file: number, size: number): boolean {
  try {
    return writeSync(file, CHUNK, 0, size) > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
