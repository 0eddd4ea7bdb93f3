import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, ms, nothing, pageSize, password, rowId } from '../schemas.ts';

const authenticatorCode = z.string().regex(/^\d{6}$/);
/** Six digits, or one of the recovery codes with or without its dash. Case is ignored. */
export const googleCode = z.string().regex(/^(\d{6}|[a-z2-7]{5}-?[a-z2-7]{5})$/i);
/** The current password. It may predate today's password rules, so only its length is checked. */
const currentPassword = z.string().min(1).max(128);

/** Where a sign-in came from. */
export const loginPlace = z.object({
  address: z.string(),
  /** Derived from the address alone: this machine, a private network, or the internet. */
  place: z.enum(['machine', 'network', 'internet']),
  /** Display names; empty when the browser does not send them. */
  browser: z.string(),
  system: z.string(),
  form: z.enum(['desktop', 'phone', 'tablet', 'unknown']),
});

export const userSecurity = endpoint('POST', '/api/user/security', {
  request: nothing,
  reply: z.object({
    google: z.boolean(),
    /** Unused recovery codes. */
    recovery_left: z.int(),
    fund_password: z.boolean(),
    password_changed_at: ms.nullable(),
    /** End of this session's step-up; null without one. */
    step_up_until: ms.nullable(),
    withdraw_locked_until: ms.nullable(),
  }),
  errors: ['trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Security state of the account.',
});

export const userStepUp = endpoint('POST', '/api/user/step-up', {
  request: z.object({ fund_password: currentPassword.optional(), google_code: googleCode.optional() }),
  reply: z.object({ until: ms }),
  errors: ['trial_not_allowed', 'fund_password_incorrect', 'google_auth_incorrect', 'too_many_requests'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Confirms a sensitive action with one of the two factors (A12); valid for 5 minutes in this session.',
});

export const googleBegin = endpoint('POST', '/api/user/google/begin', {
  request: z.object({ password: currentPassword }),
  reply: z.object({
    /** Key in base32, for typing. */
    key: z.string(),
    /** `otpauth://totp/…`, shown as a QR code. */
    uri: z.string(),
    /** A code must be confirmed before this time. */
    expires: ms,
  }),
  errors: ['trial_not_allowed', 'password_incorrect', 'step_up_required', 'too_many_requests'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Creates a new authenticator key (A5); it is active once one of its codes is confirmed.',
});

export const googleConfirm = endpoint('POST', '/api/user/google/confirm', {
  request: z.object({ code: authenticatorCode }),
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['trial_not_allowed', 'google_auth_incorrect', 'not_found', 'too_many_requests'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Enables the authenticator; returns ten recovery codes, shown only once.',
});

export const googleRemove = endpoint('POST', '/api/user/google/remove', {
  request: nothing,
  reply: nothing,
  errors: ['trial_not_allowed', 'step_up_required'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Disables the authenticator and deletes its recovery codes.',
});

export const passwordModify = endpoint('POST', '/api/user/password/modify', {
  request: z.object({ password_old: currentPassword, password_new: password }),
  reply: z.object({ token: z.string() }),
  errors: [
    'trial_not_allowed',
    'password_incorrect',
    'password_too_common',
    'step_up_required',
    'too_many_requests',
  ],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Changes the password; every other session ends (A11), this one continues with the new token.',
});

export const fundPassword = endpoint('POST', '/api/user/fund-password', {
  request: z.object({ password: currentPassword, fund_password: password }),
  reply: nothing,
  errors: [
    'trial_not_allowed',
    'password_incorrect',
    'password_too_common',
    'step_up_required',
    'too_many_requests',
  ],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Sets or changes the fund password.',
});

export const loginRecord = endpoint('POST', '/api/user/login/record', {
  request: z.object({ cursor: cursor.optional(), limit: pageSize }),
  reply: z.object({
    items: z.array(
      loginPlace.extend({
        id: rowId,
        at: ms,
        result: z.enum([
          'success',
          'password',
          'google_code',
          'disabled',
          'registered',
          'trial',
          'token_reuse',
          'recovery_code',
          'password_changed',
          'fund_password_changed',
          'google_on',
          'google_off',
          'wallet_on',
          'wallet_off',
          'payout_on',
          'payout_off',
          'password_recovered',
          'contact_on',
          'contact_off',
          'codes_made',
          /** A recovery of the password that failed. */
          'recovery',
        ]),
        /** Failed attempts before this successful one (A3). */
        failures: z.int(),
        /** A successful sign-in from a browser new to this account. */
        new_device: z.boolean(),
        /** Belongs to the calling session. */
        current: z.boolean(),
      }),
    ),
    next: cursor.nullable(),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's sign-ins, including failed ones, and changes to security settings; newest first.",
});

export const sessionList = endpoint('POST', '/api/user/session/list', {
  request: nothing,
  reply: z.object({
    items: z.array(loginPlace.extend({ id: rowId, since: ms, last_action_at: ms, current: z.boolean() })),
    next: z.null(),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Devices signed in now (A8), the calling one first.',
});

export const sessionRevoke = endpoint('POST', '/api/user/session/revoke', {
  request: z.object({ id: rowId.optional() }),
  reply: nothing,
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Signs a device out and ends its remembered login (A11); without `id` every device but this one.',
});
