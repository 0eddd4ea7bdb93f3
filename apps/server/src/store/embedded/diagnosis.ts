import { statfsSync } from 'node:fs';
import { StoreError } from '../store-error.ts';

/** With less free space the database cannot write even one segment of its write-ahead log, and would stop during its start. */
const ROOM_BYTES_MIN = 64 * 1024 * 1024;

/** Throws `disk_full` when the disk of `folder` has too little free space for the database to start. */
export function assertRoom(folder: string, freeBytes = freeBytesOf(folder)): void {
  if (freeBytes < ROOM_BYTES_MIN) throw diskFull(folder);
}

/** Turns the end of PostgreSQL's log into an error; `folder` and `port` appear in its advice. */
export function diagnose(log: string, folder: string, port: number): StoreError {
  if (/no space left on device|disk quota exceeded/i.test(log)) return diskFull(folder);
  if (/address already in use|could not bind/i.test(log)) {
    return new StoreError(
      'port_busy',
      `Port ${port} of 127.0.0.1 is taken by another program. Stop that program, or start again: then another port is tried.`,
    );
  }
  if (/permission denied|read-only file system/i.test(log)) {
    return new StoreError('folder_unusable', `The database cannot write to ${folder}: ${lastLine(log)}`);
  }
  return new StoreError('start_failed', `The database in ${folder} did not start: ${lastLine(log)}`);
}

/** Whether the failure is temporary: a killed database may hold its memory for a moment, and another start succeeds. */
export function isPassing(log: string): boolean {
  return /pre-existing shared memory block|lock file .* already exists|is still in use/i.test(log);
}

function diskFull(folder: string): StoreError {
  return new StoreError(
    'disk_full',
    `The disk that holds ${folder} is full. Free at least ${ROOM_BYTES_MIN / 1024 / 1024} MB and start again; no data was lost.`,
  );
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function lastLine(log: string): string {
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|ERROR|error/.test(line));
  return lines.at(-1)?.trim() ?? log.trim().split('\n').at(-1) ?? 'it printed nothing';
}
