import type { AnswerState } from './states.ts';

/** What a client needs to know of a code. */
export interface ErrorRow {
  readonly state: Exclude<AnswerState, 'SUCCESS'>;
  /** The same call, unchanged and under the same `rid`, may succeed a little later. */
  readonly retry: boolean;
  /** Key of the translated text. The code itself, but for the two codes a client gives itself. */
  readonly messageKey: string;
  /** One sentence for `docs/api.md`: when it is answered. */
  readonly when: string;
}

/**
 * The one catalogue of error codes: `trust.md` section 10, the codes the specification names, and those that
 * calls declare for themselves. Match codes, never message text.
 */
export const errors = {
  // The client's own, for answers that never arrived (R8.1).
  ERROR1: { state: 'ERROR', retry: true, messageKey: 'request_failed', when: 'The HTTP status was not 200.' },
  ERROR2: { state: 'ERROR', retry: true, messageKey: 'network_failed', when: 'The network failed.' },

  // The call itself.
  envelope_invalid: row('ERROR', false, 'The body is not a valid envelope, whatever is wrong with it.'),
  payload_too_large: row('ERROR', false, 'The body is larger than this call takes.'),
  validation_failed: row('FAILED', false, 'A field breaks its rule; `data` names it.'),
  amount_invalid: row('FAILED', false, 'An amount does not follow the amount grammar.'),
  too_many_requests: row('FAILED', true, 'A call limit is used up; `data` says until when.'),
  clock_skew: row('FAILED', true, 'A changing call was made more than 60 s off server time.'),
  replay_detected: row('FAILED', false, 'A single-use value was used again.'),
  idempotency_conflict: row('FAILED', false, 'The request id was used before with another body.'),
  xsrf_invalid: row('FAILED', false, 'The cross-site header does not match the cookie.'),
  not_found: row('FAILED', false, 'There is no such thing, or it belongs to someone else.'),
  platform_maintenance: row('ERROR', true, 'The platform is being worked on or takes no money writes.'),
  provider_unavailable: row('ERROR', true, 'A connected provider does not answer.'),
  internal_error: row('ERROR', true, 'Something went wrong on the server.'),

  // Who is calling.
  please_login: row('NEED_LOGIN', false, 'There is no session, or it has ended.'),
  account_blocked: row('FAILED', false, 'The account is disabled.'),
  login_incorrect: row('FAILED', false, 'User name or password is wrong.'),
  captcha_incorrect: row('FAILED', false, 'The captcha is missing, wrong, used or expired.'),
  google_auth_incorrect: row('FAILED', false, 'The authenticator code is missing or wrong.'),
  step_up_required: row('FAILED', false, 'The fund password or authenticator code is needed first.'),
  name_taken: row('FAILED', false, 'The user name is in use.'),
  password_too_common: row('FAILED', false, 'The password is on the list of common ones.'),
  age_below_min: row('FAILED', false, 'The birth date is below the permitted age.'),
  trial_limit_reached: row('FAILED', false, 'This address has opened its trial accounts of the day.'),
  trial_not_allowed: row('FAILED', false, 'A trial account may not do this.'),
  kyc_required: row('FAILED', false, 'Identity must be verified first.'),
  pocket_need_bind: row('FAILED', false, 'The wallet signed correctly but is bound to no account.'),
  wallet_sign_required: row('FAILED', false, 'The wallet must sign the text in `data`.'),
  wallet_nonce_expired: row('FAILED', false, 'The text to sign has expired or was used.'),
  wallet_signature_invalid: row('FAILED', false, 'The signature is not of this wallet and text.'),

  // Money.
  balance_insufficient: row('FAILED', false, 'The balance does not cover it.'),
  amount_below_min: row('FAILED', false, 'The amount is under the minimum in `data`.'),
  amount_above_max: row('FAILED', false, 'The amount is over the maximum in `data`.'),
  transfer_pending: row('FAILED', false, 'A transfer of this platform is still in flight.'),
  withdraw_locked: row('FAILED', false, 'Withdrawals are locked until the time in `data`.'),

  // Bets.
  odds_changed: row(
    'FAILED',
    false,
    'Lines, stake or odds differ from what was shown; `data` has the odds now.',
  ),
  draw_not_open: row('FAILED', false, 'The draw does not sell yet, or there is no such draw.'),
  draw_closed: row('FAILED', false, 'The draw has closed.'),
  bet_limit_exceeded: row('FAILED', false, 'A limit of the lottery for one bet or player is reached.'),
  exposure_exceeded: row('FAILED', false, 'The draw cannot take this much more risk.'),
  platform_closed: row('FAILED', false, 'Outside opening hours.'),

  // Responsible play.
  limit_deposit_reached: row('FAILED', false, "The player's own deposit limit is reached."),
  limit_loss_reached: row('FAILED', false, "The player's own loss limit is reached."),
  limit_stake_reached: row('FAILED', false, "The player's own stake limit is reached."),
  session_limit_reached: row('FAILED', false, "The player's own session time is used up."),
  reality_check_due: row('FAILED', false, 'The reality check must be acknowledged first.'),
  timeout_active: row('FAILED', false, 'The player has taken a time-out.'),
  self_excluded: row('FAILED', false, 'The player has excluded himself.'),
} as const satisfies Readonly<Record<string, Omit<ErrorRow, 'messageKey'> & { messageKey?: string }>>;

/** Every stable code an answer can carry, and the two a client gives itself. */
export type ErrorCode = keyof typeof errors;

/** Codes a server answers with. */
export type ServerErrorCode = Exclude<ErrorCode, 'ERROR1' | 'ERROR2'>;

/** All codes in the order of the catalogue. */
export const errorCodes = Object.keys(errors) as readonly ErrorCode[];

/** The row of a code, its message key filled in. */
export function errorRow(code: ErrorCode): ErrorRow {
  const entry: Omit<ErrorRow, 'messageKey'> & { readonly messageKey?: string } = errors[code];
  return { ...entry, messageKey: entry.messageKey ?? code };
}

/** True for a text that is a code of the catalogue; answers of a newer server may carry others. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errors, text);
}

function row<S extends ErrorRow['state']>(
  state: S,
  retry: boolean,
  when: string,
): { state: S; retry: boolean; when: string } {
  return { state, retry, when };
}
