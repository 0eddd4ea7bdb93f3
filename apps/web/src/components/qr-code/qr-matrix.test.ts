import { createHash } from 'node:crypto';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { codeWords } from './code-words.ts';
import { errorWords } from './error-words.ts';
import { remainder } from './fixed-parts.ts';
import { QUIET, qrMatrix } from './qr-matrix.ts';

const lines = (text: string) =>
  qrMatrix(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
const print = (text: string) =>
  createHash('sha256')
    .update(lines(text).join('\n').replaceAll('#', '1').replaceAll('.', '0'))
    .digest('hex')
    .slice(0, 16);

test('error correction words of the example "HELLO WORLD" in version 1-M', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(errorWords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

// ISO/IEC 18004, annexes C and D.
test('format and version carry the check bits of the standard', () => {
  expect((5 << 10) | remainder(5, 10, 0x537)).toBe(0b001010011011100);
  expect((7 << 12) | remainder(7, 12, 0x1f25)).toBe(0x07c94);
});

test('the smallest sufficient version is chosen', () => {
  expect([0, 14, 15, 26, 27, 122, 123, 180].map((bytes) => codeWords('a'.repeat(bytes)).version)).toEqual([
    1, 1, 2, 2, 3, 7, 8, 9,
  ]);
  expect(() => codeWords('a'.repeat(181))).toThrow();
});

test('a whole code of a short text', () => {
  expect(lines('Tessera')).toEqual([
    '#######.##.#..#######',
    '#.....#.#.#.#.#.....#',
    '#.###.#...###.#.###.#',
    '#.###.#.###...#.###.#',
    '#.###.#...##..#.###.#',
    '#.....#....##.#.....#',
    '#######.#.#.#.#######',
    '........#..##........',
    '#.##.###.#.##.#..#.##',
    '.#...#..##.#####.##.#',
    '..###.###..#.......##',
    '###......#.#..####.#.',
    '#..#.##.###.#..#.#.#.',
    '........#..#..#.##.##',
    '#######.##.##..####..',
    '#.....#.###....######',
    '#.###.#...#.###...###',
    '#.###.#.#..#..##...#.',
    '#.###.#.###.#.#..#...',
    '#.....#......#.#....#',
    '#######.###..#.##.#..',
  ]);
});

// Hashes of codes that an independent reader decoded to the same text, one of each version.
test.each([
  ['x'.repeat(14), 'ca4e5f8669011ed0'],
  ['x'.repeat(20), '7ab82bfb94a7f525'],
  ['y'.repeat(40), '85a0b27c36e2778d'],
  ['z'.repeat(62), 'c807fb90ffb78591'],
  ['z'.repeat(80), '57166b131286a4c7'],
  ['q'.repeat(100), 'd6f70aacfcc7e7bf'],
  ['谷歌验证'.repeat(9), 'e36c570871da459c'],
  ['k'.repeat(152), '68ad1285d3333f1f'],
  ['k'.repeat(180), 'f9561cfe02baa2c2'],
])('case %#', (text, expected) => {
  expect(print(text)).toBe(expected);
});

test.each([
  'T',
  'https://m.tessera.example/r/k7Qm2x',
  '收款地址 TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'x'.repeat(180),
])('a reader that is not ours reads %s', (text) => {
  expect(decodeQR(picture(text))).toBe(text);
});

/** The pixels of a code, four for a module. */
function picture(text: string): { width: number; height: number; data: Uint8Array } {
  const rows = qrMatrix(text);
  const side = (rows.length + 2 * QUIET) * 4;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isDark = rows[(y >> 2) - QUIET]?.[(x >> 2) - QUIET] ?? false;
      if (isDark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { width: side, height: side, data };
}
