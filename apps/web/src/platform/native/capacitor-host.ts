import type { AppPlugin } from '@capacitor/app';
import type { PreferencesPlugin } from '@capacitor/preferences';
import type { LiveUpdatePlugin } from '@capawesome/capacitor-live-update';
import {
  type BundleRef,
  type BundleState,
  confirmed,
  idOf,
  isOnTrial,
  loading,
  type Manifest,
  pageStarted,
  type ReleaseAddresses,
  readState,
  refOf,
  UpdateRefused,
} from '@tessera/updates';
import type { AppHost, StartedPage } from './app-host.ts';
import { download } from './download.ts';

const STATE = 'APP_BUNDLES';

/** The used part of the shell's plugins. */
export interface ShellPlugins {
  readonly system: 'android' | 'ios';
  readonly app: Pick<AppPlugin, 'getInfo'>;
  readonly preferences: Pick<PreferencesPlugin, 'get' | 'set'>;
  readonly liveUpdate: Pick<
    LiveUpdatePlugin,
    | 'deleteBundle'
    | 'downloadBundle'
    | 'getCurrentBundle'
    | 'getDownloadedBundles'
    | 'ready'
    | 'reload'
    | 'setNextBundle'
  >;
}

/**
 * The native shell. Its plugin downloads and unpacks a bundle outside of the page: it compares the archive with the hash of the
 * manifest before it unpacks it. It rolls back to the built-in bundle when a page has not called `ready()` after 10 s.
 *
 * `ready()` of the plugin takes no argument, so that a page which is being replaced could confirm the next one. Therefore a page calls it only
 * when the nonce of its own load is still the newest, and the state forgets that nonce before the next load begins.
 */
export function createCapacitorHost(
  { system, app, preferences, liveUpdate }: ShellPlugins,
  version: number,
): AppHost {
  async function readKept(): Promise<BundleState> {
    const { value } = await preferences.get({ key: STATE });
    try {
      return readState(JSON.parse(value ?? 'null'));
    } catch {
      return readState(null);
    }
  }

  const writeKept = (state: BundleState) => preferences.set({ key: STATE, value: JSON.stringify(state) });

  async function started(): Promise<StartedPage> {
    const { bundleId: running } = await liveUpdate.getCurrentBundle();
    const nonce = crypto.randomUUID();
    // The version of the built-in bundle is known only while it runs.
    const builtIn = running === null ? version : 0;
    const { state, instead } = pageStarted(await readKept(), { running, builtIn, nonce });
    if (instead !== undefined) {
      await writeKept(loading(state));
      await load(instead);
      return new Promise(() => undefined);
    }
    await writeKept(state);
    return { onTrial: isOnTrial(state), ready: () => ready(nonce) };
  }

  async function ready(nonce: string): Promise<void> {
    const before = await readKept();
    const after = confirmed(before, nonce);
    // Not the page that was loaded last: it must not stop the time of that one.
    if (after === before) return;
    await writeKept(after);
    await liveUpdate.ready();
    await deleteOthers(after);
  }

  async function keep(manifest: Manifest, { archive }: ReleaseAddresses): Promise<void> {
    const bundleId = idOf(refOf(manifest));
    const { bundleIds } = await liveUpdate.getDownloadedBundles();
    // It was compared with the same hash when it was kept.
    if (bundleIds.includes(bundleId)) return;
    const checksum = manifest.sha256;
    try {
      await liveUpdate.downloadBundle({ bundleId, url: archive, artifactType: 'zip', checksum });
    } catch (error) {
      throw refusalOf(error);
    }
  }

  async function load(bundle: BundleRef | null): Promise<void> {
    await liveUpdate.setNextBundle({ bundleId: bundle && idOf(bundle) });
    await liveUpdate.reload();
  }

  /** Deletes bundles that will not be loaded again. What fails here is tried again after the next page. */
  async function deleteOthers({ current, next }: BundleState): Promise<void> {
    const used = [current, next].map((bundle) => bundle && idOf(bundle));
    const { bundleIds } = await liveUpdate.getDownloadedBundles();
    for (const bundleId of bundleIds.filter((id) => !used.includes(id))) {
      await liveUpdate.deleteBundle({ bundleId }).catch(() => undefined);
    }
  }

  return {
    system,
    download,
    nativeVersion: async () => Number((await app.getInfo()).build),
    readState: readKept,
    writeState: writeKept,
    started,
    keep,
    load,
  };
}

/** What an error of the plugin means; it has no codes. */
function refusalOf(error: unknown): UpdateRefused {
  const text = String(error);
  if (/checksum/i.test(text)) return new UpdateRefused('hash', text);
  return new UpdateRefused(/space|ENOSPC|move/i.test(text) ? 'storage' : 'network', text);
}
