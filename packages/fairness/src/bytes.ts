import { hexToBytes } from '@noble/hashes/utils.js';

export { bytesToHex as toHex, concatBytes as concat } from '@noble/hashes/utils.js';

const encoder = new TextEncoder();

/** The UTF-8 bytes of a text. */
export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** An integer from 0 to 2^32-1 as 4 big-endian bytes. */
export function u32(value: number): Uint8Array {
  const out = new Uint8Array(4);
  new DataView(out.buffer).setUint32(0, value);
  return out;
}

/** An integer from 0 to 2^64-1 as 8 big-endian bytes. */
export function u64(value: number | bigint): Uint8Array {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, BigInt(value));
  return out;
}

/** LP(x) of the protocol: the length of `x` in bytes as u32, then `x`. A text is encoded as UTF-8. */
export function lengthPrefixed(value: string | Uint8Array): Uint8Array {
  const body = typeof value === 'string' ? utf8(value) : value;
  const out = new Uint8Array(4 + body.length);
  out.set(u32(body.length));
  out.set(body, 4);
  return out;
}

/** Whether a text is lower-case hex of exactly `length` bytes. The protocol accepts no other spelling. */
export const isHex = (text: string, length: number): boolean =>
  text.length === length * 2 && /^[0-9a-f]*$/.test(text);

/** Bytes of a lower-case hex text. Throws on any other spelling. */
export function fromHex(text: string): Uint8Array {
  if (!isHex(text, text.length / 2)) throw new RangeError('not lower-case hex');
  return hexToBytes(text);
}
