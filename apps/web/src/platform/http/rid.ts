import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * A request id: 128 random bits in hex. Make one when the player decides, keep it over every retry of that
 * decision: the same `rid` with the same body has one effect (E2, L6).
 */
export function newRid(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}
