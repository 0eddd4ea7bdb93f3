import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';

/** SHA-256 as a plain function, so that a server can pass a faster implementation for large numbers of hashes. */
export type Hash = (bytes: Uint8Array) => Uint8Array;

/** H of the protocol. */
export const sha256: Hash = (bytes) => nobleSha256(bytes);

/** HMAC-SHA256 (RFC 2104). */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  hmac(nobleSha256, key, message);
