import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** Networks USDT is paid out on. */
export type Network = 'trc20' | 'erc20';

/** What an address as typed looks like: right, of another network, mistyped, or none at all. */
export type AddressLook = 'ok' | 'other_network' | 'checksum' | 'format';

/**
 * Reads an address before it is sent: TRON by its base58 check sum, Ethereum by EIP-55 (one case alone carries no sum and
 * passes). The service checks again; here a slip is caught before anything is saved.
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
/** Version byte of TRON's main network, 20 bytes of address, 4 of the sum. */
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

/** Whether the cases of 40 hex digits are those of EIP-55, or carry no sum at all. */
function isMixedRight(digits: string): boolean {
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = keccak_256(new TextEncoder().encode(lower));
  return [...digits].every((sign, at) => {
    const half = at % 2 === 0 ? hash[at >> 1]! >> 4 : hash[at >> 1]! & 15;
    return sign === (half >= 8 ? sign.toUpperCase() : sign.toLowerCase());
  });
}
