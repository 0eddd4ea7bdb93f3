import { FILE_BYTES_MAX, FILES_MAX, UNPACKED_BYTES_MAX } from '../limits.ts';
import { UpdateRefused } from '../refused.ts';
import { isSafePath } from './safe-path.ts';

/** One file of a ZIP archive, as its central directory has it. */
export interface ArchiveEntry {
  readonly path: string;
  /** 0 stored, 8 deflated. */
  readonly method: 0 | 8;
  readonly size: number;
  /** Its packed bytes. */
  readonly start: number;
  readonly end: number;
}

const END_SIGN = 0x06054b50;
const CENTRAL_SIGN = 0x02014b50;
const LOCAL_SIGN = 0x04034b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
/** Names in UTF-8; the only flag that our own archives may have. */
const UTF8_FLAG = 0x0800;
const UNIX = 3;
const FILE_KIND = 0o100000;

/**
 * The files of a ZIP archive. Only what our own release command writes is accepted: plain files, stored or deflated, one after
 * the other from the first byte on, no comments, no encryption, no ZIP64, no bytes that belong to no file.
 * Errors: `archive` for another format, `archive_path` for a name that could leave the folder or is there twice, `archive_link`
 * for a link or device, `oversized` for too many files or bytes.
 */
export function entriesOf(bytes: Uint8Array): readonly ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END_SIGN || view.getUint16(end + 20, true) !== 0)
    fail('no end');
  const count = view.getUint16(end + 10, true);
  if (count > FILES_MAX) throw new UpdateRefused('oversized', `${count} files`);
  const start = view.getUint32(end + 16, true);
  const entries: ArchiveEntry[] = [];
  let at = start;
  let from = 0;
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_LENGTH > end || view.getUint32(at, true) !== CENTRAL_SIGN) fail('directory');
    const { entry, next } = entryAt(bytes, view, at, from, start);
    total += entry.size;
    if (total > UNPACKED_BYTES_MAX) throw new UpdateRefused('oversized');
    entries.push(entry);
    from = entry.end;
    at = next;
  }
  if (at !== end || from !== start || count !== view.getUint16(end + 8, true)) fail('bytes outside of files');
  requireOwnNames(entries);
  return entries;
}

function entryAt(
  bytes: Uint8Array,
  view: DataView,
  at: number,
  from: number,
  directory: number,
): { entry: ArchiveEntry; next: number } {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const nameLength = view.getUint16(at + 28, true);
  const next = at + CENTRAL_LENGTH + nameLength + view.getUint16(at + 30, true);
  if (next > bytes.length || view.getUint16(at + 32, true) !== 0) fail('directory');
  if ((flags & ~UTF8_FLAG) !== 0 || (method !== 0 && method !== 8)) fail('method');
  const path = textOf(bytes, at + CENTRAL_LENGTH, nameLength);
  requireFile(view.getUint16(at + 4, true) >> 8, view.getUint32(at + 38, true), path);
  if (!isSafePath(path)) throw new UpdateRefused('archive_path', path);
  if (size > FILE_BYTES_MAX) throw new UpdateRefused('oversized', path);
  const header = view.getUint32(at + 42, true);
  if (header !== from || header + LOCAL_LENGTH > directory || view.getUint32(header, true) !== LOCAL_SIGN)
    fail('order');
  // The two copies of a name and its sizes must agree: another reader might believe the other one.
  const localName = textOf(bytes, header + LOCAL_LENGTH, view.getUint16(header + 26, true));
  const begin = header + LOCAL_LENGTH + nameLength + view.getUint16(header + 28, true);
  if (localName !== path) throw new UpdateRefused('archive_path', localName);
  if (view.getUint32(header + 18, true) !== packed || view.getUint32(header + 22, true) !== size)
    fail('sizes');
  if (view.getUint16(header + 8, true) !== method || begin + packed > directory) fail('sizes');
  if (method === 0 && packed !== size) fail('sizes');
  return { entry: { path, method: method as 0 | 8, size, start: begin, end: begin + packed }, next };
}

/** Errors: `archive_link` for anything that a system of the maker knows as no plain file. */
function requireFile(system: number, attributes: number, path: string): void {
  const kind = (attributes >>> 16) & 0o170000;
  if (system === UNIX && kind !== 0 && kind !== FILE_KIND) throw new UpdateRefused('archive_link', path);
  // The directory bit of DOS: folders are made from the paths of files.
  if ((attributes & 0x10) !== 0) throw new UpdateRefused('archive_path', path);
}

/** A name twice, in upper or lower case, would overwrite a file that was checked. */
function requireOwnNames(entries: readonly ArchiveEntry[]): void {
  const names = new Set(entries.map(({ path }) => path.toLowerCase()));
  if (names.size !== entries.length) throw new UpdateRefused('archive_path', 'twice');
  for (const name of names) {
    const parents = name.split('/').slice(0, -1);
    const taken = parents.some((_, depth) => names.has(parents.slice(0, depth + 1).join('/')));
    if (taken) throw new UpdateRefused('archive_path', name);
  }
}

function textOf(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + Math.min(length, 1_000)));
}

function fail(detail: string): never {
  throw new UpdateRefused('archive', detail);
}
