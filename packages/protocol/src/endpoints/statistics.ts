import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { betContent, drawnNumbers, issueText, ms, slug } from '../schemas.ts';

/** A calendar date `YYYY-MM-DD` in the lottery's own time zone. */
const calendarDate = z.iso.date();

/** A past draw, with the fields that trends and result lists need. */
export const pastDraw = z.object({
  issue: issueText,
  draw_at: ms,
  /** Null for a void draw. */
  result: drawnNumbers.nullable(),
  /** Later official numbers; statistics still count `result`. */
  corrected: drawnNumbers.optional(),
  /** Whether a transcript is published for verification. */
  proof: z.boolean(),
  /** Generated for times before the first start. */
  sample: z.boolean(),
  /** Kind `simulated` is labelled wherever the draw is shown. */
  beacon: z.enum(['drand', 'simulated']).nullable(),
});

export const drawTrend = endpoint('POST', '/api/lottery/trend', {
  request: z.object({
    lottery: slug,
    /** Number of newest draws; ignored when a date is given. */
    count: z.int().min(1).max(500).default(100),
    /** All draws of `date`, or from `date` to `until`, both included. */
    date: calendarDate.optional(),
    until: calendarDate.optional(),
  }),
  reply: z.object({
    /** Newest first, void draws included. At most 2000 draws; a longer span returns its newest. */
    items: z.array(pastDraw),
    /** Results before the first item, newest first; counts of omissions continue from them. */
    earlier: z.array(drawnNumbers),
    /** Whether the span holds more draws than were returned. */
    cut: z.boolean(),
  }),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Drawn numbers of one lottery for trends and lists: the newest draws, or a span of dates.',
});

const counts = z.record(z.string().max(40), z.int().nonnegative());

export const drawStatistics = endpoint('POST', '/api/lottery/statistics', {
  request: z.object({ lottery: slug, date: calendarDate.optional() }),
  reply: z.object({
    date: calendarDate,
    /** Start (included) and end (excluded) of the date. */
    from: ms,
    until: ms,
    /** Number of draws scheduled for the date; null for a lottery with calendar dates. */
    planned: z.int().nullable(),
    drawn: z.int().nonnegative(),
    void: z.int().nonnegative(),
    /** How often each outcome of a two-sided property was drawn, in board order. */
    tracks: z.array(z.object({ key: z.string().max(40), counts })),
    /** How often each value of a form was drawn. */
    forms: z.array(z.object({ key: z.string().max(40), counts })),
    /** Sum of the totals drawn, and the expected mean per draw in tenths; null for lotteries without totals. */
    total: z.object({ key: z.string().max(40), sum: z.int(), expected_tenths: z.int() }).nullable(),
  }),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Counts of what one lottery drew on a date in its own time zone; default today.',
});

export const drawDragon = endpoint('POST', '/api/lottery/dragon', {
  request: z.object({
    /** Default: all lotteries. */
    lottery: z.array(slug).max(64).optional(),
    /** Shortest run listed. */
    min: z.int().min(2).max(50).default(3),
  }),
  reply: z.array(
    z.object({
      lottery_id: slug,
      /** Newest issue of the run. */
      issue: issueText,
      key: z.string().max(40),
      /** Subject of the run: `place` with the position's name, or the key of a total or part. */
      subject: z.string().max(40),
      label: z.string().max(20).nullable(),
      against: z.string().max(20).nullable(),
      aspect: z.enum(['size', 'parity', 'dragon-tiger', 'color', 'halves']),
      word: z.string().max(40),
      run: z.int().positive(),
      /** Bets on either outcome in the next draw; null where no such bet exists. */
      bet: z
        .object({ played: slug, picks: z.array(z.object({ word: z.string().max(40), content: betContent })) })
        .nullable(),
    }),
  ),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Runs of equal two-sided outcomes in the newest draws, longest first, at most 200 (长龙).',
});
