import { UpdateRefused } from '../refused.ts';

/** Addresses of a release at one mobile site (R7.6). */
export interface ReleaseAddresses {
  /** Host name, as it is in `{wapUrl}/app/{host}` and in the manifest. */
  readonly host: string;
  readonly versionFile: string;
  readonly archive: string;
  readonly list: string;
  file(sha256: string): string;
}

/**
 * The addresses below `wapUrl`, which leads to a site of ours.
 * @param isOurs - Whether the app may use that address: its list of hosts is in the build.
 * Errors: `address_foreign`.
 */
export function releaseAddresses(wapUrl: string, isOurs: (url: URL) => boolean): ReleaseAddresses {
  const url = URL.canParse(wapUrl) ? new URL(wapUrl) : undefined;
  if (!url || url.username || url.password || !isOurs(url))
    throw new UpdateRefused('address_foreign', wapUrl);
  const base = `${url.origin}/app`;
  const archive = `${base}/${url.hostname}`;
  return {
    host: url.hostname,
    versionFile: `${base}/version.json`,
    archive,
    list: `${archive}/list`,
    file: (sha256) => `${archive}/${sha256}`,
  };
}
