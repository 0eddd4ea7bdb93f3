import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder that only its owner can enter. */
export function secretFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}

/** Appends text and returns only when it is on disk. */
export function appendDurably(path: string, text: string): void {
  const file = openSync(path, 'a', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Writes a file whole or not at all, and never over an existing one.
 * Returns false when the file was there already; its content is then left alone.
 */
export function writeOnce(path: string, text: string): boolean {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  appendDurably(draft, text);
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
  syncFolder(dirname(path));
  return true;
}

/**
 * The complete lines of an append-only file, none when it does not exist. An unfinished last line was never
 * acknowledged to anyone, so it is cut off before more is appended behind it.
 */
export function readLines(path: string): string[] {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const end = content.lastIndexOf(0x0a) + 1;
  if (end < content.length) truncateSync(path, end);
  return content.subarray(0, end).toString('utf8').split('\n').filter(Boolean);
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return; // folders cannot be synced there
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
