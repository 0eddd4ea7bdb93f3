import type { Settings } from '../../data/settings/index.ts';
import { isOwnSite, parseUrl } from './site-redirect.ts';

/** An address for entering the platform; players see it as «line». */
export interface EntryAddress {
  readonly origin: string;
  /** Host name shown to the player, such as `m2.tessera.example`. */
  readonly host: string;
  /** Whether this page was loaded from it. */
  readonly own: boolean;
}

/** Inputs of `entryAddresses`. */
export interface EntryCase {
  /** Device type of this build. */
  build: 'pc' | 'wap' | 'app' | 'pad';
  /** Settings stored by an earlier version have no further addresses. */
  settings: Pick<Settings, 'pcUrl' | 'wapUrl' | 'mode'> & Partial<Pick<Settings, 'entryAddresses'>>;
  /** Our own hosts that the build knows (E7). */
  hosts: readonly string[];
  location: Pick<Location, 'origin' | 'host' | 'hostname'>;
}

/**
 * Entry addresses for the player, the current one first, without duplicates. The others come from the settings; while those are
 * unknown or name none, the build's own hosts are used. A host that is neither on the build's list nor this machine is left out
 * (E7).
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

/** On another machine such an address would lead nowhere. */
function isThisMachine({ hostname }: Pick<URL, 'hostname'>): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
