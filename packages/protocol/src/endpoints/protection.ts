import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountInput, amountText, ms, nothing, requestRid } from '../schemas.ts';
import { sessionFigures } from './user.ts';

/** What a limit bounds: deposits, stakes, net loss; `session` is playing time in minutes. */
export const limitKinds = ['deposit', 'stake', 'loss', 'session'] as const;
/** Calendar periods in the platform's time zone, weeks from Monday; `bet` is one stake, `session` one session. */
export const limitPeriods = ['bet', 'day', 'week', 'month', 'session'] as const;
/** Minutes between two reality checks. */
export const realityMinutes = [15, 30, 45, 60] as const;
export const timeOutLengths = ['24h', '7d', '30d', '6w'] as const;
export const exclusionTerms = ['6m', '1y', '5y', 'indefinite'] as const;

const limitName = z.object({ kind: z.enum(limitKinds), period: z.enum(limitPeriods) });
/** An amount; for `session` whole minutes as text. Null means no limit. */
const limitValue = z.string();

const limitRow = limitName.extend({
  value: limitValue.nullable(),
  /** Used in the current period, a net gain as a negative loss; null for `bet` and `session`. */
  used: amountText.nullable(),
  /** A looser value: the player can confirm it from `from` on, and only then it applies (RP3). */
  pending: z.object({ value: limitValue.nullable(), from: ms }).nullable(),
});

const exclusion = z.object({
  term: z.enum(exclusionTerms),
  since: ms,
  /** End of the term; null for an indefinite one. The exclusion lasts until the player asks to end it (RP8). */
  until: ms.nullable(),
  /** From this time the player may ask to end it. */
  end_from: ms,
  /** Time of the end that the player has asked for; null without a request. */
  ends_at: ms.nullable(),
});

/** Restrictions on play now or soon, and the figures of the current session. */
const playState = z.object({
  reality: z.object({
    minutes: z.literal(realityMinutes),
    /** From this time bets are refused until the check is acknowledged (RP5). */
    due_at: ms,
    /** Whether it is due now, by the server's clock. */
    due: z.boolean(),
  }),
  /** The player's own session limit (RP4); null without one. */
  session_limit: z.object({ warn_at: ms, ends_at: ms }).nullable(),
  /** End of the pause after a session limit; null without one. */
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
  about: "The player's state: next reality check, session time, breaks, and the figures of this session.",
});

export const realityAcknowledge = endpoint('POST', '/api/user/reality-check/acknowledge', {
  request: nothing,
  reply: playState,
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Acknowledges the reality check of this session (RP5); the next one is due one interval later.',
});

export const realitySet = endpoint('POST', '/api/user/reality-check/set', {
  request: z.object({ minutes: z.literal(realityMinutes) }),
  reply: playState,
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Sets the interval between reality checks.',
});

export const limits = endpoint('POST', '/api/user/limits', {
  request: nothing,
  reply: z.object({ items: z.array(limitRow), next: z.null() }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Every limit, set or not, with its used amount and its pending looser value.',
});

export const limitsSet = endpoint('POST', '/api/user/limits/set', {
  request: limitName.extend({
    rid: requestRid.optional(),
    /** Null removes the limit, which counts as the loosest change. */
    value: amountInput.nullable(),
  }),
  reply: limitRow,
  errors: ['amount_invalid', 'clock_skew', 'idempotency_conflict'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Sets a limit: a stricter one applies at once, a looser one waits and must be confirmed (RP3).',
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
  about: 'Cancels a pending looser limit; the current one stays.',
});

export const timeOut = endpoint('POST', '/api/user/time-out', {
  request: z.object({ length: z.enum(timeOutLengths) }),
  reply: playState,
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Starts a break at once, on every device; it can be extended, never shortened (RP7).',
});

export const exclude = endpoint('POST', '/api/user/exclusion', {
  request: z.object({ term: z.enum(exclusionTerms) }),
  reply: playState,
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Excludes the player at once, on every device (RP8); withdrawal and history stay available.',
});

export const exclusionEnd = endpoint('POST', '/api/user/exclusion/end', {
  request: nothing,
  reply: playState,
  errors: ['not_found', 'self_excluded', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Asks to end a self-exclusion whose term is over; it ends 24 h later, an indefinite one 7 days later.',
});

export const exclusionKeep = endpoint('POST', '/api/user/exclusion/keep', {
  request: nothing,
  reply: playState,
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Withdraws the request to end a self-exclusion.',
});

const monthRow = z.object({
  /** `YYYY-MM` in the platform's zone. */
  month: z.string(),
  deposited: amountText,
  withdrawn: amountText,
  bets: z.int(),
  staked: amountText,
  returned: amountText,
  /** `returned` minus `staked`. */
  net: amountText,
});

export const protection = endpoint('POST', '/api/user/protection', {
  request: nothing,
  reply: z.object({
    state: playState,
    limits: z.array(limitRow),
    /** Delay before a looser limit can be confirmed, in seconds. */
    delay_seconds: z.int(),
    today: z.object({ played_ms: ms, staked: amountText, returned: amountText, net: amountText }),
    /** The last 12 months, the current one last (RP9). */
    months: z.array(monthRow),
    /** Since registration: deposits, withdrawals, and the difference. */
    lifetime: z.object({ deposited: amountText, withdrawn: amountText, net_deposits: amountText }),
    /** A marker of harm was detected in the last 30 days: the page points to the limits, in neutral words (RP13). */
    suggest: z.boolean(),
    /** Help organisations, in the caller's language. */
    contacts: z.array(z.object({ name: z.string(), line: z.string(), href: z.string() })),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'All data of the responsible-play page: limits, breaks, today, 12 months, help contacts.',
});
