import type { DrawStream } from '@tessera/fairness';
import type { Amount } from '@tessera/protocol/money';
import type { Fraction } from './fraction.ts';

/** Random numbers of one round, in order. */
export type Stream = DrawStream;

/** A factor on the stake in hundredths: `250` is 2.50x. Stakes are multiples of 0.01, so that every payout is exact. */
export type Hundredths = number;

/** Stakes are multiples of this: 0.01. */
export const STAKE_STEP = 100n as Amount;

/** Least time from the start of one round to the start of the next, ms. */
export const CYCLE_MS = 5_000;

/** How a round came out and what it pays. */
export interface Played<Outcome> {
  readonly outcome: Outcome;
  /** Everything credited for the round, a returned stake included. */
  readonly payout: Amount;
}

/**
 * The rules of one game as pure functions. `Choice` and `Outcome` are plain JSON; `Steps` is what the player did while
 * the round ran, `null` where a round is one press.
 */
export interface GameRules<Choice, Outcome, Steps = null> {
  /**
   * Reads a choice as it came over the wire; nothing when it is none of this game or does not fit the stake, which is
   * positive and a multiple of `STAKE_STEP`.
   */
  readonly parseChoice: (value: unknown, stake: Amount) => Choice | undefined;
  /** Plays a round to its end. */
  readonly play: (stream: Stream, choice: Choice, stake: Amount, steps: Steps) => Played<Outcome>;
  /** What a stake gives back on average, exact. Where the choice has a part in it, that of this choice. */
  readonly rtp: (choice: Choice) => Fraction;
}

/** `stake` times `factor`, exact for stakes that are multiples of `STAKE_STEP`. */
export const payoutOf = (stake: Amount, factor: Hundredths): Amount =>
  ((stake * BigInt(factor)) / 100n) as Amount;
