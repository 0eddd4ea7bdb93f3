import type { ChoiceOf, GameId, OutcomeOf, PageError, StepsOf } from '@tessera/games';

/** A seed of one player in one game; a later one takes its place. */
export interface SeedLine {
  readonly type: 'seed';
  readonly player: string;
  readonly game: GameId;
  readonly seed: string;
}

/** A page that was opened for a player. */
export interface SessionLine {
  readonly type: 'session';
  /** SHA-256 of its token, so that the book opens no page. */
  readonly id: string;
  readonly player: string;
  readonly game: GameId;
  readonly language: string;
  /** Who frames the page; nothing when not said. */
  readonly origin: string | null;
  /** The operator's own name for it, told back with each bet. */
  readonly session: string;
  readonly expires: number;
}

/** A round begins: its stake is taken, or asked for. */
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

/** The operator took the stake from his player. */
export interface TakenLine {
  readonly type: 'taken';
  readonly round: string;
}

/** What the player did so far. */
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

/** A round that was not played; its stake goes back. */
export interface VoidLine {
  readonly type: 'void';
  readonly round: string;
  /** What its page is told. */
  readonly why: PageError;
  /** Nothing was taken for certain, so that nothing has to be rolled back. */
  readonly untaken: boolean;
  readonly at: number;
}

/** What every platform writes down of its games. */
export type GameLine = SeedLine | SessionLine | StartLine | TakenLine | StepsLine | EndLine | VoidLine;
