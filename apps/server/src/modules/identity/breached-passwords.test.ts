import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBreachedPasswords } from './breached-passwords.ts';
import { createPasswords } from './passwords.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-breached-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const passwords = Array.from({ length: 500 }, (_, n) => `breached password ${n}`);
const hashes = passwords.map((password) => createHash('sha1').update(password).digest('hex')).sort();

function listOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test.each([
  ['counts', hashes.map((hash, n) => `${hash.toUpperCase()}:${10 ** (n % 8)}\r\n`).join('')],
  ['bare hashes and no final line break', hashes.join('\n')],
])('[A1] every password of a list with %s is found, and no other', async (name, text) => {
  const list = await openBreachedPasswords(listOf(name, text));
  expect(await Promise.all(passwords.map(list.has))).toEqual(passwords.map(() => true));
  const others = passwords.map((password) => `${password}!`);
  expect(await Promise.all(others.map(list.has))).toEqual(others.map(() => false));
});

test('[A1] a configured list is checked besides the common passwords; a missing file fails the start', async () => {
  const breached = await openBreachedPasswords(listOf('list', hashes.join('\n')));
  const [plain, strict] = await Promise.all([createPasswords(), createPasswords(breached)]);
  const unwanted = (password: string) =>
    Promise.all([plain.isTooCommon(password, 'somebody'), strict.isTooCommon(password, 'somebody')]);
  expect(await unwanted('breached password 77')).toEqual([false, true]);
  expect(await unwanted('password123')).toEqual([true, true]);
  expect(await unwanted('never seen anywhere 4')).toEqual([false, false]);
  await expect(openBreachedPasswords(join(folder, 'nowhere'))).rejects.toThrow('nowhere');
  expect(await (await openBreachedPasswords(listOf('empty', ''))).has('anything')).toBe(false);
});
