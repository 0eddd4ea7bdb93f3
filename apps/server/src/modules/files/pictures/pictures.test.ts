import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, describe, expect, test } from 'vitest';
import { createPictures, PictureRefused } from './pictures.ts';
import { sizeOf } from './size.ts';

const pictures = createPictures();
const folder = mkdtempSync(join(tmpdir(), 'tessera-pictures-'));
afterAll(async () => {
  await pictures.close();
  rmSync(folder, { recursive: true });
});

/** A picture of this size, red on its left half. */
const picture = (width: number, height: number): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><rect width="${width / 2}" height="${height}" fill="red"/></svg>`,
  )
    .render()
    .asPng();

/** The smallest complete JPEG: one pixel. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

/** A PNG with one bit per pixel: a small file for any picture size. */
function blank(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** Adds a text chunk, as cameras and programs do. */
function withText(png: Buffer, text: string): Buffer {
  const comment = chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.from(text)]));
  return Buffer.concat([png.subarray(0, 33), comment, png.subarray(33)]);
}

test('a picture keeps its pixels and nothing else', async () => {
  const painted = await pictures.repaint(withText(picture(40, 20), 'home at 31.2N 121.4E'));
  expect(painted.includes('31.2N')).toBe(false);
  expect(sizeOf(painted)).toEqual({ mime: 'image/png', width: 40, height: 20 });
  const behind = await pictures.repaint(
    Buffer.concat([picture(8, 8), Buffer.from('<script>alert(1)</script>')]),
  );
  expect(behind.includes('script')).toBe(false);
  expect(sizeOf(await pictures.repaint(picture(3200, 800)))).toMatchObject({ width: 1600, height: 400 });
  expect(sizeOf(await pictures.repaint(JPEG))).toMatchObject({ mime: 'image/png', width: 1, height: 1 });
});

test.each([
  ['a text', Buffer.from('this is no picture at all, whatever it says')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'.padEnd(64))],
  ['a picture of impossible size', Buffer.from(picture(9, 9)).fill(0x7f, 16, 24)],
  ['a picture of more than 4 million pixels', blank(2_001, 2_000)],
  ['a picture of 40 million pixels in 12 kB', blank(6_324, 6_324)],
])('%s is refused before it is decoded', (_what, file) => {
  expect(sizeOf(file)).toBeUndefined();
});

test.each([
  ['a truncated picture', picture(400, 400).subarray(0, 60)],
  ['a header without a body', Buffer.concat([picture(9, 9).subarray(0, 33), deflateSync(Buffer.alloc(9))])],
])('%s is refused', async (_what, file) => {
  await expect(pictures.repaint(file)).rejects.toThrow(PictureRefused);
});

test('sizes are read from the first bytes', () => {
  expect(sizeOf(JPEG)).toEqual({ mime: 'image/jpeg', width: 1, height: 1 });
  expect(sizeOf(blank(2_000, 2_000))).toEqual({ mime: 'image/png', width: 2_000, height: 2_000 });
});

describe('[E16] the process that decodes', () => {
  test('takes one picture at a time; pictures above the limit of the queue are refused at once', async () => {
    const painter = createPictures({ program: program('slow', 'setInterval(() => {}, 1000)') });
    const first = Array.from({ length: 9 }, () => painter.repaint(JPEG));
    const refused = Promise.allSettled(first);
    // Eight pictures wait already when the ninth comes, because none is decoded before the process has started.
    await expect(first[8]).rejects.toMatchObject({ code: 'platform_maintenance' });
    await painter.close();
    expect((await refused).map((one) => one.status === 'rejected' && one.reason.code)).toEqual(
      Array(9).fill('platform_maintenance'),
    );
  });

  test('is killed when a picture takes too long, and another process decodes the next picture', async () => {
    const once = join(folder, 'was-here');
    const painter = createPictures({
      program: program(
        'hangs once',
        `import { existsSync, writeFileSync } from 'node:fs';
         if (existsSync(${JSON.stringify(once)})) process.stdin.on('data', () => process.stdout.write(Buffer.from([0, 0, 0, 1, 7])));
         else process.stdin.on('data', () => { writeFileSync(${JSON.stringify(once)}, ''); for (;;); });`,
      ),
      decodeMs: 300,
    });
    await expect(painter.repaint(JPEG)).rejects.toThrow(PictureRefused);
    const patient = createPictures({ program: program('hangs once', undefined) });
    expect(await patient.repaint(JPEG)).toEqual(Buffer.from([7]));
    await Promise.all([painter.close(), patient.close()]);
  });

  test('is killed in time, however many pictures come meanwhile', async () => {
    const here = join(folder, 'hangs');
    const painter = createPictures({
      program: program(
        'hangs',
        `import { writeFileSync } from 'node:fs';
         process.stdin.on('data', () => { writeFileSync(${JSON.stringify(here)}, ''); for (;;); });`,
      ),
      decodeMs: 1_000,
    });
    const first = expect(painter.repaint(JPEG)).rejects.toThrow(PictureRefused);
    await expect.poll(() => existsSync(here)).toBe(true);
    const second = expect(painter.repaint(JPEG)).rejects.toThrow(PictureRefused);
    await Promise.all([first, second]);
    await painter.close();
  });

  test.runIf(process.platform === 'linux')('gets no more memory than a picture needs', async () => {
    const painter = createPictures({
      program: program(
        'hungry',
        `const kept = [];
         process.stdin.on('data', () => { for (;;) kept.push(Buffer.alloc(16 << 20, 1)); });`,
      ),
      decodeMs: 60_000,
    });
    await expect(painter.repaint(JPEG)).rejects.toThrow(PictureRefused);
    await painter.close();
  });

  test('ends when it is idle, and starts again with the next picture', async () => {
    const painter = createPictures({
      program: program(
        'counts',
        'process.stdin.on("data", () => process.stdout.write(Buffer.from([0, 0, 0, 4, process.pid >> 24, process.pid >> 16, process.pid >> 8, process.pid])));',
      ),
      idleMs: 1,
    });
    const first = (await painter.repaint(JPEG)).readUInt32BE();
    await expect.poll(() => isAlive(first)).toBe(false);
    expect((await painter.repaint(JPEG)).readUInt32BE()).not.toBe(first);
    await painter.close();
  });
});

/** A program that reports its start and then runs `text`; without a text, the program written before under that name. */
function program(name: string, text: string | undefined): URL {
  const path = join(folder, `${name}.mjs`);
  if (text !== undefined) writeFileSync(path, `${text}\nprocess.stdout.write(Buffer.alloc(4));\n`);
  return pathToFileURL(path);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
