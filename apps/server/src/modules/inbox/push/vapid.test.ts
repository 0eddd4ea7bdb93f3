import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVapid, vapidKeysOf } from './vapid.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 28);

const partsOf = (header: string) => {
  const [, head, claims, signature, key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header)!;
  const json = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString());
  return { head: json(head), claims: json(claims), signature, key, signed: `${head}.${claims}` };
};

test('one secret always gives the same key pair, another one another', () => {
  const secret = randomBytes(32);
  expect(vapidKeysOf(secret)).toEqual(vapidKeysOf(secret));
  expect(vapidKeysOf(secret).publicKey).not.toBe(vapidKeysOf(randomBytes(32)).publicKey);
  // Zero and the order of the group would be no key.
  for (const edge of ['00', 'ff'])
    expect(vapidKeysOf(Buffer.from(edge.repeat(32), 'hex')).publicKey).toHaveLength(87);
});

test('[RFC 8292] the header is signed for its service and ends within a day', () => {
  const keys = vapidKeysOf(randomBytes(32));
  const header = createVapid(keys)('https://push.example', 'mailto:ops@tessera.example', NOW);
  const { head, claims, signature, key, signed } = partsOf(header);
  expect(head).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(claims).toEqual({
    aud: 'https://push.example',
    exp: (NOW + 12 * HOUR_MS) / 1000,
    sub: 'mailto:ops@tessera.example',
  });
  expect(key).toBe(keys.publicKey);
  const { x = '', y = '', kty, crv } = keys.privateKey;
  const verifier = createPublicKey({ format: 'jwk', key: { kty, crv, x, y } as never });
  const given = Buffer.from(signature!, 'base64url');
  expect(verify('sha256', Buffer.from(signed), { key: verifier, dsaEncoding: 'ieee-p1363' }, given)).toBe(
    true,
  );
});

test('a header serves all messages to a service for half of its life', () => {
  const vapid = createVapid(vapidKeysOf(randomBytes(32)));
  const first = vapid('https://push.example', '', NOW);
  expect(partsOf(first).claims).not.toHaveProperty('sub');
  expect(vapid('https://push.example', '', NOW + 5 * HOUR_MS)).toBe(first);
  expect(vapid('https://push.example', '', NOW + 7 * HOUR_MS)).not.toBe(first);
  expect(vapid('https://other.example', '', NOW)).not.toBe(first);
  // A clock that was set back must not keep a header for ever.
  expect(vapid('https://other.example', '', NOW - 30 * HOUR_MS)).not.toBe(first);
});
