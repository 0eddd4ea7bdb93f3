import { firstState, UpdateRefused } from '@tessera/updates';
import { publicKeyOf } from '@tessera/updates/release';
import {
  deviceAt,
  downloadFrom,
  releaseOf,
  siteOf,
  TEST_HOST,
  TEST_KEY,
  TEST_NOW,
} from '@tessera/updates/testing';
import { describe, expect, test } from 'vitest';
import type { AppHost } from '../platform/native/index.ts';
import { type AppUpdatePorts, createAppUpdate } from './app-update.ts';

const settings = { wapUrl: `https://${TEST_HOST}`, mode: 'production' } as const;

/** An app of version 101 at a site with release 102, and what the player saw. */
function appAt(site = siteOf(releaseOf(102)), other: Partial<AppUpdatePorts> = {}) {
  const seen: string[] = [];
  const device = deviceAt(site);
  const host: AppHost = {
    ...device.host,
    system: 'ios',
    download: downloadFrom(site),
    nativeVersion: async () => 3,
    started: async () => ({ onTrial: false, ready: async () => undefined }),
    load: async (bundle) => {
      seen.push(`loaded ${bundle?.version}`);
      device.running = bundle?.version ?? 101;
    },
  };
  const update = createAppUpdate({
    host: async () => host,
    build: { version: 101, siteHosts: [TEST_HOST], appKeys: [publicKeyOf(TEST_KEY)] },
    settings: () => settings,
    isOwnSite: (url, hosts) => url.protocol === 'https:' && hosts.includes(url.hostname),
    now: () => TEST_NOW,
    tell: async () => seen.push('told'),
    tellFailed: () => seen.push('failed'),
    busy: async (work) => {
      seen.push('busy');
      return work;
    },
    replaced: () => new Promise(() => undefined),
    reportError: (problem) => seen.push(`logged ${problem instanceof Error ? problem.message : problem}`),
    ...other,
  });
  return { update, seen, device, host };
}

describe('[R4.7] [R8.3] the update step of the app', () => {
  test('tells that a new version is needed, downloads and applies it, and does not go on with the old one', async () => {
    const { update, seen, device } = appAt();
    let ended = false;
    void update().then(() => {
      ended = true;
    });
    await expect.poll(() => device.running).toBe(102);
    expect(seen).toEqual(['told', 'busy', 'loaded 102']);
    expect(ended).toBe(false);
  });

  test('shows nothing when the version is the wanted one', async () => {
    const { update, seen } = appAt(siteOf(releaseOf(101)));
    await update();
    expect(seen).toEqual([]);
  });

  test.each<[string, string, Partial<AppUpdatePorts>]>([
    ['the settings have no address', 'address_foreign', { settings: () => ({ ...settings, wapUrl: '' }) }],
    ['the settings are unknown', 'address_foreign', { settings: () => undefined }],
    [
      'the address is on no list of the build',
      'address_foreign',
      { build: { version: 101, siteHosts: [], appKeys: [publicKeyOf(TEST_KEY)] } },
    ],
    ['the build knows no key', 'signature', { build: { version: 101, siteHosts: [TEST_HOST], appKeys: [] } }],
    ['the release has expired', 'expired', { now: () => TEST_NOW + 2 * 86_400_000 }],
    ['the shell does not answer', 'no shell', { host: () => Promise.reject(new Error('no shell')) }],
  ])('fails when %s; the start goes on', async (_, problem, other) => {
    const { update, seen, device } = appAt(undefined, other);
    await update();
    expect(seen).toEqual([`logged ${problem}`, 'failed']);
    expect(device.running).toBe(101);
  });

  test('fails when the version file is missing', async () => {
    const site = siteOf(releaseOf(102));
    site.answers.clear();
    const { update, seen } = appAt(site);
    await update();
    expect(seen).toEqual(['logged status', 'failed']);
  });

  test('fails after it was told, when the device has no room', async () => {
    const { update, seen, device } = appAt();
    device.full = new UpdateRefused('storage');
    await update();
    expect(seen).toEqual(['told', 'busy', 'logged storage', 'failed']);
    expect(device.state).toEqual({ ...firstState, highest: 101 });
  });

  test('goes on when the shell has not replaced the page in time', async () => {
    const { update, seen } = appAt(undefined, { replaced: async () => undefined });
    await update();
    expect(seen.slice(-2)).toEqual(['logged the page was not replaced', 'failed']);
  });
});
