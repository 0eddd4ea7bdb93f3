import { expect, test } from 'vitest';
import { createFilesSite } from './files-site.ts';
import { receiptPath } from './rows.ts';

test('a receipt opens only at its signed address, until it expires, and with a sandbox policy', async () => {
  const key = Buffer.alloc(32, 7);
  const name = 'A'.repeat(22);
  const query = async () => ({ rows: [{ png: Buffer.from('a picture') }] });
  const site = await createFilesSite({ store: { query } as never, key, now: () => 1_000 });
  const get = (url: string) => site.inject({ url });
  const shown = await get(receiptPath(key, name, 2_000));
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  expect(shown.headers['x-content-type-options']).toBe('nosniff');
  expect((await get(receiptPath(key, name, 999))).statusCode).toBe(404);
  expect((await get(receiptPath(Buffer.alloc(32, 8), name, 2_000))).statusCode).toBe(404);
  expect((await get(`/receipts/${name}`)).statusCode).toBe(404);
});
