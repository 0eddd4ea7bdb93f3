import { setAt } from '../content/parsed.ts';
import { choose, chooseBig } from '../math/choose.ts';
import { maskOf } from './direct.ts';
import { bits } from './form.ts';
import { type Play, winTier } from './play.ts';

/** Any position, `k` numbers: all `k` digits of the unit bet appear among the window's digits. */
export function anyPlace(positions: number, k: number): Play<readonly number[]> {
  return {
    tiers: () => winTier(drawsHolding(positions, k), 10n ** BigInt(positions)),
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

/** Each picked value is a unit bet that it appears at least `times` times among the drawn values. */
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

/** Draws of digits that hold `k` given ones: inclusion and exclusion over the missing. */
function drawsHolding(positions: number, k: number): bigint {
  let draws = 0n;
  for (let missing = 0; missing <= k; missing++) {
    const term = chooseBig(k, missing) * BigInt(10 - missing) ** BigInt(positions);
    draws += missing % 2 === 0 ? term : -term;
  }
  return draws;
}

/** Draws in which a given value appears at least `times` times. */
function drawsRepeating(positions: number, symbols: number, times: number): bigint {
  let draws = 0n;
  for (let seen = times; seen <= positions; seen++) {
    draws += chooseBig(positions, seen) * BigInt(symbols - 1) ** BigInt(positions - seen);
  }
  return draws;
}
