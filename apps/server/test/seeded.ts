import { createHash } from 'node:crypto';

/** Choices determined by a seed: a failing run can be repeated with its seed. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  one<T>(list: readonly T[]): T;
  /** True `percent` times in a hundred. */
  happens(percent: number): boolean;
  /** Number of choices made so far. */
  spent(): number;
}

export function seeded(seed: string): Chance {
  let count = 0;
  const below = (n: number): number => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE(0) % n;
  };
  return {
    below,
    one: (list) => list[below(list.length)]!,
    happens: (percent) => below(100) < percent,
    spent: () => count,
  };
}
