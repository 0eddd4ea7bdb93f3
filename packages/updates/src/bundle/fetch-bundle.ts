import { unpack } from '../archive/unpack.ts';
import { hashOf } from '../hash.ts';
import { LIST_BYTES_MAX } from '../limits.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { UpdateRefused } from '../refused.ts';
import type { ReleaseAddresses } from './addresses.ts';
import { type Download, downloadBytes } from './download.ts';
import { type BundleFile, bytesOf, readList } from './file-list.ts';

/** A bundle whose every byte was checked against a verified manifest. */
export interface Bundle {
  readonly manifest: Manifest;
  /** All files by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Bytes of the archive or of the single files that were downloaded. */
  readonly downloaded: number;
}

/** A file that the device already has, by its path in the running bundle; undefined without one. */
export type OwnFile = (path: string) => Promise<Uint8Array | undefined>;

/** Files one by one take fewer bytes than the archive up to this share of all bytes; the archive is packed. */
const FILES_SHARE_MAX = 0.3;

/**
 * Downloads a bundle: only the files that the running one does not have if they are few, otherwise the archive. Every file, also one of
 * the running bundle, is compared with the list, which is compared with the manifest. What is returned are the compared bytes.
 * Errors: `hash`, `truncated`, and those of `downloadBytes`, `readList` and `unpack`.
 */
export async function fetchBundle(
  manifest: Manifest,
  addresses: ReleaseAddresses,
  { download, own }: { readonly download: Download; readonly own: OwnFile },
): Promise<Bundle> {
  const listBytes = await downloadBytes(download, addresses.list, LIST_BYTES_MAX);
  const list = readList(listBytes, manifest.list);
  const files = await ownFiles(list, own);
  const missing = list.filter(({ path }) => !files.has(path));
  if (bytesOf(missing) > bytesOf(list) * FILES_SHARE_MAX)
    return fetchArchive(manifest, addresses, list, download);
  for (const file of missing) {
    const bytes = await downloadBytes(download, addresses.file(file.sha256), file.size);
    files.set(file.path, checked(file, bytes));
  }
  return { manifest, files, downloaded: listBytes.length + bytesOf(missing) };
}

/** Those files of the list that the running bundle has, with the right bytes. */
async function ownFiles(list: readonly BundleFile[], own: OwnFile): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const { path, sha256, size } of list) {
    const bytes = (await own(path).catch(() => undefined))?.slice();
    if (bytes?.length === size && hashOf(bytes) === sha256) found.set(path, bytes);
  }
  return found;
}

async function fetchArchive(
  manifest: Manifest,
  addresses: ReleaseAddresses,
  list: readonly BundleFile[],
  download: Download,
): Promise<Bundle> {
  const bytes = await downloadBytes(download, addresses.archive, manifest.size);
  return { manifest, files: openArchive(bytes, manifest, list), downloaded: bytes.length };
}

/**
 * The files of an archive that has the hash of its manifest and exactly the files of its list.
 * Errors: `truncated`, `hash`, `file_list`, and those of `unpack`.
 */
export function openArchive(
  bytes: Uint8Array,
  manifest: Manifest,
  list: readonly BundleFile[],
): ReadonlyMap<string, Uint8Array> {
  if (bytes.length < manifest.size) throw new UpdateRefused('truncated');
  if (hashOf(bytes) !== manifest.sha256) throw new UpdateRefused('hash', 'archive');
  const files = unpack(bytes);
  if (files.size !== list.length) throw new UpdateRefused('file_list');
  for (const file of list) checked(file, files.get(file.path));
  return files;
}

function checked({ path, sha256, size }: BundleFile, bytes: Uint8Array | undefined): Uint8Array {
  if (bytes === undefined || bytes.length < size) throw new UpdateRefused('truncated', path);
  if (hashOf(bytes) !== sha256) throw new UpdateRefused('hash', path);
  return bytes;
}
