import { describe, expect, test } from 'vitest';
import { type EntryCase, entryAddresses } from './entry-addresses.ts';

const site = (name: string) => ({
  pcUrl: `https://${name}.tessera.test`,
  wapUrl: `https://m-${name}.tessera.test`,
});
const atOne: EntryCase = {
  build: 'pc',
  settings: { ...site('one'), entryAddresses: [site('two'), site('three'), site('two')], mode: 'production' },
  hosts: ['one', 'two', 'm-two'].map((name) => `${name}.tessera.test`),
  location: {
    origin: 'https://one.tessera.test',
    host: 'one.tessera.test',
    hostname: 'one.tessera.test',
  },
};
const hostsOf = (change: Partial<EntryCase> = {}) =>
  entryAddresses({ ...atOne, ...change }).map(({ host }) => host);
const local = (hostname: string): EntryCase['location'] => ({
  origin: `http://${hostname}:3000`,
  host: `${hostname}:3000`,
  hostname,
});
const here = (host: string) => ({ pcUrl: `http://${host}:3000`, wapUrl: `http://${host}:3001` });

describe('[R2.10] the entry addresses', () => {
  test("are the page's own address and those of the settings, without duplicates", () => {
    expect(entryAddresses(atOne)).toEqual([
      { origin: 'https://one.tessera.test', host: 'one.tessera.test', own: true },
      { origin: 'https://two.tessera.test', host: 'two.tessera.test', own: false },
    ]);
  });

  test('are those for phones on a phone', () => {
    expect(hostsOf({ build: 'wap' })).toEqual(['one.tessera.test', 'm-two.tessera.test']);
  });

  test('[E7] exclude an address whose host is not in the build', () => {
    expect(hostsOf({ hosts: [] })).toEqual(['one.tessera.test']);
    expect(hostsOf({ settings: { ...atOne.settings, entryAddresses: [here('127.0.0.1')] } })).toEqual([
      'one.tessera.test',
    ]);
  });

  test('are the hosts of the build while the settings are unknown', () => {
    expect(hostsOf({ settings: { pcUrl: '', wapUrl: '', mode: 'production' } })).toEqual([
      'one.tessera.test',
      'two.tessera.test',
      'm-two.tessera.test',
    ]);
  });

  test('of the demonstration are the two names of this machine, and none of them on another machine', () => {
    const settings = {
      ...here('localhost'),
      entryAddresses: [here('127.0.0.1')],
      mode: 'demo' as const,
    };
    expect(hostsOf({ settings, hosts: [], location: local('localhost') })).toEqual([
      'localhost:3000',
      '127.0.0.1:3000',
    ]);
    expect(hostsOf({ settings, hosts: [], location: local('192.168.1.20') })).toEqual(['192.168.1.20:3000']);
  });
});
