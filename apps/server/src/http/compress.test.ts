import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import { expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { compress } from './compress.ts';

const app = useApp();
const text = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: `item ${id}` })));

test('a long text is compressed in an encoding the caller accepts', async () => {
  const br = await compress(text, 'gzip, deflate, br');
  const gz = await compress(text, 'gzip');
  expect(brotliDecompressSync(br!.bytes).toString()).toBe(text);
  expect(gunzipSync(gz!.bytes).toString()).toBe(text);
  expect(br!.bytes.length).toBeLessThan(text.length / 3);
});

test('a short text, or one for a caller that accepts no encoding, is sent uncompressed', async () => {
  expect(await compress('short', 'br')).toBeUndefined();
  expect(await compress(text, undefined)).toBeUndefined();
  expect(await compress(text, 'identity')).toBeUndefined();
});

test('[E3] public lists are compressed, data of a player never', async () => {
  const headers = { 'accept-encoding': 'br' };
  const { sites, services } = app();
  const list = await sites.pc.inject({ url: '/api/money/currency', headers });
  expect(list.headers['content-encoding']).toBeUndefined();
  const player = await app().player();
  const body = (payload: Record<string, string>) =>
    JSON.stringify(sealEnvelope(payload, String(Math.round(services.http.now()))));
  const language = await player.send({
    method: 'POST',
    path: '/common/language',
    body: body({ type: 'enUs', tpl: 'pc-ky' }),
    headers,
  });
  expect(language.headers['content-encoding']).toBe('br');
  const data = await player.send({
    method: 'GET',
    path: '/api/user/data',
    headers: { ...headers, token: player.token },
  });
  expect(data.headers['content-encoding']).toBeUndefined();
});
