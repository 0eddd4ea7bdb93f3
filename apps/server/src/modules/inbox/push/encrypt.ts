import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser tells of its subscription: its public key (P-256, uncompressed, 65 bytes) and its secret (16 bytes). */
export interface BrowserKeys {
  readonly p256dh: Uint8Array;
  readonly auth: Uint8Array;
}

/** The random part of one message: a key pair that is used once, and a salt of 16 bytes. */
interface Fresh {
  readonly pair: ECDH;
  readonly salt: Uint8Array;
}

const CURVE = 'prime256v1';
/** Size of a record; a message is a single record, and push services accept no larger body. */
const RECORD = 4_096;
/** Marks the end of the last record. */
const LAST = 2;
const TAG_BYTES = 16;
/** Salt, size of a record, length of the key, key. */
const HEADER_BYTES = 16 + 4 + 1 + 65;
/** Most bytes of a message before it is encrypted. */
export const PUSH_BYTES_MAX = RECORD - HEADER_BYTES - TAG_BYTES - 1;

/**
 * Encrypts a message for one browser: content coding `aes128gcm` with the keys of RFC 8291. Errors: throws when `p256dh` is not a point of
 * the curve, or the message is longer than `PUSH_BYTES_MAX`.
 *
 * @param fresh - Only the test of the RFC's example passes it.
 */
export function encryptPush(
  message: Uint8Array,
  { p256dh, auth }: BrowserKeys,
  { pair, salt }: Fresh = makeFresh(),
): Buffer {
  if (message.length > PUSH_BYTES_MAX) throw new Error(`a push message of ${message.length} bytes`);
  const own = pair.getPublicKey();
  const shared = pair.computeSecret(p256dh);
  const seed = derive(shared, auth, Buffer.concat([text('WebPush: info\0'), p256dh, own]), 32);
  const key = derive(seed, salt, text('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(seed, salt, text('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([
    salt,
    size,
    Buffer.of(own.length),
    own,
    cipher.update(message),
    cipher.update(Buffer.of(LAST)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Whether these bytes are a public key of a browser: a point of the curve. */
export function isBrowserKey(p256dh: Uint8Array): boolean {
  if (p256dh.length !== 65 || p256dh[0] !== 4) return false;
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(p256dh);
    return true;
  } catch {
    return false;
  }
}

function makeFresh(): Fresh {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { pair, salt: randomBytes(16) };
}

const text = (words: string) => Buffer.from(words, 'latin1');

const derive = (from: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, bytes));
