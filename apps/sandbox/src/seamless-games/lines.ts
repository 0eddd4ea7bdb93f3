import type { GameLine } from '../game-host/index.ts';

/** Kind of an event that the platform sends to the operator for a round. */
export type EventKind = 'bet' | 'win' | 'rollback';

/** The operator's final answer to an event: done (no code) or refused. */
export interface ToldLine {
  readonly type: 'told';
  readonly event: EventKind;
  readonly round: string;
  readonly refused: string | null;
  /** Amount moved, as text; zero for a rollback of a bet that never arrived. */
  readonly amount: string;
  readonly at: number;
}

/** Earliest time to report a win, ms; written when its round ends in mode `late`. */
export interface LateLine {
  readonly type: 'late';
  readonly round: string;
  readonly dueAt: number;
}

export type SeamlessLine = GameLine | ToldLine | LateLine;

/** A line of the statement: an event the operator answered with 200. */
export interface StatementLine {
  readonly type: EventKind;
  readonly ref: string;
  readonly round: string;
  readonly player: string;
  readonly game: string;
  /** Text with four decimals, never negative. */
  readonly amount: string;
  readonly at: number;
}

/** Id of an event, the same on every retry. */
export const eventId = (round: string, event: EventKind): string => `${round}-${event}`;
