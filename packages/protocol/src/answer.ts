import type { ErrorCode } from './errors.ts';
import type { AnswerState } from './states.ts';

export { type AnswerState, answerStates } from './states.ts';

/** Headers of every call (R7.1, R7.8), in the spelling of the wire. */
export const HEADERS = {
  token: 'Token',
  language: 'Language',
  agent: 'Agent',
  xsrf: 'X-XSRF-TOKEN',
  /** Native apps only: the device secret, sent instead of the browser's cookie (A9). */
  device: 'Device',
} as const;

/** Header of native apps only, in a call and in its answer: the credential of a remembered login, in place of a cookie (A13). */
export const REMEMBERED = 'Remembered';

/** Cookie whose value is sent back in `HEADERS.xsrf`. */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** Values of the `Agent` header; app and pad send `wap`. */
export const agents = ['pc', 'wap'] as const;
export type Agent = (typeof agents)[number];

/** Part of every answer: the request's id for support, and the server's clock in ms since the epoch. */
export interface AnswerFrame {
  readonly id: string;
  readonly now: number;
}

/** The call succeeded; `message` is its reply. */
export interface SuccessAnswer<Reply> extends AnswerFrame {
  readonly state: 'SUCCESS';
  readonly message: Reply;
}

/**
 * The call was refused. `message` is text in the caller's language, `code` the stable reason, `data` the details of
 * that code (see `ErrorData`). FAILED: understood and refused. ERROR: could not be served. NEED_LOGIN: no valid
 * session.
 */
export interface RefusalAnswer<Code extends ErrorCode = ErrorCode> extends AnswerFrame {
  readonly state: Exclude<AnswerState, 'SUCCESS'>;
  readonly message: string;
  readonly code: Code;
  readonly data?: Code extends keyof ErrorData ? ErrorData[Code] : unknown;
}

/** The JSON body of every HTTP 200 answer. */
export type Answer<Reply> = SuccessAnswer<Reply> | RefusalAnswer;

/** Content of `data` by code; codes not listed have no data. */
export interface ErrorData {
  /** `field` is a path such as `items.0.content`; a bet content adds the rule's own code and position. */
  readonly validation_failed: { readonly field: string; readonly rule?: string; readonly position?: number };
  /** Current odds of each changed item in the call: tier or tier/kind to 1/10 000 per unit staked, as text. */
  readonly odds_changed: { readonly items: readonly ChangedOdds[] };
  /** Server time in ms; the client stores the offset and repeats the call once (E2). */
  readonly clock_skew: { readonly now: number };
  /** The text to sign and the expiry of its nonce, ms since the epoch (W1). */
  readonly wallet_sign_required: {
    readonly nonce: string;
    readonly message: string;
    readonly expires: number;
  };
  /** Single-use ticket with which the next login binds this address (W4). */
  readonly pocket_need_bind: { readonly address: string; readonly ticket: string; readonly expires: number };
  /** After a wallet's signature: the ticket replaces the signature when the call is repeated with the code (W5). */
  readonly google_auth_incorrect: { readonly address: string; readonly ticket: string };
  /** Earliest time at which a repeat can succeed, ms since the epoch. */
  readonly too_many_requests: { readonly retryAt: number };
  /** The violated bound, decimal text with 4 places. */
  readonly amount_below_min: { readonly min: string };
  readonly amount_above_max: { readonly max: string };
  /** Amount left under the cap or limit, decimal text with 4 places. */
  readonly bet_limit_exceeded: { readonly left: string };
  readonly exposure_exceeded: { readonly left: string };
  readonly limit_deposit_reached: { readonly left: string; readonly period: LimitPeriod };
  readonly limit_loss_reached: { readonly left: string; readonly period: LimitPeriod };
  readonly limit_stake_reached: { readonly left: string; readonly period: LimitPeriod };
  /** Time from which play is possible again, ms; null when there is none. */
  readonly session_limit_reached: { readonly until: number };
  readonly timeout_active: { readonly until: number };
  readonly self_excluded: { readonly until: number | null };
  readonly limit_waiting: { readonly from: number };
  /** Factors that the player has; either is accepted (A12). */
  readonly step_up_required: { readonly google: boolean; readonly fund_password: boolean };
  readonly withdraw_locked: { readonly until: number };
  readonly payout_account_locked: { readonly until: number };
  /** `field`: field of the call. `network`: the address belongs to the other network. */
  readonly payout_account_invalid: {
    readonly field: string;
    readonly reason: 'format' | 'length' | 'checksum' | 'bank' | 'holder' | 'network' | 'taken';
  };
  /** Bounds, decimal text with 4 places. */
  readonly amount_out_of_range: { readonly min: string; readonly max: string };
  /** Withdrawable amount and turnover left, decimal text with 4 places. */
  readonly turnover_left: { readonly withdrawable: string; readonly left: string };
  /** The most rebate that the player may take today, ppm. */
  readonly rebate_above_max: { readonly max_ppm: number };
  /** The highest rate that would be accepted, ppm. */
  readonly team_rate_above: { readonly max_ppm: number };
  /** Masked names of up to 20 members with a higher rate, and the number of all. */
  readonly team_rate_below: { readonly names: readonly string[]; readonly count: number };
  /** Time from which the player may write in the room again, ms. */
  readonly chat_muted: { readonly until: number };
  readonly chat_too_fast: { readonly retryAt: number };
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
