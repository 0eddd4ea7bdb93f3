import { expect, test } from 'vitest';
import { originHolds } from './browser.ts';

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
