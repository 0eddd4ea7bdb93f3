import { setAt } from '../../content/parsed.ts';
import { choose } from '../../math/choose.ts';
import { type Play, winTier } from '../../play/play.ts';

type NumbersPlay = Play<readonly number[]>;

const drawn = 8;

/** 选二连直: a number of the first set is drawn immediately before one of the second, at any of the eight places. */
export function adjacentOrdered(): NumbersPlay {
  return {
    tiers: () => winTier(drawn - 1, 20 * 19),
    count({ sets: [before = [], after = []] }) {
      return before.length * after.length - shared(before, after);
    },
    judge({ sets: [before = [], after = []] }) {
      return (numbers, tally) => {
        for (let i = 1; i < numbers.length; i++) {
          if (before.includes(numbers[i - 1] ?? 0) && after.includes(numbers[i] ?? 0))
            tally[0] = (tally[0] ?? 0) + 1;
        }
      };
    },
    best: ({ sets: [before = [], after = []] }, prize) => BigInt(mostSteps(before, after)) * prize(0),
  };
}

/** 选二连组: both numbers of the unit bet are drawn at adjacent places, in either order. */
export function adjacentGroup(entry: 'multi' | 'banker'): NumbersPlay {
  return {
    tiers: () => winTier(2 * (drawn - 1), 20 * 19),
    count: (picks) => (entry === 'multi' ? choose(setAt(picks, 0).length, 2) : setAt(picks, 1).length),
    judge(picks) {
      const first = setAt(picks, 0);
      const second = entry === 'multi' ? first : setAt(picks, 1);
      return (numbers, tally) => {
        for (let i = 1; i < numbers.length; i++) {
          const [a = 0, b = 0] = [numbers[i - 1], numbers[i]];
          if ((first.includes(a) && second.includes(b)) || (first.includes(b) && second.includes(a))) {
            tally[0] = (tally[0] ?? 0) + 1;
          }
        }
      };
    },
    best(picks, prize) {
      // The best draw is a run of picks, or the banker between two drags.
      const pairs =
        entry === 'multi' ? Math.min(drawn, setAt(picks, 0).length) - 1 : Math.min(2, setAt(picks, 1).length);
      return BigInt(pairs) * prize(0);
    },
  };
}

/**
 * The most winning pairs of adjacent numbers in one draw. Inner numbers of a run belong to both sets. Its first number may
 * belong to the first set only, its last to the second set only. A run of n numbers has n - 1 winning pairs.
 */
function mostSteps(before: readonly number[], after: readonly number[]): number {
  const both = shared(before, after);
  const fronts = before.length - both;
  const ends = after.length - both;
  let most = 0;
  for (let runs = 1; runs <= drawn; runs++) {
    const places = Math.min(drawn, both + Math.min(fronts, runs) + Math.min(ends, runs));
    most = Math.max(most, places - runs);
  }
  return most;
}

function shared(a: readonly number[], b: readonly number[]): number {
  return a.filter((number) => b.includes(number)).length;
}
