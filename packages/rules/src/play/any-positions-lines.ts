import { keySet } from '../content/key-set.ts';
import { linesIn, type Picks, setAt } from '../content/parsed.ts';
import { choose, subsets } from '../math/choose.ts';
import { type Play, winTier } from './play.ts';

/** Any-k direct, single entry: for every choice of `k` marked positions, the drawn digits, left to right, equal a line. */
export function anyPositionsLines(k: number): Play<readonly number[]> {
  return {
    tiers: () => winTier(1, 10n ** BigInt(k)),
    count: (picks) => choose(setAt(picks, 0).length, k) * linesIn(picks).count,
    judge(picks) {
      const known = knownLines(picks, k);
      const choices = subsets(setAt(picks, 0), k);
      return (drawn, tally) => {
        for (const choice of choices) {
          let key = 0;
          for (const position of choice) key = key * 10 + (drawn[position - 1] ?? 0);
          if (known.has(key)) tally[0] = (tally[0] ?? 0) + 1;
        }
      };
    },
    best: (picks, prize) => BigInt(mostMatches(picks, k)) * prize(0),
  };
}

function knownLines(picks: Picks, k: number) {
  const lines = linesIn(picks);
  const known = keySet(10 ** k, lines.count);
  for (let i = 0; i < lines.count; i++) {
    let key = 0;
    for (let j = 0; j < k; j++) key = key * 10 + (lines.values[i * k + j] ?? 0);
    known.add(key);
  }
  return known;
}

/** The most choices of positions that one draw can make win. Tries digits position by position and prunes hopeless starts. */
function mostMatches(picks: Picks, k: number): number {
  const known = knownLines(picks, k);
  const positions = setAt(picks, 0).map((_, index) => index);
  const digits = [...new Set(linesIn(picks).values)];
  const endingAt = positions.map((last) => subsets(positions.slice(0, last), k - 1));
  const openAfter = positions.map((last) => choose(positions.length, k) - choose(last + 1, k));
  const drawn = positions.map(() => 0);
  let best = 0;
  const fill = (position: number, matches: number): void => {
    if (position === positions.length) {
      best = Math.max(best, matches);
      return;
    }
    for (const digit of digits) {
      drawn[position] = digit;
      let found = matches;
      for (const earlier of endingAt[position] ?? []) {
        const key = earlier.reduce((sum, index) => sum * 10 + (drawn[index] ?? 0), 0) * 10 + digit;
        if (known.has(key)) found++;
      }
      if (found + (openAfter[position] ?? 0) > best) fill(position + 1, found);
    }
  };
  fill(0, 0);
  return best;
}
