import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';

/** The file operations of records. Tests replace them to simulate short writes, a full disk and failures. */
export interface FileOps {
  /** The whole content. Error: `ENOENT` when there is no such file. */
  read(path: string): Buffer;
  /** Opens for writing, readable by the owner only; creates the file when `make` is true. */
  open(path: string, make: boolean): number;
  /** Length in bytes. */
  size(file: number): number;
  /** Writes at a position. Returns the number of bytes written, which may be smaller than the number given. */
  write(file: number, bytes: Uint8Array, from: number, at: number): number;
  truncate(file: number, length: number): void;
  /** Returns when content and length are on disk. */
  sync(file: number): void;
  close(file: number): void;
  /** Gives a file a second name. False when a file of that name exists. */
  link(from: string, to: string): boolean;
  /** Renames a file and replaces an existing file of the new name. */
  rename(from: string, to: string): void;
  /** Removes a file if it exists. */
  remove(path: string): void;
  /** Returns when the names in a folder are on disk. */
  syncFolder(path: string): void;
}

/** The disk of this machine. */
export const diskOps: FileOps = {
  read: (path) => readFileSync(path),
  open: (path, make) => openSync(path, constants.O_RDWR | (make ? constants.O_CREAT : 0), 0o600),
  size: (file) => fstatSync(file).size,
  write: (file, bytes, from, at) => writeSync(file, bytes, from, bytes.length - from, at),
  truncate: ftruncateSync,
  sync: fsyncSync,
  close: closeSync,
  link(from, to) {
    try {
      linkSync(from, to);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  },
  rename: renameSync,
  remove: (path) => rmSync(path, { force: true }),
  syncFolder(path) {
    if (process.platform === 'win32') return; // folders cannot be synced there
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  },
};

/** Writes all of `bytes` at a position, in as many writes as needed. Error: `ENOSPC` when a write accepts no byte. */
export function writeAll(ops: FileOps, file: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.length; ) {
    const taken = ops.write(file, bytes, done, at + done);
    if (taken <= 0) throw Object.assign(new Error('nothing more was written'), { code: 'ENOSPC' });
    done += taken;
  }
}

/** Opens a file, runs `work` and closes the file. An error of closing is ignored: synced content is on disk already. */
export function withFile<T>(ops: FileOps, path: string, make: boolean, work: (file: number) => T): T {
  const file = ops.open(path, make);
  try {
    return work(file);
  } finally {
    try {
      ops.close(file);
    } catch {
      // Nothing is left to write.
    }
  }
}
