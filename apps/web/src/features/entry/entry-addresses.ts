import type { Settings } from '../settings/index.ts';
import { isOwnSite, parseUrl } from './site-redirect.ts';

/** An address the platform is entered at; the player reads «line». */
export interface EntryAddress {
  readonly origin: string;
  /** What the player knows it by, such as `m2.tessera.example`. */
  readonly host: string;
  /** The one this page came from. */
  readonly own: boolean;
}

/** What the entry addresses are found from. */
export interface EntryCase {
  /** Form of this build. */
  build: 'pc' | 'wap' | 'app';
  /** Those kept by an earlier version have no further addresses. */
  settings: Pick<Settings, 'pcUrl' | 'wapUrl' | 'mode'> & Partial<Pick<Settings, 'entryAddresses'>>;
  /** Hosts of ours that the build knows (E7). */
  hosts: readonly string[];
  location: Pick<Location, 'origin' | 'host' | 'hostname'>;
}

/**
 * The addresses a player may enter by, his own first, each once. The others come from the settings; while those are not known, or name
 * none, they are the build's own hosts. What is neither on the build's list of hosts nor this machine is left out (E7).
 */
export function entryAddresses({ build, settings, hosts, location }: EntryCase): readonly EntryAddress[] {
  const own = { origin: location.origin, host: location.host, own: true };
  const form = build === 'pc' ? 'pcUrl' : 'wapUrl';
  const named = [settings, ...(settings.entryAddresses ?? [])].map((site) => site[form]).filter(Boolean);
  const wanted = named.length > 0 ? named : hosts.map((host) => `https://${host}`);
  const others = wanted.flatMap((text) => {
    const url = parseUrl(text);
    if (!url || url.origin === own.origin) return [];
    const here = settings.mode !== 'production' && isThisMachine(url) && isThisMachine(location);
    return here || (isOwnSite(url, hosts, settings.mode) && !isThisMachine(url))
      ? [{ origin: url.origin, host: url.host, own: false }]
      : [];
  });
  return [own, ...new Map(others.map((address) => [address.origin, address])).values()];
}

/** A page of another machine would find nothing there. */
function isThisMachine({ hostname }: Pick<URL, 'hostname'>): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
