import { applyUpdate, checkForUpdate, type Manifest, releaseAddresses, resultOf } from '@tessera/updates';
import type { AppHost } from '../platform/native/index.ts';

/** The settings that an update needs. */
interface UpdateSettings {
  readonly wapUrl: string;
  readonly mode: 'demo' | 'test' | 'production';
}

/** Dependencies of the update step. */
export interface AppUpdatePorts {
  host(): Promise<AppHost>;
  readonly build: {
    readonly version: number;
    readonly siteHosts: readonly string[];
    readonly appKeys: readonly string[];
  };
  settings(): UpdateSettings | undefined;
  isOwnSite(url: URL, hosts: readonly string[], mode: UpdateSettings['mode']): boolean;
  /** The server's time, ms. */
  now(): number;
  /** Tells the player that a new version is needed; there is nothing to choose. */
  tell(): Promise<unknown>;
  tellFailed(): void;
  busy<Value>(work: Promise<Value>): Promise<Value>;
  /** Resolves when the page should have been replaced by the new one. */
  replaced(): Promise<unknown>;
  /** Logs why nothing was applied. */
  reportError(problem: unknown): void;
}

/**
 * The update step of the start-up (R4.7): a newer version is announced without a choice, downloaded and applied. When anything
 * fails, the player is told and the start goes on with the running version (R8.3). It never rejects.
 */
export function createAppUpdate(ports: AppUpdatePorts): () => Promise<void> {
  const fail = (problem: unknown) => {
    ports.reportError(problem);
    ports.tellFailed();
  };
  return async () => {
    try {
      const host = await ports.host();
      const addresses = await resultOf(() => addressesOf(ports));
      const found = addresses.ok ? await resultOf(() => check(ports, host, addresses.value)) : addresses;
      if (!found.ok) return fail(found.problem);
      if (found.value === null || !addresses.ok) return;
      await ports.tell();
      const manifest: Manifest = found.value;
      const applied = await ports.busy(resultOf(() => applyUpdate(host, manifest, addresses.value)));
      if (!applied.ok) return fail(applied.problem);
      await ports.replaced();
      fail('the page was not replaced');
    } catch (error) {
      fail(error);
    }
  };
}

/** Errors: `address_foreign` while no settings are known too. */
function addressesOf({ settings, build, isOwnSite }: AppUpdatePorts) {
  const { wapUrl, mode } = settings() ?? { wapUrl: '', mode: 'production' as const };
  return releaseAddresses(wapUrl, (url) => isOwnSite(url, build.siteHosts, mode));
}

async function check(
  { build, now }: AppUpdatePorts,
  host: AppHost,
  addresses: ReturnType<typeof releaseAddresses>,
): Promise<Manifest | null> {
  return checkForUpdate(addresses, {
    system: host.system,
    running: build.version,
    nativeVersion: await host.nativeVersion(),
    keys: build.appKeys,
    state: await host.readState(),
    now: now(),
    download: host.download,
  });
}
