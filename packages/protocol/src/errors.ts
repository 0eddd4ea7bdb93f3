import type { MessageKey } from '@tessera/messages';
import type { AnswerState } from './states.ts';

/** What a client needs to know about a code. */
export interface ErrorRow {
  readonly state: Exclude<AnswerState, 'SUCCESS'>;
  /** Whether repeating the call unchanged, with the same `rid`, may succeed later. */
  readonly retry: boolean;
  /** Key of the translated text: the code itself, except for the two codes set by the client. */
  readonly messageKey: MessageKey;
}

/**
 * The catalogue of all error codes: `trust.md` section 10, the codes named by the specification, and those that calls
 * declare. Compare codes, never message text.
 */
export const errors = {
  // Set by the client when no answer arrives (R8.1).
  ERROR1: { state: 'ERROR', retry: true, messageKey: 'request_failed' },
  ERROR2: { state: 'ERROR', retry: true, messageKey: 'network_failed' },

  // The call itself.
  envelope_invalid: row('ERROR', false),
  payload_too_large: row('FAILED', false),
  validation_failed: row('FAILED', false),
  amount_invalid: row('FAILED', false),
  too_many_requests: row('FAILED', true),
  clock_skew: row('FAILED', true),
  replay_detected: row('FAILED', false),
  idempotency_conflict: row('FAILED', false),
  xsrf_invalid: row('FAILED', false),
  not_found: row('FAILED', false),
  platform_maintenance: row('ERROR', true),
  provider_unavailable: row('ERROR', true),
  internal_error: row('ERROR', true),

  // The caller.
  please_login: row('NEED_LOGIN', false),
  account_blocked: row('FAILED', false),
  login_incorrect: row('FAILED', false),
  captcha_incorrect: row('FAILED', false),
  google_auth_incorrect: row('FAILED', false),
  password_incorrect: row('FAILED', false),
  fund_password_incorrect: row('FAILED', false),
  step_up_required: row('FAILED', false),
  name_taken: row('FAILED', false),
  password_too_common: row('FAILED', false),
  age_below_min: row('FAILED', false),
  trial_limit_reached: row('FAILED', false),
  trial_not_allowed: row('FAILED', false),
  kyc_required: row('FAILED', false),
  pocket_need_bind: row('FAILED', false),
  wallet_sign_required: row('FAILED', false),
  wallet_nonce_expired: row('FAILED', false),
  wallet_signature_invalid: row('FAILED', false),
  wallet_taken: row('FAILED', false),
  contact_invalid: row('FAILED', false),
  code_incorrect: row('FAILED', false),
  code_expired: row('FAILED', false),
  recovery_incorrect: row('FAILED', false),

  // Money.
  balance_insufficient: row('FAILED', false),
  amount_below_min: row('FAILED', false),
  amount_above_max: row('FAILED', false),
  transfer_pending: row('FAILED', false),
  withdraw_locked: row('FAILED', false),
  withdraw_held: row('FAILED', false),
  channel_unavailable: row('FAILED', false),
  recharge_expired: row('FAILED', false),
  receipt_invalid: row('FAILED', false),
  withdraw_day_limit: row('FAILED', false),
  turnover_left: row('FAILED', false),
  fund_password_missing: row('FAILED', false),
  payout_account_invalid: row('FAILED', false),
  payout_account_limit: row('FAILED', false),
  payout_account_locked: row('FAILED', false),
  amount_out_of_range: row('FAILED', false),

  // Bets.
  rebate_above_max: row('FAILED', false),
  odds_changed: row('FAILED', false),
  lottery_suspended: row('FAILED', false),
  draw_not_open: row('FAILED', false),
  draw_closed: row('FAILED', false),
  bet_limit_exceeded: row('FAILED', false),
  exposure_exceeded: row('FAILED', false),
  platform_closed: row('FAILED', false),

  // Responsible play.
  limit_deposit_reached: row('FAILED', false),
  limit_loss_reached: row('FAILED', false),
  limit_stake_reached: row('FAILED', false),
  session_limit_reached: row('FAILED', false),
  reality_check_due: row('FAILED', false),
  timeout_active: row('FAILED', false),
  self_excluded: row('FAILED', false),
  limit_waiting: row('FAILED', false),

  // Rewards.
  reward_not_available: row('FAILED', false),
  reward_claimed: row('FAILED', false),
  reward_ended: row('FAILED', false),
  reward_budget_gone: row('FAILED', false),
  reward_not_reached: row('FAILED', false),

  // Teams.
  team_not_agent: row('FAILED', false),
  team_link_unknown: row('FAILED', false),
  team_link_disabled: row('FAILED', false),
  team_link_expired: row('FAILED', false),
  team_link_used_up: row('FAILED', false),
  team_links_full: row('FAILED', false),
  team_depth_full: row('FAILED', false),
  team_rate_above: row('FAILED', false),
  team_rate_below: row('FAILED', false),

  // Messages.
  chat_closed: row('FAILED', false),
  chat_muted: row('FAILED', false),
  chat_too_fast: row('FAILED', true),
  chat_refused_words: row('FAILED', false),
  chat_refused_link: row('FAILED', false),
  chat_shares_used_up: row('FAILED', false),
  chat_reports_full: row('FAILED', false),
  chat_blocks_full: row('FAILED', false),
  chat_appealed: row('FAILED', false),
  picture_invalid: row('FAILED', false),
  service_pictures_full: row('FAILED', false),
  service_case_open: row('FAILED', false),
  service_rated: row('FAILED', false),
  service_rating_over: row('FAILED', false),
  push_service_unknown: row('FAILED', false),
  // Notices.
  notice_ended: row('FAILED', false),
} as const satisfies Readonly<Record<string, Omit<ErrorRow, 'messageKey'> & { messageKey?: MessageKey }>>;

/** Every stable code an answer can carry, and the two set by the client. */
export type ErrorCode = keyof typeof errors;

/** Codes returned by a server. */
export type ServerErrorCode = Exclude<ErrorCode, 'ERROR1' | 'ERROR2'>;

/** All codes in catalogue order. */
export const errorCodes = Object.keys(errors) as readonly ErrorCode[];

/** The row of a code, with its message key filled in. */
export function errorRow(code: ErrorCode): ErrorRow {
  const entry: Omit<ErrorRow, 'messageKey'> & { readonly messageKey?: MessageKey } = errors[code];
  // The two codes set by the client name their key, so the code is one of a server.
  return { ...entry, messageKey: entry.messageKey ?? (code as ServerErrorCode) };
}

/** True for a code of the catalogue; a newer server may send others. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errors, text);
}

function row<S extends ErrorRow['state']>(state: S, retry: boolean): { state: S; retry: boolean } {
  return { state, retry };
}
