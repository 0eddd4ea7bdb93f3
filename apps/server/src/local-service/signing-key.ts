import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SignatureKind, signingMessage } from '@tessera/fairness';
import { DamagedRecords } from './errors.ts';
import { writeOnce } from './record-log.ts';

/** An Ed25519 key of the draw protocol. */
export interface SigningKey {
  /** Hex, 32 bytes. */
  readonly publicKey: string;
  /** Signature over a payload as hex, 64 bytes. */
  sign(kind: SignatureKind, payload: Uint8Array): string;
}

/** DER frame of an Ed25519 private key around its 32 secret bytes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
/** Length of the DER frame before the 32 bytes of a public key. */
const SPKI_HEAD_BYTES = 12;

/**
 * Loads the key of a secret folder. It is created on first use and never changes.
 * Errors: `record_not_kept` when a new key cannot be written, `records_damaged` when the file does not contain a key.
 */
export function loadSigningKey(dir: string): SigningKey {
  const path = join(dir, 'signing.key');
  writeOnce(path, `${randomBytes(32).toString('hex')}\n`);
  const text = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new DamagedRecords(path, { line: 1, offset: 0, reason: 'it is not a key of 64 hex digits' });
  }
  const secret = Buffer.from(text, 'hex');
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, secret]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI_HEAD_BYTES);
  return {
    publicKey: publicKey.toString('hex'),
    sign: (kind, payload) => sign(null, signingMessage(kind, payload), key).toString('hex'),
  };
}
