/**
 * The envelope of every encrypted call, server implementation: same bytes and results as `envelope.ts`.
 *
 * Streams below `INFLATE_NATIVE_FROM` bytes are inflated by the browser implementation, which finishes before a native
 * stream is set up (0.2 us against 2). Larger ones use `node:zlib`, whose cap stops a decompression bomb while it
 * inflates. The cipher is always native: with its key as text it needs 1.5 us, the browser implementation 2 to 26 us
 * (with the key as bytes, 9 us; Node 24, 16 bytes to 4 KiB). `bench/envelope.ts` measures the whole.
 */
import { createCipheriv, createDecipheriv, hash } from 'node:crypto';
import { gzipSync, inflateRawSync, crc32 as nativeCrc32 } from 'node:zlib';
import { browserCodec } from './envelope.ts';
import type { Result } from './result.ts';
import type { Inflated } from './wire/inflate.ts';
import type { JsonObject } from './wire/json-guard.ts';
import {
  type Envelope,
  type EnvelopeCaps,
  type EnvelopeCodec,
  type Opened,
  openEnvelopeWith,
  USUAL_CAPS,
} from './wire/open.ts';

export {
  DEPTH_MAX,
  type Envelope,
  type EnvelopeCaps,
  type Json,
  type JsonObject,
  KEYS_MAX,
  LARGE_CAPS,
  type Opened,
  USUAL_CAPS,
} from './envelope.ts';

/** The AES key as 16 ASCII characters: the first half of the lower-case hex MD5 of `t` (R7.1). */
export function keyOf(t: string): string {
  return hash('md5', t, 'hex').slice(0, 16);
}

/** Seals a payload at time `t` (ms since the epoch as text). Without a payload, seals `{}`. */
export function sealEnvelope(payload: JsonObject | undefined, t: string): Envelope {
  const cipher = createCipheriv('aes-128-ecb', keyOf(t), null);
  const text = JSON.stringify(payload ?? {});
  const blocks = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { t, body: gzipSync(blocks, { level: 9 }).toString('base64') };
}

/**
 * Opens an envelope within `caps`; accepts any argument.
 * Errors: `envelope_invalid` for every defect; never throws.
 */
export function openEnvelope(
  envelope: unknown,
  caps: EnvelopeCaps = USUAL_CAPS,
): Result<Opened, 'envelope_invalid'> {
  return openEnvelopeWith(nodeCodec, envelope, caps);
}

/** Size in bytes from which a native stream is faster, despite its setup. */
const INFLATE_NATIVE_FROM = 2048;

export const nodeCodec: EnvelopeCodec = {
  keyOf,
  decodeBase64,
  inflate: (input, start, outputMax) =>
    input.length < INFLATE_NATIVE_FROM
      ? browserCodec.inflate(input, start, outputMax)
      : inflateNative(input, start, outputMax),
  crc32: (bytes) => nativeCrc32(bytes),
  // Without auto padding, `update` returns all whole blocks at once and `final` returns nothing.
  decrypt: (key, blocks) => createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false).update(blocks),
};

/** Strict: re-encoding the bytes must yield the same text, so blanks, other alphabets and stray bits fail. */
function decodeBase64(text: string): Uint8Array | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

function inflateNative(input: Uint8Array, start: number, outputMax: number): Inflated | undefined {
  try {
    // With `info` the result includes the stream; its `bytesWritten` is the number of input bytes consumed.
    const { buffer, engine } = inflateRawSync(input.subarray(start), {
      maxOutputLength: outputMax,
      info: true,
    }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    return { output: buffer, end: start + engine.bytesWritten };
  } catch {
    return undefined;
  }
}
