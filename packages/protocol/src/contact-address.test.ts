import { expect, test } from 'vitest';
import { maskContact, readContact } from './contact-address.ts';

test.each([
  ['  Li.Lei@Example.COM ', 'email', 'li.lei@example.com'],
  ['a+b@mail.example.co.uk', 'email', 'a+b@mail.example.co.uk'],
  ['138 0013 8000', 'phone', '+8613800138000'],
  ['0049 (30) 901-820', 'phone', '+4930901820'],
  ['+1.202.555.0100', 'phone', '+12025550100'],
])('"%s" is the %s %s', (text, kind, address) => {
  expect(readContact(text)).toEqual({ kind, address });
});

test.each([
  '',
  'nobody',
  'a@b',
  '@example.com',
  'a b@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@-example.com',
  'a@example.com\nBcc: b@example.com',
  'a@example.com,b@example.com',
  '12345',
  '+0123456789',
  '+1234567890123456',
  `${'a'.repeat(120)}@example.com`,
])('%j is no address', (text) => {
  expect(readContact(text)).toBeUndefined();
});

test('a masked address shows its first letter and domain, or the first and last digits', () => {
  expect(maskContact({ kind: 'email', address: 'lilei@example.com' })).toBe('l***@example.com');
  expect(maskContact({ kind: 'phone', address: '+8613800138000' })).toBe('+86***00');
});
