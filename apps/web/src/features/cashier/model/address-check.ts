import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** Networks for USDT payouts. */
export type Network = 'trc20' | 'erc20';

/** Result of checking a typed address: valid, other network, wrong checksum, or not an address. */
export type AddressLook = 'ok' | 'other_network' | 'checksum' | 'format';

/**
 * Checks an address before it is sent: TRON by its base58 checksum, Ethereum by EIP-55 (an address in one case has no checksum
 * and passes). The server checks again; this check catches typing errors before anything is saved.
 */
export function lookOfAddress(network: Network, typed: string): AddressLook {
  const address = typed.trim();
  const isEth = /^0x[0-9a-fA-F]{40}$/.test(address);
  const isTron = /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address);
  if (network === 'trc20') {
    if (isEth) return 'other_network';
    if (!isTron) return 'format';
    return isBase58Checked(address) ? 'ok' : 'checksum';
  }
  if (isTron) return 'other_network';
  if (!isEth) return 'format';
  return isMixedRight(address.slice(2)) ? 'ok' : 'checksum';
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Version byte of TRON's main network, 20 bytes of address, 4 of checksum. */
const TRON_BYTES = 25;
const TRON_VERSION = 0x41;

function isBase58Checked(address: string): boolean {
  let number = 0n;
  for (const sign of address) number = number * 58n + BigInt(ALPHABET.indexOf(sign));
  const hex = number.toString(16);
  if (hex.length > TRON_BYTES * 2) return false;
  const bytes = Uint8Array.from(hex.padStart(TRON_BYTES * 2, '0').match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );
  if (bytes[0] !== TRON_VERSION) return false;
  const sum = sha256(sha256(bytes.subarray(0, 21)));
  return bytes.subarray(21).every((byte, at) => byte === sum[at]);
}

/** Whether the letter cases of 40 hex digits match EIP-55, or all are of one case (no checksum). */
function isMixedRight(digits: string): boolean {
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = keccak_256(new TextEncoder().encode(lower));
  return [...digits].every((sign, at) => {
    const half = at % 2 === 0 ? hash[at >> 1]! >> 4 : hash[at >> 1]! & 15;
    return sign === (half >= 8 ? sign.toUpperCase() : sign.toLowerCase());
  });
}
