import { describe, expect, test } from 'vitest';
import { createCookieJar, usesPrefix } from './cookies.ts';

describe('[A9] secret cookies', () => {
  test('carry __Host-, Secure and HttpOnly where a browser accepts them', () => {
    const jar = createCookieJar(undefined, true);
    jar.set('browser', 's');
    expect(jar.lines()).toEqual(['__Host-browser=s; Path=/; SameSite=Lax; HttpOnly; Secure']);
  });

  test('have no prefix and no Secure on a plain-http address', () => {
    const jar = createCookieJar('browser=s', false);
    jar.set('device', 'd', { maxAgeS: 60 });
    expect(jar.get('browser')).toBe('s');
    expect(jar.lines()).toEqual(['device=d; Path=/; SameSite=Lax; HttpOnly; Max-Age=60']);
  });

  test('an unprefixed cookie, which another site of the host could plant, is not read where the prefix is used', () => {
    expect(createCookieJar('browser=planted', true).get('browser')).toBeUndefined();
  });

  test('a dropped cookie reads as absent and is deleted in the browser', () => {
    const jar = createCookieJar('__Host-device=d', true);
    jar.drop('device');
    expect(jar.get('device')).toBeUndefined();
    expect(jar.lines()[0]).toContain('Max-Age=0');
  });
});

test('[A10] the XSRF cookie is the only one that scripts can read', () => {
  const jar = createCookieJar(undefined, true);
  jar.set('XSRF-TOKEN', 'x');
  expect(jar.lines()).toEqual(['XSRF-TOKEN=x; Path=/; SameSite=Lax; Secure']);
});

test.each([
  ['demo', 'http', 'localhost', true],
  ['demo', 'http', '192.168.1.4', false],
  ['demo', 'https', '192.168.1.4', true],
  ['production', 'http', 'play.example', true],
])('[A9] in mode %s over %s on %s the prefix is used: %s', (mode, protocol, host, expected) => {
  expect(usesPrefix(mode, protocol, host)).toBe(expected);
});
