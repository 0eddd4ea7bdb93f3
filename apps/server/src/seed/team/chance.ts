import { createHash } from 'node:crypto';

/** Choices that follow from a text alone: every installation has the same team. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** Two choices, the lower one: small numbers are likelier. */
  low(n: number): number;
  one<T>(list: readonly T[]): T;
  /** True `permille` times in a thousand. */
  happens(permille: number): boolean;
}

export function chanceOf(text: string): Chance {
  const bytes = createHash('sha256').update(`demo team ${text}`).digest();
  let at = 0;
  const below = (n: number): number => {
    const number = bytes.readUInt32BE(at);
    at = (at + 4) % bytes.length;
    return number % n;
  };
  return {
    below,
    low: (n) => Math.min(below(n), below(n)),
    one: (list) => list[below(list.length)]!,
    happens: (permille) => below(1000) < permille,
  };
}
