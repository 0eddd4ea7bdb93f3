import type { RoundReply, RoundView, StateReply } from '@tessera/games';
import { type Amount, amountFrom, amountOf } from './money.ts';
import type { StakeLimits } from './stake.ts';
import { createStore, type Store } from './store.ts';
import type { EngineKey } from './texts/index.ts';

/**
 * Where a visit stands. `idle`: a round may start (once {@link Session.nextAt} has come); `sending`: a round is on its way;
 * `showing`: its result is being revealed; `open`: it runs and waits for the player; `stuck`: no answer came, the same call goes
 * out again at a press; `over`: the session has ended.
 */
export type Phase = 'idle' | 'sending' | 'showing' | 'open' | 'stuck' | 'over';

export interface Notice {
  readonly key: EngineKey;
  readonly values?: Readonly<Record<string, string>>;
}

/** Everything the frame draws. */
export interface Session {
  readonly phase: Phase;
  /** As told to the player: a payout counts once its round is shown. */
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
  /** The round on the table, or the last one. */
  readonly round: RoundView | null;
  /** Revealed platform seeds by their hash. */
  readonly seeds: ReadonlyMap<string, string>;
  /** The platform's clock less ours, ms. */
  readonly clockOffset: number;
  readonly notice: Notice | null;
}

/** Rounds kept for the history, as the platform sends them. */
const historyMax = 50;

/**
 * A visit as the platform describes it. The stake begins at the player's last one, or the least; `unitOf` reads it from a round.
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

/** What an answer says before its result is shown: the stake is gone, the payout not yet there. */
export function beforeResult({ round, balance, nonce, nextAt, now }: RoundReply): Partial<Session> {
  return {
    round,
    balance: amountOf(amountFrom(balance) - (round.state === 'running' ? 0n : amountFrom(round.payout))),
    nonce,
    nextAt,
    clockOffset: now - Date.now(),
  };
}

/** What it says afterwards. */
export function afterResult(session: Session, { round, balance }: RoundReply): Partial<Session> {
  return { balance: amountFrom(balance), history: withRound(session.history, round) };
}

/** The history with a finished round in front; one that is there already is put in its place. */
export function withRound(history: readonly RoundView[], round: RoundView): readonly RoundView[] {
  return [round, ...history.filter((other) => other.round !== round.round)].slice(0, historyMax);
}

/** 16 random bytes as hex: a player's part of the numbers, or the id of a request. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
