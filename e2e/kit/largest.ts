import type { BetDraft } from './bets.ts';

/** The lowest stake: 0.002 per line. */
const SMALLEST = { unit_stake: '0.0020', multiple: 1, rebate_ppm: 0 };

/** Maximum number of single-entry lines of a bet (B2). */
export const LINES_MAX = 100_000;

/** All five-digit lines starting at 00000: 1 MB at most. */
export const fiveDigitLines = (count = LINES_MAX): BetDraft => ({
  ...SMALLEST,
  played: 'ssc.star5.direct-single',
  content: listOf(count, (i) => [...String(i).padStart(5, '0')].join(',')),
});

/** The longest single entry that exists: ten of eighty numbers, 30 bytes per line. */
export const tenOfEighty = (count = LINES_MAX): BetDraft => ({
  ...SMALLEST,
  played: 'kl8.any10.single',
  content: listOf(count, tenNumbers),
});

/** Bets with short content but an expensive check: each needs a search for the best of 125 970 draws. */
export const searched = (count: number): BetDraft[] =>
  Array.from({ length: count }, (_, place) => ({
    ...SMALLEST,
    played: 'kl10.any2.single',
    content: pairsOf(20)
      .slice(place % 80, (place % 80) + 100)
      .join('|'),
  }));

/** The maximum number of bets per request, each with a share of the longest body. */
export const manyOfEighty = (): BetDraft[] =>
  Array.from({ length: 200 }, (_, place) => ({
    ...SMALLEST,
    played: 'kl8.any10.single',
    content: listOf(500, (i) => tenNumbers(place * 500 + i)),
  }));

const listOf = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('|');

/** Ten two-digit numbers, a different choice for each `i`: one of seven neighbours in each of ten rows. */
function tenNumbers(i: number): string {
  let rest = i;
  return Array.from({ length: 10 }, (_, row) => {
    const number = 10 + row * 7 + (rest % 7);
    rest = Math.floor(rest / 7);
    return number;
  }).join(',');
}

/** All pairs of the numbers from 1 to `numbers`. */
const pairsOf = (numbers: number): string[] =>
  Array.from({ length: numbers }, (_, at) => at + 1).flatMap((one) =>
    Array.from({ length: numbers - one }, (_, at) => `${one},${one + at + 1}`),
  );
