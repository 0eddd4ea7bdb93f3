/**
 * Finds the start of the deflated data in a gzip member (RFC 1952, section 2.3).
 *
 * Headers differ between implementations (time, system, file name), so optional fields are skipped, not compared.
 * Errors: `undefined` for a wrong magic number, another method, a reserved flag or a truncated header.
 */
export function gzipDataStart(bytes: Uint8Array): number | undefined {
  if (bytes.length < HEADER_SIZE + FOOTER_SIZE) return undefined;
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== DEFLATE) return undefined;
  const flags = bytes[3]!;
  if ((flags & FLAG.reserved) !== 0) return undefined;
  let at = HEADER_SIZE;
  if (flags & FLAG.extra) at += 2 + (bytes[at]! | (bytes[at + 1]! << 8));
  if (flags & FLAG.name) at = afterZero(bytes, at);
  if (flags & FLAG.comment) at = afterZero(bytes, at);
  if (flags & FLAG.headerCrc) at += 2;
  return at + FOOTER_SIZE <= bytes.length ? at : undefined;
}

/**
 * True when the deflated data is followed by this member's footer (checksum and length of the content) and nothing
 * else. A second member or stray bytes therefore make the whole envelope invalid.
 */
export function gzipFooterHolds(bytes: Uint8Array, footerAt: number, crc: number, size: number): boolean {
  if (footerAt + FOOTER_SIZE !== bytes.length) return false;
  return u32(bytes, footerAt) === crc && u32(bytes, footerAt + 4) === size >>> 0;
}

const DEFLATE = 8;
const HEADER_SIZE = 10;
const FOOTER_SIZE = 8;
const FLAG = { headerCrc: 2, extra: 4, name: 8, comment: 16, reserved: 0xe0 } as const;

function afterZero(bytes: Uint8Array, from: number): number {
  const zero = bytes.indexOf(0, from);
  return zero < 0 ? bytes.length : zero + 1;
}

function u32(bytes: Uint8Array, at: number): number {
  return (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0;
}
