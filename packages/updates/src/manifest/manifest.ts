import { isHash } from '../is-hash.ts';
import { ARCHIVE_BYTES_MAX, HOSTS_MAX, VERSION_MAX } from '../limits.ts';
import { UpdateRefused } from '../refused.ts';

/** What is signed of a bundle. */
export interface Manifest {
  /** Version of the bundle: whole, above 0. */
  readonly version: number;
  /** Lowest version of the native shell that can run the bundle. */
  readonly minNative: number;
  /** Host names of the mobile sites that may offer it; at least one, sorted. */
  readonly hosts: readonly string[];
  /** SHA-256 and bytes of the archive. */
  readonly sha256: string;
  readonly size: number;
  /** SHA-256 of the list of its files (`file-list.ts`). */
  readonly list: string;
  /** Time from which it is refused, ms. */
  readonly expires: number;
}

/** A manifest with its Ed25519 signature, 128 hexadecimal digits, over {@link signedBytes}. */
export interface SignedManifest extends Manifest {
  readonly signature: string;
}

/**
 * The bytes that are signed: a line with the format, then the fields in a fixed order, one in a line. No field can contain a line
 * break, so that two manifests never have the same bytes.
 */
export function signedBytes({
  version,
  minNative,
  hosts,
  sha256,
  size,
  list,
  expires,
}: Manifest): Uint8Array {
  const lines = ['tessera-app-manifest/v1', version, minNative, hosts.join(','), sha256, size, list, expires];
  return new TextEncoder().encode(lines.join('\n'));
}

const FIELDS = ['version', 'minNative', 'hosts', 'sha256', 'size', 'list', 'expires'];

/**
 * Reads the fields of a manifest that is not signed yet.
 * Errors: `manifest_fields` for a missing, unknown or malformed field.
 */
export function readManifest(value: unknown): Manifest {
  return fieldsOf(value, FIELDS);
}

/** The same for one with its signature, which is not verified here. */
export function readSignedManifest(value: unknown): SignedManifest {
  const { signature } = (value ?? {}) as Record<string, unknown>;
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/.test(signature))
    throw new UpdateRefused('signature');
  return { ...fieldsOf(value, [...FIELDS, 'signature']), signature };
}

function fieldsOf(value: unknown, names: readonly string[]): Manifest {
  if (typeof value !== 'object' || value === null) throw new UpdateRefused('manifest_fields');
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown) throw new UpdateRefused('manifest_fields', unknown);
  const { version, minNative, hosts, sha256, size, list, expires } = value as Record<string, unknown>;
  if (!isWhole(version, 1, VERSION_MAX)) throw new UpdateRefused('manifest_fields', 'version');
  if (!isWhole(minNative, 0, VERSION_MAX)) throw new UpdateRefused('manifest_fields', 'minNative');
  if (!isHosts(hosts)) throw new UpdateRefused('manifest_fields', 'hosts');
  if (!isHash(sha256)) throw new UpdateRefused('manifest_fields', 'sha256');
  if (!isHash(list)) throw new UpdateRefused('manifest_fields', 'list');
  if (!isWhole(size, 1, Number.MAX_SAFE_INTEGER)) throw new UpdateRefused('manifest_fields', 'size');
  if (size > ARCHIVE_BYTES_MAX) throw new UpdateRefused('oversized');
  if (!isWhole(expires, 1, Number.MAX_SAFE_INTEGER)) throw new UpdateRefused('manifest_fields', 'expires');
  return { version, minNative, hosts, sha256, size, list, expires };
}

/** Whether a value is a whole number from `min` to `max`, both included. */
export function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

function isHosts(value: unknown): value is string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > HOSTS_MAX) return false;
  return value.every((host, at) => isHost(host) && (at === 0 || value[at - 1] < host));
}

const isHost = (host: unknown) => typeof host === 'string' && /^[a-z0-9][a-z0-9.-]{0,252}$/.test(host);
