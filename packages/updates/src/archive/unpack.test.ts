import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { UpdateRefused } from '../refused.ts';
import { isSafePath } from './safe-path.ts';
import { unpack } from './unpack.ts';

const text = (value: string) => new TextEncoder().encode(value);
const archive = zipSync({
  'index.html': text('x'.repeat(3_000)),
  'assets/a.js': [text('stored'), { level: 0 }],
});

/** What an archive is refused for; undefined when it is unpacked. */
function problemOf(bytes: Uint8Array): string | undefined {
  try {
    unpack(bytes);
    return undefined;
  } catch (error) {
    return error instanceof UpdateRefused ? error.problem : String(error);
  }
}

/** The archive with other bytes at one place, counted from the first occurrence of a sign. */
function withBytes(sign: readonly number[], offset: number, ...bytes: number[]): Uint8Array {
  const changed = archive.slice();
  const found = changed.findIndex((_, at) => sign.every((byte, index) => changed[at + index] === byte));
  changed.set(bytes, found + offset);
  return changed;
}

const LOCAL = [0x50, 0x4b, 3, 4];
const CENTRAL = [0x50, 0x4b, 1, 2];
const END = [0x50, 0x4b, 5, 6];

test('[E10] an archive of the release command is unpacked', () => {
  expect([...unpack(archive)]).toEqual([
    ['index.html', text('x'.repeat(3_000))],
    ['assets/a.js', text('stored')],
  ]);
});

describe('[E10] an archive is refused', () => {
  test.each<[string, Uint8Array, string]>([
    ['empty', new Uint8Array(), 'archive'],
    ['something else', text('<!doctype html>'.repeat(10)), 'archive'],
    ['with bytes after its end', new Uint8Array([...archive, 0]), 'archive'],
    ['with bytes before its files', new Uint8Array([0, ...archive]), 'archive'],
    ['with a comment', withBytes(END, 20, 1), 'archive'],
    ['encrypted', withBytes(CENTRAL, 8, 1), 'archive'],
    ['packed in another way', withBytes(CENTRAL, 10, 12), 'archive'],
    ['whose two names of a file differ', withBytes(LOCAL, 30, 0x49), 'archive_path'],
    ['whose two sizes of a file differ', withBytes(LOCAL, 22, 1), 'archive'],
    ['with a file that starts elsewhere', withBytes(CENTRAL, 42, 1), 'archive'],
    ['with a folder', withBytes(CENTRAL, 38, 0x10), 'archive_path'],
    ['with more files than it has', withBytes(END, 8, 3, 0, 3, 0), 'archive'],
    ['with too many files', withBytes(END, 8, 0xff, 0xff, 0xff, 0xff), 'oversized'],
    [
      'with two names that one file system takes for one',
      zipSync({ 'a.js': text('1'), 'A.js': text('2') }),
      'archive_path',
    ],
    [
      'with a file that is also a folder',
      zipSync({ a: [text('1'), { level: 0 }], 'a/b.js': text('2') }),
      'archive_path',
    ],
    ['with a device', zipSync({ 'a.js': [text('1'), { os: 3, attrs: 0o020666 << 16 }] }), 'archive_link'],
  ])('%s', (_, bytes, problem) => {
    expect(problemOf(bytes)).toBe(problem);
  });

  test('with a file that grows above its size while it is unpacked', () => {
    const bomb = zipSync({ 'a.js': new Uint8Array(8 * 1024 * 1024) }).slice();
    const view = new DataView(bomb.buffer);
    const central = bomb.length - 22 - (46 + 4);
    for (const at of [22, central + 24]) view.setUint32(at, 1_000, true);
    expect(problemOf(bomb)).toBe('oversized');
  });

  test('with a file that is larger than any may be, before it is unpacked', () => {
    const large = zipSync({ 'a.js': text('x') }).slice();
    const view = new DataView(large.buffer);
    for (const at of [22, large.length - 22 - (46 + 4) + 24]) view.setUint32(at, 2 ** 31, true);
    expect(problemOf(large)).toBe('oversized');
  });
});

test('[E10] whatever the bytes: the answer is a refusal or plain files inside the folder', () => {
  const changes = fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(changes, (list) => {
      const bytes = archive.slice();
      for (const [at, byte] of list) bytes[at] = byte;
      try {
        for (const path of unpack(bytes).keys()) expect(isSafePath(path)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(UpdateRefused);
      }
    }),
    { numRuns: 3_000 },
  );
});

test('[E10] no safe path leaves its folder', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('.', '..', '...', '', 'a', '\\', 'a.js', '~'));
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const path = parts.join('/');
      fc.pre(isSafePath(path));
      expect(new URL(path, 'app://host/bundle/').pathname).toBe(`/bundle/${path}`);
    }),
  );
  expect(['index.html', 'assets/app-1a2b3c4.js', 'icons/a@2x.png'].every(isSafePath)).toBe(true);
});
