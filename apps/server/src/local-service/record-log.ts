import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { DamagedRecords, LocalServiceError, notKept, unreadable } from './errors.ts';
import { diskOps, type FileOps, withFile, writeAll } from './file-ops.ts';
import {
  FIRST_CHECKSUM,
  type Frames,
  frameOf,
  isUnframed,
  readFrames,
  readUnframed,
} from './record-frame.ts';

/** An append-only file of records, each on disk before it is acknowledged. */
export interface RecordLog {
  /** The records in the log when it was opened, oldest first. */
  readonly opened: readonly unknown[];
  /** False when a failed write could not be undone. Nothing is appended until the log is opened again. */
  readonly usable: boolean;
  /**
   * Appends a record and returns when it is on disk. Errors: `record_not_kept`, and the log is unchanged;
   * `records_damaged` when another process changed the file.
   */
  append(record: object): void;
}

/**
 * Opens the log at `path`; a missing file is created with the first record. An incomplete record at the end was never
 * acknowledged and is removed. A log of a version without frames is rewritten once.
 * Errors: `records_damaged` with the first damaged record, `record_not_kept` or `records_unreadable`
 * when the disk cannot be relied on.
 */
export function openRecordLog(path: string, ops: FileOps = diskOps): RecordLog {
  const { values, ...opened } = soundFrames(path, ops);
  let { checksum, end } = opened;
  /** Whether the directory entry of the file is on disk. */
  let isNamed = end > 0;
  let usable = true;
  let changed: DamagedRecords | undefined;

  const takeBack = (file: number): void => {
    try {
      ops.truncate(file, end);
      ops.sync(file);
    } catch {
      usable = false;
    }
  };

  const write = (bytes: Uint8Array): void =>
    withFile(ops, path, end === 0, (file) => {
      const length = ops.size(file);
      if (length !== end) {
        const reason = `the file has ${length} bytes where ${end} were written`;
        changed = new DamagedRecords(path, { line: 0, offset: end, reason });
        throw changed;
      }
      try {
        writeAll(ops, file, bytes, end);
        ops.sync(file);
        if (ops.size(file) !== end + bytes.length) throw new Error('the file has another length');
        if (!isNamed) ops.syncFolder(dirname(path));
      } catch (error) {
        takeBack(file);
        throw error;
      }
    });

  return {
    opened: values,
    get usable() {
      return usable;
    },
    append(record) {
      if (changed) throw changed;
      if (!usable) throw notKept(path, 'a write before this one could not be taken back');
      const frame = frameOf(record, checksum);
      attempt(path, () => write(frame.bytes));
      isNamed = true;
      checksum = frame.checksum;
      end += frame.bytes.length;
    },
  };
}

/**
 * Reads the records of a log without changing the file; empty when the file does not exist.
 * Errors: `records_damaged`, `records_unreadable`.
 */
export function readRecordLog(path: string, ops: FileOps = diskOps): readonly unknown[] {
  const content = contentOf(path, ops) ?? NOTHING;
  const { values, damage } = isUnframed(content) ? readUnframed(content) : readFrames(content);
  if (damage) throw new DamagedRecords(path, damage);
  return values;
}

/** The record of a file written by {@link keepRecord}. */
export interface KeptRecord {
  readonly value: unknown;
  /** Whether the record has a checksum. Files of older versions have none. */
  readonly isChecked: boolean;
}

/** Reads the one record of a file. Errors: `records_damaged` when it is missing or damaged, `records_unreadable`. */
export function readKept(path: string, ops: FileOps = diskOps): KeptRecord {
  const content = contentOf(path, ops) ?? NOTHING;
  const isChecked = !isUnframed(content);
  const { values, damage } = isChecked ? readFrames(content) : readUnframed(content);
  if (damage) throw new DamagedRecords(path, damage);
  if (values.length !== 1)
    throw new DamagedRecords(path, { line: 0, offset: 0, reason: 'it does not contain exactly one record' });
  return { value: values[0], isChecked };
}

/**
 * Writes a file with one record, atomically, and never replaces an existing file.
 * Returns false when the file exists already; its content is not changed then. Error: `record_not_kept`.
 */
export function keepRecord(path: string, record: object, ops: FileOps = diskOps): boolean {
  return writeOnce(path, frameOf(record, FIRST_CHECKSUM).bytes, ops);
}

/** Like {@link keepRecord} for a file whose content is not a record. */
export function writeOnce(path: string, content: string | Uint8Array, ops: FileOps = diskOps): boolean {
  const isThere = contentOf(path, ops) !== undefined;
  return attempt(path, () => {
    const isNew = !isThere && draftOf(path, Buffer.from(content), ops, (draft) => ops.link(draft, path));
    // Another process may have created the file and died before its directory entry was on disk.
    ops.syncFolder(dirname(path));
    return isNew;
  });
}

type Sound = Pick<Frames, 'values' | 'checksum' | 'end'>;

/** Reads a log and removes an incomplete record at its end. The records it returns are on disk. */
function soundFrames(path: string, ops: FileOps): Sound {
  const content = contentOf(path, ops);
  if (content === undefined) return readFrames(NOTHING);
  if (isUnframed(content)) return framed(path, content, ops);
  const frames = readFrames(content);
  if (frames.damage) throw new DamagedRecords(path, frames.damage);
  attempt(path, () => confirm(path, content, frames, ops));
  return frames;
}

/**
 * Makes sure that the records read are on disk. The write of the last record may have failed without being undone. That
 * record is written again, because a system reports such a failure once and then treats its cached content as written.
 */
function confirm(path: string, content: Buffer, { unfinished, offsets, end }: Frames, ops: FileOps): void {
  withFile(ops, path, false, (file) => {
    if (unfinished) ops.truncate(file, end);
    const last = offsets.at(-1);
    if (last !== undefined) writeAll(ops, file, content.subarray(last, end), last);
    ops.sync(file);
  });
  // A log with two records has its directory entry on disk.
  if (offsets.length < 2) ops.syncFolder(dirname(path));
}

/** Rewrites a log of a version without frames. The new file replaces the old one when it is completely on disk. */
function framed(path: string, content: Buffer, ops: FileOps): Sound {
  const { values, damage } = readUnframed(content);
  if (damage) throw new DamagedRecords(path, damage);
  let checksum = FIRST_CHECKSUM;
  const lines = values.map((value) => {
    const frame = frameOf(value, checksum);
    checksum = frame.checksum;
    return frame.bytes;
  });
  const bytes = Buffer.concat(lines);
  attempt(path, () => {
    draftOf(path, bytes, ops, (draft) => {
      ops.rename(draft, path);
      return true;
    });
    ops.syncFolder(dirname(path));
  });
  return { values, checksum, end: bytes.length };
}

/**
 * Writes content to a draft file beside `path`, syncs it and calls `place` with its name. The draft is removed at the
 * end.
 */
function draftOf<T>(path: string, content: Uint8Array, ops: FileOps, place: (draft: string) => T): T {
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  try {
    withFile(ops, draft, true, (file) => {
      writeAll(ops, file, content, 0);
      ops.sync(file);
      if (ops.size(file) !== content.length) throw new Error('the file has another length');
    });
    return place(draft);
  } finally {
    ops.remove(draft);
  }
}

const NOTHING = Buffer.alloc(0);

/** Bytes of a file; `undefined` when it does not exist. Error: `records_unreadable`. */
function contentOf(path: string, ops: FileOps): Buffer | undefined {
  try {
    return ops.read(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw unreadable(path, error);
  }
}

/**
 * Runs work on the disk. Every error of the disk becomes `record_not_kept`; a `LocalServiceError` is thrown unchanged.
 */
function attempt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof LocalServiceError ? error : notKept(path, error);
  }
}
