import { type Picks, setAt } from '../content/parsed.ts';
import { choose, subsets } from '../math/choose.ts';
import { bestOver, type Play } from './play.ts';

/** Plays on the values at fixed positions (from 0) of the drawn numbers. */
export function at(positions: readonly number[], play: Play<readonly number[]>): Play<readonly number[]> {
  return {
    ...play,
    judge(picks) {
      const judge = play.judge(picks);
      const window = positions.map(() => 0);
      return (drawn, tally) => {
        for (let i = 0; i < positions.length; i++) window[i] = drawn[positions[i] ?? 0] ?? -1;
        judge(window, tally);
      };
    },
  };
}

/**
 * Plays the same content on every choice of `k` of the marked positions (first set of the content, from 1), left to right.
 * The inner play must ignore order, so that the search for the best draw needs only one draw per multiset.
 */
export function anyPositions(k: number, play: Play<readonly number[]>): Play<readonly number[]> {
  const judgeAt = (picks: Picks, positions: readonly number[]) => {
    const judge = play.judge(inner(picks));
    const choices = subsets(positions, k);
    const window = new Array<number>(k).fill(0);
    return (drawn: readonly number[], tally: number[]): void => {
      for (const choice of choices) {
        for (let i = 0; i < k; i++) window[i] = drawn[(choice[i] ?? 0) - 1] ?? -1;
        judge(window, tally);
      }
    };
  };
  return {
    tiers: play.tiers,
    count: (picks) => choose(setAt(picks, 0).length, k) * play.count(inner(picks)),
    judge: (picks) => judgeAt(picks, setAt(picks, 0)),
    best(picks, prize) {
      const positions = setAt(picks, 0).map((_, index) => index + 1);
      return bestOver(multisets(10, positions.length), judgeAt(picks, positions), play.tiers().length, prize);
    },
  };
}

/** The picks without the set of marked positions. */
function inner(picks: Picks): Picks {
  return { ...picks, sets: picks.sets.slice(1) };
}

/** Every multiset of `size` values below `symbols`, ascending. */
export function* multisets(symbols: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let value = from; value < symbols; value++) {
    for (const rest of multisets(symbols, size - 1, value)) yield [value, ...rest];
  }
}
