import type { BetDraft } from './price.ts';

/** Cost of every bet, ms: finding its item, its odds and its maximum payout. */
const BET_MS = 0.1;
/** Typed characters that are parsed, counted and printed in one millisecond. */
const CHARACTERS_PER_MS = 10_000;

/**
 * Items whose maximum payout is found by a search over draws, and the longest duration of that search, ms. A bet of a
 * few lines can take that long. Measured over the catalogue; `cost.test.ts` repeats the measurement and fails when
 * another item takes as long.
 */
const SEARCHES: readonly (readonly [RegExp, number])[] = [
  [/^kl10\..*single$/, 25],
  [/^ssc\.any4\.direct-single$/, 20],
  [/^ssc\.any[234]\.(?!direct-multi)/, 10],
  [/^(kl8|uklotto|ssq|dlt|dlt-2019|powerball|megamillions|megamillions-old|euromillions)\..*single$/, 10],
  [/^ssc\.(credit|compare)\.dragon-tiger$/, 2.5],
  [/^(x5|d3)\./, 0.5],
];

type Counted = Pick<BetDraft, 'played' | 'content'>;

/** Estimated CPU time of one bet on a processor of 2024, ms, from its item and the length of its content. */
export function countingMs({ played: play, content }: Counted): number {
  const search = SEARCHES.find(([items]) => items.test(play))?.[1] ?? 0;
  return BET_MS + search + charactersOf(content) / CHARACTERS_PER_MS;
}

/** Sum of `countingMs` over bets, ms. */
export const countingMsOf = (bets: readonly Counted[]): number =>
  bets.reduce((sum, bet) => sum + countingMs(bet), 0);

/** Number of typed characters in a content; 0 for a value that is not a content. */
export function charactersOf(content: unknown): number {
  if (typeof content === 'string') return content.length;
  if (typeof content !== 'object' || content === null) return 0;
  return Object.values(content).reduce<number>(
    (sum, text) => sum + (typeof text === 'string' ? text.length : 0),
    0,
  );
}

/** Splits bets into runs of consecutive bets that take about `pieceMs` each; a bet that takes longer forms its own run. */
export function pieces<Bet extends Counted>(bets: readonly Bet[], pieceMs: number): Bet[][] {
  const runs: Bet[][] = [];
  let room = 0;
  for (const bet of bets) {
    const ms = countingMs(bet);
    if (ms > room || runs.length === 0) {
      runs.push([]);
      room = pieceMs;
    }
    runs.at(-1)!.push(bet);
    room -= ms;
  }
  return runs;
}
