import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/**
 * An independent implementation of the envelope, written from the wire description with Node's own modules only. Tests
 * and the benchmark compare the product's two implementations with it.
 */
export function independentSeal(payload: unknown, t: string): { t: string; body: string } {
  return sealText(JSON.stringify(payload), t);
}

/** Seals any text or bytes, JSON or not, so that tests can send input that no client sends. */
export function sealText(text: string | Buffer, t = '1'): { t: string; body: string } {
  const cipher = createCipheriv('aes-128-ecb', keyText(t), null);
  const blocks = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()]);
  return { t, body: gzipSync(blocks, { level: 9 }).toString('base64') };
}

/** Opens an envelope without any check or cap. Throws if it is malformed. */
export function independentOpen({ t, body }: { t: string; body: string }): unknown {
  const blocks = gunzipSync(Buffer.from(body, 'base64'));
  const decipher = createDecipheriv('aes-128-ecb', keyText(t), null);
  return JSON.parse(Buffer.concat([decipher.update(blocks), decipher.final()]).toString('utf8'));
}

function keyText(t: string): string {
  return createHash('md5').update(t).digest('hex').slice(0, 16);
}
