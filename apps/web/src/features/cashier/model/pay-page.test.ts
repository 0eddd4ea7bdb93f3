import { expect, test } from 'vitest';
import { payPageFor } from './pay-page.ts';

test.each([
  ['http://127.0.0.1:3104/pay/o-1?x=1', '192.168.1.5', 'http://192.168.1.5:3104/pay/o-1?x=1'],
  ['http://127.0.0.1:3104/pay/o-1', 'localhost', 'http://127.0.0.1:3104/pay/o-1'],
  ['https://pay.example.com/o-1', '192.168.1.5', 'https://pay.example.com/o-1'],
  ['not an address', '192.168.1.5', 'not an address'],
])('%s is opened from %s at %s', (address, here, opened) => {
  expect(payPageFor(address, here)).toBe(opened);
});
