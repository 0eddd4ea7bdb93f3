import { hash } from 'node:crypto';

/** SHA-256 by OpenSSL, about four times quicker on short input than the portable one. */
export const sha256 = (bytes: Uint8Array | string): Buffer => hash('sha256', bytes, 'buffer');
