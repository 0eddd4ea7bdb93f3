import { createHmac } from 'node:crypto';
import type { PlayerClient } from './client.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The code that an authenticator shows for a base32 key at a time (ms), by RFC 6238. Independent of the product's code. */
export function codeOf(key: string, at: number): string {
  const bits = [...key.toUpperCase().replace(/[^A-Z2-7]/g, '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = Buffer.from(bits.match(/.{8}/g)?.map((octet) => Number.parseInt(octet, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const mac = createHmac('sha1', bytes).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 15) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The platform's time in ms. */
export async function platformNow(client: PlayerClient): Promise<number> {
  return (await client.call('POST /common/cache/version')).now;
}

/**
 * Turns on an authenticator for a player. Returns its key and the first time (ms) at which it shows an unused code: each
 * code is accepted once.
 */
export async function addAuthenticator(
  client: PlayerClient,
  password: string,
): Promise<{ key: string; freshAt: number }> {
  const { key } = await client.ok('POST /api/user/google/begin', { password });
  const now = await platformNow(client);
  await client.ok('POST /api/user/google/confirm', { code: codeOf(key, now) });
  return { key, freshAt: (Math.floor(now / STEP_MS) + 1) * STEP_MS };
}
