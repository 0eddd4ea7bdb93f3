/**
 * The envelope of every encrypted call, browser implementation (R7.1): base64(gzip level 9(AES-128-ECB with PKCS#7 of
 * the UTF-8 JSON)). The key is derived from the time sent beside it.
 *
 * It provides neither authentication nor confidentiality: anyone can read and forge it (T1).
 *
 * @example
 * const envelope = sealEnvelope({ a: 1 }, '1');
 * openEnvelope(envelope); // { ok: true, value: { t: 1, payload: { a: 1 } } }
 */
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { AES } from '@stablelib/aes';
import { gzipSync } from 'fflate';
import type { Result } from './result.ts';
import { crc32 } from './wire/crc32.ts';
import { inflate } from './wire/inflate.ts';
import type { JsonObject } from './wire/json-guard.ts';
import {
  type Envelope,
  type EnvelopeCaps,
  type EnvelopeCodec,
  type Opened,
  openEnvelopeWith,
  USUAL_CAPS,
} from './wire/open.ts';
import { pad } from './wire/padding.ts';

export type { Json, JsonObject } from './wire/json-guard.ts';
export { DEPTH_MAX, KEYS_MAX } from './wire/json-guard.ts';
export { type Envelope, type EnvelopeCaps, LARGE_CAPS, type Opened, USUAL_CAPS } from './wire/open.ts';

/** The AES key as 16 ASCII characters: the first half of the lower-case hex MD5 of `t` (R7.1). */
export function keyOf(t: string): string {
  return bytesToHex(md5(utf8ToBytes(t))).slice(0, 16);
}

/**
 * Seals a payload at time `t` (ms since the epoch as text). Without a payload, seals `{}`. Deterministic: the same
 * payload and time give the same bytes, because the gzip header holds no clock.
 */
export function sealEnvelope(payload: JsonObject | undefined, t: string): Envelope {
  const plain = pad(utf8ToBytes(JSON.stringify(payload ?? {})));
  const cipher = new AES(utf8ToBytes(keyOf(t)), true);
  const blocks = eachBlock(plain, (from, to) => cipher.encryptBlock(from, to));
  return { t, body: printBase64(gzipSync(blocks, { level: 9, mtime: 0 })) };
}

/**
 * Opens an envelope within `caps`; accepts any argument.
 * Errors: `envelope_invalid` for every defect; never throws.
 */
export function openEnvelope(
  envelope: unknown,
  caps: EnvelopeCaps = USUAL_CAPS,
): Result<Opened, 'envelope_invalid'> {
  return openEnvelopeWith(browserCodec, envelope, caps);
}

/** The browser's five operations; the server uses some of them for small bodies. */
export const browserCodec: EnvelopeCodec = {
  keyOf,
  decodeBase64,
  inflate,
  crc32,
  decrypt(key, blocks) {
    const cipher = new AES(utf8ToBytes(key));
    return eachBlock(blocks, (from, to) => cipher.decryptBlock(from, to));
  },
};

/** Bytes in an AES block. */
const BLOCK = 16;

/** ECB: applies `turn` to each block separately. Throws when the last block is incomplete. */
function eachBlock(bytes: Uint8Array, turn: (from: Uint8Array, to: Uint8Array) => void): Uint8Array {
  const turned = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += BLOCK)
    turn(bytes.subarray(at, at + BLOCK), turned.subarray(at, at + BLOCK));
  return turned;
}

/** Strict: re-encoding the bytes must yield the same text, so blanks, other alphabets and stray bits fail. */
function decodeBase64(text: string): Uint8Array | undefined {
  try {
    const binary = atob(text);
    if (btoa(binary) !== text) return undefined;
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Safe number of arguments for one call that converts bytes to characters. */
const CHUNK = 0x2000;

function printBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  return btoa(binary);
}
