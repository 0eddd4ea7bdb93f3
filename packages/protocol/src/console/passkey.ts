import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, rowId } from '../schemas.ts';

/** Bytes of WebAuthn in base64url. */
const bytes = z
  .string()
  .min(1)
  .max(8_192)
  .regex(/^[\w-]+$/);

const common = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** What a passkey signed at sign-in (`AuthenticationResponseJSON` of WebAuthn level 3). */
export const passkeyProof = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

/** What a new passkey says of itself (`RegistrationResponseJSON` of WebAuthn level 3). */
const newPasskey = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});

/** The operator's keys once more: a change of keys needs them, an open session is not enough. */
const keys = { password: z.string().min(1).max(128), code: z.string().regex(/^\d{6}$/) };

export const consolePasskeyChallenge = endpoint('POST', '/console/passkey/challenge', {
  request: nothing,
  reply: z.object({
    /** What the passkey signs, in base64url: for this browser, once, for two minutes. */
    challenge: z.string(),
  }),
  errors: ['operator_address_refused', 'clock_skew'],
  access: { operator: 'visitor' },
  limit: 'login',
  writes: false,
  about:
    'What a passkey must sign to sign in. It is the same for every name, so it tells nothing of operators.',
});

export const consolePasskeyOptions = endpoint('POST', '/console/passkey/options', {
  request: nothing,
  reply: z.object({
    challenge: z.string(),
    /** The operator, as the device names the passkey. */
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    /** Passkeys of the operator; a device that has one of them makes no second one. */
    exclude: z.array(z.string()).max(10),
  }),
  errors: ['operator_address_refused'],
  access: { operator: 'self' },
  limit: 'other',
  writes: false,
  about: 'What a device needs to make a passkey for the operator.',
});

export const consolePasskeyAdd = endpoint('POST', '/console/passkey/add', {
  request: z.object({ ...keys, label: z.string().trim().min(1).max(40), made: newPasskey }),
  reply: nothing,
  errors: ['operator_address_refused', 'clock_skew', 'login_incorrect', 'validation_failed'],
  access: { operator: 'self' },
  limit: 'login',
  writes: true,
  about:
    'Adds a passkey, at most ten. `login_incorrect` when password or code is wrong, `validation_failed` for a passkey that does not verify, is known, or is one too many.',
});

export const consolePasskeyList = endpoint('POST', '/console/passkey/list', {
  request: nothing,
  reply: z.object({
    items: z.array(z.object({ id: rowId, label: z.string(), at: ms, usedAt: ms.nullable() })).max(10),
  }),
  errors: ['operator_address_refused'],
  access: { operator: 'self' },
  limit: 'other',
  writes: false,
  about: "The operator's own passkeys, the newest first.",
});

export const consolePasskeyRemove = endpoint('POST', '/console/passkey/remove', {
  request: z.object({ ...keys, id: rowId }),
  reply: nothing,
  errors: ['operator_address_refused', 'clock_skew', 'login_incorrect', 'not_found'],
  access: { operator: 'self' },
  limit: 'login',
  writes: true,
  about: "Removes one of the operator's own passkeys. `login_incorrect` when password or code is wrong.",
});
