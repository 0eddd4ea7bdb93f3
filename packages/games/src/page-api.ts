/**
 * What a game's page and its platform say to each other: `POST /play/api/<name>` with JSON on the page's own origin. Amounts
 * are text with four decimals, times ms, factors hundredths. A failure is an HTTP status with a `PageError`.
 */
import type { GameId, PlatformId } from './catalogue.ts';
import type { Hundredths } from './game.ts';
import type { ChoiceOf, OutcomeOf, StepsOf } from './registry.ts';

/** A round as the page sees it. */
export interface RoundView<G extends GameId = GameId> {
  /** Its id, unique on its platform. */
  readonly round: string;
  readonly game: G;
  /** `void`: it was not played, the stake went back. */
  readonly state: 'running' | 'done' | 'void';
  readonly at: number;
  readonly nonce: number;
  readonly clientSeed: string;
  /** The commitment of the seed it was played under. */
  readonly commit: string;
  readonly stake: string;
  readonly choice: ChoiceOf<G>;
  readonly steps: StepsOf<G>;
  /** Nothing while it runs. */
  readonly outcome: OutcomeOf<G> | null;
  /** Everything given back; "0.0000" while it runs. */
  readonly payout: string;
}

/** `POST /play/api/state` */
export interface StateRequest {
  /** The session of the page's address. */
  readonly s: string;
}

export interface StateReply<G extends GameId = GameId> {
  readonly game: G;
  readonly plat: PlatformId;
  /** The player's name at the platform. */
  readonly player: string;
  readonly language: string;
  /** The origin that frames the page, for messages to it; nothing when unknown. */
  readonly parent: string | null;
  /** The platform stands in for a real one; the page says so. */
  readonly simulated: true;
  readonly balance: string;
  /** SHA-256 of the seed of the rounds to come. */
  readonly commit: string;
  /** Nonce of the next round. */
  readonly nonce: number;
  readonly limits: { readonly min: string; readonly max: string; readonly step: string };
  /** Least time between the starts of two rounds. */
  readonly cycleMs: number;
  /** When the next round may start. */
  readonly nextAt: number;
  /** The platform's time. */
  readonly now: number;
  /** Newest first, at most 50. */
  readonly history: readonly RoundView<G>[];
  readonly running: RoundView<G> | null;
}

/** `POST /play/api/round`: starts a round, and ends it too where it is one press. The same `rid` gives the same answer. */
export interface RoundRequest<G extends GameId = GameId> {
  readonly s: string;
  /** Made by the page, kept until answered: `[0-9A-Za-z-]{8,64}`. */
  readonly rid: string;
  readonly stake: string;
  readonly choice: ChoiceOf<G>;
  readonly clientSeed: string;
}

/** Answer of `round` and `step`. */
export interface RoundReply<G extends GameId = GameId> {
  readonly round: RoundView<G>;
  readonly balance: string;
  readonly nonce: number;
  readonly nextAt: number;
  readonly now: number;
}

/** `POST /play/api/step`: what the player does in a running round of crash or mines. */
export interface StepRequest {
  readonly s: string;
  readonly round: string;
  readonly action: StepAction;
}

export type StepAction =
  /** Mines: opens a field, 0 to 24. */
  | { readonly type: 'open'; readonly cell: number }
  /** Crash and mines: takes what the round pays now. */
  | { readonly type: 'cashout' }
  /** Crash: answered when the round ends, after 20 s at the latest. */
  | { readonly type: 'watch' };

/** `POST /play/api/rotate`: shows the seed and takes a new one. */
export interface RotateRequest {
  readonly s: string;
}

export interface RotateReply {
  /** The seed so far; every round under it can be checked now. */
  readonly seed: string;
  readonly commit: string;
  /** How many rounds were played under it. */
  readonly rounds: number;
  readonly nextCommit: string;
}

export type PageErrorCode =
  | 'session_expired'
  | 'bad_request'
  | 'stake_out_of_range'
  | 'too_soon'
  | 'insufficient_balance'
  | 'round_running'
  | 'no_such_round'
  | 'round_over'
  | 'refused'
  | 'unavailable';

export interface PageError {
  readonly code: PageErrorCode;
  /** With `too_soon`: when the next round may start. */
  readonly retryAt?: number;
  /** With `refused`: the operator's own code, such as `reality_check_due`. */
  readonly reason?: string;
}

/** What a page tells the page that frames it. */
export interface PageMessage {
  readonly source: 'tessera-game';
  readonly type: 'ready' | 'balance' | 'round' | 'exit';
  readonly balance?: string;
}

/** What the framing page tells a game's page. */
export type ParentMessage =
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'theme'; readonly dark: boolean };

/** A factor as text: `250` → `"2.50"`. */
export const printFactor = (factor: Hundredths): string =>
  `${Math.floor(factor / 100)}.${String(factor % 100).padStart(2, '0')}`;
