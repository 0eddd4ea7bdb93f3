import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { UpdateRefused } from './refused.ts';
import { hashOf, packRelease, type Release, readList, type SignedManifest, signManifest } from './release.ts';
import { idOf, refOf } from './state/bundle-state.ts';
import {
  appFiles,
  bytesAnswer,
  deviceAt,
  OTHER_KEY,
  releaseOf,
  siteOf,
  TEST_HOST,
  TEST_KEY,
  TEST_NOW,
  type TestDevice,
  type TestSite,
  updateNow,
} from './testing/release-site.ts';

const release = releaseOf(102);
const signed = signManifest(release.manifest, TEST_KEY);
const text = (value: string) => new TextEncoder().encode(value);
const ARCHIVE = `/app/${TEST_HOST}`;

/** A device without any file of the bundle: it downloads the archive. */
function emptyDevice(site: TestSite): TestDevice {
  const device = deviceAt(site);
  device.kept = { manifest: release.manifest, files: new Map(), downloaded: 0 };
  return device;
}

/** What a device says to a manifest with these fields, signed by us, and to what the site answers. */
async function attacked(
  site: TestSite,
  { device = emptyDevice(site), wapUrl }: { device?: TestDevice; wapUrl?: string } = {},
) {
  const before = structuredClone({ state: device.state, running: device.running });
  const kept = device.kept;
  const problem = await updateNow(device, site, wapUrl);
  // Whatever the attack: the running bundle, the state and what is kept stay as they were.
  expect({ state: device.state, running: device.running }).toEqual(before);
  expect(device.kept).toBe(kept);
  return problem;
}

/** A site whose manifest is signed for this archive: what only somebody with our key could offer. */
function signedFor(archive: Uint8Array, list = release.list): TestSite {
  const manifest = {
    ...release.manifest,
    sha256: hashOf(archive),
    size: archive.length,
    list: hashOf(text(list)),
  };
  return siteOf({ archive, list, manifest }, signManifest(manifest, TEST_KEY));
}

test('[E10] without an attack the bundle is applied, and every byte is that of the release', async () => {
  const site = siteOf(release);
  const device = emptyDevice(site);
  expect(await updateNow(device, site)).toBe(102);
  expect(device.running).toBe(102);
  expect([...device.kept!.files]).toEqual([...appFiles(102)].sort(([a], [b]) => (a < b ? -1 : 1)));
});

describe('[E10] [R1.7] no attacked bundle is applied', () => {
  test('1 unsigned', async () => {
    const unsigned = { ...release.manifest } as SignedManifest;
    expect(await attacked(siteOf(release, unsigned))).toBe('signature');
    expect(await attacked(siteOf(release, { ...signed, signature: '0'.repeat(128) }))).toBe('signature');
  });

  test('2 signed with another key', async () => {
    expect(await attacked(siteOf(release, signManifest(release.manifest, OTHER_KEY)))).toBe('signature');
  });

  test.each<[string, Partial<SignedManifest>]>([
    ['version', { version: 103 }],
    ['minNative', { minNative: 0 }],
    ['hosts', { hosts: [TEST_HOST, 'n.tessera.example'] }],
    ['sha256', { sha256: hashOf(text('other')) }],
    ['size', { size: release.archive.length + 1 }],
    ['list', { list: hashOf(text('other')) }],
    ['expires', { expires: TEST_NOW + 365 * 86_400_000 }],
  ])('2 the signature covers the field %s', async (_, changed) => {
    expect(await attacked(siteOf(release, { ...signed, ...changed }))).toBe('signature');
  });

  test('3 replayed: the manifest of an earlier release beside the newest version numbers', async () => {
    const device = deviceAt(siteOf(release));
    device.running = 102;
    device.state = { ...device.state, highest: 102 };
    const site = siteOf(release);
    const file = JSON.stringify({ androidVersion: 103, iosVersion: 103, manifest: signed });
    site.answers.set('/app/version.json', () => bytesAnswer(text(file)));
    expect(await attacked(site, { device })).toBe('downgrade');
  });

  test('3 replayed: a bundle that has failed on this device', async () => {
    const site = siteOf(release);
    const device = emptyDevice(site);
    device.state = { ...device.state, failed: [idOf(refOf(release.manifest))] };
    expect(await attacked(site, { device })).toBe('failed_before');
  });

  test('4 downgraded below the highest version ever applied', async () => {
    const site = siteOf(release);
    const device = emptyDevice(site);
    // Version 105 was applied once; the device runs the built-in bundle again.
    device.state = { ...device.state, highest: 105 };
    expect(await attacked(site, { device })).toBe('downgrade');
  });

  test('5 truncated', async () => {
    for (const length of [0, 1, 1000, release.archive.length - 1]) {
      const site = siteOf(release);
      site.answers.set(ARCHIVE, () => bytesAnswer(release.archive.subarray(0, length)));
      expect(await attacked(site)).toBe('truncated');
    }
  });

  test('6 of another host', async () => {
    const other = releaseOf(102, { hosts: ['m.other.example'] });
    expect(await attacked(siteOf(other))).toBe('host');
    expect(await attacked(siteOf(release), { wapUrl: 'https://m.other.example' })).toBe('address_foreign');
    expect(await attacked(siteOf(release), { wapUrl: `http://${TEST_HOST}` })).toBe('address_foreign');
    expect(await attacked(siteOf(release), { wapUrl: `https://u:p@${TEST_HOST}` })).toBe('address_foreign');
    expect(await attacked(siteOf(release), { wapUrl: 'nothing' })).toBe('address_foreign');
  });

  test('7 expired by the clock of the server', async () => {
    const site = siteOf(release);
    const device = emptyDevice(site);
    device.now = release.manifest.expires;
    expect(await attacked(site, { device })).toBe('expired');
  });

  test('8 oversized: more bytes than announced, without an end, or announced too large', async () => {
    const endless = siteOf(release);
    let sent = 0;
    async function* parts() {
      for (;;) {
        sent += 1000;
        yield new Uint8Array(1000);
      }
    }
    endless.answers.set(ARCHIVE, () => bytesAnswer(new Uint8Array(), { parts: parts() }));
    expect(await attacked(endless)).toBe('oversized');
    expect(sent).toBeLessThanOrEqual(release.manifest.size + 1000);
    const huge = { ...release.manifest, size: 2 ** 40 };
    expect(await attacked(siteOf(release, signManifest(huge, TEST_KEY)))).toBe('oversized');
    const file = siteOf(release);
    file.answers.set('/app/version.json', () => bytesAnswer(new Uint8Array(2 ** 20)));
    expect(await attacked(file)).toBe('oversized');
  });

  test.each([
    '../evil.js',
    '/etc/evil',
    'a/../../evil',
    'C:\\evil',
    'a\\..\\evil',
    './evil',
    'a//evil',
    'nul.js',
    'evil\0.js',
  ])('9 a path in the archive that leaves the folder: %j', async (path) => {
    const archive = zipSync({ 'index.html': text('x'), [path]: text('evil') });
    expect(await attacked(signedFor(archive))).toBe('archive_path');
  });

  test('9 a link in the archive', async () => {
    const archive = zipSync({ 'index.html': [text('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] });
    expect(await attacked(signedFor(archive))).toBe('archive_link');
  });

  test('9 a path in the list of files', async () => {
    const list = `${hashOf(text('evil'))} 4 ../evil.js\n`;
    expect(await attacked(signedFor(release.archive, list))).toBe('file_list');
  });

  test('10 redirected', async () => {
    for (const path of ['/app/version.json', ARCHIVE, `${ARCHIVE}/list`]) {
      const site = siteOf(release);
      const answer = site.answers.get(path)!;
      site.answers.set(path, async () => ({ ...(await answer()), redirected: true }));
      expect(await attacked(site)).toBe('redirected');
    }
  });

  test('11 swapped: another archive or list than the manifest names', async () => {
    const other = packRelease(new Map([['index.html', text('other')]]), { ...release.manifest });
    const site = siteOf(release);
    site.answers.set(ARCHIVE, () => bytesAnswer(other.archive));
    expect(await attacked(site)).toBe('truncated');
    site.answers.set(ARCHIVE, () => bytesAnswer(changedIn(release.archive)));
    expect(await attacked(site)).toBe('hash');
    site.answers.set(`${ARCHIVE}/list`, () => bytesAnswer(text(other.list)));
    expect(await attacked(site)).toBe('hash');
    expect(await attacked(signedFor(other.archive))).toBe('file_list');
  });

  test('11 swapped between check and use: later changes of the same memory do not reach the kept bundle', async () => {
    const site = siteOf(release);
    const lent = release.archive.slice();
    site.answers.set(ARCHIVE, () => bytesAnswer(lent));
    const device = emptyDevice(site);
    const { keep } = device.host;
    device.host.keep = async (...given) => {
      await keep(...given);
      lent.fill(0);
    };
    expect(await updateNow(device, site)).toBe(102);
    expect(device.kept!.files.get('index.html')).toEqual(appFiles(102).get('index.html'));
  });

  test('11 swapped: a single file of another release', async () => {
    const site = siteOf(release);
    const entry = appFiles(102).get('assets/app-102.js')!;
    site.answers.set(`${ARCHIVE}/${hashOf(entry)}`, () => bytesAnswer(changedIn(entry)));
    expect(await attacked(site, { device: deviceAt(site) })).toBe('hash');
  });

  test('12 for a newer native shell', async () => {
    const site = siteOf(releaseOf(102, { minNative: 4 }));
    expect(await attacked(site)).toBe('native_too_old');
  });
});

describe('[R4.7] a check that fails leaves the running bundle', () => {
  test.each<[string, string]>([
    ['a page of a proxy', '<!doctype html><p>Sign in to the network</p>'],
    ['an empty answer', ''],
    ['null', 'null'],
    ['no versions', JSON.stringify({ manifest: signed })],
    ['versions as texts', JSON.stringify({ androidVersion: '102', iosVersion: '102', manifest: signed })],
  ])('the version file is %s', async (_, file) => {
    const site = siteOf(release);
    site.answers.set('/app/version.json', () => bytesAnswer(text(file)));
    expect(await attacked(site)).toBe('version_file');
  });

  test('the version file is missing', async () => {
    const site = siteOf(release);
    site.answers.delete('/app/version.json');
    expect(await attacked(site)).toBe('status');
  });

  test('the manifest is that of another version than the file says', async () => {
    const site = siteOf(release);
    const file = JSON.stringify({ androidVersion: 103, iosVersion: 103, manifest: signed });
    site.answers.set('/app/version.json', () => bytesAnswer(text(file)));
    expect(await attacked(site)).toBe('version_differs');
  });

  test('the manifest has a field that this app does not know', async () => {
    const more = { ...signed, channel: 'beta' } as SignedManifest;
    expect(await attacked(siteOf(release, more))).toBe('manifest_fields');
  });

  test('the network ends after any part of the download', async () => {
    for (const path of ['/app/version.json', `${ARCHIVE}/list`, ARCHIVE]) {
      for (const parts of [0, 1]) {
        const site = siteOf(release);
        const answer = site.answers.get(path)!;
        site.answers.set(path, async () => ({ ...(await answer()), parts: cutAfter(await answer(), parts) }));
        expect(await attacked(site)).toBe('network');
        site.answers.set(path, () => Promise.reject(new TypeError('Failed to fetch')));
        expect(await attacked(site)).toBe('network');
      }
    }
  });

  test('the storage of the device is full', async () => {
    const site = siteOf(release);
    const device = emptyDevice(site);
    device.full = new UpdateRefused('storage');
    expect(await attacked(site, { device })).toBe('storage');
    // With room again the same bundle is applied: it has not failed.
    device.full = undefined;
    expect(await updateNow(device, site)).toBe(102);
  });

  test('the shell cannot load it', async () => {
    const site = siteOf(release);
    const device = emptyDevice(site);
    const before = device.state;
    device.host.load = async () => {
      throw new UpdateRefused('storage');
    };
    expect(await updateNow(device, site)).toBe('storage');
    expect(device.state).toEqual(before);
  });

  test('another problem is no refusal: it is thrown', async () => {
    const site = siteOf(release);
    const device = emptyDevice(site);
    device.full = new RangeError('a mistake of ours');
    await expect(updateNow(device, site)).rejects.toThrow('a mistake of ours');
  });
});

test('[R4.7] nothing is downloaded while the running version is the wanted one', async () => {
  const site = siteOf(release);
  const device = deviceAt(site);
  device.running = 102;
  expect(await updateNow(device, site)).toBeNull();
  expect(site.asked).toEqual(['/app/version.json']);
});

describe('a small release', () => {
  test('is downloaded as its changed files, at most a fifth of the whole', async () => {
    const site = siteOf(release);
    const device = deviceAt(site);
    expect(await updateNow(device, site)).toBe(102);
    expect(site.asked).not.toContain(ARCHIVE);
    expect(new Map(device.kept!.files)).toEqual(appFiles(102));
    expect(device.kept!.downloaded).toBeLessThanOrEqual(wholeOf(release) / 5);
  });

  test('is downloaded whole when a file of the running bundle is damaged beyond that', async () => {
    const site = siteOf(release);
    const device = deviceAt(site);
    const damaged = [...appFiles(101)].map(([path, bytes]) => [path, changedIn(bytes)] as const);
    device.kept = { manifest: release.manifest, files: new Map(damaged), downloaded: 0 };
    expect(await updateNow(device, site)).toBe(102);
    expect(site.asked).toContain(ARCHIVE);
    expect(new Map(device.kept!.files)).toEqual(appFiles(102));
  });
});

/** Bytes of all files of a release. */
function wholeOf({ list, manifest }: Release): number {
  return readList(text(list), manifest.list).reduce((sum, { size }) => sum + size, 0);
}

function changedIn(bytes: Uint8Array): Uint8Array {
  const changed = bytes.slice();
  changed[changed.length >> 1]! ^= 1;
  return changed;
}

async function* cutAfter({ parts }: { parts: AsyncIterable<Uint8Array> }, count: number) {
  let seen = 0;
  for await (const part of parts) {
    if (seen === count) break;
    seen += 1;
    yield part;
  }
  throw new TypeError('network error');
}
