import { applyUpdate, type BundleHost } from '../apply.ts';
import { releaseAddresses } from '../bundle/addresses.ts';
import type { DownloadAnswer } from '../bundle/download.ts';
import { type Bundle, fetchBundle } from '../bundle/fetch-bundle.ts';
import { checkForUpdate } from '../check.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { resultOf, type UpdateProblem } from '../refused.ts';
import {
  hashOf,
  packRelease,
  publicKeyOf,
  type Release,
  type SignedManifest,
  signManifest,
} from '../release.ts';
import { type BundleState, firstState } from '../state/bundle-state.ts';

/** Key of the releases in tests, and one that no app knows. */
export const TEST_KEY = '11'.repeat(32);
export const OTHER_KEY = '22'.repeat(32);
export const TEST_HOST = 'm.tessera.example';
/** Time of the server in tests. */
export const TEST_NOW = Date.UTC(2026, 10, 29);

/** The files of a small app in a version; only its entry differs between versions. */
export function appFiles(version: number): Map<string, Uint8Array> {
  const text = (value: string) => new TextEncoder().encode(value);
  const files = new Map([
    ['index.html', text(`<!doctype html><script src="assets/app-${version}.js"></script>`)],
    [`assets/app-${version}.js`, text(`start(${version});`.repeat(200))],
  ]);
  for (let page = 0; page < 40; page += 1)
    files.set(`assets/page-${page}.js`, text(`page(${page}, ${Math.sin(page)});`.repeat(100)));
  return files;
}

/** The release of a version, made as `npm run app:bundle` makes it. */
export function releaseOf(version: number, about: Partial<Manifest> = {}): Release {
  return packRelease(appFiles(version), {
    version,
    minNative: about.minNative ?? 1,
    hosts: about.hosts ?? [TEST_HOST],
    expires: about.expires ?? TEST_NOW + 86_400_000,
  });
}

/** A site that offers a release. What it answers to each path may be replaced. */
export interface TestSite {
  readonly answers: Map<string, () => DownloadAnswer | Promise<DownloadAnswer>>;
  /** Paths that were asked for, in order, and the bytes that were answered. */
  readonly asked: string[];
  bytes: number;
}

/** Offers a release, signed with `TEST_KEY` unless another manifest is given. */
export function siteOf(
  release: Release,
  manifest: SignedManifest = signManifest(release.manifest, TEST_KEY),
): TestSite {
  const answers: TestSite['answers'] = new Map();
  const { version } = manifest;
  const archive = `/app/${TEST_HOST}`;
  const file = JSON.stringify({ androidVersion: version, iosVersion: version, manifest });
  answers.set('/app/version.json', () => bytesAnswer(new TextEncoder().encode(file)));
  answers.set(archive, () => bytesAnswer(release.archive));
  answers.set(`${archive}/list`, () => bytesAnswer(new TextEncoder().encode(release.list)));
  for (const bytes of appFiles(version).values())
    answers.set(`${archive}/${hashOf(bytes)}`, () => bytesAnswer(bytes));
  return { answers, asked: [], bytes: 0 };
}

/** An answer of these bytes in parts of at most 1000. */
export function bytesAnswer(bytes: Uint8Array, other: Partial<DownloadAnswer> = {}): DownloadAnswer {
  async function* parts() {
    for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
  }
  return { status: 200, redirected: false, parts: parts(), ...other };
}

/** A device in memory: what it keeps, and what it has loaded. */
export interface TestDevice {
  readonly host: BundleHost;
  state: BundleState;
  kept: Bundle | undefined;
  /** Version of the loaded bundle; the built-in one is 101. */
  running: number;
  nativeVersion: number;
  now: number;
  /** Error of the device's storage. */
  full: Error | undefined;
}

/** A device whose app has the built-in version 101. */
export function deviceAt(site: TestSite): TestDevice {
  const device: TestDevice = {
    state: { ...firstState, highest: 101 },
    kept: undefined,
    running: 101,
    nativeVersion: 3,
    now: TEST_NOW,
    full: undefined,
    host: {
      readState: async () => device.state,
      writeState: async (state) => {
        device.state = state;
      },
      keep: async (manifest, addresses) => {
        const files = device.kept?.files ?? appFiles(101);
        const bundle = await fetchBundle(manifest, addresses, {
          download: downloadFrom(site),
          own: async (path) => files.get(path),
        });
        if (device.full) throw device.full;
        device.kept = bundle;
      },
      load: async (bundle) => {
        device.running = bundle?.version ?? 101;
      },
    },
  };
  return device;
}

/** Checks for an update and applies it, as the app does at its start. Answers the problem, or the version that was applied. */
export async function updateNow(
  device: TestDevice,
  site: TestSite,
  wapUrl = `https://${TEST_HOST}`,
): Promise<UpdateProblem | number | null> {
  const result = await resultOf(async () => {
    const addresses = releaseAddresses(
      wapUrl,
      ({ protocol, hostname }) => protocol === 'https:' && hostname === TEST_HOST,
    );
    const manifest = await checkForUpdate(addresses, {
      system: 'android',
      running: device.running,
      nativeVersion: device.nativeVersion,
      keys: [publicKeyOf(TEST_KEY)],
      state: device.state,
      now: device.now,
      download: downloadFrom(site),
    });
    if (manifest) await applyUpdate(device.host, manifest, addresses);
    return manifest?.version ?? null;
  });
  return result.ok ? result.value : result.problem;
}

/** Downloads from a test site. */
export function downloadFrom(site: TestSite) {
  return async (url: string): Promise<DownloadAnswer> => {
    const { pathname } = new URL(url);
    site.asked.push(pathname);
    const answer = await site.answers.get(pathname)?.();
    if (!answer) return bytesAnswer(new Uint8Array(), { status: 404 });
    const { parts } = answer;
    async function* counted() {
      for await (const part of parts) {
        site.bytes += part.length;
        yield part;
      }
    }
    return { ...answer, parts: counted() };
  };
}
