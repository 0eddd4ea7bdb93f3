import { setAt } from '../content/parsed.ts';
import { choose, chooseBig } from '../math/choose.ts';
import { maskOf } from './direct.ts';
import { bits } from './form.ts';
import { bestOver, type Play, winTier } from './play.ts';
import { multisets } from './window.ts';

/** Any position, `k` numbers: all `k` digits of the unit bet appear among the window's digits. */
export function anyPlace(positions: number, k: number, symbols = 10): Play<readonly number[]> {
  return {
    tiers: () => winTier(drawsHolding(positions, k, symbols), BigInt(symbols) ** BigInt(positions)),
    count: (picks) => choose(setAt(picks, 0).length, k),
    judge(picks) {
      const mask = maskOf(setAt(picks, 0));
      return (drawn, tally) => {
        const hits = bits(maskOf(drawn) & mask);
        if (hits >= k) tally[0] = (tally[0] ?? 0) + choose(hits, k);
      };
    },
    best: (picks, prize) => BigInt(choose(Math.min(positions, setAt(picks, 0).length), k)) * prize(0),
  };
}

/** Each picked value is a unit bet that the value appears at least `times` times among the drawn values. */
export function appears(positions: number, symbols: number, times: number): Play<readonly number[]> {
  return {
    tiers: () => winTier(drawsRepeating(positions, symbols, times), BigInt(symbols) ** BigInt(positions)),
    count: (picks) => setAt(picks, 0).length,
    judge(picks) {
      const values = setAt(picks, 0);
      return (drawn, tally) => {
        for (const value of values) {
          let seen = 0;
          for (const one of drawn) if (one === value) seen++;
          if (seen >= times) tally[0] = (tally[0] ?? 0) + 1;
        }
      };
    },
    best: (picks, prize) =>
      BigInt(Math.min(setAt(picks, 0).length, Math.floor(positions / times))) * prize(0),
  };
}

/** How often each picked value is drawn: tier `names[n - 1]` when it is drawn exactly n times. */
export function occurrences(
  positions: number,
  symbols: number,
  names: readonly string[],
): Play<readonly number[]> {
  const play: Play<readonly number[]> = {
    tiers: () =>
      names.map((tier, index) => ({
        tier,
        kind: 'unit',
        wins: drawsWithExactly(positions, symbols, index + 1),
        total: BigInt(symbols) ** BigInt(positions),
      })),
    count: (picks) => setAt(picks, 0).length,
    judge(picks) {
      const values = setAt(picks, 0);
      return (drawn, tally) => {
        for (const value of values) {
          let seen = 0;
          for (const one of drawn) if (one === value) seen++;
          if (seen > 0) tally[seen - 1] = (tally[seen - 1] ?? 0) + 1;
        }
      };
    },
    best(picks, prize) {
      const values = setAt(picks, 0);
      // One unpicked value, if there is one, represents all unpicked values.
      const others = values.length < symbols ? [-1] : [];
      const draws = [...multisets(values.length + others.length, positions)];
      const valueAt = [...values, ...others];
      const drawn = draws.map((indexes) => indexes.map((index) => valueAt[index] ?? -1));
      return bestOver(drawn, play.judge(picks), names.length, prize);
    },
  };
  return play;
}

/** Draws that contain `k` given values: inclusion-exclusion over the missing values. */
function drawsHolding(positions: number, k: number, symbols: number): bigint {
  let draws = 0n;
  for (let missing = 0; missing <= k; missing++) {
    const term = chooseBig(k, missing) * BigInt(symbols - missing) ** BigInt(positions);
    draws += missing % 2 === 0 ? term : -term;
  }
  return draws;
}

/** Draws in which a given value appears at least `times` times. */
function drawsRepeating(positions: number, symbols: number, times: number): bigint {
  let draws = 0n;
  for (let seen = times; seen <= positions; seen++) {
    draws += drawsWithExactly(positions, symbols, seen);
  }
  return draws;
}

/** Draws in which a given value appears exactly `times` times. */
function drawsWithExactly(positions: number, symbols: number, times: number): bigint {
  return chooseBig(positions, times) * BigInt(symbols - 1) ** BigInt(positions - times);
}
