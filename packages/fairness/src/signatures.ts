import { ed25519 } from '@noble/curves/ed25519.js';
import { fromHex, isHex } from './bytes.ts';
import { type SignatureKind, signingMessage } from './documents.ts';

/** Whether `signature` (hex, 64 bytes) is `key`'s Ed25519 signature (RFC 8032, strict) of a payload. */
export function verifySignature(
  key: string,
  kind: SignatureKind,
  payload: Uint8Array,
  signature: string,
): boolean {
  if (!isHex(key, 32) || !isHex(signature, 64)) return false;
  try {
    return ed25519.verify(fromHex(signature), signingMessage(kind, payload), fromHex(key), { zip215: false });
  } catch {
    return false; // the bytes are not a point of the curve
  }
}
