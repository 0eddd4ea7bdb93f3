import { concat, fromHex, lengthPrefixed, u64, utf8 } from './bytes.ts';
import { hmacSha256 } from './hash.ts';

/** What a key of a reward's draw is made of. Seed and randomness are hex of 32 bytes. */
export interface RewardKeyInput {
  /** What is drawn and for whom: `wheel/weekend/4/9f3a…`, `packets/weekend/2/pool`. */
  readonly context: string;
  readonly seed: string;
  /** Round of the beacon, and its randomness. */
  readonly round: number;
  readonly randomness: string;
  /** Number of earlier draws with this context, from 0. */
  readonly counter: number;
}

/** Id of the seed chain of an offer of rewards, as its seeds hash it. */
export const rewardChainId = (offer: string): string => `reward/${offer}`;

/** K of a reward's draw: HMAC-SHA256(seed, "lot/v1/reward" || LP(context) || u64(round) || randomness || u64(counter)). */
export const rewardKey = ({ context, seed, round, randomness, counter }: RewardKeyInput): Uint8Array =>
  hmacSha256(
    fromHex(seed),
    concat(utf8('lot/v1/reward'), lengthPrefixed(context), u64(round), fromHex(randomness), u64(counter)),
  );

/** How long one seed of a reward's chain serves, ms. */
export const REWARD_SEED_MS = 86_400_000;

/** Number of the seed that serves a time (ms): the first serves from the chain's start. Below 1 before the start. */
export const rewardSeedAt = (start: number, timeMs: number): number =>
  Math.floor((timeMs - start) / REWARD_SEED_MS) + 1;

/** From when on a seed is published, ms: the end of its time. */
export const rewardSeedReleased = (start: number, index: number): number => start + index * REWARD_SEED_MS;
