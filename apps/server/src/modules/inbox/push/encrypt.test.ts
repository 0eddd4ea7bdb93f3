import { createECDH, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPushBrowser } from '../../../../test/push-browser.ts';
import { encryptPush, isBrowserKey, PUSH_BYTES_MAX } from './encrypt.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browser: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const browserOf = ({ p256dh, auth }: { p256dh: string; auth: string }) => ({
  p256dh: bytes(p256dh),
  auth: bytes(auth),
});

describe('encryption for a browser', () => {
  test('gives the body of the example in RFC 8291', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(bytes(example.sender));
    const body = encryptPush(Buffer.from(example.text), browserOf(example), {
      pair,
      salt: bytes(example.salt),
    });
    expect(body.toString('base64url')).toBe(example.body);
    const browser = createPushBrowser(bytes(example.browser), bytes(example.auth));
    expect(browser.keys.p256dh).toBe(example.p256dh);
    expect(browser.read(body)).toBe(example.text);
  });

  test('is read by the browser alone, whatever the text, and never gives the same body twice', () => {
    const browser = createPushBrowser();
    const other = createPushBrowser();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        const body = encryptPush(Buffer.from(text), browserOf(browser.keys));
        expect(browser.read(body)).toBe(text);
        expect(() => other.read(body)).toThrow();
        expect(body.equals(encryptPush(Buffer.from(text), browserOf(browser.keys)))).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  test('fills a body of 4096 bytes at most', () => {
    const { keys } = createPushBrowser();
    expect(encryptPush(Buffer.alloc(PUSH_BYTES_MAX, 'a'), browserOf(keys))).toHaveLength(4_096);
    expect(() => encryptPush(Buffer.alloc(PUSH_BYTES_MAX + 1), browserOf(keys))).toThrow();
  });

  test('knows a public key from other bytes', () => {
    expect(isBrowserKey(bytes(example.p256dh))).toBe(true);
    expect(isBrowserKey(bytes(example.p256dh).subarray(1))).toBe(false);
    // Of random points nearly none lies on the curve.
    expect(isBrowserKey(Buffer.concat([Buffer.of(4), randomBytes(64)]))).toBe(false);
  });
});
