import { createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { identifyBrowser, originHolds, xsrfHolds } from './browser.ts';
import { type CookieJar, createCookieJar } from './cookies.ts';

const key = createSecretKey(Buffer.alloc(32, 1));
const secret = 'a'.repeat(43);
const cookiesOf = (jar: CookieJar) => [jar.headers()['set-cookie'] ?? []].flat();

test('[A9] the first answer sets a separate secret for each browser, and the XSRF cookie', () => {
  const jar = createCookieJar(undefined, true);
  const first = identifyBrowser(jar, undefined, key);
  const other = identifyBrowser(createCookieJar(undefined, true), undefined, key);
  expect(cookiesOf(jar).map((line) => line.split('=')[0])).toEqual(['__Host-browser', 'XSRF-TOKEN']);
  expect(first.known).toBe(false);
  expect(first.secretHash.equals(other.secretHash)).toBe(false);
});

test('[A9] a browser that sends both cookies is recognised and gets no new ones', () => {
  const { xsrf } = identifyBrowser(createCookieJar(`__Host-browser=${secret}`, true), undefined, key);
  const jar = createCookieJar(`__Host-browser=${secret}; XSRF-TOKEN=${xsrf}`, true);
  expect(identifyBrowser(jar, undefined, key).known).toBe(true);
  expect(cookiesOf(jar)).toEqual([]);
});

test('[A10] only the HMAC of the browser secret is accepted, and only with the cookie', () => {
  const browser = identifyBrowser(createCookieJar(`__Host-browser=${secret}`, true), undefined, key);
  expect(xsrfHolds(browser, browser.xsrf)).toBe(true);
  expect(xsrfHolds(browser, `${browser.xsrf.slice(0, -1)}~`)).toBe(false);
  expect(xsrfHolds(browser, undefined)).toBe(false);
  const unknown = identifyBrowser(createCookieJar(undefined, true), undefined, key);
  expect(xsrfHolds(unknown, unknown.xsrf)).toBe(false);
});

test('[A9] a native app is identified by its Device header and gets no cookies', () => {
  const jar = createCookieJar(undefined, true);
  const browser = identifyBrowser(jar, secret, key);
  expect(browser).toMatchObject({ native: true, known: true });
  expect(cookiesOf(jar)).toEqual([]);
  expect(xsrfHolds(browser, undefined)).toBe(true);
});

const host = 'localhost:3000';

test.each([
  ['a page of this site', { origin: 'http://localhost:3000', secFetchSite: 'same-origin' }, true],
  ['a program without a browser', { origin: undefined, secFetchSite: undefined }, true],
  ['the native app', { origin: 'capacitor://localhost', secFetchSite: 'cross-site' }, true],
  ['another port of the host', { origin: 'http://localhost:3100', secFetchSite: 'same-site' }, false],
  ['another site', { origin: 'https://evil.example', secFetchSite: 'cross-site' }, false],
  ['another site in an old browser', { origin: 'https://evil.example', secFetchSite: undefined }, false],
  ['a sandboxed frame', { origin: 'null', secFetchSite: undefined }, false],
])('[A10] a call from %s', (_, headers, expected) => {
  expect(originHolds({ ...headers, host })).toBe(expected);
});
