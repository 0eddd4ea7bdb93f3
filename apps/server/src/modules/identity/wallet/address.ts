import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** Chains whose wallets can sign in; wire name `type`. */
export type Chain = 'eth' | 'tron';

/** An address of a chain. */
export interface WalletAddress {
  readonly chain: Chain;
  /** The 20 bytes both chains derive from a public key. */
  readonly bytes: Uint8Array;
  /** In the chain's notation: with the checksum of EIP-55, or in Base58Check. */
  readonly text: string;
}

/** First byte of a TRON address. */
const TRON_PREFIX = 0x41;

/**
 * Parses an address; undefined if it is not an address of this chain or its checksum is wrong. An Ethereum address in a single
 * case has no checksum and is accepted (EIP-55).
 */
export function readAddress(chain: Chain, text: string): WalletAddress | undefined {
  return chain === 'eth' ? readEth(text) : readTron(text);
}

/** The address with these 20 bytes. */
export function addressOf(chain: Chain, bytes: Uint8Array): WalletAddress {
  return { chain, bytes, text: chain === 'eth' ? printEth(bytes) : printTron(bytes) };
}

/** The address of a public key: the last 20 bytes of the Keccak hash of its point. */
export function addressOfKey(chain: Chain, uncompressed: Uint8Array): WalletAddress {
  return addressOf(chain, keccak_256(uncompressed.subarray(1)).subarray(12));
}

function readEth(text: string): WalletAddress | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return undefined;
  const digits = text.slice(2);
  const address = addressOf('eth', Buffer.from(digits, 'hex'));
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return oneCase || address.text === text ? address : undefined;
}

function printEth(bytes: Uint8Array): string {
  const digits = Buffer.from(bytes).toString('hex');
  const hash = Buffer.from(keccak_256(Buffer.from(digits, 'ascii'))).toString('hex');
  return `0x${[...digits]
    .map((digit, at) => (Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit))
    .join('')}`;
}

function readTron(text: string): WalletAddress | undefined {
  const bytes = /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text) ? fromBase58(text) : undefined;
  if (bytes?.length !== 25 || bytes[0] !== TRON_PREFIX) return undefined;
  const body = bytes.subarray(0, 21);
  if (!checksum(body).equals(bytes.subarray(21))) return undefined;
  return { chain: 'tron', bytes: body.subarray(1), text };
}

function printTron(bytes: Uint8Array): string {
  const body = Buffer.concat([Buffer.of(TRON_PREFIX), bytes]);
  return toBase58(Buffer.concat([body, checksum(body)]));
}

/** First four bytes of the double SHA-256 hash. */
function checksum(body: Uint8Array): Buffer {
  return Buffer.from(sha256(sha256(body)).subarray(0, 4));
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Handles no leading zero bytes: a TRON address begins with 0x41. */
function toBase58(bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = (BASE58[Number(rest % 58n)] ?? '') + text;
  return text;
}

function fromBase58(text: string): Buffer {
  let value = 0n;
  for (const letter of text) value = value * 58n + BigInt(BASE58.indexOf(letter));
  const digits = value.toString(16);
  return Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
}
