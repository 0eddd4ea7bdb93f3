import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hashOf, signManifest } from '@tessera/updates/release';
import { appFiles, releaseOf, TEST_HOST, TEST_KEY } from '@tessera/updates/testing';
import { writeRelease } from '@tessera/updates/write-release';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-app-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const app = useApp({ config: { appRelease: folder } });

const release = releaseOf(102);
const versionFile = {
  androidVersion: 102,
  iosVersion: 101,
  manifest: signManifest(release.manifest, TEST_KEY),
};
const entry = appFiles(102).get('assets/app-102.js')!;

const get = async (path: string, headers: Record<string, string> = {}, site: 'pc' | 'wap' = 'wap') =>
  app().sites[site].inject({ method: 'GET', url: path, headers: { host: TEST_HOST, ...headers } });

beforeEach(() => {
  writeRelease(folder, appFiles(102), release);
  writeFileSync(join(folder, 'version.json'), JSON.stringify(versionFile));
});

describe('[R7.6] a release of the native app', () => {
  test('has a version file that is not encrypted and never cached (R3.9)', async () => {
    const answer = await get('/app/version.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(versionFile);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test('has the archive and the list of its files for each host of the manifest, and for no other', async () => {
    const archive = await get(`/app/${TEST_HOST}`);
    expect(hashOf(archive.rawPayload)).toBe(release.manifest.sha256);
    expect(archive.headers['content-length']).toBe(String(release.manifest.size));
    expect((await get(`/app/${TEST_HOST}/list`)).payload).toBe(release.list);
    for (const host of ['m.other.example', '..%2f..', '%2e%2e%5c', 'version.json.zip'])
      for (const path of ['', '/list', `/${hashOf(entry)}`])
        expect((await get(`/app/${host}${path}`)).statusCode).toBe(404);
  });

  test('has its files one by one, compressed for whom accepts it', async () => {
    const path = `/app/${TEST_HOST}/${hashOf(entry)}`;
    const plain = await get(path);
    expect(hashOf(plain.rawPayload)).toBe(hashOf(entry));
    expect(plain.headers['cache-control']).toContain('immutable');
    const packed = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload).toEqual(brotliCompressSync(entry));
  });

  test.each(['0'.repeat(64), '%2e%2e%2fversion.json', '..%2fversion.json', 'version.json', 'LIST', 'x'])(
    'answers 404 to the unknown file %s',
    async (name) => {
      expect((await get(`/app/${TEST_HOST}/${name}`)).statusCode).toBe(404);
    },
  );

  test('may be read by the pages of the app, and by no page of another origin', async () => {
    const native = await get('/app/version.json', { origin: 'capacitor://localhost' });
    expect(native.headers['access-control-allow-origin']).toBe('capacitor://localhost');
    const other = await get('/app/version.json', { origin: 'https://other.example' });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('confirms the links of the site, when the folder has the files for it', async () => {
    for (const name of ['assetlinks.json', 'apple-app-site-association']) {
      expect((await get(`/.well-known/${name}`)).statusCode).toBe(404);
      writeFileSync(join(folder, name), '[]');
      const answer = await get(`/.well-known/${name}`);
      expect(answer.json()).toEqual([]);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('is at the mobile site only', async () => {
    expect((await get('/app/version.json', {}, 'pc')).statusCode).toBe(404);
  });

  test('is replaced without a restart; a version file that no app would accept is unknown', async () => {
    const next = releaseOf(103);
    writeRelease(folder, appFiles(103), next);
    const manifest = signManifest(next.manifest, TEST_KEY);
    writeFileSync(join(folder, 'version.json'), JSON.stringify({ ...versionFile, manifest }));
    expect(hashOf((await get(`/app/${TEST_HOST}`)).rawPayload)).toBe(next.manifest.sha256);
    for (const text of ['', 'x', '{}', JSON.stringify({ ...versionFile, manifest: {} })]) {
      writeFileSync(join(folder, 'version.json'), text);
      expect((await get('/app/version.json')).statusCode).toBe(404);
      expect((await get(`/app/${TEST_HOST}`)).statusCode).toBe(404);
    }
    rmSync(join(folder, 'version.json'));
    expect((await get('/app/version.json')).statusCode).toBe(404);
  });

  test('whose archive is missing answers 404 and not half a file', async () => {
    rmSync(join(folder, 'archives'), { recursive: true });
    expect((await get(`/app/${TEST_HOST}`)).statusCode).toBe(404);
  });
});
