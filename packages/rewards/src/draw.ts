/**
 * How a wheel is spun and a packet is split: the sampling of `lot/v1` over a key of its own.
 *
 * `K = HMAC-SHA256(seed, "lot/v1/reward" || LP(context) || u64(round) || randomness || u64(counter))`; block j =
 * HMAC-SHA256(K, u32(j)), read as big-endian 32-bit words, words that would bias a number skipped.
 *
 * The seed is sealed before anybody takes part; the beacon's round is emitted after the press. So neither the operator nor the
 * player knows a result when the button is pressed.
 */
import { type DrawStream, drawStream, fromHex, type RewardKeyInput, rewardKey } from '@tessera/fairness';

/** All inputs of a result. Seed and randomness are hex of 32 bytes. The context is that of `drawContext`. */
export type RewardDraw = RewardKeyInput;

/** A draw's random numbers: from all its inputs, or from its key K (hex), which the signer computes. */
export type DrawSource = RewardDraw | { readonly key: string };

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
export const rewardStream = (source: DrawSource): DrawStream =>
  drawStream('key' in source ? fromHex(source.key) : rewardKey(source));
