import type { ChoiceOf, GameId, OutcomeOf, PageError, StepsOf } from '@tessera/games';

/** A seed of one player in one game; a later line replaces it. */
export interface SeedLine {
  readonly type: 'seed';
  readonly player: string;
  readonly game: GameId;
  readonly seed: string;
}

/** A page session of a player. */
export interface SessionLine {
  readonly type: 'session';
  /** SHA-256 of the session token, so that the log alone cannot open a page. */
  readonly id: string;
  readonly player: string;
  readonly game: GameId;
  readonly language: string;
  /** Origin of the framing page; null when unknown. */
  readonly origin: string | null;
  /** The operator's session id, returned with each bet. */
  readonly session: string;
  readonly expires: number;
}

/** Start of a round: its stake has been taken or requested. */
export interface StartLine {
  readonly type: 'start';
  readonly round: string;
  readonly rid: string;
  readonly player: string;
  readonly game: GameId;
  readonly session: string;
  readonly seed: string;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly stake: string;
  readonly choice: ChoiceOf<GameId>;
  readonly at: number;
}

/** The operator took the stake from the player. */
export interface TakenLine {
  readonly type: 'taken';
  readonly round: string;
}

/** The player's actions so far. */
export interface StepsLine {
  readonly type: 'steps';
  readonly round: string;
  readonly steps: StepsOf<GameId>;
}

export interface EndLine {
  readonly type: 'end';
  readonly round: string;
  readonly steps: StepsOf<GameId>;
  readonly outcome: OutcomeOf<GameId>;
  readonly payout: string;
  readonly at: number;
}

/** A round that was not played; its stake is returned. */
export interface VoidLine {
  readonly type: 'void';
  readonly round: string;
  /** The failure reported to the page. */
  readonly why: PageError;
  /** The stake was certainly not taken, so no rollback is needed. */
  readonly untaken: boolean;
  readonly at: number;
}

/** Log lines that every platform writes for its games. */
export type GameLine = SeedLine | SessionLine | StartLine | TakenLine | StepsLine | EndLine | VoidLine;
