import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { createFilesSite } from './files-site.ts';
import { sizeOf } from './picture-size.ts';
import { repaint } from './receipts.ts';
import { receiptPath } from './rows.ts';

/** A picture of this size, red on its left half. */
const picture = (width: number, height: number): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><rect width="${width / 2}" height="${height}" fill="red"/></svg>`,
  )
    .render()
    .asPng();

/** The smallest whole JPEG: one pixel. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

/** A text chunk, as cameras and programs leave it. */
function withText(png: Buffer, text: string): Buffer {
  const body = Buffer.concat([Buffer.from('tEXtComment\0'), Buffer.from(text)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), size, body, sum, png.subarray(33)]);
}

test('a receipt keeps its pixels and nothing else', () => {
  const painted = repaint(withText(picture(40, 20), 'home at 31.2N 121.4E'));
  expect(painted.includes('31.2N')).toBe(false);
  expect(sizeOf(painted)).toEqual({ mime: 'image/png', width: 40, height: 20 });
  const behind = repaint(Buffer.concat([picture(8, 8), Buffer.from('<script>alert(1)</script>')]));
  expect(behind.includes('script')).toBe(false);
  expect(sizeOf(repaint(picture(3200, 800)))).toMatchObject({ width: 1600, height: 400 });
  expect(sizeOf(repaint(JPEG))).toMatchObject({ mime: 'image/png', width: 1, height: 1 });
});

test.each([
  ['text', Buffer.from('this is no picture at all, whatever it says')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'.padEnd(64))],
  ['a picture cut off', picture(400, 400).subarray(0, 60)],
  ['a head without a body', Buffer.concat([picture(9, 9).subarray(0, 33), deflateSync(Buffer.alloc(9))])],
  ['a picture of impossible size', Buffer.from(picture(9, 9)).fill(0x7f, 16, 24)],
  ['too many bytes', Buffer.concat([picture(9, 9), Buffer.alloc(2 * 1024 * 1024)])],
])('%s is no receipt', (_what, file) => {
  expect(() => repaint(file)).toThrow('receipt_invalid');
});

test('sizes are read from the first bytes', () => {
  expect(sizeOf(JPEG)).toEqual({ mime: 'image/jpeg', width: 1, height: 1 });
});

test('a receipt opens by its signed address only, for its hour, where nothing in it can run', async () => {
  const key = Buffer.alloc(32, 7);
  const name = 'A'.repeat(22);
  const query = async () => ({ rows: [{ png: picture(2, 2) }] });
  const site = createFilesSite({ store: { query } as never, key, now: () => 1_000 });
  const get = (url: string) => site.inject({ url });
  const shown = await get(receiptPath(key, name, 2_000));
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  expect(shown.headers['x-content-type-options']).toBe('nosniff');
  expect((await get(receiptPath(key, name, 999))).statusCode).toBe(404);
  expect((await get(receiptPath(Buffer.alloc(32, 8), name, 2_000))).statusCode).toBe(404);
  expect((await get(`/receipts/${name}`)).statusCode).toBe(404);
});
