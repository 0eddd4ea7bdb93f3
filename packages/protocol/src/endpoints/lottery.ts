import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountInput,
  amountText,
  betContent,
  cursor,
  drawnNumbers,
  hex,
  issueText,
  ms,
  names,
  nothing,
  oddsText,
  pageSize,
  ppm,
  requestRid,
  rowId,
  slug,
} from '../schemas.ts';

export const lotteryInfo = z.object({
  id: slug,
  family: slug,
  name: names,
  source: z.enum(['verifiable', 'feed', 'operator']),
  /** Seconds between draws; 0 for a lottery with calendar dates. */
  period_s: z.int(),
  zone: z.string(),
  /** `high`: several draws a day; `low`: daily or rarer. */
  pace: z.enum(['high', 'low']),
  disks: z.array(z.enum(['tradition', 'credit'])),
  /** Price model, in the shape that `@tessera/rules` takes. */
  pricing: z.object({
    base: z.int(),
    rMaxPpm: z.int(),
    rtpPpm: z.int(),
    /** Fixed prizes by played id, or by family for all its items; read by `pricingOf`. */
    prizes: z.record(z.string(), oddsText).optional(),
  }),
  /** House rules in which the lottery differs from the catalogue (`HouseRules` in the rules package); empty = none. */
  house: z.record(z.string().max(40), z.string().max(20)),
  /** Tradition: unit stake of one line at unit 1. Credit: smallest stake per pick. */
  unit_stake: amountText,
  stake_min: amountText,
  /** Upper bounds of one bet's stake and return. */
  stake_max: amountText,
  multiple_max: z.int(),
  payout_cap: amountText,
  enabled: z.boolean(),
});

export const lotteryList = endpoint('POST', '/api/lottery/list', {
  request: nothing,
  reply: z.array(lotteryInfo),
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'The available lotteries, in lobby order.',
});

export const playList = endpoint('POST', '/api/lottery/played/list', {
  request: nothing,
  reply: z.object({
    group: z.array(z.object({ id: slug, family: slug, name: names })),
    type: z.array(z.object({ id: slug, group_id: slug, name: names })),
    played: z.array(
      z.object({
        id: slug,
        group_id: slug,
        type_id: slug,
        family: slug,
        disk: z.enum(['tradition', 'credit']),
        name: names,
      }),
    ),
  }),
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about:
    "Groups, types and played items of every offered family (R3.7); prices come from each lottery's `pricing`.",
});

export const drawState = z.enum([
  'scheduled',
  'open',
  'closed',
  'sealed',
  'drawn',
  'settling',
  'settled',
  'void',
]);

/** One draw as a player sees it. Fields of later steps are null until the step happens. */
export const drawView = z.object({
  id: rowId,
  lottery_id: slug,
  issue: issueText,
  state: drawState,
  open_at: ms,
  close_at: ms,
  draw_at: ms,
  sealed_at: ms.nullable(),
  drawn_at: ms.nullable(),
  /** Index of the issue in its day, and issues per day; null for a lottery without a daily count. */
  number: z.int().nullable(),
  per_day: z.int().nullable(),
  /** Beacon round and kind; kind `simulated` is labelled wherever the draw is shown. */
  round: z.int().nullable(),
  beacon: z.enum(['drand', 'simulated']).nullable(),
  descriptor_hash: hex.nullable(),
  result: drawnNumbers.nullable(),
  /** Generated for times before the first start: shown, but not part of the public journal. */
  sample: z.boolean(),
  /** Only for a draw whose numbers come from outside. */
  outside: z
    .object({
      /** Who reports the result: the feed of the official lottery, or two operators. */
      source: z.enum(['feed', 'operator']),
      /** The feed simulates the official one with generated numbers; labelled wherever the draw is shown. */
      simulated: z.boolean(),
      /** The official draw is over but its result has not arrived; the draw waits for it. */
      result_pending: z.boolean(),
      /** Later official numbers: higher payouts were topped up, nothing was taken back. */
      corrected: drawnNumbers.optional(),
    })
    .optional(),
});

export const drawCurrent = endpoint('POST', '/api/lottery/draw/current', {
  request: z.object({ lottery: z.array(slug).min(1).max(64) }),
  reply: z.array(
    z.object({
      lottery_id: slug,
      /** Draw that takes bets now, or the next one to open; null when none is scheduled. */
      current: drawView.nullable(),
      /** Closed draws that wait for their result, newest first. */
      pending: z.array(drawView),
      /** Newest draw with a result. */
      last: drawView.nullable(),
    }),
  ),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'The current, pending and last draw of each requested lottery.',
});

export const drawList = endpoint('POST', '/api/lottery/draw/list', {
  request: z.object({ lottery: slug, limit: pageSize, before: cursor.optional() }),
  reply: z.object({ items: z.array(drawView), next: cursor.nullable() }),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Drawn and void draws of one lottery, newest first.',
});

/** One bet as the player composed it, with the figures shown to the player (B1). */
export const betItem = z.object({
  played: slug,
  content: betContent,
  /** Tradition: 2 × {1, 0.1, 0.01, 0.001}; credit: the stake per pick. */
  unit_stake: amountInput,
  multiple: z.int().min(1).max(100_000),
  rebate_ppm: ppm,
  lines: z.int().positive(),
  stake: amountInput,
  odds: oddsText,
});

export const betQuote = endpoint('POST', '/api/lottery/bet/quote', {
  request: z.object({
    lottery: slug,
    items: z
      .array(
        betItem.pick({ played: true, content: true, unit_stake: true, multiple: true, rebate_ppm: true }),
      )
      .min(1)
      .max(200),
  }),
  reply: z.array(z.object({ lines: z.int(), stake: amountText, odds: oddsText, max_win: amountText })),
  errors: [
    'not_found',
    'lottery_suspended',
    'rebate_above_max',
    'amount_invalid',
    'amount_below_min',
    'amount_above_max',
  ],
  access: 'session',
  limit: 'other',
  writes: false,
  large: true,
  about: 'Lines, stake, odds and maximum return of bets not yet placed.',
});

/** Signed proof of acceptance (B4): leaf preimage, draw, and the path to the signed root of its batch. */
export const receipt = z.object({
  leaf: z.string(),
  lottery_id: slug,
  issue: issueText,
  close_at: ms,
  descriptor_hash: hex,
  path: z.array(hex),
  index: z.int(),
  size: z.int(),
  root: hex,
  signature: hex,
  key: hex,
});

export const betPlace = endpoint('POST', '/api/lottery/bet', {
  request: z.object({
    rid: requestRid,
    lottery: slug,
    issue: issueText,
    items: z.array(betItem).min(1).max(200),
  }),
  reply: z.object({
    /** One entry per item, in order: an accepted bet, or the code of its refusal. */
    items: z.array(
      z.union([
        z.object({ ok: z.literal(true), bet_id: rowId, stake: amountText, placed_at: ms, receipt }),
        z.object({
          ok: z.literal(false),
          code: z.string(),
          data: z.record(z.string(), z.unknown()).optional(),
        }),
      ]),
    ),
    balance: amountText,
  }),
  errors: [
    'not_found',
    'lottery_suspended',
    'draw_not_open',
    'draw_closed',
    'balance_insufficient',
    'odds_changed',
    'rebate_above_max',
    'amount_invalid',
    'amount_below_min',
    'amount_above_max',
    'bet_limit_exceeded',
    'exposure_exceeded',
    'limit_stake_reached',
    'limit_loss_reached',
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
  largeReply: true,
  about:
    'Places bets on one draw. A retry with the same `rid` and body returns the same reply and bets once.',
});

export const betCancel = endpoint('POST', '/api/lottery/bet/cancel', {
  request: z.object({ rid: requestRid.optional(), bet_id: rowId }),
  reply: z.object({ bet_id: rowId, balance: amountText }),
  errors: ['not_found', 'draw_closed', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Cancels a bet while its draw is open; the full stake is refunded (B5).',
});
