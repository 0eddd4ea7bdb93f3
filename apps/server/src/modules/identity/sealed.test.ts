import { expect, test } from 'vitest';
import { openFor, sealFor } from './sealed.ts';

const key = Buffer.alloc(32, 7);

test('encrypted data opens only for its owner, and not if a byte was changed', () => {
  const sealed = sealFor(key, '1', Buffer.from('seed'));
  expect(openFor(key, '1', sealed).toString()).toBe('seed');
  expect(() => openFor(key, '2', sealed)).toThrow();
  expect(() => openFor(Buffer.alloc(32, 8), '1', sealed)).toThrow();
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => openFor(key, '1', changed)).toThrow();
  }
});

test('the same bytes are encrypted differently each time', () => {
  expect(sealFor(key, '1', Buffer.from('seed'))).not.toEqual(sealFor(key, '1', Buffer.from('seed')));
});
