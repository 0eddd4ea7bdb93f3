import type { KeyObject } from 'node:crypto';
import type { MessageKey } from '@tessera/messages';
import type { CallLimit } from '@tessera/protocol/endpoint';
import type { Logger } from 'pino';
import type { Gate, Rate } from '../admission/index.ts';
import type { CallSession, OperatorSession } from './context.ts';
import type { Downloads } from './downloads.ts';
import type { LargeBodies } from './large-bodies.ts';
import type { LoopMeter } from './loop-meter.ts';
import type { Metrics } from './metrics.ts';

/** Limits of trust requirement 10: platform settings, read at each call. */
export interface HttpLimits {
  readonly calls: Readonly<Record<CallLimit, Rate>>;
  /** Calls of kind `other` of one address that have no session. */
  readonly visitor: Rate;
  /** How far `t` of a state-changing call may be from the server's time (E2). */
  readonly skewMs: number;
  /** Longest duration of a call, ms; after it the caller is told to try again. */
  readonly answerMs: number;
}

/** Texts of codes in the shipped languages. */
export interface Texts {
  /** The published language that matches header `Language`, or the platform's default. */
  languageOf(wanted: string | undefined): string;
  text(language: string, key: MessageKey): string;
}

/** Opening hours of the platform (E9) and the grant that bypasses them (E8). */
export interface OpeningGate {
  isOpen(now: number): boolean;
  /** Why and until when it is closed (ms; null = no opening is configured). */
  closure(now: number): { reason: string; opensAt: number | null };
  grantHolds(grant: string | undefined, browser: Buffer, now: number): boolean;
}

/** Result of looking up a token: its session, or the code that sends the caller to login. */
export type SessionFound =
  | { readonly session: CallSession }
  | { readonly refused: 'please_login' | 'account_blocked' };

/** Sessions as calls and sockets need them; the identity module implements it. */
export interface SessionGate {
  find(token: string, browser: Buffer, now: number): Promise<SessionFound>;
  /** Records an action of the player; heartbeats and polls are not actions (T2). */
  acted(session: CallSession, now: number): Promise<void>;
}

/** Sessions of operators as the calls of the console need them; the module `operators` implements it. */
export interface OperatorGate {
  /** Whether the console may be used from this network address. */
  allows(address: string): boolean;
  /** The open session of a token, in the browser that it was opened in. */
  find(token: string, browser: Buffer, now: number): Promise<OperatorSession | undefined>;
  /** Records an act of the operator, which moves the idle end. */
  acted(session: OperatorSession, now: number): Promise<void>;
}

export interface HttpDeps {
  readonly mode: 'demo' | 'test' | 'production';
  /** Server time in ms since the epoch. */
  readonly now: () => number;
  /** Key of the XSRF proof. */
  readonly xsrfKey: KeyObject;
  readonly limits: () => HttpLimits;
  /** Admission control of this node. */
  readonly gate: Gate;
  /** Sessions whose large body is being read or answered. */
  readonly largeCallers: Set<bigint>;
  readonly largeBodies: LargeBodies;
  readonly downloads: Downloads;
  /** Downloads of operators, which only the operations port serves. */
  readonly operatorDownloads: Downloads;
  readonly texts: Texts;
  readonly opening: OpeningGate;
  readonly sessions: SessionGate;
  /** Absent on a node without the console's credential: it answers no call of the console. */
  readonly operators: OperatorGate | undefined;
  readonly metrics: Metrics;
  readonly loop: LoopMeter;
  readonly log: Logger;
  /**
   * Whether the database answers and the steps of draws are neither overdue nor keep failing. Updates the figures of draws
   * in `metrics`. Checks at most once a second and answers within two seconds.
   */
  readonly isReady: () => Promise<boolean>;
}
