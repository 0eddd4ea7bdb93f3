/** What makes a release: the archive, the list of its files and the signature. For the release commands and tests, not for the app. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { zipSync } from 'fflate';
import { openArchive } from './bundle/fetch-bundle.ts';
import { type BundleFile, printList, readList } from './bundle/file-list.ts';
import { hashOf } from './hash.ts';
import { type Manifest, readManifest, type SignedManifest, signedBytes } from './manifest/manifest.ts';

export { openArchive } from './bundle/fetch-bundle.ts';
export { type BundleFile, readList } from './bundle/file-list.ts';
export { hashOf } from './hash.ts';
export { type Manifest, readManifest, readSignedManifest, type SignedManifest } from './manifest/manifest.ts';
export { readVersionFile, type VersionFile } from './manifest/version-file.ts';

/** Date of every file in an archive: the same files make the same archive. */
const MADE = new Date(2000, 0, 1);

/** A bundle as it is published, without its signature. */
export interface Release {
  readonly manifest: Manifest;
  readonly archive: Uint8Array;
  /** The text of the list of its files. */
  readonly list: string;
}

/**
 * Packs the files of a built app. Deterministic, up to the library that packs.
 * Errors: throws `UpdateRefused` for a file that no device would accept.
 */
export function packRelease(
  files: ReadonlyMap<string, Uint8Array>,
  about: Pick<Manifest, 'version' | 'minNative' | 'hosts' | 'expires'>,
): Release {
  const paths = [...files.keys()].sort();
  const content = paths.map((path) => [path, files.get(path)!] as const);
  const list = printList(
    content.map(([path, bytes]): BundleFile => ({ path, sha256: hashOf(bytes), size: bytes.length })),
  );
  const archive = zipSync(Object.fromEntries(content), { level: 9, mtime: MADE });
  const listBytes = new TextEncoder().encode(list);
  const manifest = readManifest({
    ...about,
    hosts: [...about.hosts].sort(),
    sha256: hashOf(archive),
    size: archive.length,
    list: hashOf(listBytes),
  });
  openArchive(archive, manifest, readList(listBytes, manifest.list));
  return { manifest, archive, list };
}

/** Signs a manifest with an Ed25519 key, 64 hexadecimal digits. */
export function signManifest(manifest: Manifest, secretKey: string): SignedManifest {
  const signature = bytesToHex(ed25519.sign(signedBytes(manifest), hexToBytes(secretKey)));
  return { ...manifest, signature };
}

/** Its public key, for the app's build, 64 hexadecimal digits. */
export const publicKeyOf = (secretKey: string): string =>
  bytesToHex(ed25519.getPublicKey(hexToBytes(secretKey)));
