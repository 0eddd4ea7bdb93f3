import type { DrawStream } from '@tessera/fairness';
import type { Amount } from '@tessera/protocol/money';
import type { Fraction } from './fraction.ts';

/** Random numbers of one round, in order. */
export type Stream = DrawStream;

/** A factor on the stake in hundredths: `250` is 2.50x. Stakes are multiples of 0.01, so every payout is exact. */
export type Hundredths = number;

/** Every stake is a multiple of this: 0.01. */
export const STAKE_STEP = 100n as Amount;

/** Minimum time between the starts of two rounds, ms. */
export const CYCLE_MS = 5_000;

/** Outcome and payout of a round. */
export interface Play<Outcome> {
  readonly outcome: Outcome;
  /** Total credited for the round, returned stake included. */
  readonly payout: Amount;
}

/**
 * The rules of one game as pure functions. `Choice` and `Outcome` are plain JSON. `Steps` holds the player's actions
 * during the round; `null` for a game without actions.
 */
export interface GameRules<Choice, Outcome, Steps = null> {
  /**
   * Parses a choice received over the wire. Undefined when it is invalid for this game or does not fit the stake, which
   * is positive and a multiple of `STAKE_STEP`.
   */
  readonly parseChoice: (value: unknown, stake: Amount) => Choice | undefined;
  /** Plays a round to its end. */
  readonly play: (stream: Stream, choice: Choice, stake: Amount, steps: Steps) => Play<Outcome>;
  /** Exact average return of a stake. If it depends on the choice, the return of this choice. */
  readonly rtp: (choice: Choice) => Fraction;
}

/** `stake` times `factor`, exact for stakes that are multiples of `STAKE_STEP`. */
export const payoutOf = (stake: Amount, factor: Hundredths): Amount =>
  ((stake * BigInt(factor)) / 100n) as Amount;
