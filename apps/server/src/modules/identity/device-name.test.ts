import { expect, test } from 'vitest';
import { deviceName, placeOf } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome Windows desktop',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge Windows desktop',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari iOS phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome Android phone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox Linux desktop'],
  ['curl/8', '  unknown'],
])('case %#', (userAgent, expected) => {
  const { browser, system, form } = deviceName(userAgent);
  expect(`${browser} ${system} ${form}`).toBe(expected);
});

test.each([
  ['127.0.0.1', 'machine'],
  ['::1', 'machine'],
  ['::ffff:192.168.0.4', 'network'],
  ['172.20.1.1', 'network'],
  ['172.32.1.1', 'internet'],
  ['fd12::1', 'network'],
  ['203.0.113.9', 'internet'],
])('%s is on this %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
