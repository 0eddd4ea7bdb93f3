import { VERSION_MAX } from '../limits.ts';
import { UpdateRefused } from '../refused.ts';
import { isWhole, readSignedManifest, type SignedManifest } from './manifest.ts';

/** `{wapUrl}/app/version.json` (R3.9): the version that each system should run, and the manifest of the newest bundle. */
export interface VersionFile {
  readonly androidVersion: number;
  readonly iosVersion: number;
  readonly manifest: SignedManifest;
}

/**
 * Reads a version file. Fields that older apps do not know are left out.
 * Errors: `version_file` for anything but JSON with both versions, and those of `readSignedManifest`.
 */
export function readVersionFile(text: string): VersionFile {
  const { androidVersion, iosVersion, manifest } = objectIn(text);
  if (!isWhole(androidVersion, 0, VERSION_MAX)) throw new UpdateRefused('version_file', 'androidVersion');
  if (!isWhole(iosVersion, 0, VERSION_MAX)) throw new UpdateRefused('version_file', 'iosVersion');
  return { androidVersion, iosVersion, manifest: readSignedManifest(manifest) };
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Not JSON, such as the page of a proxy: refused below.
  }
  throw new UpdateRefused('version_file');
}
