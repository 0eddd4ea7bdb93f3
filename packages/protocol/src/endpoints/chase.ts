import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountInput,
  amountText,
  betContent,
  cursor,
  issueText,
  ms,
  pageSize,
  ppm,
  requestRid,
  rowId,
  slug,
} from '../schemas.ts';
import { betItem } from './lottery.ts';

/** Number of issues in one chase (`chaseIssuesMax` in the rules package). */
const issueCount = z.int().min(1).max(100);
const chaseMode = z.enum(['same', 'double', 'reverse', 'profit']);

/**
 * `running`: issues are placed as they open, or the last ones await their draw. `paused`: nothing is placed, and money
 * held for issues that pass is returned. `done` and `stopped`: nothing is held any more.
 */
export const chaseState = z.enum(['running', 'paused', 'done', 'stopped']);

/** Why a chase ended. `refused`: the player is no longer allowed to bet. */
export const chaseEnd = z.enum(['finished', 'won', 'loss', 'player', 'refused']);

/**
 * `pending`: its money is held. `placed`: its bets are placed. `skipped`: not placed, money returned, with a reason.
 */
export const chaseIssueState = z.enum(['pending', 'placed', 'won', 'lost', 'void', 'cancelled', 'skipped']);

/** The terms that a plan is computed from (`planChase` in the rules package). */
export const chasePlan = z.object({
  mode: chaseMode,
  issues: issueCount,
  multiple: z.int().min(1).max(100_000),
  every: z.int().min(1).max(100).default(1),
  factor: z.int().min(2).max(100).default(2),
  rate_ppm: z.int().min(0).max(100_000_000).default(0),
  /** Upper bound of the plan's cost; required for modes in which multiples grow. */
  budget: amountInput.optional(),
});

export const chaseRow = z.object({
  id: rowId,
  lottery_id: slug,
  state: chaseState,
  ended_by: chaseEnd.nullable(),
  mode: chaseMode,
  bets: z.array(
    z.object({
      played: slug,
      /** Cut to its first 400 characters; `content_cut` marks that. */
      content: betContent,
      content_cut: z.boolean(),
      lines: z.int(),
      unit_stake: amountText,
      /** With the chase at multiple 1. */
      multiple: z.int(),
      rebate_ppm: ppm,
    }),
  ),
  stop_on_win: z.boolean(),
  stop_loss: amountText.nullable(),
  budget: amountText.nullable(),
  currency: z.string(),
  /** Issues planned, placed and skipped. */
  issues: z.int(),
  placed: z.int(),
  skipped: z.int(),
  /** Held at the start; turned into bets; paid out by those bets so far; still held. */
  cost: amountText,
  staked: amountText,
  payout: amountText,
  held: amountText,
  /** The next issue to be placed; null when there is none. */
  next: z.object({ issue: issueText, multiple: z.int(), stake: amountText, open_at: ms }).nullable(),
  created_at: ms,
  ended_at: ms.nullable(),
});

export const chaseIssues = endpoint('POST', '/api/lottery/chase/issues', {
  request: z.object({ lottery: slug, count: issueCount.default(20) }),
  reply: z.array(z.object({ issue: issueText, open_at: ms, close_at: ms, draw_at: ms })),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'The next issues of a lottery, the one on sale first.',
});

export const chaseStart = endpoint('POST', '/api/lottery/chase', {
  request: z.object({
    rid: requestRid,
    lottery: slug,
    /** The issue on sale; the plan starts with it. */
    issue: issueText,
    /** Bets of every issue, with the figures shown at multiple 1. */
    items: z.array(betItem).min(1).max(200),
    plan: chasePlan,
    /** Rows edited by the player, by index from 0; multiple 0 leaves the issue out. */
    edits: z
      .array(z.object({ place: z.int().min(0).max(99), multiple: z.int().min(0).max(100_000) }))
      .max(100),
    stop_on_win: z.boolean(),
    /** An issue is not placed if it could raise the net loss above this amount. */
    stop_loss: amountInput.optional(),
    /** Cost of the whole plan as shown (B6). The amount is held until each issue is placed or its money returned. */
    cost: amountInput,
  }),
  reply: z.object({ chase: chaseRow, balance: amountText }),
  errors: [
    'not_found',
    'lottery_suspended',
    'draw_closed',
    'balance_insufficient',
    'odds_changed',
    'rebate_above_max',
    'amount_invalid',
    'amount_below_min',
    'amount_above_max',
    'bet_limit_exceeded',
    'session_limit_reached',
    'reality_check_due',
    'timeout_active',
    'self_excluded',
    'platform_closed',
    'clock_skew',
    'idempotency_conflict',
  ],
  access: 'session',
  limit: 'bet',
  writes: true,
  large: true,
  about: 'Starts a chase: the server recomputes the plan from its terms and holds its whole cost.',
});

const ofChase = z.object({ rid: requestRid.optional(), chase_id: rowId });
const changed = z.object({ chase: chaseRow, balance: amountText });

export const chaseStop = endpoint('POST', '/api/lottery/chase/stop', {
  request: ofChase,
  reply: changed,
  errors: ['not_found', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Ends a chase and returns the held money. Bets already placed stay.',
});

export const chasePause = endpoint('POST', '/api/lottery/chase/pause', {
  request: ofChase,
  reply: changed,
  errors: ['not_found', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Pauses a chase: nothing is placed until resumed; money held for issues that pass is returned.',
});

export const chaseResume = endpoint('POST', '/api/lottery/chase/resume', {
  request: ofChase,
  reply: changed,
  errors: ['not_found', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Resumes a chase with its remaining issues.',
});

export const chaseList = endpoint('POST', '/api/lottery/chase/list', {
  request: z.object({
    lottery: slug.optional(),
    /** `open`: running and paused chases; `ended`: the others. */
    only: z.enum(['open', 'ended']).optional(),
    limit: pageSize,
    before: cursor.optional(),
  }),
  reply: z.object({ items: z.array(chaseRow), next: cursor.nullable() }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's own chases, newest first.",
});

export const chaseDetail = endpoint('POST', '/api/lottery/chase/detail', {
  request: z.object({ chase_id: rowId }),
  reply: z.object({
    chase: chaseRow,
    rows: z.array(
      z.object({
        issue: issueText,
        open_at: ms,
        close_at: ms,
        multiple: z.int(),
        stake: amountText,
        state: chaseIssueState,
        /** Why it was skipped: a code of the catalogue, or `chase_<reason>`; null for other states. */
        reason: z.string().nullable(),
        /** Amount credited, returned stakes included; null until decided. */
        payout: amountText.nullable(),
        bet_ids: z.array(rowId),
      }),
    ),
  }),
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "One of the player's chases with all its issues.",
});
