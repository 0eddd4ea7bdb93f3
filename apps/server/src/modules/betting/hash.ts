import { hash } from 'node:crypto';

/**
 * SHA-256 for short input, of which trees need hundreds of thousands. The detour over a text of one character a byte
 * is what makes it three times quicker than the portable function: the direct form spends its time on the buffer.
 */
export const sha256 = (bytes: Uint8Array | string): Buffer =>
  Buffer.from(hash('sha256', bytes, 'binary'), 'binary');
