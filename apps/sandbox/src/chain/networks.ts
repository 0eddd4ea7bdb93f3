import { createHash } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** The two networks that carry USDT, with the real contracts and block times. */
export const NETWORKS = {
  erc20: { contract: '0xdac17f958d2ee523a2206206994597c13d831ec7', blockMs: 12_000, finalAfter: 64 },
  trc20: { contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', blockMs: 3_000, finalAfter: 19 },
} as const;
export type Network = keyof typeof NETWORKS;
export const networkIds = Object.keys(NETWORKS) as Network[];
export const isNetwork = (value: unknown): value is Network => networkIds.some((id) => id === value);

/** Time of block 0 on both simulated chains. */
export const GENESIS_MS = Date.UTC(2024, 0, 1);

/** Signature of the event `Transfer(address,address,uint256)`. */
export const TRANSFER_TOPIC = `0x${Buffer.from(keccak_256(Buffer.from('Transfer(address,address,uint256)'))).toString('hex')}`;

/** An address derived from a text, 20 bytes, in the notation of its network. */
export function addressFor(network: Network, text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 20);
  return network === 'erc20' ? printEth(bytes) : printTron(bytes);
}

/** The 20 bytes of an address as 32 bytes in hex, as in an event topic; undefined when it is not an address of this network. */
export function wordOf(network: Network, address: string): string | undefined {
  const bytes = network === 'erc20' ? readEth(address) : readTron(address);
  return bytes ? `0x${'0'.repeat(24)}${bytes.toString('hex')}` : undefined;
}

function readEth(address: string): Buffer | undefined {
  return /^0x[0-9a-fA-F]{40}$/.test(address) ? Buffer.from(address.slice(2), 'hex') : undefined;
}

function printEth(bytes: Buffer): string {
  const digits = bytes.toString('hex');
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  const cased = [...digits].map((digit, at) =>
    Number.parseInt(hash[at]!, 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const TRON_PREFIX = 0x41;
const checksum = (body: Buffer) => Buffer.from(sha256(sha256(body)).subarray(0, 4));

function printTron(bytes: Buffer): string {
  const body = Buffer.concat([Buffer.of(TRON_PREFIX), bytes]);
  let rest = BigInt(`0x${Buffer.concat([body, checksum(body)]).toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = ALPHABET[Number(rest % 58n)]! + text;
  return text;
}

function readTron(address: string): Buffer | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return undefined;
  let value = 0n;
  for (const letter of address) value = value * 58n + BigInt(ALPHABET.indexOf(letter));
  const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex');
  if (bytes.length !== 25 || bytes[0] !== TRON_PREFIX) return undefined;
  return checksum(bytes.subarray(0, 21)).equals(bytes.subarray(21)) ? bytes.subarray(1, 21) : undefined;
}
