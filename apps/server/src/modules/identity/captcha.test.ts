import { createDecipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, useApp } from '../../../test/app.ts';
import { CAPTCHA_ALPHABET, createCaptchas } from './captcha.ts';
import { glyphs } from './captcha-glyphs.ts';

const app = useApp({ extend: ({ services }) => services.settings.settings.set('loginCaptcha', '1', 'test') });
const captchas = () => createCaptchas(app().db.store, Buffer.alloc(32, 7));
const now = 1_700_000_000_000;
const size = { width: 100, height: 32 };

/** Decrypts the answer with the server's key. */
const solve = (encrypt: string): string => {
  const bytes = Buffer.from(encrypt, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.alloc(32, 7), bytes.subarray(0, 12)).setAuthTag(
    bytes.subarray(-16),
  );
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString())
    .answer;
};

test('[R9.8] a captcha is a PNG of the requested size drawn at 2x, and lives 120 s', async () => {
  const issued = await app().browser().expectOk('POST /common/captcha', {});
  const png = Buffer.from(issued.data.replace('data:image/png;base64,', ''), 'base64');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([200, 64]);
  expect(issued.expires - app().services.http.now()).toBeGreaterThan(119_000);
});

test.each([{ width: 59 }, { height: 161 }, { width: 1e9 }])('size %j is refused', async (payload) => {
  expect(await app().browser().codeOf('POST /common/captcha', payload)).toBe('validation_failed');
});

describe('[A4] an answer', () => {
  test('is right once, in either case, in time', async () => {
    const { encrypt } = await captchas().issue(size, now);
    const answer = solve(encrypt);
    expect(await captchas().check({ encrypt, answer: ` ${answer.toLowerCase()} ` }, now + 119_999)).toBe(
      true,
    );
    expect(await captchas().check({ encrypt, answer }, now + 119_999)).toBe(false);
  });

  test('if wrong, uses up the captcha', async () => {
    const { encrypt } = await captchas().issue(size, now);
    expect(await captchas().check({ encrypt, answer: '0000' }, now)).toBe(false);
    expect(await captchas().check({ encrypt, answer: solve(encrypt) }, now)).toBe(false);
  });

  test('is wrong if late, for another key, or altered', async () => {
    const { encrypt } = await captchas().issue(size, now);
    const answer = solve(encrypt);
    expect(await captchas().check({ encrypt, answer }, now + 120_000)).toBe(false);
    const foreign = createCaptchas(app().db.store, Buffer.alloc(32, 8));
    expect(await foreign.check({ encrypt, answer }, now)).toBe(false);
    const altered = `${encrypt.startsWith('A') ? 'B' : 'A'}${encrypt.slice(1)}`;
    for (const broken of [altered, '', 'x', encrypt.slice(20)]) {
      expect(await captchas().check({ encrypt: broken, answer }, now)).toBe(false);
    }
  });

  test('[F15] of fifty concurrent ones only one counts', async () => {
    const { encrypt } = await captchas().issue(size, now);
    const answer = solve(encrypt);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => captchas().check({ encrypt, answer }, now)),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  test('used ones are deleted when they would have expired', async () => {
    const { encrypt } = await captchas().issue(size, now);
    await captchas().check({ encrypt, answer: '0000' }, now);
    await captchas().forget(now + 120_000);
    const rows = await app().db.asOwner('select from captcha_used where expires_at <= $1', [
      new Date(now + 120_000),
    ]);
    expect(rows).toHaveLength(0);
  });
});

test('the encrypted answer cannot be read from its text', async () => {
  const issued = await Promise.all(Array.from({ length: 20 }, () => captchas().issue(size, now)));
  const texts = issued.map(({ encrypt }) => encrypt);
  expect(new Set(texts).size).toBe(20);
  expect(
    texts.every((text) => !/answer|expires/.test(Buffer.from(text, 'base64url').toString('latin1'))),
  ).toBe(true);
});

test('every letter of the alphabet can be drawn', () => {
  expect([...CAPTCHA_ALPHABET].filter((letter) => !(letter in glyphs))).toEqual([]);
});

test('[R5.2] with loginCaptcha on, login and registration require one', async () => {
  const browser = app().browser();
  const login = { user_name: 'somebody', password: TEST_PASSWORD };
  expect(await browser.codeOf('POST /api/user/login', login)).toBe('captcha_incorrect');
  const { encrypt } = await browser.expectOk('POST /common/captcha', {});
  expect(
    await browser.codeOf('POST /api/user/login', { ...login, captcha: { encrypt, answer: '0000' } }),
  ).toBe('captcha_incorrect');
  const form = { ...login, user_name: 'newcomer', birth_date: '1990-01-01', agree: true as const };
  expect(await browser.codeOf('POST /api/user/register', form)).toBe('captcha_incorrect');
});
