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

/** Issues of one chase (`chaseIssuesMax` of the rules package). */
const issueCount = z.int().min(1).max(100);
const chaseMode = z.enum(['same', 'double', 'reverse', 'profit']);

/**
 * `running`: issues are placed as they open, or the last ones await their draw. `paused`: nothing is placed, and issues
 * that pass give their money back. `done` and `stopped`: nothing is held any more.
 */
export const chaseState = z.enum(['running', 'paused', 'done', 'stopped']);

/** Why a chase ended; `refused`: the player may not bet any more. */
export const chaseEnd = z.enum(['finished', 'won', 'loss', 'player', 'refused']);

/** `pending`: its money is held. `placed`: it is bets now. `skipped`: not placed, money back, with a reason. */
export const chaseIssueState = z.enum(['pending', 'placed', 'won', 'lost', 'void', 'cancelled', 'skipped']);

/** The rule a plan was made by (`planChase` of the rules package). */
export const chasePlan = z.object({
  mode: chaseMode,
  issues: issueCount,
  multiple: z.int().min(1).max(100_000),
  every: z.int().min(1).max(100).default(1),
  factor: z.int().min(2).max(100).default(2),
  rate_ppm: z.int().min(0).max(100_000_000).default(0),
  /** The plan's cost stays within it; required where multiples grow by themselves. */
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
      /** Cut to its first 400 characters; `content_cut` tells. */
      content: betContent,
      content_cut: z.boolean(),
      lines: z.int(),
      unit_stake: amountText,
      /** At multiple 1 of the chase. */
      multiple: z.int(),
      rebate_ppm: ppm,
    }),
  ),
  stop_on_win: z.boolean(),
  stop_loss: amountText.nullable(),
  budget: amountText.nullable(),
  currency: z.string(),
  /** Issues planned, placed and passed over. */
  issues: z.int(),
  placed: z.int(),
  skipped: z.int(),
  /** What was held at the start, what of it became bets, what these paid back so far, what is still held. */
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
    /** The issue on sale, with which the plan begins. */
    issue: issueText,
    /** Bets of every issue with the figures shown at multiple 1. */
    items: z.array(betItem).min(1).max(200),
    plan: chasePlan,
    /** Rows set by hand, by their place from 0; multiple 0 leaves the issue out. */
    edits: z
      .array(z.object({ place: z.int().min(0).max(99), multiple: z.int().min(0).max(100_000) }))
      .max(100),
    stop_on_win: z.boolean(),
    /** No issue is placed that could take the net loss beyond it. */
    stop_loss: amountInput.optional(),
    /** Cost of the whole plan as shown (B6); held until it is placed or returned. */
    cost: amountInput,
  }),
  reply: z.object({ chase: chaseRow, balance: amountText }),
  errors: [
    'not_found',
    'lottery_suspended',
    'draw_closed',
    'balance_insufficient',
    'odds_changed',
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
  about: 'Starts a chase: the plan is made again from its terms, and its whole cost is held.',
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
  about: 'Ends a chase; what is held returns. Bets already placed stay.',
});

export const chasePause = endpoint('POST', '/api/lottery/chase/pause', {
  request: ofChase,
  reply: changed,
  errors: ['not_found', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Places nothing until resumed; issues that pass meanwhile give their money back.',
});

export const chaseResume = endpoint('POST', '/api/lottery/chase/resume', {
  request: ofChase,
  reply: changed,
  errors: ['not_found', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Goes on with the issues that are left.',
});

export const chaseList = endpoint('POST', '/api/lottery/chase/list', {
  request: z.object({
    lottery: slug.optional(),
    /** `open`: running and paused ones; `ended`: the others. */
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
        /** Why it was skipped: a code of the catalogue, or `chase_<reason>`; null for the others. */
        reason: z.string().nullable(),
        /** Credited, returned stakes included; null until decided. */
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
