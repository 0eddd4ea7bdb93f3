import { createHmac, randomBytes } from 'node:crypto';

/** Length of a time step in ms, and of a code in digits (RFC 6238, with the values authenticators use). */
export const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps before and after the current one that are accepted (A5). */
const DRIFT = 1;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** A key of 160 random bits. */
export function newTotpKey(): Buffer {
  return randomBytes(20);
}

/** The number of the time step that contains `now` (ms). */
export function stepOf(now: number): number {
  return Math.floor(now / STEP_MS);
}

/** The code of a time step: HMAC-SHA-1, dynamically truncated (RFC 4226, section 5.3). */
export function totpCode(key: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE(mac[19]! & 15) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step of a code: the current one or a neighbour, but later than `lastStep`, the step of the last accepted code.
 * Undefined if no step matches.
 */
export function matchStep(key: Buffer, code: string, now: number, lastStep: number): number | undefined {
  const present = stepOf(now);
  for (let step = present - DRIFT; step <= present + DRIFT; step++) {
    if (step > lastStep && totpCode(key, step) === code) return step;
  }
  return undefined;
}

/** Lower-case base32 without padding (RFC 4648). */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The URI that an authenticator reads from the QR code. */
export function totpUri(key: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(key).toUpperCase()}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
