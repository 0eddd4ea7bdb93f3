import type { GameLine } from '../game-host/index.ts';

/** What the platform tells the operator of a round. */
export type EventKind = 'bet' | 'win' | 'rollback';

/** The operator's answer to an event is final: done (no code), or refused for good. */
export interface ToldLine {
  readonly type: 'told';
  readonly event: EventKind;
  readonly round: string;
  readonly refused: string | null;
  /** What it moved, as text: nothing for a rollback of a bet that never arrived. */
  readonly amount: string;
  readonly at: number;
}

/** A win that is told no earlier than this, ms; written when its round ends in mode `late`. */
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

/** The id of an event, the same at every try. */
export const eventId = (round: string, event: EventKind): string => `${round}-${event}`;
