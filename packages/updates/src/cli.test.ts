import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { verifyManifest } from './manifest/verify.ts';
import { readVersionFile } from './manifest/version-file.ts';
import { appFiles } from './testing/release-site.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tessera-app-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const folder = (name: string) => join(scratch, name);

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, script), ...args],
    {
      encoding: 'utf8',
    },
  );
  return { status, stdout, said: stderr.trim() };
};

/** A built app of version 102 with what only a web server needs beside it. */
function built(): string {
  const files = new Map<string, Uint8Array | string>(appFiles(102));
  for (const name of ['sw.js', 'index.html.br', 'assets/app-102.js.gz', '.built'])
    files.set(name, 'not for the app');
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder('built'), path)), { recursive: true });
    writeFileSync(join(folder('built'), path), content);
  }
  return folder('built');
}

const bundle = (...args: string[]) =>
  run(
    'bundle-cli.ts',
    built(),
    folder('release'),
    '--version',
    '102',
    '--min-native',
    '1',
    '--hosts',
    'm.tessera.example',
    ...args,
  );

test('[R7.6] [E10] a release is packed, signed offline and verified with the printed key', () => {
  expect(bundle()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`${appFiles(102).size} files`),
  });
  const made = run('sign-cli.ts', '--new-key', folder('key'));
  expect(statSync(folder('key')).mode & 0o077).toBe(0);
  const key = /^VITE_APP_KEYS=([0-9a-f]{64})$/m.exec(made.stdout)?.[1];
  expect(run('sign-cli.ts', folder('release'), '--key', folder('key'), '--ios', '101').status).toBe(0);
  const file = readVersionFile(readFileSync(join(folder('release'), 'version.json'), 'utf8'));
  expect(file).toMatchObject({ androidVersion: 102, iosVersion: 101 });
  const about = { keys: [key!], now: Date.now(), host: 'm.tessera.example', highest: 101, nativeVersion: 1 };
  expect(verifyManifest(file.manifest, about).version).toBe(102);
  expect(file.manifest.expires).toBeGreaterThan(Date.now() + 59 * 86_400_000);

  // A key is never overwritten.
  expect(run('sign-cli.ts', '--new-key', folder('key'))).toMatchObject({ status: 1 });
  // No system can be told to run a version that the bundle has not.
  expect(run('sign-cli.ts', folder('release'), '--key', folder('key'), '--ios', '103').said).toContain('103');

  // What was changed between packing and signing is not signed.
  rmSync(join(folder('release'), 'version.json'));
  const archive = join(folder('release'), 'archives', `${file.manifest.sha256}.zip`);
  const bytes = readFileSync(archive);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(archive, bytes);
  expect(run('sign-cli.ts', folder('release'), '--key', folder('key'))).toMatchObject({
    status: 1,
    said: 'hash: archive',
  });
  expect(existsSync(join(folder('release'), 'version.json'))).toBe(false);
});

test('[E10] a key inside the project is refused', () => {
  const inside = join(import.meta.dirname, 'key');
  expect(run('sign-cli.ts', '--new-key', inside)).toMatchObject({ status: 1 });
  expect(existsSync(inside)).toBe(false);
});

test.each([
  ['--version', 'x'],
  ['--version', '0'],
  ['--min-native', '-1'],
  ['--hosts', ''],
  ['--hosts', 'https://m.tessera.example'],
  ['--days', 'x'],
])('nothing is packed with %s %j', (name, value) => {
  rmSync(folder('release'), { recursive: true, force: true });
  expect(bundle(`${name}=${value}`).status).toBe(1);
  expect(existsSync(folder('release'))).toBe(false);
});
