import { z } from 'zod';
import { CONTACT_LENGTH_MAX } from '../contact-address.ts';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, password, userName } from '../schemas.ts';
import { captchaAnswer } from './user.ts';

/** The current password. It may predate today's password rules, so only its length is checked. */
const currentPassword = z.string().min(1).max(128);
const contactKind = z.enum(['email', 'phone']);
/** An e-mail address or a phone number as typed; the server reads it with `readContact`. */
const contactAddress = z.string().min(1).max(CONTACT_LENGTH_MAX);
/** The six digits of a message. */
const messageCode = z.string().regex(/^\d{6}$/);
/** Six digits of a message, or one of the recovery codes with or without its dash. Case is ignored. */
const recoveryCode = z.string().regex(/^(\d{6}|[a-z2-7]{5}-?[a-z2-7]{5})$/i);

/** Where the account's messages go, and how many recovery codes are left. */
const contacts = z.object({
  items: z.array(
    z.object({
      kind: contactKind,
      /** Partly hidden: `a***@example.com`. */
      masked: z.string(),
      added_at: ms,
      /** The provider reported that a message could not be delivered; null since the last delivered one. */
      bounced_at: ms.nullable(),
    }),
  ),
  /** Unused recovery codes for a lost password. */
  codes_left: z.int(),
  /** How long withdrawals are locked after a recovery, and after an address is replaced or removed. */
  lock_seconds: z.int(),
});

/** What a code that was sent is worth. */
const codeSent = z.object({
  /** The code is refused from then on. */
  expires: ms,
});

export const contactList = endpoint('POST', '/api/user/contact', {
  request: nothing,
  reply: contacts,
  errors: ['trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The account's e-mail address and phone number, partly hidden, and the recovery codes left.",
});

export const contactCode = endpoint('POST', '/api/user/contact/code', {
  request: z.object({ address: contactAddress, password: currentPassword }),
  reply: codeSent,
  errors: [
    'trial_not_allowed',
    'contact_invalid',
    'password_incorrect',
    'step_up_required',
    'provider_unavailable',
  ],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Sends a code to a new e-mail address or phone number; only the newest code is valid.',
});

export const contactConfirm = endpoint('POST', '/api/user/contact/confirm', {
  request: z.object({ code: messageCode }),
  reply: contacts,
  errors: ['trial_not_allowed', 'code_incorrect', 'code_expired'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Adds the address that the code was sent to, or replaces the one of its kind; a replaced address is told and withdrawals are locked (A12).',
});

export const contactRemove = endpoint('POST', '/api/user/contact/remove', {
  request: z.object({ kind: contactKind, password: currentPassword }),
  reply: contacts,
  errors: ['trial_not_allowed', 'not_found', 'password_incorrect', 'step_up_required'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Removes an address, which is told; withdrawals are locked (A12).',
});

export const recoveryCodesMake = endpoint('POST', '/api/user/recovery-codes', {
  request: z.object({ password: currentPassword }),
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['trial_not_allowed', 'password_incorrect', 'step_up_required'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Makes ten recovery codes for a lost password, shown only once; earlier ones end.',
});

export const recoveryTerms = endpoint('POST', '/api/recovery/terms', {
  request: nothing,
  reply: z.object({
    /** How long withdrawals are locked after a recovery. */
    lock_seconds: z.int(),
    /** How long a code that was sent is valid. */
    code_seconds: z.int(),
    /** Whether codes can be sent; recovery codes always work. */
    messages: z.boolean(),
  }),
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'What the recovery of a password brings with it.',
});

export const recoveryAsk = endpoint('POST', '/api/recovery/code', {
  request: z.object({
    user_name: userName,
    address: contactAddress,
    captcha: captchaAnswer.optional(),
  }),
  reply: codeSent,
  errors: ['contact_invalid', 'captcha_incorrect', 'provider_unavailable'],
  access: 'public',
  limit: 'login',
  writes: true,
  about:
    'Sends a code if the account exists and has this address. The answer is the same if not (A2). The code is valid in the browser that asked.',
});

export const recoveryPassword = endpoint('POST', '/api/recovery/password', {
  request: z.object({
    user_name: userName,
    code: recoveryCode,
    password_new: password,
    captcha: captchaAnswer.optional(),
  }),
  reply: z.object({ withdraw_locked_until: ms }),
  errors: ['recovery_incorrect', 'captcha_incorrect', 'password_too_common'],
  access: 'public',
  limit: 'login',
  writes: true,
  about:
    'Sets a new password with a code from a message or a recovery code. All sessions end (A11) and withdrawals are locked (A12); the authenticator stays on.',
});
