import { Resvg } from '@resvg/resvg-js';
import { afterAll, expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { addressPath } from './address.ts';
import { createFiles, type FileKind } from './files.ts';
import { createPictures, PictureRefused } from './pictures/index.ts';

const db = useStore();
const pictures = createPictures();
afterAll(() => pictures.close());

const key = Buffer.alloc(32, 7);
const badges: FileKind = { name: 'badges', bytesMax: 1_000, keptMax: 2 };
const HOUR_MS = 3_600_000;
const upload = new Resvg(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>',
)
  .render()
  .asPng();
const filesAt = (now: number, url: () => string | undefined = () => 'http://files.test') =>
  createFiles({ store: db().store, pictures, key, url, now: () => now });

test('a picture opens only at its signed address, until it expires, and with a sandbox policy', async () => {
  const files = filesAt(1_000);
  const picture = await files.encode(badges, upload);
  await db().store.tx((tx) => files.keep(tx, badges, 5n, picture));
  const [row] = await db().asOwner<{ name: string }>('select name from file_name where subject_id = 5');
  const { name } = row!;
  const site = await files.site();
  const get = (url: string) => site.inject({ url: url.replace('http://files.test', '') });
  const shown = await get(files.addressOf(badges, name, 1_000)!);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  expect(shown.rawPayload).toEqual(picture);
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  expect(shown.headers['x-content-type-options']).toBe('nosniff');
  for (const refused of [
    files.addressOf(badges, name, 999 - HOUR_MS)!,
    files.addressOf(badges, 'A'.repeat(22), 1_000)!,
    files.addressOf(badges, name, 1_000)!.replace('/badges/', '/receipts/'),
    files.addressOf({ ...badges, name: 'receipts' }, name, 1_000)!,
    addressPath(Buffer.alloc(32, 8), { kind: 'badges', name }, 2_000),
    `/badges/${name}`,
  ])
    expect((await get(refused)).statusCode).toBe(404);
  expect(filesAt(1_000, () => undefined).addressOf(badges, name, 1_000)).toBeUndefined();
  await site.close();
});

test('a kind bounds the size of an upload and the number of pictures of a subject', async () => {
  const files = filesAt(0);
  await expect(files.encode({ ...badges, bytesMax: upload.length - 1 }, upload)).rejects.toThrow(
    PictureRefused,
  );
  await expect(files.encode(badges, Buffer.from('no picture'))).rejects.toThrow(PictureRefused);
  const picture = await files.encode(badges, upload);
  const isFull = (subjectId: bigint) => files.isFull(db().store, badges, subjectId);
  for (const full of [false, true]) {
    await db().store.tx((tx) => files.keep(tx, badges, 6n, picture));
    expect([await isFull(6n), await isFull(7n)]).toEqual([full, false]);
  }
  expect(await files.isFull(db().store, { ...badges, name: 'receipts' }, 6n)).toBe(false);
  await expect(db().asOwner('delete from file')).rejects.toThrow('append_only');
});
