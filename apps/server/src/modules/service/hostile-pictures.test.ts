import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshId } from '../../../test/chat.ts';
import { FORBIDDEN, hostilePictures } from '../../../test/hostile-pictures.ts';
import { filesModule } from '../files/index.ts';
import { serviceModule } from './index.ts';

const app = useApp({ modules: [filesModule, serviceModule], filesUrl: 'http://files.test' });
const PICTURE = 'POST /api/service/picture';
/** Chunks of a PNG that hold pixels and their meaning. */
const PIXELS = ['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'pHYs', 'IDAT', 'IEND'];
const SIDE_MAX = 1_600;

type Site = Awaited<ReturnType<ReturnType<typeof app>['services']['files']['site']>>;
let site: Site;
beforeAll(async () => {
  site = await app().services.files.site();
});
afterAll(() => site?.close());

/** Names of the chunks of a PNG; throws unless the file ends with its last one. */
function chunksOf(file: Buffer): string[] {
  const names: string[] = [];
  let at = 8;
  while (at < file.length) {
    names.push(file.toString('latin1', at + 4, at + 8));
    at += 12 + file.readUInt32BE(at);
  }
  expect([at, names.at(-1)]).toEqual([file.length, 'IEND']);
  return names;
}

test('there are at least twelve hostile pictures', () => {
  expect(hostilePictures.length).toBeGreaterThanOrEqual(12);
});

test.each(hostilePictures)(
  '[E6] $what is refused with a clear code, or only its pixels are stored',
  async ({ what, file }) => {
    const player = await app().player();
    const sent = { client_id: freshId(), language: 'enUs', image: file.toString('base64') };
    const answer = await player.call(PICTURE, sent);
    const { room } = await player.expectOk('POST /api/service/open');
    const { items } = await player.expectOk('POST /api/chat/messages', { room });
    if (answer.state !== 'SUCCESS') {
      expect(answer.code).toBe('picture_invalid');
      expect(items).toEqual([]);
      return;
    }
    expect(items).toHaveLength(1);
    const shown = await site.inject({ url: items[0]!.picture!.replace('http://files.test', '') });
    const { rawPayload: stored, headers } = shown;
    expect([shown.statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      ...[200, 'image/png', 'nosniff'],
    ]);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(chunksOf(stored).filter((name) => !PIXELS.includes(name))).toEqual([]);
    expect(Math.max(stored.readUInt32BE(16), stored.readUInt32BE(20)), what).toBeLessThanOrEqual(SIDE_MAX);
    for (const text of FORBIDDEN) expect(stored.includes(text), text).toBe(false);
  },
);
