import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { UpdateRefused } from '../refused.ts';
import { type Manifest, type SignedManifest, signedBytes } from './manifest.ts';

/** What a manifest is compared with. */
export interface ManifestCircumstances {
  /** Public keys in the app, 64 hexadecimal digits each; one valid signature is enough. */
  readonly keys: readonly string[];
  /** The server's time, ms. */
  readonly now: number;
  /** Host name of the site that offers the manifest. */
  readonly host: string;
  /** Highest version that was ever applied on this device, the built-in one included. */
  readonly highest: number;
  /** Version of the native shell. */
  readonly nativeVersion: number;
}

/**
 * Whether the manifest may be applied: signed by one of our keys, for this host, not expired, newer than everything that was ever
 * applied, and made for this native shell. The signature is checked first: no other field is believed before.
 * Errors: `signature`, `host`, `expired`, `downgrade`, `native_too_old`.
 */
export function verifyManifest(
  { signature, ...manifest }: SignedManifest,
  { keys, now, host, highest, nativeVersion }: ManifestCircumstances,
): Manifest {
  if (!keys.some((key) => isSigned(manifest, signature, key))) throw new UpdateRefused('signature');
  if (!manifest.hosts.includes(host)) throw new UpdateRefused('host', host);
  if (manifest.expires <= now) throw new UpdateRefused('expired');
  if (manifest.version <= highest) throw new UpdateRefused('downgrade', String(manifest.version));
  if (manifest.minNative > nativeVersion) throw new UpdateRefused('native_too_old');
  return manifest;
}

/** By RFC 8032, without the exceptions of ZIP 215. A malformed key verifies nothing. */
function isSigned(manifest: Manifest, signature: string, key: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(key)) return false;
  return ed25519.verify(hexToBytes(signature), signedBytes(manifest), hexToBytes(key), { zip215: false });
}
