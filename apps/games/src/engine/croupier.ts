import type { PageErrorCode, RoundReply, RoundView, StepAction } from '@tessera/games';
import { type Api, Refused, type Wager } from './api.ts';
import type { AnyView } from './game.ts';
import { amountFrom, printAmount } from './money.ts';
import type { Mover } from './mover.ts';
import { afterResult, beforeResult, freshSeed, type Notice, type Session } from './session.ts';
import type { Store } from './store.ts';
import type { FrameKey } from './texts/index.ts';

/** Events of a round for listeners: sounds and the framing page. */
export interface CroupierEvents {
  placed(): void;
  finished(round: RoundView): void;
  failed(): void;
}

/** Runs the rounds of a visit, one at a time. */
export interface Croupier {
  /** The play button: starts a round, skips its animation, acts in it, or resends it. */
  press(): void;
  step(action: StepAction): Promise<void>;
  /** Shows the round that was running at the start of the visit. */
  resume(): Promise<void>;
}

/** Delays before an unanswered call is retried, ms. Retries are idempotent. */
const retryDelays = [800, 2_000, 4_000];

export interface CroupierParts {
  readonly api: Api;
  readonly view: AnyView;
  readonly session: Store<Session>;
  readonly mover: Mover;
  readonly events: CroupierEvents;
}

export function createCroupier({ api, view, session, mover, events }: CroupierParts): Croupier {
  let pending: Wager | null = null;
  /** Whether the player's last step is still in flight. */
  let acting = false;

  const fail = (notice: Notice, patch: Partial<Session>) => {
    session.set({ ...patch, notice });
    events.failed();
  };

  /** Displays an answer, and settles the round when it is over. */
  const take = async (answer: RoundReply): Promise<void> => {
    const { round } = answer;
    const shown = session.get().round;
    // The answer of a long poll may arrive after the one that ended the round.
    if (shown?.round === round.round && shown.state !== 'running') return;
    const over = round.state !== 'running';
    session.set({ ...beforeResult(answer), phase: over ? 'showing' : session.get().phase, notice: null });
    await view.show(round, true);
    if (!over) {
      if (session.get().round?.state === 'running') session.set({ phase: 'open' });
      return;
    }
    session.set({ ...afterResult(session.get(), answer), phase: 'idle' });
    events.finished(round);
  };

  const send = async (): Promise<void> => {
    if (!pending) return;
    session.set({ phase: 'sending', notice: null });
    try {
      const answer = await persistently(
        () => api.round(pending!),
        () => session.set({ notice: { key: 'resend' } }),
      );
      pending = null;
      mover.start();
      events.placed();
      await take(answer);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'unavailable') {
        pending = null;
        fail(noticeOf(error), {
          phase: error.code === 'session_expired' ? 'over' : 'idle',
          ...(error.retryAt !== undefined && { nextAt: error.retryAt }),
        });
      } else {
        await recover(error instanceof Refused);
      }
    }
  };

  /**
   * After a round without an answer: the platform's state shows whether it was played. If it was not and the platform refused
   * it, it is dropped; if that is unknown, the same call waits to be sent again.
   */
  const recover = async (refused: boolean): Promise<void> => {
    const state = await api.state().catch(() => null);
    const known = new Set(session.get().history.map(({ round }) => round));
    const found =
      state && [state.running, state.history[0]].find((round) => round && !known.has(round.round));
    if (state && found) {
      pending = null;
      mover.start();
      await take({ ...state, round: found });
    } else if (state && refused) {
      pending = null;
      fail(
        { key: 'error_unavailable' },
        { phase: 'idle', balance: amountFrom(state.balance), nextAt: state.nextAt },
      );
    } else {
      fail({ key: 'error_stuck' }, { phase: 'stuck' });
    }
  };

  const start = () => {
    const { stake, clientSeed, nextAt, clockOffset } = session.get();
    const choice = view.choice();
    const total = view.stake?.(stake) ?? stake;
    if (choice === null || total <= 0n || Date.now() + clockOffset < nextAt) return;
    if (total > session.get().balance) {
      fail({ key: 'error_insufficient_balance' }, {});
      return;
    }
    pending = { rid: freshSeed(), stake: printAmount(total), choice, clientSeed };
    void send();
  };

  const step = async (action: StepAction): Promise<void> => {
    const round = session.get().round;
    if (round?.state !== 'running') return;
    if (action.type !== 'watch') {
      if (acting) return;
      acting = true;
    }
    if (action.type === 'cashout') session.set({ phase: 'sending', notice: null });
    try {
      await take(
        await persistently(
          () => api.step(round.round, action),
          () => {},
        ),
      );
    } catch (error) {
      if (session.get().round?.state !== 'running') return;
      if (error instanceof Refused && error.code !== 'round_over') {
        fail(noticeOf(error), { phase: error.code === 'session_expired' ? 'over' : 'open' });
        // Clears the board's waiting state.
        await view.show(round, false);
      } else {
        await catchUp(round.round);
      }
    } finally {
      if (action.type !== 'watch') acting = false;
    }
  };

  /** Queries the state of a round whose answer was lost. */
  const catchUp = async (id: string): Promise<void> => {
    try {
      const state = await persistently(
        () => api.state(),
        () => {},
      );
      const round = [state.running, ...state.history].find((other) => other?.round === id);
      if (round) await take({ ...state, round });
      else session.set({ phase: 'idle' });
    } catch {
      fail({ key: 'error_network' }, { phase: 'open' });
    }
  };

  return {
    step,
    press() {
      const { phase, round } = session.get();
      if (phase === 'idle') start();
      else if (phase === 'stuck') void send();
      else if (phase === 'showing') mover.skip();
      else if (phase === 'open' && round) {
        const action = view.next?.(round).action;
        if (action) void step(action);
      }
    },
    async resume() {
      const { round } = session.get();
      if (round) await view.show(round, false);
    },
  };
}

/** The codes for which the frame has a text; all others are shown as "unavailable". */
const knownCodes: ReadonlySet<PageErrorCode> = new Set<PageErrorCode>([
  'session_expired',
  'insufficient_balance',
  'stake_out_of_range',
  'too_soon',
  'round_running',
  'round_over',
  'no_such_round',
  'bad_request',
  'refused',
]);

const noticeOf = ({ code }: Refused): Notice => ({
  key: knownCodes.has(code) ? (`error_${code}` as FrameKey) : 'error_unavailable',
});

/** Retries while there is no answer or the platform is unavailable; any other refusal is final. */
async function persistently<Answer>(call: () => Promise<Answer>, onRetry: () => void): Promise<Answer> {
  for (const delay of retryDelays) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Refused && error.code !== 'unavailable') throw error;
      onRetry();
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return call();
}
