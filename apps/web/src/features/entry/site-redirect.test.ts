import { describe, expect, test } from 'vitest';
import { type RedirectCase, siteRedirect } from './site-redirect.ts';

const phoneAtPc: RedirectCase = {
  build: 'pc',
  device: 'wap',
  settings: { pcUrl: 'https://www.tessera.test', wapUrl: 'https://m.tessera.test', mode: 'production' },
  hosts: ['www.tessera.test', 'm.tessera.test'],
  location: {
    origin: 'https://www.tessera.test',
    pathname: '/a/b',
    search: '?x=1',
    hash: '#/lottery/show?id=ssc-1m',
  },
};
const at = (pathname: string) => ({ ...phoneAtPc.location, pathname });
const wapUrl = (url: string) => ({ ...phoneAtPc.settings, wapUrl: url });

describe('[R1.4] the redirect between the sites', () => {
  test('keeps path, query and hash', () => {
    expect(siteRedirect(phoneAtPc)).toBe('https://m.tessera.test/a/b?x=1#/lottery/show?id=ssc-1m');
  });

  test('redirects a desktop from the phone site', () => {
    const desktopAtWap: RedirectCase = {
      ...phoneAtPc,
      build: 'wap',
      device: 'pc',
      location: { ...phoneAtPc.location, origin: 'https://m.tessera.test' },
    };
    expect(siteRedirect(desktopAtWap)).toMatch(/^https:\/\/www\.tessera\.test\//);
  });

  test('leads a tablet from the desktop site to that of phones, and a desktop away from its build', () => {
    expect(siteRedirect({ ...phoneAtPc, device: 'pad' })).toMatch(/^https:\/\/m\.tessera\.test\//);
    const location = { ...phoneAtPc.location, origin: 'https://m.tessera.test' };
    expect(siteRedirect({ ...phoneAtPc, build: 'pad', device: 'pc', location })).toMatch(
      /^https:\/\/www\.tessera\.test\//,
    );
  });

  test.each<[string, Partial<RedirectCase>]>([
    ['of its own class', { device: 'pc' }],
    ['in the native app', { build: 'app', device: 'pc' }],
    ['of a tablet at the site of phones', { build: 'pad', device: 'pad' }],
    ['of a phone with the build of tablets', { build: 'pad', device: 'wap' }],
    ['without an address for the other site', { settings: wapUrl('') }],
    ['whose other site is this one', { settings: wapUrl('https://www.tessera.test') }],
  ])('does not redirect a device %s', (_, change) => {
    expect(siteRedirect({ ...phoneAtPc, ...change })).toBeNull();
  });
});

describe('[E7] the redirect refuses', () => {
  test.each<[string, Partial<RedirectCase>]>([
    ['a host that is not on the list', { settings: wapUrl('https://evil.test') }],
    ['plain http', { settings: wapUrl('http://m.tessera.test') }],
    ['another scheme', { settings: wapUrl('javascript:alert(1)') }],
    ['localhost in production', { settings: wapUrl('http://localhost:3001') }],
    ['a path that names a host', { location: at('//evil.test/') }],
    ['a path with a backslash', { location: at('/\\evil.test') }],
  ])('%s', (_, change) => {
    expect(siteRedirect({ ...phoneAtPc, ...change })).toBeNull();
  });

  test('nothing of localhost in the demonstration, on any port', () => {
    const settings = { ...wapUrl('http://localhost:3001'), mode: 'demo' as const };
    expect(siteRedirect({ ...phoneAtPc, settings })).toBe(
      'http://localhost:3001/a/b?x=1#/lottery/show?id=ssc-1m',
    );
  });
});
