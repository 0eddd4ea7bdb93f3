/**
 * Messages between a game's page and its platform: `POST /play/api/<name>` with JSON on the page's own origin. Amounts
 * are text with four decimals, times ms, factors hundredths. A failure is an HTTP status with a `PageError`.
 */

import type { Hundredths } from './game.ts';
import type { GameId } from './game-ids.ts';
import type { PlatformId } from './platforms.ts';
import type { ChoiceOf, OutcomeOf, StepsOf } from './registry.ts';

/** A round as the page sees it. */
export interface RoundView<G extends GameId = GameId> {
  /** Round id, unique on its platform. */
  readonly round: string;
  readonly game: G;
  /** `void`: it was not played and the stake was returned. */
  readonly state: 'running' | 'done' | 'void';
  readonly at: number;
  readonly nonce: number;
  readonly clientSeed: string;
  /** Commitment of the round's seed. */
  readonly commit: string;
  readonly stake: string;
  readonly choice: ChoiceOf<G>;
  readonly steps: StepsOf<G>;
  /** Null while the round runs. */
  readonly outcome: OutcomeOf<G> | null;
  /** Total returned; "0.0000" while the round runs. */
  readonly payout: string;
}

/** `POST /play/api/state` */
export interface StateRequest {
  /** Session id from the page's URL. */
  readonly s: string;
}

export interface StateReply<G extends GameId = GameId> {
  readonly game: G;
  readonly plat: PlatformId;
  /** The player's name on the platform. */
  readonly player: string;
  readonly language: string;
  /** Origin of the framing page, for messages to it; null when unknown. */
  readonly parent: string | null;
  /** The platform simulates a real one; the page shows that. */
  readonly simulated: true;
  readonly balance: string;
  /** SHA-256 of the seed of the next rounds. */
  readonly commit: string;
  /** Nonce of the next round. */
  readonly nonce: number;
  readonly limits: { readonly min: string; readonly max: string; readonly step: string };
  /** Minimum time between the starts of two rounds. */
  readonly cycleMs: number;
  /** Earliest start of the next round. */
  readonly nextAt: number;
  /** The platform's clock. */
  readonly now: number;
  /** Newest first, at most 50. */
  readonly history: readonly RoundView<G>[];
  readonly running: RoundView<G> | null;
}

/**
 * `POST /play/api/round`: starts a round; a game without steps also ends it. The same `rid` returns the same answer.
 */
export interface RoundRequest<G extends GameId = GameId> {
  readonly s: string;
  /** Created by the page and kept until answered: `[0-9A-Za-z-]{8,64}`. */
  readonly rid: string;
  readonly stake: string;
  readonly choice: ChoiceOf<G>;
  readonly clientSeed: string;
}

/** Reply to `round` and `step`. */
export interface RoundReply<G extends GameId = GameId> {
  readonly round: RoundView<G>;
  readonly balance: string;
  readonly nonce: number;
  readonly nextAt: number;
  readonly now: number;
}

/** `POST /play/api/step`: an action in a running round of crash or mines. */
export interface StepRequest {
  readonly s: string;
  readonly round: string;
  readonly action: StepAction;
}

export type StepAction =
  /** Mines: opens a cell, 0 to 24. */
  | { readonly type: 'open'; readonly cell: number }
  /** Crash and mines: cashes out at the current value. */
  | { readonly type: 'cashout' }
  /** Crash: long poll, answered when the round ends or after 20 s. */
  | { readonly type: 'watch' };

/** `POST /play/api/rotate`: reveals the seed and creates a new one. */
export interface RotateRequest {
  readonly s: string;
}

export interface RotateReply {
  /** The previous seed; all its rounds can now be verified. */
  readonly seed: string;
  readonly commit: string;
  /** Number of rounds played with it. */
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
  /** With `too_soon`: earliest start of the next round. */
  readonly retryAt?: number;
  /** With `refused`: the operator's own code, such as `reality_check_due`. */
  readonly reason?: string;
}

/** Message from a game page to its framing page. */
export interface PageMessage {
  readonly source: 'tessera-game';
  readonly type: 'ready' | 'balance' | 'round' | 'exit';
  readonly balance?: string;
}

/** Message from the framing page to a game page. */
export type ParentMessage =
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'theme'; readonly dark: boolean };

/** A factor as text: `250` → `"2.50"`. */
export const printFactor = (factor: Hundredths): string =>
  `${Math.floor(factor / 100)}.${String(factor % 100).padStart(2, '0')}`;
