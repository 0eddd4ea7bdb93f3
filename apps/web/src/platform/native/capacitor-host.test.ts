import { applyUpdate, idOf, type Manifest, releaseAddresses } from '@tessera/updates';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StartedPage } from './app-host.ts';
import { createCapacitorHost, type ShellPlugins } from './capacitor-host.ts';

const READY_MS = 10_000;
const manifestOf = (version: number): Manifest => ({
  version,
  minNative: 1,
  hosts: ['m.tessera.example'],
  sha256: String(version).padStart(64, '0'),
  size: 10,
  list: '0'.repeat(64),
  expires: 1,
});
const NEW = manifestOf(102);
const NEXT = manifestOf(103);
const addresses = releaseAddresses('https://m.tessera.example', () => true);

/** The shell with its plugin, as its source behaves: it knows of no page and no nonce, and rolls back to the built-in bundle. */
class Shell {
  kept = new Map<string, string>();
  bundles: string[] = [];
  next: string | null = null;
  current: string | null = null;
  loads: (string | null)[] = [];
  downloaded: { url: string; checksum?: string | undefined }[] = [];
  confirmations = 0;
  fails: string | undefined;
  #timeLeft: number | undefined;

  readonly plugins: ShellPlugins = {
    system: 'android',
    app: { getInfo: async () => ({ build: '3' }) as never },
    preferences: {
      get: async ({ key }) => ({ value: this.kept.get(key) ?? null }),
      set: async ({ key, value }) => void this.kept.set(key, value),
    },
    liveUpdate: {
      getCurrentBundle: async () => ({ bundleId: this.current }),
      getDownloadedBundles: async () => ({ bundleIds: [...this.bundles] }),
      setNextBundle: async ({ bundleId }) => {
        this.next = bundleId;
      },
      reload: async () => this.#load(this.next),
      ready: async () => {
        this.confirmations += 1;
        this.#timeLeft = undefined;
        return { previousBundleId: null, currentBundleId: this.current, rollback: false };
      },
      deleteBundle: async ({ bundleId }) => {
        this.bundles = this.bundles.filter((id) => id !== bundleId);
      },
      downloadBundle: async ({ bundleId, url, checksum }) => {
        if (this.fails) throw new Error(this.fails);
        this.downloaded.push({ url, checksum });
        this.bundles.push(bundleId);
      },
    },
  };

  /** The app is started by the player. */
  start(): void {
    this.#load(this.next);
  }

  pass(ms: number): void {
    if (this.#timeLeft === undefined) return;
    this.#timeLeft -= ms;
    if (this.#timeLeft > 0) return;
    this.#timeLeft = undefined;
    this.next = null;
    if (this.current !== null) this.#load(null, false);
  }

  #load(bundle: string | null, timed = true): void {
    this.current = bundle;
    this.loads.push(bundle);
    if (timed) this.#timeLeft = READY_MS;
  }
}

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
  shell.start();
});
const host = (version = 101) => createCapacitorHost(shell.plugins, version);
/** The page of the loaded bundle. It knows the version that was built into it. */
const page = (): Promise<StartedPage> =>
  host(shell.current === null ? 101 : Number(shell.current.split('-')[0])).started();
const state = () => host().readState();

async function applied(manifest: Manifest): Promise<void> {
  await applyUpdate(host(), manifest, addresses);
}

/** The bundle is applied, and its page comes up. */
async function ran(manifest: Manifest): Promise<void> {
  await applied(manifest);
  await (await page()).ready();
}

describe('[E10] [R1.7] the native shell', () => {
  test('loads a bundle whose archive has the hash of the manifest, and keeps it when its page is ready', async () => {
    await (await page()).ready();
    await applied(NEW);
    expect(shell.downloaded).toEqual([
      { url: 'https://m.tessera.example/app/m.tessera.example', checksum: NEW.sha256 },
    ]);
    const fresh = await page();
    expect(fresh.onTrial).toBe(true);
    await fresh.ready();
    shell.pass(60_000);
    expect(shell.current).toBe(idOf(NEW));
    expect(await state()).toMatchObject({ current: { version: 102 }, next: null, highest: 102 });
    shell.start();
    expect((await page()).onTrial).toBe(false);
  });

  test('rolls back a bundle that throws at module scope, although the old page still says that it is ready', async () => {
    const old = await page();
    await old.ready();
    await applied(NEW);
    const before = shell.confirmations;
    // The new page runs no line of ours. The old one is not gone yet.
    for (let ms = 0; ms < READY_MS; ms += 500) {
      await old.ready();
      shell.pass(500);
    }
    expect(shell.confirmations).toBe(before);
    expect(shell.current).toBeNull();
    const { onTrial, ready } = await page();
    await ready();
    expect(onTrial).toBe(false);
    expect((await state()).failed).toEqual([idOf(NEW)]);
    await expect(applied(NEW)).rejects.toThrow('failed_before');
    expect(shell.current).toBeNull();
  });

  test('loads the last good bundle after the shell has rolled back to the built-in one', async () => {
    await (await page()).ready();
    await ran(NEW);
    await applied(NEXT);
    shell.pass(READY_MS);
    expect(shell.current).toBeNull();
    // This page is replaced: it never starts.
    void page();
    await expect.poll(() => shell.current).toBe(idOf(NEW));
    await (await page()).ready();
    expect(await state()).toMatchObject({ current: { version: 102 }, failed: [idOf(NEXT)] });
    expect(shell.bundles).toEqual([idOf(NEW)]);
  });

  test('forgets downloaded bundles when a new app comes with a newer one', async () => {
    await (await page()).ready();
    await ran(NEW);
    // The store replaced the app: the shell starts its new built-in bundle.
    shell.next = null;
    shell.start();
    await (await host(110).started()).ready();
    expect(await state()).toMatchObject({ current: null, failed: [], highest: 110 });
    expect(shell.bundles).toEqual([]);
  });

  test.each([
    ['Checksum mismatch.', 'hash'],
    ['write failed: ENOSPC (No space left on device)', 'storage'],
    ['Unable to resolve host', 'network'],
  ])('keeps nothing when its plugin says: %s', async (text, problem) => {
    shell.fails = text;
    const before = await state();
    await expect(applied(NEW)).rejects.toEqual(expect.objectContaining({ problem }));
    expect(await state()).toEqual(before);
    expect(shell.loads).toEqual([null]);
  });

  test('does not download a bundle again that it has', async () => {
    await (await page()).ready();
    shell.bundles.push(idOf(NEW));
    await applied(NEW);
    expect(shell.downloaded).toEqual([]);
    expect(shell.current).toBe(idOf(NEW));
  });

  test('reads an unreadable state as that of a new device', async () => {
    shell.kept.set('APP_BUNDLES', '{');
    expect(await state()).toMatchObject({ current: null, highest: 0 });
  });
});
