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
  /** By the platform's clock, ms; with `too_soon`. */
  readonly retryAt: number | undefined;
  /** The operator's own code, with `refused`. */
  readonly reason: string | undefined;

  constructor(code: PageError['code'], retryAt?: number, reason?: string) {
    super(code);
    this.code = code;
    this.retryAt = retryAt;
    this.reason = reason;
  }
}

/** A round as it is asked for, without the session. */
export type Wager = Omit<RoundRequest, 's' | 'choice'> & { readonly choice: unknown };

/** The platform's calls for one session. Each throws {@link Refused}, or a `TypeError` when nothing came back. */
export interface Api {
  state(): Promise<StateReply>;
  /** A call sent again with the same `rid` is the same round. */
  round(wager: Wager): Promise<RoundReply>;
  step(round: string, action: StepAction): Promise<RoundReply>;
  rotate(): Promise<RotateReply>;
}

/** A call that got no answer within this time goes out again. */
const patienceMs = 8_000;
/** Longer than the platform holds a call that waits for the end of a round. */
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
