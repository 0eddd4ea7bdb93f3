import type { Amount } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { compare, providerIds, readProviders, sandboxKey, signatureHeaders, verifySigned } from './index.ts';

const key = (byte: number) => Buffer.alloc(32, byte);
const now = 1_700_000_000_000;

test('[P1] two keys are accepted while one replaces the other, but no third key and no changed body', () => {
  const body = Buffer.from('{"amount":"1.0000"}');
  const verify = (signedBy: Buffer, keys: Buffer[], text = body) =>
    verifySigned(signatureHeaders(signedBy, 'an-event-1', body, now), text, keys, () => now);
  expect(verify(key(1), [key(1), key(2)])).toEqual({ ok: true, event: 'an-event-1', at: now });
  expect(verify(key(2), [key(1), key(2)])).toMatchObject({ ok: true });
  expect(verify(key(3), [key(1), key(2)])).toEqual({ ok: false, fault: 'signature' });
  expect(verify(key(1), [])).toEqual({ ok: false, fault: 'signature' });
  expect(verify(key(1), [key(1)], Buffer.from('{"amount":"9.0000"}'))).toEqual({
    ok: false,
    fault: 'signature',
  });
});

test('[P1] a signature is valid for 300 seconds before and after its time', () => {
  const body = Buffer.from('{}');
  const at = (clock: number) =>
    verifySigned(signatureHeaders(key(1), 'an-event-1', body, now), body, [key(1)], () => clock).ok;
  expect([at(now - 300_000), at(now + 300_000), at(now - 300_001), at(now + 300_001)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('[E17] production connects no provider by default, and none without its own keys, sources and https', () => {
  expect(readProviders({}, 'production')).toEqual({});
  expect(readProviders({}, 'demo').aurora).toMatchObject({
    url: 'http://127.0.0.1:3102',
    keys: [sandboxKey('aurora')],
  });
  const whole = {
    AURORA_URL: 'https://games.example/',
    AURORA_KEYS: `${'ab'.repeat(32)},${'cd'.repeat(32)}`,
  };
  expect(() => readProviders(whole, 'production')).toThrow('AURORA_ALLOW');
  const allowed = { ...whole, AURORA_ALLOW: '203.0.113.1' };
  expect(readProviders(allowed, 'production').aurora).toMatchObject({
    url: 'https://games.example',
    allowed: ['203.0.113.1'],
  });
  const plain = { ...allowed, AURORA_URL: 'http://games.example' };
  expect(() => readProviders(plain, 'production')).toThrow('https');
  for (const id of providerIds) {
    const known = { ...allowed, AURORA_KEYS: `${'ab'.repeat(32)},${sandboxKey(id).toString('hex')}` };
    expect(() => readProviders(known, 'production'), `[E17] the sandbox's key of ${id}`).toThrow(
      'AURORA_KEYS is a key of the sandbox',
    );
  }
  for (const AURORA_KEYS of [
    'xyz',
    'ab',
    'ab'.repeat(65),
    `${'ab'.repeat(32)},`.repeat(2) + 'ab'.repeat(32),
  ]) {
    expect(() => readProviders({ AURORA_KEYS }, 'demo')).toThrow('AURORA_KEYS');
  }
});

test('[P4] statements are compared by reference; movements at the edges of a range are matched with those around it', () => {
  const line = (ref: string, units: bigint, at = 5) => ({
    ref,
    kind: 'deposit',
    amount: units as Amount,
    currency: 'CNY',
    at,
  });
  const range = { from: 0, to: 10 };
  expect(compare([line('a', 1n, 9), line('out', 1n, 11)], [line('a', 1n, 12)], range)).toEqual([]);
  const found = compare([line('a', 1n), line('b', 1n)], [line('a', 2n), line('c', 1n)], range);
  expect(found.map(({ ref, problem, ours, theirs }) => [ref, problem, ours, theirs])).toEqual([
    ['a', 'differs', '0.0001', '0.0002'],
    ['b', 'missing_there', '0.0001', null],
    ['c', 'missing_here', null, '0.0001'],
  ]);
});
