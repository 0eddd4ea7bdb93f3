import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
])('%s is written as %s and limited as %s', (peer, address, network) => {
  expect(clientAddress(peer)).toEqual({ address, network });
});
