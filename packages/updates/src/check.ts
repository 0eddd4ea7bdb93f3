import type { ReleaseAddresses } from './bundle/addresses.ts';
import { type Download, downloadBytes } from './bundle/download.ts';
import { VERSION_FILE_BYTES_MAX } from './limits.ts';
import type { Manifest } from './manifest/manifest.ts';
import { verifyManifest } from './manifest/verify.ts';
import { readVersionFile } from './manifest/version-file.ts';
import { UpdateRefused } from './refused.ts';
import { type BundleState, refOf, requireNew } from './state/bundle-state.ts';

/** What a check needs to know of the device and the app. */
export interface CheckOptions {
  readonly system: 'android' | 'ios';
  /** Version of the bundle that asks. */
  readonly running: number;
  readonly nativeVersion: number;
  /** Public keys in the app. */
  readonly keys: readonly string[];
  readonly state: BundleState;
  /** The server's time once it is known, ms. */
  readonly now: number;
  readonly download: Download;
}

/**
 * The verified manifest of a newer bundle for this system, or `null` when the running one is the wanted one.
 * Errors: those of `downloadBytes`, `readVersionFile`, `verifyManifest` and `requireNew`, and `version_differs`.
 */
export async function checkForUpdate(
  addresses: ReleaseAddresses,
  { system, running, nativeVersion, keys, state, now, download }: CheckOptions,
): Promise<Manifest | null> {
  const bytes = await downloadBytes(download, addresses.versionFile, VERSION_FILE_BYTES_MAX);
  const file = readVersionFile(new TextDecoder().decode(bytes));
  const wanted = system === 'android' ? file.androidVersion : file.iosVersion;
  if (wanted <= running) return null;
  const manifest = verifyManifest(file.manifest, {
    keys,
    now,
    host: addresses.host,
    highest: Math.max(state.highest, running),
    nativeVersion,
  });
  if (manifest.version !== wanted)
    throw new UpdateRefused('version_differs', `${manifest.version} ${wanted}`);
  requireNew(state, refOf(manifest));
  return manifest;
}
