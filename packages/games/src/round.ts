import { drawStream, fromHex, hmacSha256, isHex, sha256, toHex, utf8 } from '@tessera/fairness';
import type { Stream } from './game.ts';

/** Inputs of a round's numbers. */
export interface RoundSource {
  /** The platform's secret, 32 bytes as hex; revealed when the player requests a new one. */
  readonly seed: string;
  /** The player's own part, see `isClientSeed`. */
  readonly clientSeed: string;
  /** Index of the round with this seed, from 0. */
  readonly nonce: number;
}

/** Commitment published before a seed's first round: SHA-256 of its bytes, hex. */
export const commitOf = (seed: string): string => toHex(sha256(fromHex(seed)));

/** Whether a text is a valid client seed. It contains no colon, so that no two rounds share an HMAC message. */
export const isClientSeed = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9A-Za-z-]{1,64}$/.test(value);

/** Whether a text is a valid platform seed. */
export const isSeed = (value: unknown): value is string => typeof value === 'string' && isHex(value, 32);

/**
 * The numbers of a round. Key = HMAC-SHA256(seed, "clientSeed:nonce"); block j = HMAC-SHA256(key, u32(j)), read as
 * big-endian 32-bit words; words that would bias the numbers are skipped.
 */
export const roundStream = ({ seed, clientSeed, nonce }: RoundSource): Stream =>
  drawStream(hmacSha256(fromHex(seed), utf8(`${clientSeed}:${nonce}`)));
