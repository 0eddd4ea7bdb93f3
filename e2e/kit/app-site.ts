import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { hashOf, packRelease, publicKeyOf, signManifest } from '@tessera/updates/release';
import { writeRelease } from '@tessera/updates/write-release';
import { buildVariant } from './variant.ts';

const KEY = '5e'.repeat(32);
const DAY_MS = 86_400_000;
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

/** Host of the mobile site of the app that `buildApp` builds: links to it open in the app. */
export const APP_SITE_HOST = 'm.tessera.example';

/** Builds the app's client in a version into a folder, and returns its files by path. */
export async function buildApp(version: number, folder: string): Promise<Map<string, Uint8Array>> {
  const values = {
    VITE_APP_VERSION: String(version),
    VITE_APP_KEYS: publicKeyOf(KEY),
    VITE_SITE_HOSTS: APP_SITE_HOST,
  };
  await buildVariant(values, folder, 'app');
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^sw\.js$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path), new Uint8Array(readFileSync(path))]));
}

/** The same files with an entry that throws in its first line. */
export function broken(files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const page = new TextDecoder().decode(files.get('index.html'));
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const [, entry = ''] = /\bentry:\s*["'`](\/assets\/[^"'`]+)/.exec(script) ?? [];
  const changed = script.replaceAll(entry, '/assets/broken.js');
  const hash = (code: string) => createHash('sha256').update(code).digest('base64');
  if (entry === '' || !page.includes(hash(script))) throw new Error('the page has another form');
  return new Map(files)
    .set('index.html', encode(page.replace(script, () => changed).replace(hash(script), hash(changed))))
    .set('assets/broken.js', encode(`throw new Error('a broken release');`));
}

/** Offers a bundle as the newest release, as the commands for releases do. */
export function publish(folder: string, version: number, files: ReadonlyMap<string, Uint8Array>): void {
  const about = { version, minNative: 1, hosts: ['localhost'], expires: Date.now() + DAY_MS };
  const release = packRelease(files, about);
  writeRelease(folder, files, release);
  const manifest = signManifest(release.manifest, KEY);
  const file = { androidVersion: version, iosVersion: version, manifest };
  writeFileSync(join(folder, 'version.json'), JSON.stringify(file));
}

/** Share of a bundle's bytes that were downloaded as single files; throws when the archive was. */
export function downloadedShare(asked: readonly string[], files: ReadonlyMap<string, Uint8Array>): number {
  if (asked.includes('/app/localhost')) throw new Error('The whole archive was downloaded.');
  const sizes = [...files.values()].map((bytes) => ({
    path: `/app/localhost/${hashOf(bytes)}`,
    size: bytes.length,
  }));
  const sum = (list: typeof sizes) => list.reduce((total, { size }) => total + size, 0);
  return sum(sizes.filter(({ path }) => asked.includes(path))) / sum(sizes);
}

/** A site with a built app, which passes on everything else to the platform's mobile site. */
export interface AppSite {
  readonly origin: string;
  /** Paths of the release that were asked for. */
  readonly asked: string[];
  close(): void;
}

/** Serves a built app: the bundle that is built into the native app. */
export async function serveApp(folder: string, wap: string): Promise<AppSite> {
  const asked: string[] = [];
  const server: Server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', wap);
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (path.startsWith(folder) && existsSync(path) && statSync(path).isFile()) {
      const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      outgoing.writeHead(200, { 'content-type': type });
      createReadStream(path).pipe(outgoing);
      return;
    }
    if (pathname.startsWith('/app/')) asked.push(pathname);
    const { method = 'GET', headers } = incoming;
    const passed = request(wap + incoming.url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
