import type { ReleaseAddresses } from './bundle/addresses.ts';
import type { Manifest } from './manifest/manifest.ts';
import { type BundleRef, type BundleState, loading, refOf, staged } from './state/bundle-state.ts';

/** Where bundles are kept and loaded: the native shell, or a browser that stands for it. */
export interface BundleHost {
  readState(): Promise<BundleState>;
  writeState(state: BundleState): Promise<void>;
  /**
   * Downloads a bundle, checks it against the verified manifest and keeps it.
   * Errors: `UpdateRefused`, `storage` among them; nothing is kept then.
   */
  keep(manifest: Manifest, addresses: ReleaseAddresses): Promise<void>;
  /** Replaces the page by one of that bundle; `null` is the built-in one. */
  load(bundle: BundleRef | null): Promise<void>;
}

/**
 * Keeps the bundle of a verified manifest and loads it. When anything fails, the running bundle stays and the next start does not
 * try this one.
 * Errors: those of `keep` and `load`.
 */
export async function applyUpdate(
  host: BundleHost,
  manifest: Manifest,
  addresses: ReleaseAddresses,
): Promise<void> {
  await host.keep(manifest, addresses);
  const before = await host.readState();
  const bundle = refOf(manifest);
  try {
    await host.writeState(loading(staged(before, bundle)));
    await host.load(bundle);
  } catch (error) {
    await host.writeState(before);
    throw error;
  }
}
