import { isSafePath } from '../archive/safe-path.ts';
import { hashOf } from '../hash.ts';
import { isHash } from '../is-hash.ts';
import { FILE_BYTES_MAX, FILES_MAX, UNPACKED_BYTES_MAX } from '../limits.ts';
import { isWhole } from '../manifest/manifest.ts';
import { UpdateRefused } from '../refused.ts';

/** A file of a bundle. */
export interface BundleFile {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

/** The text of a list: one line for each file, sorted by path: `<sha256> <bytes> <path>`. */
export function printList(files: readonly BundleFile[]): string {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return sorted.map(({ path, sha256, size }) => `${sha256} ${size} ${path}\n`).join('');
}

/**
 * Reads a list whose bytes have the hash of the signed manifest.
 * Errors: `hash` for other bytes, `file_list` for a malformed line, `oversized`.
 */
export function readList(bytes: Uint8Array, hash: string): readonly BundleFile[] {
  if (hashOf(bytes) !== hash) throw new UpdateRefused('hash', 'list');
  const lines = new TextDecoder().decode(bytes).split('\n').slice(0, -1);
  if (lines.length === 0 || lines.length > FILES_MAX) throw new UpdateRefused('file_list');
  const files = lines.map(fileOf);
  if (files.some(({ path }, at) => at > 0 && files[at - 1]!.path >= path))
    throw new UpdateRefused('file_list');
  if (bytesOf(files) > UNPACKED_BYTES_MAX) throw new UpdateRefused('oversized');
  return files;
}

function fileOf(line: string): BundleFile {
  const [sha256, digits = '', path = '', ...rest] = line.split(' ');
  const size = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  if (rest.length > 0 || !isHash(sha256) || !isSafePath(path)) throw new UpdateRefused('file_list', path);
  if (!isWhole(size, 0, FILE_BYTES_MAX)) throw new UpdateRefused('file_list', path);
  return { path, sha256, size };
}

/** Sum of the sizes. */
export function bytesOf(files: readonly BundleFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
