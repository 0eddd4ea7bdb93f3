import type { ErrorCode } from './errors.ts';
import type { AnswerState } from './states.ts';

export { type AnswerState, answerStates } from './states.ts';

/** Headers of every call (R7.1, R7.8), spelled as they are sent. */
export const HEADERS = {
  token: 'Token',
  language: 'Language',
  agent: 'Agent',
  xsrf: 'X-XSRF-TOKEN',
  /** Native apps only: the device secret that stands in for the browser's cookie (A9). */
  device: 'Device',
} as const;

/** Cookie whose value travels back in `HEADERS.xsrf`. */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** Values of the `Agent` header: app and pad send `wap`. */
export const agents = ['pc', 'wap'] as const;
export type Agent = (typeof agents)[number];

/** Part of every answer: the request's id for support, and the server's clock in ms since the epoch. */
export interface AnswerFrame {
  readonly id: string;
  readonly now: number;
}

/** The call did what it was asked to; `message` is its reply. */
export interface SuccessAnswer<Reply> extends AnswerFrame {
  readonly state: 'SUCCESS';
  readonly message: Reply;
}

/**
 * The call was refused. `message` is text in the caller's language, `code` the stable reason, `data` what that
 * code carries (see `ErrorData`). FAILED: understood and refused. ERROR: could not be served. NEED_LOGIN: no
 * valid session.
 */
export interface RefusalAnswer<Code extends ErrorCode = ErrorCode> extends AnswerFrame {
  readonly state: Exclude<AnswerState, 'SUCCESS'>;
  readonly message: string;
  readonly code: Code;
  readonly data?: Code extends keyof ErrorData ? ErrorData[Code] : unknown;
}

/** The JSON body of every HTTP 200 answer. */
export type Answer<Reply> = SuccessAnswer<Reply> | RefusalAnswer;

/** What some codes carry in `data`; a code that is not here carries nothing. */
export interface ErrorData {
  /** `field` is a path such as `items.0.content`; a bet content adds the rule's own code and position. */
  readonly validation_failed: { readonly field: string; readonly rule?: string; readonly position?: number };
  /** Odds now, per item of the call that changed: tier or tier/kind to 1/10 000 per unit staked, as text. */
  readonly odds_changed: { readonly items: readonly ChangedOdds[] };
  /** Server time in ms; the client keeps the offset and repeats once (E2). */
  readonly clock_skew: { readonly now: number };
  /** The text to sign and how long its nonce lives, ms since the epoch (W1). */
  readonly wallet_sign_required: {
    readonly nonce: string;
    readonly message: string;
    readonly expires: number;
  };
  /** Single-use ticket that lets the next login bind this address (W4). */
  readonly pocket_need_bind: { readonly address: string; readonly ticket: string; readonly expires: number };
  /** After a wallet's signature: stands in for it when the call is repeated with the code (W5). */
  readonly google_auth_incorrect: { readonly address: string; readonly ticket: string };
  /** Earliest moment a repeat can succeed, ms since the epoch. */
  readonly too_many_requests: { readonly retryAt: number };
  /** Bound that was crossed, decimal text with 4 places. */
  readonly amount_below_min: { readonly min: string };
  readonly amount_above_max: { readonly max: string };
  /** What is left under the cap or limit, decimal text with 4 places. */
  readonly bet_limit_exceeded: { readonly left: string };
  readonly exposure_exceeded: { readonly left: string };
  readonly limit_deposit_reached: { readonly left: string; readonly period: LimitPeriod };
  readonly limit_loss_reached: { readonly left: string; readonly period: LimitPeriod };
  readonly limit_stake_reached: { readonly left: string; readonly period: LimitPeriod };
  /** Moment from which play is possible again, ms; null where there is none. */
  readonly session_limit_reached: { readonly until: number };
  readonly timeout_active: { readonly until: number };
  readonly self_excluded: { readonly until: number | null };
  readonly limit_waiting: { readonly from: number };
  /** Which factors the player has: either will do (A12). */
  readonly step_up_required: { readonly google: boolean; readonly fund_password: boolean };
  readonly withdraw_locked: { readonly until: number };
  readonly payout_account_locked: { readonly until: number };
  /** `field` of the call; `network`: the address belongs to the other network. */
  readonly payout_account_invalid: {
    readonly field: string;
    readonly reason: 'format' | 'length' | 'checksum' | 'bank' | 'holder' | 'network' | 'taken';
  };
  /** Bounds, decimal text with 4 places. */
  readonly amount_out_of_range: { readonly min: string; readonly max: string };
  /** What can be withdrawn now and the stakes left, decimal text with 4 places. */
  readonly turnover_left: { readonly withdrawable: string; readonly left: string };
  /** Next opening, ms; null when none is configured. */
  readonly platform_closed: { readonly reason: string; readonly opensAt: number | null };
}

/** Period of a responsible-play limit (RP1, RP2); `bet` is the limit of one stake. */
export type LimitPeriod = 'bet' | 'day' | 'week' | 'month';

export interface ChangedOdds {
  /** Index of the item in the request. */
  readonly index: number;
  readonly odds: Readonly<Record<string, string>>;
}
