import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { restoreLinks } from './binaries.ts';
import { assertRoom, diagnose, isPassing } from './diagnosis.ts';
import { lockFolder } from './folder-lock.ts';
import { startMarkOf } from './process-facts.ts';
import { holdsSockets, removeSockets } from './sockets.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-parts-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('library links are restored from the package’s list when its install script did not run', () => {
  const lib = join(folder, 'native', 'lib');
  mkdirSync(lib, { recursive: true });
  writeFileSync(join(lib, 'libpq.so.5.18'), 'library');
  const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(list));
  restoreLinks(folder);
  restoreLinks(folder);
  expect(readlinkSync(join(lib, 'libpq.so.5'))).toBe('libpq.so.5.18');
});

test('[F2] a full disk is reported before anything is started, and recognised in the database’s log', () => {
  expect(() => assertRoom('/data', 1024)).toThrow(/disk that holds \/data is full.*64 MB/);
  expect(() => assertRoom('/data', 1024 ** 3)).not.toThrow();
  const log = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
  expect(diagnose(log, '/data', 5432).code).toBe('disk_full');
});

test.each([
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'port_busy', '5432'],
  ['FATAL:  could not open file "global/pg_control": Permission denied', 'folder_unusable', '/data'],
  ['LOG:  starting\nFATAL:  data directory is broken', 'start_failed', 'data directory is broken'],
])('“%s” is %s', (log, code, word) => {
  const found = diagnose(log, '/data', 5432);
  expect(found.code).toBe(code);
  expect(found.message).toContain(word);
});

test('a failure because of remains of a killed database is temporary', () => {
  expect(isPassing('FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use')).toBe(true);
  expect(isPassing('FATAL:  data directory is broken')).toBe(false);
});

test('a lock whose process is gone, or whose process number was reused, is taken over', () => {
  const path = join(folder, 'server.lock');
  for (const holder of [
    { pid: 999_999_999, mark: 'gone' },
    { pid: process.ppid, mark: 'someone before' },
  ]) {
    writeFileSync(path, JSON.stringify(holder));
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    lock.release();
    expect(existsSync(path)).toBe(false);
  }
  writeFileSync(path, 'cut off in the mid');
  lockFolder(folder).release();
});

test('the start mark of a process does not change, a missing process has none', () => {
  expect(startMarkOf(process.pid)).toBe(startMarkOf(process.pid));
  expect(startMarkOf(999_999_999)).toBeUndefined();
});

test.skipIf(process.platform === 'win32')(
  'a folder whose path is too long for a socket has none; what a killed database left is removed',
  async () => {
    const deep = join(folder, 'x'.repeat(100));
    mkdirSync(deep);
    expect(await holdsSockets(deep)).toBe(false);
    const short = mkdtempSync(join(tmpdir(), 's-'));
    expect(await holdsSockets(short)).toBe(true);
    for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock', 'data']) writeFileSync(join(short, name), '');
    removeSockets(short);
    expect(readdirSync(short)).toEqual(['data']);
    rmSync(short, { recursive: true });
  },
);
