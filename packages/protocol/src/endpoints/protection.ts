import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountInput, amountText, ms, nothing, requestRid } from '../schemas.ts';
import { sessionFigures } from './user.ts';

/** What a limit holds: money in, stakes, net loss; `session` is playing time in minutes. */
export const limitKinds = ['deposit', 'stake', 'loss', 'session'] as const;
/** Calendar periods in the platform's zone, weeks from Monday; `bet` is one stake, `session` one session. */
export const limitPeriods = ['bet', 'day', 'week', 'month', 'session'] as const;
/** Minutes between two reality checks. */
export const realityMinutes = [15, 30, 45, 60] as const;
export const timeOutLengths = ['24h', '7d', '30d', '6w'] as const;
export const exclusionTerms = ['6m', '1y', '5y', 'indefinite'] as const;

const limitName = z.object({ kind: z.enum(limitKinds), period: z.enum(limitPeriods) });
/** An amount, whole minutes as text for `session`; null for no limit. */
const limitValue = z.string();

const limitRow = limitName.extend({
  value: limitValue.nullable(),
  /** Used up in the period of now, a gain as a negative loss; null for `bet` and `session`. */
  used: amountText.nullable(),
  /** A looser value that waits: it may be confirmed from then on, and counts only then (RP3). */
  pending: z.object({ value: limitValue.nullable(), from: ms }).nullable(),
});

const exclusion = z.object({
  term: z.enum(exclusionTerms),
  since: ms,
  /** End of the term; null for an indefinite one. The exclusion goes on until the player asks for its end (RP8). */
  until: ms.nullable(),
  /** The player may ask for the end from then on. */
  end_from: ms,
  /** He has asked: it ends then. */
  ends_at: ms.nullable(),
});

/** What keeps a player from playing now or soon, and the figures of his session. */
const playState = z.object({
  reality: z.object({
    minutes: z.literal(realityMinutes),
    /** Betting is refused from then on until the check is acknowledged (RP5). */
    due_at: ms,
    /** It is due now, by the server's clock. */
    due: z.boolean(),
  }),
  /** The player's own session time (RP4); null without one. */
  session_limit: z.object({ warn_at: ms, ends_at: ms }).nullable(),
  /** Pause after a session limit; null when there is none now. */
  pause_until: ms.nullable(),
  time_out_until: ms.nullable(),
  exclusion: exclusion.nullable(),
  session: sessionFigures,
});

export const realityCheck = endpoint('POST', '/api/user/reality-check', {
  request: nothing,
  reply: playState,
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about:
    'Where the player stands: next reality check, session time, breaks, and the figures of this session.',
});

export const realityAcknowledge = endpoint('POST', '/api/user/reality-check/acknowledge', {
  request: nothing,
  reply: playState,
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'The player has seen the reality check of this session (RP5); the next one follows an interval later.',
});

export const realitySet = endpoint('POST', '/api/user/reality-check/set', {
  request: z.object({ minutes: z.literal(realityMinutes) }),
  reply: playState,
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'How often the player is shown where he stands.',
});

export const limits = endpoint('POST', '/api/user/limits', {
  request: nothing,
  reply: z.object({ items: z.array(limitRow), next: z.null() }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Every limit there is, set or not, with what is used of it and what waits.',
});

export const limitsSet = endpoint('POST', '/api/user/limits/set', {
  request: limitName.extend({
    rid: requestRid.optional(),
    /** Null lifts the limit, which is the loosest change of all. */
    value: amountInput.nullable(),
  }),
  reply: limitRow,
  errors: ['amount_invalid', 'clock_skew', 'idempotency_conflict'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Sets a limit: a stricter one counts at once, a looser one waits and has to be confirmed (RP3).',
});

export const limitsConfirm = endpoint('POST', '/api/user/limits/confirm', {
  request: limitName,
  reply: limitRow,
  errors: ['not_found', 'limit_waiting', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Confirms a looser limit once its delay is over.',
});

export const limitsCancel = endpoint('POST', '/api/user/limits/cancel', {
  request: limitName,
  reply: limitRow,
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Gives up a looser limit that waits; the present one stays.',
});

export const timeOut = endpoint('POST', '/api/user/time-out', {
  request: z.object({ length: z.enum(timeOutLengths) }),
  reply: playState,
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Takes a break at once, on every device; it can be made longer, never shorter (RP7).',
});

export const exclude = endpoint('POST', '/api/user/exclusion', {
  request: z.object({ term: z.enum(exclusionTerms) }),
  reply: playState,
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Excludes the player at once, on every device (RP8); withdrawal and history stay open.',
});

export const exclusionEnd = endpoint('POST', '/api/user/exclusion/end', {
  request: nothing,
  reply: playState,
  errors: ['not_found', 'self_excluded', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Asks for the end of a self-exclusion whose term is over; it ends 24 h later, an indefinite one 7 days later.',
});

export const exclusionKeep = endpoint('POST', '/api/user/exclusion/keep', {
  request: nothing,
  reply: playState,
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Takes the request to end a self-exclusion back.',
});

const monthRow = z.object({
  /** `YYYY-MM` in the platform's zone. */
  month: z.string(),
  deposited: amountText,
  withdrawn: amountText,
  bets: z.int(),
  staked: amountText,
  returned: amountText,
  /** Returned less staked. */
  net: amountText,
});

export const protection = endpoint('POST', '/api/user/protection', {
  request: nothing,
  reply: z.object({
    state: playState,
    limits: z.array(limitRow),
    /** How long a looser limit waits, in seconds. */
    delay_seconds: z.int(),
    today: z.object({ played_ms: ms, staked: amountText, returned: amountText, net: amountText }),
    /** The last 12 months, the present one last (RP9). */
    months: z.array(monthRow),
    /** Since registration: deposits, withdrawals, and the difference. */
    lifetime: z.object({ deposited: amountText, withdrawn: amountText, net_deposits: amountText }),
    /** A marker of harm was met in the last 30 days: the page points to the limits, neutrally (RP13). */
    suggest: z.boolean(),
    /** Where help is to be had, in the caller's language. */
    contacts: z.array(z.object({ name: z.string(), line: z.string(), href: z.string() })),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Everything of the responsible-play page: limits, breaks, today, 12 months, help contacts.',
});
