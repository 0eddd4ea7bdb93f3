import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hashOf, type Release } from './release.ts';

/** A shorter file gains nothing by compression. */
const WORTH_BYTES = 1_024;

/**
 * Writes a release as the server reads it: `archives/<hash>.zip`, `lists/<hash>` and `files/<hash>`, each file also compressed. Every
 * name is a hash, so that releases do not touch each other; the version file decides which one is offered.
 */
export function writeRelease(folder: string, files: ReadonlyMap<string, Uint8Array>, release: Release): void {
  const { manifest, archive, list } = release;
  for (const part of ['archives', 'lists', 'files']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'archives', `${manifest.sha256}.zip`), archive);
  writeFileSync(join(folder, 'lists', manifest.list), list);
  for (const bytes of files.values()) {
    const path = join(folder, 'files', hashOf(bytes));
    writeFileSync(path, bytes);
    if (bytes.length >= WORTH_BYTES) writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  }
}
