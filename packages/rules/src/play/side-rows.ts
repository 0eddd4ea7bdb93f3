import { type Tokens, tokenText } from '../content/shape.ts';
import { type Play, winTier } from './play.ts';

/** Sides of every position of a window. A unit bet picks one property per position, and all must hold. */
export function sideRows(
  positions: number,
  tokens: Tokens,
  holds: (side: string, digit: number) => boolean,
): Play<readonly number[]> {
  const held = (options: readonly number[], digit: number): number =>
    options.filter((option) => holds(tokenText(tokens, option), digit)).length;
  return {
    // Every side holds for five of the ten digits.
    tiers: () => winTier(5n ** BigInt(positions), 10n ** BigInt(positions)),
    count: ({ sets }) => sets.reduce((product, set) => product * set.length, 1),
    judge({ sets }) {
      const heldByDigit = sets.map((options) =>
        Array.from({ length: 10 }, (_, digit) => held(options, digit)),
      );
      return (drawn, tally) => {
        let lines = 1;
        for (const [i, byDigit] of heldByDigit.entries()) lines *= byDigit[drawn[i] ?? -1] ?? 0;
        if (lines > 0) tally[0] = (tally[0] ?? 0) + lines;
      };
    },
    best({ sets }, prize) {
      const most = sets.map((options) =>
        Math.max(...Array.from({ length: 10 }, (_, digit) => held(options, digit))),
      );
      return BigInt(most.reduce((product, lines) => product * lines, 1)) * prize(0);
    },
  };
}
