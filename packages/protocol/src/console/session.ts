import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, rowId, userName } from '../schemas.ts';
import { passkeyProof } from './passkey.ts';
import { roles } from './permissions.ts';

/** The signed-in operator. What the role may do follows from `permissions.ts`. */
const operatorSelf = z.object({
  id: rowId,
  name: userName,
  /** Who the account belongs to. One person has one account. */
  person: z.string(),
  role: z.enum(roles),
  /** Id of the session in the list of sessions. */
  session: rowId,
  /** The session ends then without a further act, and at the latest at `endsAt`. */
  idleEndsAt: ms,
  endsAt: ms,
  /** The sign-in before this one; null at the first. */
  last: z.object({ at: ms, address: z.string() }).nullable(),
  /** Failed attempts between the two. */
  failures: z.int().nonnegative(),
  mode: z.enum(['demo', 'test', 'production']),
  /** Time zone of the platform. */
  timeZone: z.string(),
});

export const consoleSignIn = endpoint('POST', '/console/session/open', {
  request: z
    .object({
      name: z.string().min(1).max(64),
      password: z.string().min(1).max(128),
      /** Six digits of the authenticator. Either these or a passkey. */
      code: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
      passkey: passkeyProof.optional(),
    })
    .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), { path: ['code'] }),
  reply: operatorSelf,
  errors: ['login_incorrect', 'operator_address_refused', 'clock_skew'],
  access: { operator: 'visitor' },
  limit: 'login',
  writes: true,
  about:
    'Signs an operator in and sets the cookie of the session. A wrong name, password, code or passkey and a disabled account have the same answer.',
});

export const consoleMe = endpoint('POST', '/console/session/me', {
  request: nothing,
  reply: operatorSelf,
  errors: ['operator_address_refused'],
  access: { operator: 'self' },
  limit: 'poll',
  writes: false,
  about: 'The signed-in operator. It does not count as an act, so it does not keep the session open.',
});

export const consoleSignOut = endpoint('POST', '/console/session/close', {
  request: nothing,
  reply: nothing,
  errors: ['operator_address_refused', 'clock_skew'],
  access: { operator: 'self' },
  limit: 'other',
  writes: true,
  about: 'Ends the session and drops its cookie.',
});

export const consoleSessions = endpoint('POST', '/console/session/list', {
  request: nothing,
  reply: z.object({
    items: z
      .array(
        z.object({
          id: rowId,
          current: z.boolean(),
          at: ms,
          lastAt: ms,
          address: z.string(),
          /** Browser and system, in words. */
          device: z.string(),
        }),
      )
      .max(50),
  }),
  errors: ['operator_address_refused'],
  access: { operator: 'self' },
  limit: 'other',
  writes: false,
  about: "The operator's own open sessions, the newest first.",
});

export const consoleSessionEnd = endpoint('POST', '/console/session/end', {
  request: z.object({ id: rowId }),
  reply: nothing,
  errors: ['operator_address_refused', 'clock_skew', 'not_found'],
  access: { operator: 'self' },
  limit: 'other',
  writes: true,
  about: "Ends one of the operator's own sessions.",
});
