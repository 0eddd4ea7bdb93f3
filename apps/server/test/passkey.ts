import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A device that makes a passkey and signs with it, as a browser would (WebAuthn level 3, ES256, no attestation). */
export interface Device {
  /** What the console gets when the passkey is made. */
  make(challenge: string, origin?: string): object;
  /** What the console gets at a sign-in. `moved`: how far the counter moves, by default one. */
  sign(challenge: string, given?: { origin?: string; moved?: number; isVerified?: boolean }): object;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

export function createDevice(home: string): Device {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let count = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authenticatorData(flags: number, origin: string, made = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head[0] = flags;
    head.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), head, made]);
  }
  const named = (response: Readonly<Record<string, Buffer>>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });

  return {
    make(challenge, origin = home) {
      // COSE: key type 2 (EC), algorithm −7 (ES256), curve 1 (P-256), x and y of 32 bytes.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authenticatorData(PRESENT | VERIFIED | ATTESTED, origin, made);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return named({ clientDataJSON: clientData('webauthn.create', challenge, origin), attestationObject });
    },
    sign(challenge, { origin = home, moved = 1, isVerified = true } = {}) {
      count += moved;
      const clientDataJSON = clientData('webauthn.get', challenge, origin);
      const data = authenticatorData(PRESENT | (isVerified ? VERIFIED : 0), origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(clientDataJSON)]))
        .sign(privateKey);
      return named({ clientDataJSON, authenticatorData: data, signature });
    },
  };
}
