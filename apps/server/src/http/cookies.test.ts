import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, createHeaderJar, usesPrefix } from './cookies.ts';

const cookiesOf = (jar: CookieJar) => jar.headers()['set-cookie'] ?? [];

describe('[A9] secret cookies', () => {
  test('carry __Host-, Secure and HttpOnly where a browser accepts them', () => {
    const jar = createCookieJar(undefined, true);
    jar.set('browser', 's');
    expect(cookiesOf(jar)).toEqual(['__Host-browser=s; Path=/; SameSite=Lax; HttpOnly; Secure']);
  });

  test('have no prefix and no Secure on a plain-http address', () => {
    const jar = createCookieJar('browser=s', false);
    jar.set('device', 'd', { maxAgeS: 60 });
    expect(jar.get('browser')).toBe('s');
    expect(cookiesOf(jar)).toEqual(['device=d; Path=/; SameSite=Lax; HttpOnly; Max-Age=60']);
  });

  test('an unprefixed cookie, which another site of the host could plant, is not read where the prefix is used', () => {
    expect(createCookieJar('browser=planted', true).get('browser')).toBeUndefined();
  });

  test('a dropped cookie reads as absent and is deleted in the browser', () => {
    const jar = createCookieJar('__Host-device=d', true);
    jar.drop('device');
    expect(jar.get('device')).toBeUndefined();
    expect(cookiesOf(jar)[0]).toContain('Max-Age=0');
  });
});

test('[A10] the XSRF cookie is the only one that scripts can read', () => {
  const jar = createCookieJar(undefined, true);
  jar.set('XSRF-TOKEN', 'x');
  expect(cookiesOf(jar)).toEqual(['XSRF-TOKEN=x; Path=/; SameSite=Lax; Secure']);
});

describe('[A13] the headers of the native app', () => {
  test('carry the credential of a remembered login, and no other secret', () => {
    const jar = createHeaderJar('old');
    expect(jar.get('device')).toBe('old');
    expect(jar.headers()).toEqual({});
    jar.set('browser', 's');
    jar.set('device', 'new', { maxAgeS: 60 });
    expect(jar.get('browser')).toBeUndefined();
    expect(jar.headers()).toEqual({ Remembered: 'new' });
  });

  test('tell that it was dropped', () => {
    const jar = createHeaderJar('old');
    jar.drop('device');
    expect(jar.get('device')).toBeUndefined();
    expect(jar.headers()).toEqual({ Remembered: '' });
  });
});

test.each([
  ['demo', 'http', 'localhost', true],
  ['demo', 'http', '192.168.1.4', false],
  ['demo', 'https', '192.168.1.4', true],
  ['production', 'http', 'play.example', true],
])('[A9] in mode %s over %s on %s the prefix is used: %s', (mode, protocol, host, expected) => {
  expect(usesPrefix(mode, protocol, host)).toBe(expected);
});
