import { describe, expect, test } from 'vitest';
import { commonErrors } from './endpoint.ts';
import { endpoints } from './endpoints/index.ts';
import { claimErrors } from './endpoints/reward.ts';
import { errorCodes, errorRow, isErrorCode } from './errors.ts';

/** Codes of the trust requirements, section 10, in their order. */
const TRUST_CODES =
  `login_incorrect captcha_incorrect too_many_requests clock_skew replay_detected envelope_invalid payload_too_large
  validation_failed amount_invalid amount_below_min amount_above_max odds_changed draw_not_open draw_closed
  bet_limit_exceeded exposure_exceeded platform_closed platform_maintenance transfer_pending idempotency_conflict
  limit_deposit_reached limit_loss_reached limit_stake_reached session_limit_reached reality_check_due timeout_active
  self_excluded kyc_required step_up_required withdraw_locked trial_not_allowed wallet_sign_required
  wallet_nonce_expired wallet_signature_invalid xsrf_invalid name_taken provider_unavailable not_found
  internal_error`.split(/\s+/);
/** Codes named by the specification itself. */
const SPECIFICATION_CODES = [
  'ERROR1',
  'ERROR2',
  'google_auth_incorrect',
  'pocket_need_bind',
  'please_login',
  'account_blocked',
  'balance_insufficient',
];

const declared = new Set<string>([
  ...commonErrors,
  ...claimErrors,
  ...Object.values(endpoints).flatMap(({ errors }) => errors),
]);

describe('catalogue of error codes', () => {
  test('contains every code of the trust requirements and the specification', () => {
    expect(errorCodes).toEqual(expect.arrayContaining([...TRUST_CODES, ...SPECIFICATION_CODES]));
  });

  test('every code a call declares is in the catalogue', () => {
    expect([...declared].filter((code) => !isErrorCode(code))).toEqual([]);
  });

  test('every code of the catalogue beyond those lists is declared by a call', () => {
    const known = new Set([...TRUST_CODES, ...SPECIFICATION_CODES, ...declared]);
    expect(errorCodes.filter((code) => !known.has(code))).toEqual([]);
  });

  test('a code is its own message key, except the two codes set by the client', () => {
    const others = errorCodes.filter((code) => errorRow(code).messageKey !== code);
    expect(others).toEqual(['ERROR1', 'ERROR2']);
    expect(errorRow('ERROR1').messageKey).toBe('request_failed');
    expect(errorRow('ERROR2').messageKey).toBe('network_failed');
  });

  test('codes for calls that could not be served are ERROR, a missing session is NEED_LOGIN, all others are FAILED', () => {
    const inState = (state: string) => errorCodes.filter((code) => errorRow(code).state === state);
    expect(inState('NEED_LOGIN')).toEqual(['please_login']);
    expect(inState('ERROR').toSorted()).toEqual(
      [
        'ERROR1',
        'ERROR2',
        'envelope_invalid',
        'internal_error',
        'platform_maintenance',
        'provider_unavailable',
      ].toSorted(),
    );
  });

  test('names inherited from Object.prototype are not codes', () => {
    expect(isErrorCode('constructor')).toBe(false);
    expect(isErrorCode('toString')).toBe(false);
  });
});
