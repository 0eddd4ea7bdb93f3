import type {
  PageError,
  RotateReply,
  RoundReply,
  RoundRequest,
  StateReply,
  StepAction,
} from '@tessera/games';

/** The platform refused a call. */
export class Refused extends Error {
  readonly code: PageError['code'];
  /** With `too_soon`: earliest retry by the platform's clock, ms. */
  readonly retryAt: number | undefined;
  /** With `refused`: the operator's own code. */
  readonly reason: string | undefined;

  constructor(code: PageError['code'], retryAt?: number, reason?: string) {
    super(code);
    this.code = code;
    this.retryAt = retryAt;
    this.reason = reason;
  }
}

/** A request for a round, without the session. */
export type Wager = Omit<RoundRequest, 's' | 'choice'> & { readonly choice: unknown };

/** The platform's calls for one session. Each throws {@link Refused}, or a `TypeError` when no answer arrived. */
export interface Api {
  state(): Promise<StateReply>;
  /** Idempotent: a retry with the same `rid` is the same round. */
  round(wager: Wager): Promise<RoundReply>;
  step(round: string, action: StepAction): Promise<RoundReply>;
  rotate(): Promise<RotateReply>;
}

/** Timeout after which a call is retried. */
const patienceMs = 8_000;
/** Longer than the platform's long poll for the end of a round. */
const watchMs = 25_000;

export function createApi(session: string): Api {
  const call = async <Answer>(name: string, fields: object, waitMs = patienceMs): Promise<Answer> => {
    const response = await fetch(`/play/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ s: session, ...fields }),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(waitMs),
    });
    const body: unknown = await response.json();
    if (response.ok) return body as Answer;
    const { code, retryAt, reason } = body as PageError;
    throw new Refused(code, retryAt, reason);
  };
  return {
    state: () => call('state', {}),
    round: (wager) => call('round', wager),
    step: (round, action) => call('step', { round, action }, action.type === 'watch' ? watchMs : patienceMs),
    rotate: () => call('rotate', {}),
  };
}
