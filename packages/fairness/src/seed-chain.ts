import { concat, fromHex, lengthPrefixed, toHex, utf8 } from './bytes.ts';
import { type Hash, sha256 } from './hash.ts';

/** Most draws of one epoch, and so the most hash steps from a seed to its commitment. */
export const EPOCH_DRAWS_MAX = 20_000;

const DOMAIN = utf8('lot/v1/chain');

/** s_(i-1) of s_i: H("lot/v1/chain" || LP(lotteryId) || s_i). Seeds are 32 bytes. */
export const previousSeed = (lotteryId: string, seed: Uint8Array, hash: Hash = sha256): Uint8Array =>
  walkBack(lotteryId, seed, 1, hash);

const prefixOf = (lotteryId: string) => concat(DOMAIN, lengthPrefixed(lotteryId));

/** Walks `steps` links back along the chain: from s_i to s_(i - steps). */
export function walkBack(
  lotteryId: string,
  seed: Uint8Array,
  steps: number,
  hash: Hash = sha256,
): Uint8Array {
  if (steps <= 0) return seed;
  const prefix = prefixOf(lotteryId);
  let current = hash(concat(prefix, seed));
  // One buffer is reused for all further links, because a chain has thousands of them.
  const message = concat(prefix, current);
  for (let step = 1; step < steps; step += 1) {
    message.set(current, prefix.length);
    current = hash(message);
  }
  return current;
}

/**
 * Whether the seed of draw `index` (hex) leads to an earlier public seed (hex): the commitment s_0 when
 * `earlierIndex` is 0, otherwise a seed already revealed. False outside 0 <= earlierIndex < index <= 20 000.
 */
export function seedLeadsTo(
  lotteryId: string,
  index: number,
  seed: string,
  earlierIndex: number,
  earlier: string,
): boolean {
  if (earlierIndex < 0 || earlierIndex >= index || index > EPOCH_DRAWS_MAX) return false;
  return toHex(walkBack(lotteryId, fromHex(seed), index - earlierIndex)) === earlier;
}
