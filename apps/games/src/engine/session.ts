import type { RoundReply, RoundView, StateReply } from '@tessera/games';
import { type Amount, amountFrom, amountOf } from './money.ts';
import type { StakeLimits } from './stake.ts';
import { createStore, type Store } from './store.ts';
import type { FrameKey } from './texts/index.ts';

/**
 * State of a visit. `idle`: a round may start (once {@link Session.nextAt} has come). `sending`: a round is in flight.
 * `showing`: its result is being revealed. `open`: it runs and waits for the player. `stuck`: no answer came, a press resends
 * the same call. `over`: the session has ended.
 */
export type Phase = 'idle' | 'sending' | 'showing' | 'open' | 'stuck' | 'over';

export interface Notice {
  readonly key: FrameKey;
  readonly values?: Readonly<Record<string, string>>;
}

/** All state displayed by the frame. */
export interface Session {
  readonly phase: Phase;
  /** Displayed balance: a payout counts once its round has been shown. */
  readonly balance: Amount;
  readonly stake: Amount;
  readonly limits: StakeLimits;
  readonly cycleMs: number;
  /** Earliest start of the next round by the platform's clock, ms. */
  readonly nextAt: number;
  readonly commit: string;
  readonly nonce: number;
  readonly clientSeed: string;
  /** Finished rounds, newest first. */
  readonly history: readonly RoundView[];
  /** The current round, or the last one. */
  readonly round: RoundView | null;
  /** Revealed platform seeds by hash. */
  readonly seeds: ReadonlyMap<string, string>;
  /** The platform's clock minus the local clock, ms. */
  readonly clockOffset: number;
  readonly notice: Notice | null;
}

/** Number of rounds in the history, the same as the platform sends. */
const historyMax = 50;

/**
 * Creates the session from the platform's state. The initial stake is the player's last one, or the minimum; `unitOf` reads it
 * from a round.
 */
export function openSession(
  state: StateReply,
  unitOf: (round: RoundView) => Amount = ({ stake }) => amountFrom(stake),
): Store<Session> {
  const limits = {
    min: amountFrom(state.limits.min),
    max: amountFrom(state.limits.max),
    step: amountFrom(state.limits.step),
  };
  const last = state.running ?? state.history[0];
  return createStore<Session>({
    phase: state.running ? 'open' : 'idle',
    balance: amountFrom(state.balance),
    stake: last ? unitOf(last) : limits.min,
    limits,
    cycleMs: state.cycleMs,
    nextAt: state.nextAt,
    commit: state.commit,
    nonce: state.nonce,
    clientSeed: freshSeed(),
    history: state.history,
    round: state.running,
    seeds: new Map(),
    clockOffset: state.now - Date.now(),
    notice: null,
  });
}

/** State before the result is shown: the stake is deducted, the payout not yet credited. */
export function beforeResult({ round, balance, nonce, nextAt, now }: RoundReply): Partial<Session> {
  return {
    round,
    balance: amountOf(amountFrom(balance) - (round.state === 'running' ? 0n : amountFrom(round.payout))),
    nonce,
    nextAt,
    clockOffset: now - Date.now(),
  };
}

/** State after the result is shown. */
export function afterResult(session: Session, { round, balance }: RoundReply): Partial<Session> {
  return { balance: amountFrom(balance), history: withRound(session.history, round) };
}

/** The history with a finished round in front; an earlier entry of the same round is removed. */
export function withRound(history: readonly RoundView[], round: RoundView): readonly RoundView[] {
  return [round, ...history.filter((other) => other.round !== round.round)].slice(0, historyMax);
}

/** 16 random bytes as hex: a client seed or a request id. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
