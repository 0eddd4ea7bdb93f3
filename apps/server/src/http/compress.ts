import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Shorter texts gain nothing: they fit one packet uncompressed. */
const WORTH_BYTES = 1_400;
const BROTLI_QUALITY = 4;

export interface Compressed {
  readonly encoding: 'br' | 'gzip';
  readonly bytes: Buffer;
}

/**
 * Compresses an answer for a caller that accepts it; undefined when it is sent uncompressed. For public lists only:
 * secrets and reflected text are never compressed together (E3).
 */
export async function compress(text: string, accepted: string | undefined): Promise<Compressed | undefined> {
  if (text.length < WORTH_BYTES || accepted === undefined) return undefined;
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return { encoding: 'br', bytes: await brotli(text, { params }) };
  }
  return /\bgzip\b/.test(accepted) ? { encoding: 'gzip', bytes: await gzipped(text) } : undefined;
}
