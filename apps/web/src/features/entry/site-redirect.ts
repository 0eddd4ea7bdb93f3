import type { Settings } from '../../data/settings/index.ts';
import type { Device } from '../../platform/device/index.ts';

/** Inputs of the redirect decision. */
export interface RedirectCase {
  /** Device type of this build. */
  build: 'pc' | 'wap' | 'app' | 'pad';
  device: Device['class'];
  settings: Pick<Settings, 'pcUrl' | 'wapUrl' | 'mode'>;
  /** Hosts the build may redirect to. */
  hosts: readonly string[];
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;
}

/**
 * Address on the other site for a device of the other class, with path, query and hash kept (R1.4), or `null` to stay.
 * The target is `https` on a host of the build's list, or `http://localhost` outside production (E7).
 */
export function siteRedirect({ build, device, settings, hosts, location }: RedirectCase): string | null {
  if (build === 'app') return null;
  const wanted = device === 'pc' ? 'pc' : 'wap';
  if (wanted === siteOf(build)) return null;
  const base = parseUrl(wanted === 'pc' ? settings.pcUrl : settings.wapUrl);
  if (!base || !isOwnSite(base, hosts, settings.mode) || base.origin === location.origin) return null;
  // Browsers read a path that starts like this as another host.
  if (/^\/[/\\]|\\/.test(location.pathname)) return null;
  return base.origin + location.pathname + location.search + location.hash;
}

/** The site that serves this build: the tablet's is at the phone's address. */
const siteOf = (build: 'pc' | 'wap' | 'pad') => (build === 'pc' ? 'pc' : 'wap');

/**
 * Whether an address from the settings is ours: `https` on a host of the build's list, or this machine outside production (E7).
 */
export function isOwnSite(url: URL, hosts: readonly string[], mode: Settings['mode']): boolean {
  if (url.protocol === 'https:') return hosts.includes(url.hostname);
  return mode !== 'production' && url.protocol === 'http:' && url.hostname === 'localhost';
}

/** The parsed address, or `null` if invalid. */
export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
