import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, cursor, issueText, ms, pageSize, ppm, requestRid, rowId, slug } from '../schemas.ts';
import { claimErrors } from './reward.ts';

/** A day of the platform's time zone. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** What the stake was on: a lottery family, or a game platform. */
const productKind = z.enum(['lottery', 'platform']);
/** A lottery family or a game platform. */
const product = { kind: productKind, product: slug };

/** `stake` less `excluded` is `qualifying`; `amount` is `qualifying` times the rate, cut to hundredths. */
const sums = {
  /** Settled stake. Void and cancelled bets and trial money are not in it. */
  stake: amountText,
  /** The part that earns nothing: returned by ties, on opposite sides of one draw, or with the highest own rebate. */
  excluded: amountText,
  qualifying: amountText,
  amount: amountText,
};

/** `running`: the day is not over, or its rows are being made. `none`: nothing to claim. */
export const waterBackState = z.enum(['running', 'ready', 'claimed', 'none']);

export const waterBackRow = z.object({
  /** Null while the day is running. */
  id: rowId.nullable(),
  day,
  ...product,
  ...sums,
  /** By the VIP level of the day. */
  rate_ppm: ppm,
  state: waterBackState,
});

/** Why stake of a bet earns no water-back. */
export const waterBackReason = z.enum(['opposite', 'tied', 'rebate_max', 'edge']);

export const userWaterback = endpoint('POST', '/api/user/waterback', {
  request: z.object({
    /** First and last day of the rows, at most 31 days; by default yesterday. */
    from: day.optional(),
    to: day.optional(),
  }),
  reply: z.object({
    currency: z.string(),
    level: z.int(),
    lottery_ppm: ppm,
    platform_ppm: ppm,
    /** False for trial accounts, on a break, when excluded, or with promotions switched off. */
    available: z.boolean(),
    /** The running day, its end (the cut-off), and when its rows can be claimed at the latest. */
    today: day,
    cut_off: ms,
    ready_from: ms,
    /** All that can be claimed now, of every day; there is no deadline. */
    ready: z.object({ amount: amountText, rows: z.int(), days: z.array(day) }),
    from: day,
    to: day,
    /** One row for each day and product with settled stake, newest day first, then by amount. */
    rows: z.array(waterBackRow),
    total: z.object(sums),
    /** Mean loss of the stake of these rows, by the house edge of each product. */
    mean_loss: amountText,
    /** Sums of the last 7 days before today, oldest first. */
    days: z.array(z.object({ day, amount: amountText, state: waterBackState })),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's water-back: what can be claimed, and the rows of some days.",
});

export const userWaterbackBets = endpoint('POST', '/api/user/waterback/bets', {
  request: z.object({ day, ...product, limit: pageSize, before: cursor.optional() }),
  reply: z.object({
    /** Number of bets or rounds, and the sums of the row. */
    count: z.int(),
    rate_ppm: ppm,
    ...sums,
    items: z.array(
      z.object({
        /** A bet, or the number of a round on a platform. */
        id: rowId,
        /** Time of the decision. */
        at: ms,
        lottery_id: slug.nullable(),
        issue: issueText.nullable(),
        played: slug.nullable(),
        game: slug.nullable(),
        stake: amountText,
        /** The part of the stake that counts. */
        qualifying: amountText,
        /** `qualifying` times the rate, not cut: the row is cut once. */
        amount: amountText,
        /** Why less than the stake counts; null when all of it does. */
        reason: waterBackReason.nullable(),
      }),
    ),
    next: cursor.nullable(),
  }),
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'One row of water-back, bet by bet, newest first, with the bets that do not count and why.',
});

export const userWaterbackClaim = endpoint('POST', '/api/user/waterback/claim', {
  request: z.object({
    rid: requestRid,
    /** Rows by id, or all that are ready. */
    rows: z.union([z.literal('all'), z.array(rowId).min(1).max(500)]),
  }),
  reply: z.object({
    /** Number of the claim in the history, its rows and their sum. */
    claim: rowId,
    rows: z.int(),
    amount: amountText,
    balance: amountText,
  }),
  errors: ['not_found', ...claimErrors],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Claims water-back: all of the named rows, or none. It is in the main balance at once, without a requirement.',
});

export const userWaterbackHistory = endpoint('POST', '/api/user/waterback/history', {
  request: z.object({ limit: pageSize, before: cursor.optional() }),
  reply: z.object({
    items: z.array(
      z.object({
        id: rowId,
        at: ms,
        amount: amountText,
        rows: z.int(),
        /** First and last day of its rows. */
        from: day,
        to: day,
      }),
    ),
    next: cursor.nullable(),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's claims of water-back, newest first.",
});
