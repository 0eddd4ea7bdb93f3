import { expect, test } from 'vitest';
import { cookieOf } from './cookie.ts';

test.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['a=1; XSRF-TOKEN=ab=c; b=2', 'ab=c'],
  ['OTHER-XSRF-TOKEN=no', ''],
  ['', ''],
])('the value of a cookie in "%s"', (cookies, value) => {
  expect(cookieOf(cookies, 'XSRF-TOKEN')).toBe(value);
});
