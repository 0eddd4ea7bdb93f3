import { createECDH, createPrivateKey, type JsonWebKey, sign } from 'node:crypto';

/** The key pair by which this installation proves to push services who sends (RFC 8292). */
export interface VapidKeys {
  /** P-256, uncompressed, base64url: browsers subscribe with it. */
  readonly publicKey: string;
  readonly privateKey: JsonWebKey;
}

/** Order of the group of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The key pair that belongs to a secret of 32 bytes. */
export function vapidKeysOf(secret: Buffer): VapidKeys {
  const scalar = (BigInt(`0x${secret.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar.toString(16).padStart(64, '0'), 'hex');
  const point = pair.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return {
    publicKey: point.toString('base64url'),
    privateKey: {
      kty: 'EC',
      crv: 'P-256',
      x: part(1),
      y: part(33),
      d: Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url'),
    },
  };
}

/** A token is valid this long, ms; push services accept at most 24 hours. */
const LIFE_MS = 12 * 3_600_000;
/** Push services whose token is kept. */
const KEPT_MAX = 100;

/**
 * Makes the header `Authorization` for a push service. One token serves all messages to a service for half of its life. `contact`: a
 * `mailto:` or `https:` address of the operator, or empty. `now`: ms, of this machine's clock.
 */
export function createVapid({
  publicKey,
  privateKey,
}: VapidKeys): (origin: string, contact: string, now: number) => string {
  const key = createPrivateKey({ format: 'jwk', key: privateKey });
  const kept = new Map<string, { readonly header: string; readonly until: number }>();
  return (origin, contact, now) => {
    const name = `${origin} ${contact}`;
    const known = kept.get(name);
    if (known && now < known.until && known.until - now <= LIFE_MS) return known.header;
    const claims = {
      aud: origin,
      exp: Math.floor((now + LIFE_MS) / 1000),
      ...(contact !== '' && { sub: contact }),
    };
    const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    const header = `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(name, { header, until: now + LIFE_MS / 2 });
    return header;
  };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
