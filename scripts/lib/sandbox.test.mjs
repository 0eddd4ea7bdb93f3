import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandboxParties } from './sandbox.mjs';

let dataDir;
const { TMPDIR } = process.env;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-parties-'));
  // Claims of ports lie in the system's folder for temporary files.
  process.env.TMPDIR = dataDir;
});
afterEach(() => {
  delete process.env.BEACON_URL;
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  rmSync(dataDir, { recursive: true, force: true });
});

test('one program runs all third parties, each with its own port and folder', async () => {
  const { file, env, addresses } = await sandboxParties(dataDir);
  const places = JSON.parse(env.PARTIES);
  expect(file).toBe('apps/sandbox/src/all/main.ts');
  const names = Object.keys(places);
  expect(names).toEqual(
    expect.arrayContaining(['beacon', 'feed', 'aurora', 'payments', 'identity', 'messenger']),
  );
  expect(new Set(Object.values(places).map(({ port }) => port)).size).toBe(names.length);
  expect(places.feed.dir).toBe(`${dataDir}/sandbox/feed`);
  expect(addresses.AURORA_URL).toBe(`http://127.0.0.1:${places.aurora.port}`);
});

test('a third party whose address is given is not run', async () => {
  process.env.BEACON_URL = 'http://127.0.0.1:1';
  const { env, addresses } = await sandboxParties(dataDir);
  expect(Object.keys(JSON.parse(env.PARTIES))).not.toContain('beacon');
  expect(addresses).not.toHaveProperty('BEACON_URL');
});
