import { setAt } from '../content/parsed.ts';
import { choose } from '../math/choose.ts';
import { maskOf } from './direct.ts';
import { type Play, winTier } from './play.ts';

/** `choose` values of the set at index `set`, each drawn exactly `repeat` times. */
export interface FormPart {
  readonly set: number;
  readonly repeat: number;
  readonly choose: number;
}

/**
 * Group plays by form: the drawn values, in any order, are exactly the values of the parts with their repeats. A value may
 * be in two sets but is never combined with itself. One or two parts with different repeats.
 *
 * `symbols` is the size of the alphabet (10 digits, 6 faces), values at most 30.
 */
export function form(
  symbols: number,
  ...parts: readonly [FormPart] | readonly [FormPart, FormPart]
): Play<readonly number[]> {
  const positions = parts.reduce((sum, part) => sum + part.repeat * part.choose, 0);
  return {
    tiers: () => winTier(arrangementsOf(parts, positions), BigInt(symbols) ** BigInt(positions)),
    count({ sets }) {
      const [first, second] = parts;
      const a = sets[first.set] ?? [];
      if (second === undefined) return choose(a.length, first.choose);
      const b = sets[second.set] ?? [];
      return disjointChoices(a, first.choose, b, second.choose);
    },
    judge(picks) {
      const wanted = parts.map(({ set, repeat, choose: size }) => ({
        mask: maskOf(setAt(picks, set)),
        repeat,
        size,
      }));
      return (drawn, tally) => {
        let seen = 0;
        for (const { mask, repeat, size } of wanted) {
          const exact = valuesDrawn(drawn, repeat) & mask;
          if (bits(exact) !== size) return;
          seen |= exact;
        }
        // Once the values of the parts fill all positions, every drawn value belongs to a part.
        if (seen !== 0) tally[0] = (tally[0] ?? 0) + 1;
      };
    },
    best: (_picks, prize) => prize(0),
  };
}

/** Ways to choose `i` of `a` and `j` of `b` with no value in common. */
function disjointChoices(a: readonly number[], i: number, b: readonly number[], j: number): number {
  const shared = a.filter((value) => b.includes(value)).length;
  let ways = 0;
  for (let fromShared = 0; fromShared <= Math.min(i, shared); fromShared++) {
    ways +=
      choose(shared, fromShared) *
      choose(a.length - shared, i - fromShared) *
      choose(b.length - fromShared, j);
  }
  return ways;
}

/** Values that occur exactly `repeat` times, as a bit mask. */
function valuesDrawn(drawn: readonly number[], repeat: number): number {
  let found = 0;
  for (const value of drawn) {
    let times = 0;
    for (const other of drawn) if (other === value) times++;
    if (times === repeat) found |= 1 << value;
  }
  return found;
}

/** Number of set bits. */
export function bits(mask: number): number {
  let rest = mask;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count++;
  }
  return count;
}

function arrangementsOf(parts: readonly FormPart[], positions: number): bigint {
  let ways = factorial(positions);
  for (const part of parts) ways /= factorial(part.repeat) ** BigInt(part.choose);
  return ways;
}

function factorial(n: number): bigint {
  return n <= 1 ? 1n : BigInt(n) * factorial(n - 1);
}
