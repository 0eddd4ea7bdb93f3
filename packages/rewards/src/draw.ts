/**
 * How a wheel is spun and a packet is split: the sampling of `lot/v1` over a key of its own.
 *
 * `K = HMAC-SHA256(seed, "lot/v1/reward" || LP(context) || u64(round) || randomness || u64(counter))`; block j =
 * HMAC-SHA256(K, u32(j)), read as big-endian 32-bit words, words that would bias a number skipped.
 *
 * The seed is sealed before anybody takes part; the beacon's round is emitted after the press. So neither the operator nor the
 * player knows a result when the button is pressed.
 */
import {
  concat,
  type DrawStream,
  drawStream,
  fromHex,
  hmacSha256,
  lengthPrefixed,
  u64,
  utf8,
} from '@tessera/fairness';

/** All inputs of a result. Seed and randomness are hex of 32 bytes. */
export interface RewardDraw {
  /** What is drawn and for whom, see `drawContext`. */
  readonly context: string;
  readonly seed: string;
  /** Round of the beacon, and its randomness. */
  readonly round: number;
  readonly randomness: string;
  /** Number of earlier draws with this context, from 0. */
  readonly counter: number;
}

/**
 * The context of a draw: `wheel/weekend/4/9f3a…`, `packets/weekend/2/pool`. `subject` is the player's pseudonym for this offer, or
 * `pool` for a draw that concerns all. Errors: throws RangeError for a part with a slash, so that no two draws share a context.
 */
export function drawContext(
  kind: 'wheel' | 'packets',
  offer: string,
  version: number,
  subject: string,
): string {
  if (offer.includes('/') || subject.includes('/')) throw new RangeError('a part of a context has no slash');
  return `${kind}/${offer}/${version}/${subject}`;
}

/** The random numbers of a draw, in order. */
export const rewardStream = ({ context, seed, round, randomness, counter }: RewardDraw): DrawStream =>
  drawStream(
    hmacSha256(
      fromHex(seed),
      concat(utf8('lot/v1/reward'), lengthPrefixed(context), u64(round), fromHex(randomness), u64(counter)),
    ),
  );
