import { createPublicKey, verify } from 'node:crypto';

/** What is wrong with the sender's proof, or its public key. */
export type Proof = { readonly key: string } | { readonly wrong: string };

const DAY_MS = 24 * 3_600_000;
/** Proofs whose signature was checked before; one serves many messages. */
const KNOWN_MAX = 1_000;

/** Checks headers `Authorization` of senders (RFC 8292): scheme `vapid`, ES256, audience, end within 24 hours. */
export function createProofs(time: () => number): (header: unknown, origin: string) => Proof {
  const known = new Map<string, { readonly key: string; readonly aud: unknown; readonly exp: unknown }>();
  return (header, origin) => {
    const found = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), ?k=([\w-]{87})$/.exec(
      typeof header === 'string' ? header : '',
    );
    if (!found) return { wrong: 'authorization' };
    const [whole, signed, signature, key] = found as unknown as [string, string, string, string];
    const claims = known.get(whole) ?? read(signed, signature, key);
    if (!claims) return { wrong: 'signature' };
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(whole, claims);
    const { aud, exp } = claims;
    if (aud !== origin) return { wrong: 'audience' };
    if (typeof exp !== 'number' || exp * 1000 <= time() || exp * 1000 > time() + DAY_MS)
      return { wrong: 'expiry' };
    return { key };
  };
}

function read(signed: string, signature: string, key: string) {
  try {
    const point = Buffer.from(key, 'base64url');
    const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
    const verifier = createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) },
    });
    const isRight = verify(
      'sha256',
      Buffer.from(signed),
      { key: verifier, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const [head, claims] = signed
      .split('.')
      .map((text) => JSON.parse(Buffer.from(text, 'base64url').toString()));
    return isRight && head.alg === 'ES256' ? { key, aud: claims.aud, exp: claims.exp } : undefined;
  } catch {
    return undefined;
  }
}
