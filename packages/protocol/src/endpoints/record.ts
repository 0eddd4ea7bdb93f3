import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountText,
  betContent,
  cursor,
  hex,
  issueText,
  ms,
  oddsText,
  pageSize,
  rowId,
  slug,
} from '../schemas.ts';
import { drawView, receipt } from './lottery.ts';

export const betState = z.enum(['accepted', 'won', 'lost', 'void', 'cancelled']);

export const betRow = z.object({
  id: rowId,
  lottery_id: slug,
  issue: issueText,
  played: slug,
  /** Cut to its first 400 characters in lists; `content_cut` marks that. */
  content: betContent,
  content_cut: z.boolean(),
  lines: z.int(),
  unit_stake: amountText,
  multiple: z.int(),
  rebate_ppm: z.int(),
  stake: amountText,
  odds: oddsText,
  max_win: amountText,
  currency: z.string(),
  state: betState,
  /** Total credited, returned stake included; null until decided. */
  payout: amountText.nullable(),
  /** Paid later in addition to the payout, after a correction of the official result. */
  correction: amountText.optional(),
  placed_at: ms,
  decided_at: ms.nullable(),
  close_at: ms,
  draw_at: ms,
});

export const recordBet = endpoint('POST', '/api/record/bet', {
  request: z.object({
    /** Placed at or after `from`, before `to`, ms; at most 366 days apart. */
    from: ms.optional(),
    to: ms.optional(),
    lottery: slug.optional(),
    issue: issueText.optional(),
    state: betState.optional(),
    bet_id: rowId.optional(),
    limit: pageSize,
    before: cursor.optional(),
  }),
  reply: z.object({
    items: z.array(betRow),
    next: cursor.nullable(),
    /** Over all filtered rows, not only this page. */
    summary: z.object({
      count: z.int(),
      stake: amountText,
      payout: amountText,
      net: amountText,
      open: amountText,
    }),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's own bets, newest first.",
});

export const recordBetDetail = endpoint('POST', '/api/record/bet/detail', {
  request: z.object({ bet_id: rowId }),
  reply: z.object({
    bet: betRow,
    draw: drawView,
    /** Winning lines by tier and kind, as settled; empty while open. */
    wins: z.array(z.object({ tier: z.string(), kind: z.string(), count: z.int() })),
    receipt: receipt.nullable(),
  }),
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  largeReply: true,
  about: "One of the player's bets with its draw, how it was settled, and its receipt.",
});

export const fairnessDraw = endpoint('POST', '/api/fairness/draw', {
  request: z.object({ lottery: slug, issue: issueText }),
  reply: z.object({
    /** Transcript in the format `lot/v1`, as far as the draw has progressed; sufficient to verify it in the browser. */
    transcript: z.unknown(),
    state: drawView.shape.state,
    head: z.object({ seq: z.int(), hash: hex }),
  }),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Public transcript of one draw.',
});

export const fairnessReceipt = endpoint('POST', '/api/fairness/receipt', {
  request: z.object({ bet_id: rowId }),
  reply: z.object({
    receipt,
    /** Path from the bet's leaf to the sealed bets root; null before the seal. */
    inclusion: z.object({ index: z.int(), size: z.int(), path: z.array(hex), root: hex }).nullable(),
  }),
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  largeReply: true,
  about: "Receipt of one of the player's bets and the proof that it is in the sealed set.",
});
