import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** Passwords made public by breaches (A1). */
export interface BreachedPasswords {
  has(password: string): Promise<boolean>;
}

/** Hex digits of SHA-1. */
const HASH_LENGTH = 40;
/** Maximum length of a line in bytes, line end included. */
const LINE_MAX = 128;

/**
 * Opens a list of passwords in the usual format: one SHA-1 hash in hex per line, ascending, optionally followed by `:` and a
 * count.
 * It may be larger than the memory: each lookup reads a few dozen lines. Errors: throws when the file cannot be read.
 */
export async function openBreachedPasswords(path: string): Promise<BreachedPasswords> {
  const file = await open(path);
  const { size } = await file.stat();
  return {
    async has(password) {
      const wanted = createHash('sha1').update(password).digest('hex').toUpperCase();
      // If the list has the hash, its line begins in this range.
      let [from, to] = [0, size];
      while (from < to) {
        const { begin, end, hash } = await lineAt(file, Math.floor((from + to) / 2));
        if (hash === wanted) return true;
        if (hash < wanted) from = end;
        else to = begin;
      }
      return false;
    },
  };
}

/** The line that contains the byte at `place`: offset of its first byte, offset after its end, and its hash. */
async function lineAt(
  file: FileHandle,
  place: number,
): Promise<{ begin: number; end: number; hash: string }> {
  const start = Math.max(0, place - LINE_MAX);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * LINE_MAX), 0, 2 * LINE_MAX, start);
  const text = buffer.toString('latin1', 0, bytesRead);
  const first = text.slice(0, place - start).lastIndexOf('\n') + 1;
  const last = text.indexOf('\n', place - start);
  const end = last === -1 ? text.length : last + 1;
  return {
    begin: start + first,
    end: start + end,
    hash: text.slice(first, first + HASH_LENGTH).toUpperCase(),
  };
}
