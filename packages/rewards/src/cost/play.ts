import { type Amount, amountOf } from '@tessera/protocol/money';
import type { Edge, Ratio } from '../edge.ts';

/** How a player is assumed to play: equal bets on one item. */
export interface Play {
  /** Stake of one bet. */
  readonly stake: Amount;
  /** Chance that a bet wins, above 0 and below 1. */
  readonly chance: Ratio;
  /** What a win pays for one unit staked, the stake included: 195/100 for odds of 1.95. */
  readonly odds: Ratio;
}

const play = (chance: bigint, odds: bigint): Play => ({
  stake: amountOf(20_000n),
  chance: { num: 1n, den: chance },
  odds: { num: odds, den: 100n },
});

/**
 * Plays that a page can show: 2.00 a bet at an edge of 2.5 %, on an even chance, on 1 in 10, on 1 in 100 and on 1 in 1 000. The mean
 * cost is the same for each; the rarer the win, the smaller the chance of finishing.
 */
export const EXAMPLE_PLAYS: readonly [even: Play, ...rarer: Play[]] = [
  play(2n, 195n),
  play(10n, 975n),
  play(100n, 9_750n),
  play(1_000n, 97_500n),
];

/** The house edge of a play, exact: 1 − chance × odds. */
export const edgeOf = ({ chance, odds }: Pick<Play, 'chance' | 'odds'>): Edge => ({
  num: chance.den * odds.den - chance.num * odds.num,
  den: chance.den * odds.den,
});

/** What a winning bet pays, rounded down to the unit as in settlement (L9). */
export const payoutOf = (stake: Amount, { num, den }: Ratio): Amount => amountOf((stake * num) / den);

/** A ratio as a number for charts and percentages; never for money. */
export const toNumber = ({ num, den }: Ratio): number => Number(num) / Number(den);
