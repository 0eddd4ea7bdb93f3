import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountText,
  languageCode,
  ms,
  nothing,
  password,
  ppm,
  requestRid,
  rowId,
  themeId,
  userName,
} from '../schemas.ts';
import { googleCode } from './account.ts';

/** The session token: 256 random bits in base64url. */
const token = z.string();
export const captchaAnswer = z.object({ encrypt: z.string().max(600), answer: z.string().max(8) });

export const userLogin = endpoint('POST', '/api/user/login', {
  request: z.object({
    user_name: userName,
    /** Absent when `remembered` is true and the browser has a device credential (A13). */
    password: z.string().max(128).optional(),
    remembered: z.boolean().optional(),
    /** Whether to keep a device credential in this browser. Default true (R2.19). */
    remember: z.boolean().default(true),
    captcha: captchaAnswer.optional(),
    /** An authenticator code or a recovery code. */
    google_code: googleCode.optional(),
    eth_address: z.string().max(64).optional(),
    bind_ticket: z.string().max(128).optional(),
  }),
  reply: token,
  errors: [
    'login_incorrect',
    'captcha_incorrect',
    'google_auth_incorrect',
    'platform_closed',
    'self_excluded',
  ],
  access: 'public',
  limit: 'login',
  writes: true,
  about: 'Signs in and returns the token.',
});

export const userRegister = endpoint('POST', '/api/user/register', {
  request: z.object({
    rid: requestRid.optional(),
    user_name: userName,
    password,
    /** `YYYY-MM-DD`; players must be 18 or older (RP12). */
    birth_date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    agree: z.literal(true),
    captcha: captchaAnswer.optional(),
    /** Code of an invite link; an unusable one is refused with its reason and opens no account. */
    invite_code: z.string().max(32).optional(),
    language: languageCode.optional(),
    remember: z.boolean().default(true),
  }),
  reply: token,
  errors: [
    'name_taken',
    'captcha_incorrect',
    'password_too_common',
    'age_below_min',
    'platform_closed',
    'team_link_unknown',
    'team_link_disabled',
    'team_link_expired',
    'team_link_used_up',
  ],
  access: 'public',
  limit: 'login',
  writes: true,
  about: 'Creates an account, signs in and returns the token.',
});

export const userTry = endpoint('POST', '/api/user/try', {
  request: nothing,
  reply: token,
  errors: ['platform_closed', 'trial_limit_reached'],
  access: 'public',
  limit: 'login',
  writes: true,
  about: 'Creates a trial account with virtual money (X1) and returns its token.',
});

export const userHeart = endpoint('POST', '/api/user/heart', {
  request: z.object({ active: z.boolean().default(false) }),
  reply: z.union([token, z.literal('')]),
  errors: [],
  access: 'session',
  limit: 'poll',
  writes: false,
  about:
    'Heartbeat every 10 s; returns a new token or an empty value (A7). `active`: the player acted since the last one (T2, A8).',
});

export const userLogout = endpoint('POST', '/api/user/logout', {
  request: z.object({ forget: z.boolean().default(false) }),
  reply: nothing,
  errors: [],
  access: 'restricted',
  limit: 'other',
  writes: true,
  about: 'Ends this session. `forget` also deletes the device credential.',
});

/** Figures of this session, computed by the server (RP6); trial and real money are never mixed. */
export const sessionFigures = z.object({
  startedAt: ms,
  staked: amountText,
  returned: amountText,
  net: amountText,
});

export const userData = endpoint('GET', '/api/user/data', {
  request: nothing,
  reply: z.object({
    info: z.object({
      id: rowId,
      user_name: z.string(),
      kind: z.enum(['player', 'trial', 'agent']),
      currency: z.string(),
      created_at: ms,
      avatar: z.int(),
      rebate_ppm: z.int(),
      /** The most rebate that a member of a team may take on a bet today, if the lottery allows as much; null for other players. */
      rebate_max_ppm: ppm.nullable(),
    }),
    user_name: z.string(),
    language: languageCode,
    theme: themeId.optional(),
    enable: z.boolean(),
    balance: amountText,
    balance_game: z.record(z.string(), amountText),
    activity: z.array(z.string()),
    group: z.object({ id: z.int(), name: z.string() }),
    /** The VIP level held, and the one that the player has been told of; 0 for a trial account. */
    vip: z.object({ level: z.int(), announced: z.int() }),
    eth_bind_address: z.string(),
    session: sessionFigures,
  }),
  errors: [],
  access: 'restricted',
  limit: 'other',
  writes: false,
  about: 'The user state (R3.1); replaces the copy in the client.',
});

export const userBalance = endpoint('POST', '/api/user/balance', {
  request: nothing,
  reply: z.object({
    balance: amountText,
    balance_game: z.record(z.string(), amountText),
    session: sessionFigures,
  }),
  errors: [],
  access: 'session',
  limit: 'poll',
  writes: false,
  about: 'Polled every 5 s: main balance, balance per platform, and the figures of this session.',
});

export const userModify = endpoint('POST', '/api/user/data/modify', {
  request: z.object({
    language: languageCode.optional(),
    theme: themeId.optional(),
    avatar: z.int().min(1).max(12).optional(),
  }),
  reply: nothing,
  errors: [],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Changes the profile; also sent on a language change when the save flag is true.',
});
