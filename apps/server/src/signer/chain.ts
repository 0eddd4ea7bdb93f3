import { hash } from 'node:crypto';
import { type Hash, walkBack } from '@tessera/fairness';

/** The seeds of one epoch. Every `stride`-th seed is stored; the others are computed from the next stored one. */
export interface SeedChain {
  readonly lottery: string;
  readonly draws: number;
  readonly stride: number;
  /** Seeds s_0, s_stride, s_(2 x stride), ... and last s_draws. */
  readonly checkpoints: readonly Uint8Array[];
}

const fastHash: Hash = (bytes) => hash('sha256', bytes, 'buffer');

/** Computes a chain from its last seed s_draws: one hash per draw, about 2 x sqrt(draws) seeds in memory. */
export function makeChain(lottery: string, lastSeed: Uint8Array, draws: number): SeedChain {
  const stride = Math.ceil(Math.sqrt(draws));
  const checkpoints = [lastSeed];
  let index = draws;
  let seed = lastSeed;
  while (index > 0) {
    const below = Math.floor((index - 1) / stride) * stride;
    seed = walkBack(lottery, seed, index - below, fastHash);
    checkpoints.unshift(seed);
    index = below;
  }
  return { lottery, draws, stride, checkpoints };
}

/** Whether each stored seed leads to the one before it. Costs one hash per draw. */
export function isWhole({ lottery, draws, stride, checkpoints }: SeedChain): boolean {
  if (checkpoints.length !== Math.ceil(draws / stride) + 1) return false;
  return checkpoints.every((seed, place) => {
    const before = checkpoints[place - 1];
    if (before === undefined) return place === 0;
    const steps = Math.min(place * stride, draws) - (place - 1) * stride;
    return Buffer.from(walkBack(lottery, seed, steps, fastHash)).equals(before);
  });
}

/** s_index, for 0 <= index <= draws; s_0 is the public commitment. At most `stride` hashes. */
export function seedAt(chain: SeedChain, index: number): Uint8Array {
  if (!Number.isInteger(index) || index < 0 || index > chain.draws) throw new RangeError('no such seed');
  const above = Math.ceil(index / chain.stride);
  const checkpointIndex = Math.min(above * chain.stride, chain.draws);
  return walkBack(chain.lottery, chain.checkpoints[above]!, checkpointIndex - index, fastHash);
}
