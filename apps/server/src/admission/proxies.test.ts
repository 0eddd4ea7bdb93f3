import { describe, expect, test } from 'vitest';
import { createProxies } from './proxies.ts';

const proxies = createProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8:aa::/48']);

describe('[E15] the client of a request', () => {
  test.each([
    ['an untrusted peer that claims another address', '203.0.113.9', '198.51.100.1', '203.0.113.9', false],
    ['one client behind one proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1', true],
    ['a chain of proxies', '10.1.2.3', '198.51.100.1, 192.0.2.7, 10.9.9.9', '198.51.100.1', true],
    [
      'entries that the client wrote itself',
      '10.1.2.3',
      '1.1.1.1, 10.0.0.1, 198.51.100.1',
      '198.51.100.1',
      true,
    ],
    ['an IPv4 peer in IPv6 form', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1', true],
    ['a hop with its port', '10.1.2.3', '198.51.100.1:55123', '198.51.100.1', true],
    ['an IPv6 hop with its port', '10.1.2.3', '[2001:db8::1]:443', '2001:db8::1', true],
    ['an IPv6 proxy', '2001:db8:aa::5', '198.51.100.1', '198.51.100.1', true],
    ['a proxy without the header', '10.1.2.3', undefined, '10.1.2.3', true],
    ['a hop that is not an address', '10.1.2.3', 'unknown, 10.4.4.4', '10.4.4.4', true],
    ['proxies only', '10.1.2.3', '10.4.4.4, 10.5.5.5', '10.4.4.4', true],
  ])('%s', (_, peer, forwarded, address, proxied) => {
    expect(proxies.clientOf(peer, forwarded)).toMatchObject({ address, proxied });
  });

  test('an IPv6 client is limited by its /64', () => {
    expect(proxies.clientOf('10.1.2.3', '2001:db8:1:2:3:4:5:6').network).toBe('2001:db8:1:2::/64');
  });
});

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/8/8', '2001:db8::/129', '10.0.0/8', '10.0.0.1/'])(
  '"%s" is not accepted as a proxy, and the error names it',
  (entry) => {
    expect(() => createProxies([entry])).toThrow(`TRUST_PROXY: "${entry}"`);
  },
);
