import { Inflate } from 'fflate';
import { UpdateRefused } from '../refused.ts';
import { type ArchiveEntry, entriesOf } from './central-directory.ts';

/** Bytes given to the inflater at once: its output for them is bounded before the next check of the size. */
const STEP_BYTES = 1_024;

/**
 * The files of an archive by path. The sizes in its directory are checked before anything is unpacked, and hold while it is: a
 * file that grows above its size ends the work at once.
 * Errors: those of `entriesOf`, and `archive` for a file that is damaged or has another size.
 */
export function unpack(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  return new Map(entriesOf(bytes).map((entry) => [entry.path, contentOf(bytes, entry)]));
}

function contentOf(bytes: Uint8Array, { path, method, size, start, end }: ArchiveEntry): Uint8Array {
  const packed = bytes.subarray(start, end);
  if (method === 0) return packed.slice();
  const content = new Uint8Array(size);
  let filled = 0;
  const inflate = new Inflate((part) => {
    if (filled + part.length > size) throw new UpdateRefused('oversized', path);
    content.set(part, filled);
    filled += part.length;
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += STEP_BYTES) {
      inflate.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
    }
  } catch (error) {
    throw error instanceof UpdateRefused ? error : new UpdateRefused('archive', path);
  }
  if (filled !== size) throw new UpdateRefused('archive', path);
  return content;
}
