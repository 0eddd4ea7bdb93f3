import { fail, ok, type Result } from '../result.ts';
import { gzipDataStart, gzipFooterHolds } from './gzip-frame.ts';
import type { Inflated } from './inflate.ts';
import { type JsonObject, payloadOf } from './json-guard.ts';
import { unpad } from './padding.ts';

/** The encrypted body of a call (R7.1): `t` is milliseconds since the epoch as text, `body` is base64. */
export interface Envelope {
  readonly t: string;
  readonly body: string;
}

/** Content of an envelope: the sender's time (ms, by the sender's clock) and the payload. */
export interface Opened {
  readonly t: number;
  readonly payload: JsonObject;
}

/** Limits of one envelope, both inclusive: characters of base64 and bytes after decompression. */
export interface EnvelopeCaps {
  readonly base64Max: number;
  readonly unpackedMax: number;
}

/** Caps of every call (E1): 128 KiB of base64, 64 KiB unpacked. */
export const USUAL_CAPS: EnvelopeCaps = { base64Max: 128 * 1024, unpackedMax: 64 * 1024 };

/** Caps of the bet, chase and quote calls of a signed-in player (E1): 4.3 MiB of base64, 3.1 MiB unpacked. */
export const LARGE_CAPS: EnvelopeCaps = {
  base64Max: Math.floor(4.3 * 1024 * 1024),
  unpackedMax: Math.floor(3.1 * 1024 * 1024),
};

/** The five operations that differ between browser and server. Each returns `undefined` for input it refuses. */
export interface EnvelopeCodec {
  keyOf(t: string): string;
  decodeBase64(text: string): Uint8Array | undefined;
  /** Inflates the raw DEFLATE stream that begins at `start`. */
  inflate(input: Uint8Array, start: number, outputMax: number): Inflated | undefined;
  crc32(bytes: Uint8Array): number;
  /** Decrypts whole 16-byte blocks without removing the padding. */
  decrypt(key: string, blocks: Uint8Array): Uint8Array;
}

/**
 * Opens an envelope with the given codec. Every defect gives the same result, `envelope_invalid`.
 *
 * Uniform timing (E3): a refused envelope runs every stage exactly once, like an accepted one. A stage that refuses its
 * input passes a fixed substitute to the next, so neither the result nor the work reveals which check failed. The
 * remaining time depends only on the size of the sender's own input. (The key is public, T1, so a padding or parsing
 * oracle could reveal no secret; this stays safe if that ever changes.)
 *
 * Errors: `envelope_invalid`; never throws.
 */
export function openEnvelopeWith(
  codec: EnvelopeCodec,
  envelope: unknown,
  caps: EnvelopeCaps,
): Result<Opened, 'envelope_invalid'> {
  let sound = true;
  const orStandIn = <T>(value: T | undefined, standIn: T): T => {
    if (value !== undefined) return value;
    sound = false;
    return standIn;
  };

  const { t, body } = orStandIn(shapeOf(envelope, caps), STAND_IN.envelope);
  const key = codec.keyOf(t);
  const packed = orStandIn(codec.decodeBase64(body), STAND_IN.packed);
  const start = orStandIn(gzipDataStart(packed), 0);
  const inflated = orStandIn(codec.inflate(packed, start, caps.unpackedMax), STAND_IN.inflated);
  const crc = codec.crc32(inflated.output);
  const footerHolds = gzipFooterHolds(packed, inflated.end, crc, inflated.output.length);
  const blocks = orStandIn(footerHolds ? wholeBlocks(inflated.output) : undefined, STAND_IN.blocks);
  const bytes = orStandIn(unpad(codec.decrypt(key, blocks)), STAND_IN.bytes);
  const text = orStandIn(textOf(bytes), STAND_IN.text);
  const payload = orStandIn(payloadOf(text), STAND_IN.payload);

  return sound ? ok({ t: Number(t), payload }) : fail('envelope_invalid');
}

/** Milliseconds as text, without sign, leading zero or exponent. 16 digits exceed any real clock. */
const TIME_TEXT = /^(0|[1-9]\d{0,15})$/;
const BLOCK = 16;
const STAND_IN = {
  envelope: { t: '0', body: 'AAAA' },
  packed: new Uint8Array(0),
  inflated: { output: new Uint8Array(0), end: 0 },
  blocks: new Uint8Array(BLOCK),
  bytes: new TextEncoder().encode('{}'),
  text: '{}',
  payload: {},
} satisfies Record<string, unknown>;

/** Fatal, so that invalid UTF-8 is refused. A byte order mark is kept, so that the JSON parser refuses it. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function shapeOf(envelope: unknown, caps: EnvelopeCaps): Envelope | undefined {
  if (typeof envelope !== 'object' || envelope === null) return undefined;
  const { t, body } = envelope as Partial<Record<keyof Envelope, unknown>>;
  if (typeof t !== 'string' || typeof body !== 'string') return undefined;
  return body.length <= caps.base64Max && TIME_TEXT.test(t) ? { t, body } : undefined;
}

function wholeBlocks(bytes: Uint8Array): Uint8Array | undefined {
  return bytes.length > 0 && bytes.length % BLOCK === 0 ? bytes : undefined;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
