/**
 * `npm run app:sign -- <release folder> --key FILE [--android N] [--ios N]`
 *
 * Signs a release on a machine without a network, and writes `version.json`. Before, it unpacks the archive and compares every file with
 * the list: what is signed is what was looked at. `--android` and `--ios` are the versions that each system should run; default: the
 * version of the bundle. A lower one leaves that system as it is.
 *
 * `npm run app:sign -- --new-key FILE` makes a key and prints its public half for `VITE_APP_KEYS`.
 * Exit code: 0, or 1 with the reason when nothing was written.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isHash } from './is-hash.ts';
import { readVersionFile } from './manifest/version-file.ts';
import { openArchive, publicKeyOf, readList, readManifest, signManifest } from './release.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function main(): void {
  const one = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: one, 'new-key': one, android: one, ios: one },
  });
  const [folder] = positionals;
  if (values['new-key']) makeKey(values['new-key']);
  else if (folder && values.key) sign(folder, values.key, values);
  else throw new Error('usage: app:sign -- <release folder> --key FILE');
}

function sign(
  folder: string,
  keyFile: string,
  versions: { readonly android?: string | undefined; readonly ios?: string | undefined },
): void {
  const key = readFileSync(outsideProject(keyFile), 'utf8').trim();
  if (!isHash(key)) throw new Error(`${keyFile} is no key of app:sign`);
  const manifest = readManifest(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  const list = readList(read(folder, 'lists', manifest.list), manifest.list);
  openArchive(read(folder, 'archives', `${manifest.sha256}.zip`), manifest, list);
  const file = {
    androidVersion: versionOf(versions.android, manifest.version),
    iosVersion: versionOf(versions.ios, manifest.version),
    manifest: signManifest(manifest, key),
  };
  const text = `${JSON.stringify(file, null, 2)}\n`;
  readVersionFile(text);
  // In one step: the server reads it at each request.
  writeFileSync(join(folder, 'version.json.new'), text);
  renameSync(join(folder, 'version.json.new'), join(folder, 'version.json'));
  console.log(`Signed version ${manifest.version} with key ${publicKeyOf(key)}`);
}

function makeKey(path: string): void {
  const key = randomBytes(32).toString('hex');
  // Never over an older key: apps in use know only that one.
  writeFileSync(outsideProject(path), `${key}\n`, { mode: 0o600, flag: 'wx' });
  console.log(`VITE_APP_KEYS=${publicKeyOf(key)}`);
}

/** The path; throws for one inside the project, where a key could be committed. */
function outsideProject(path: string): string {
  const inside = relative(PROJECT, resolve(path));
  if (!inside.startsWith('..')) throw new Error('Keep the key outside of the project.');
  return path;
}

function versionOf(text: string | undefined, bundle: number): number {
  const version = text === undefined ? bundle : Number(text);
  if (version > bundle) throw new Error(`No system can run ${text}: the bundle is version ${bundle}.`);
  return version;
}

function read(...path: readonly string[]): Uint8Array {
  return new Uint8Array(readFileSync(join(...path)));
}
