import { drawStream, fromHex, hmacSha256, isHex, sha256, toHex, utf8 } from '@tessera/fairness';
import type { Stream } from './game.ts';

/** What a round's numbers come from. */
export interface RoundSource {
  /** The platform's secret, 32 bytes as hex; shown when the player asks for the next one. */
  readonly seed: string;
  /** The player's own part, see `isClientSeed`. */
  readonly clientSeed: string;
  /** Counts the rounds under one seed, from 0. */
  readonly nonce: number;
}

/** What is shown of a seed before its first round: SHA-256 of its bytes, hex. */
export const commitOf = (seed: string): string => toHex(sha256(fromHex(seed)));

/** Whether a text may be a player's part of the numbers. It holds no colon, so that no two rounds share a message. */
export const isClientSeed = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9A-Za-z-]{1,64}$/.test(value);

/** Whether a text is a platform's seed. */
export const isSeed = (value: unknown): value is string => typeof value === 'string' && isHex(value, 32);

/**
 * The numbers of a round. Key = HMAC-SHA256(seed, "clientSeed:nonce"); block j = HMAC-SHA256(key, u32(j)), read as
 * big-endian 32-bit words; a word that would favour some numbers is skipped.
 */
export const roundStream = ({ seed, clientSeed, nonce }: RoundSource): Stream =>
  drawStream(hmacSha256(fromHex(seed), utf8(`${clientSeed}:${nonce}`)));
